ALTER TABLE "payment_attempts" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- An order that is paid before it is prepared (card 2, bank transfer 3) is prepared only with a payment that covers it:
-- the worst case by card, the total by bank transfer.
CREATE FUNCTION orders_paid_first() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM payment_attempts a
    WHERE a.order_id = NEW.id AND a.payment_type_id = NEW.payment_type_id
      AND (a.state IN ('stored', 'authorised') AND a.amount_cents >= NEW.worst_case_cents
        OR a.state = 'captured' AND a.captured_cents - a.refunded_cents > 0 AND a.amount_cents >= NEW.total_cents))
  THEN
    RAISE EXCEPTION 'order % is not paid', NEW.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'orders_paid_first';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_paid_first BEFORE UPDATE OF status, payment_type_id ON orders
  FOR EACH ROW WHEN (NEW.payment_type_id IN (2, 3) AND NEW.status IN (1, 2)
    AND (OLD.status IN (9, 10, 18) OR OLD.payment_type_id IS DISTINCT FROM NEW.payment_type_id))
  EXECUTE FUNCTION orders_paid_first();
