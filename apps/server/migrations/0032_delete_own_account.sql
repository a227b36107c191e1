CREATE TABLE "first_sign_ins" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "first_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "first_sign_ins" ADD CONSTRAINT "first_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_deletion_asked" ON "users" USING btree ("deletion_asked_at") WHERE "users"."deletion_asked_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted" CHECK ("users"."deleted_at" is null or "users"."is_disabled");--> statement-breakpoint

UPDATE account_tokens a SET first_used_at = f.first
FROM (SELECT family, min(created_at) AS first FROM account_tokens GROUP BY family) f WHERE f.family = a.family;
--> statement-breakpoint
INSERT INTO first_sign_ins (user_id, at)
SELECT user_id, min(at) FROM (
  SELECT user_id, created_at AS at FROM sessions WHERE user_id IS NOT NULL
  UNION ALL SELECT user_id, created_at FROM account_tokens
  UNION ALL SELECT user_id, signed_in_at FROM known_addresses
  UNION ALL SELECT user_id, placed_at FROM orders) seen
GROUP BY user_id;
--> statement-breakpoint

-- Nobody orders for an account that was closed. The lock waits for a deletion that is under way.
CREATE FUNCTION orders_of_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed boolean;
BEGIN
  SELECT is_disabled INTO closed FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  IF closed THEN
    RAISE EXCEPTION 'account % is closed', NEW.user_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'orders_of_open_account';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_of_open_account BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.cart_id IS NOT NULL) EXECUTE FUNCTION orders_of_open_account();
--> statement-breakpoint

-- What was done with an order stays written; only the customer's name goes when the account is deleted.
CREATE OR REPLACE FUNCTION order_acts_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.user_id IS NOT NULL AND NEW.actor = ''
      AND to_jsonb(NEW) - 'actor' = to_jsonb(OLD) - 'actor' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of order_acts are never changed or removed'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_acts_append_only';
END $$;
--> statement-breakpoint

-- The names of who took the goods may go later, whatever became of the order.
DROP TRIGGER handed_over_with_status ON handovers;
--> statement-breakpoint
CREATE TRIGGER handed_over_with_status BEFORE INSERT OR UPDATE OF order_id, receiver, age_checked, age_document, deposits,
    deposit_cents, due_cents, collected_cents ON handovers
  FOR EACH ROW EXECUTE FUNCTION handed_over_with_status();
