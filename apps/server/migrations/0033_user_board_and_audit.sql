ALTER TABLE "audit_log" ADD COLUMN "actor_user_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "as_user_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by_user_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_user_id_users_id_fk" FOREIGN KEY ("placed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_customer_id_index" ON "audit_log" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "audit_log_order_id_index" ON "audit_log" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_placed_by_user_id_index" ON "orders" USING btree ("placed_by_user_id");--> statement-breakpoint

-- Notes in the audit log what an act changes, in its transaction. Who makes the call is told by the setting
-- cambusa.doer of the transaction ({userId, asUserId, requestId}); commands, jobs and imports have none.
-- Arguments of the trigger: the act, the word of the subject, the columns with the subject's, the customer's and the
-- order's id ('' for none), then the columns that are noted.
CREATE FUNCTION audit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  doer jsonb := coalesce(nullif(current_setting('cambusa.doer', true), ''), '{}')::jsonb;
  was jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  is_now jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  known jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  noted text[] := TG_ARGV[5:];
  before_change jsonb;
  after_change jsonb;
BEGIN
  SELECT jsonb_object_agg(name, was -> name), jsonb_object_agg(name, is_now -> name) INTO before_change, after_change
    FROM unnest(noted) name WHERE was -> name IS DISTINCT FROM is_now -> name;
  IF before_change IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_log (actor, actor_user_id, as_user_id, act, subject, customer_id, order_id, before, after, request_id, details)
    VALUES (coalesce('user ' || (doer ->> 'userId'), 'shop'), (doer ->> 'userId')::bigint, (doer ->> 'asUserId')::bigint,
      TG_ARGV[0], TG_ARGV[1] || ' ' || (known ->> TG_ARGV[2]), (known ->> nullif(TG_ARGV[3], ''))::bigint,
      (known ->> nullif(TG_ARGV[4], ''))::bigint, CASE WHEN TG_OP <> 'INSERT' THEN before_change END,
      CASE WHEN TG_OP <> 'DELETE' THEN after_change END, doer ->> 'requestId', '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_audited AFTER UPDATE OF user_type_id, profile_level, is_disabled, cod_int, store_card, credential_version ON users
  FOR EACH ROW EXECUTE FUNCTION
    audit_changed('accounts.changed', 'user', 'id', 'id', '', 'user_type_id', 'profile_level', 'is_disabled', 'cod_int', 'store_card',
    'credential_version');
--> statement-breakpoint
CREATE TRIGGER store_cards_audited AFTER UPDATE OF state ON store_cards
  FOR EACH ROW EXECUTE FUNCTION audit_changed('cards.changed', 'card', 'code', '', '', 'state');
--> statement-breakpoint
CREATE TRIGGER companies_audited AFTER UPDATE ON companies
  FOR EACH ROW EXECUTE FUNCTION
    audit_changed('companies.changed', 'company', 'id', '', '', 'vat_number', 'price_list_id', 'credit_cents', 'max_cart_products');
--> statement-breakpoint
CREATE TRIGGER company_members_audited AFTER UPDATE OR DELETE ON company_members
  FOR EACH ROW EXECUTE FUNCTION
    audit_changed('companies.members', 'company', 'company_id', '', '', 'cod_int', 'is_default');
--> statement-breakpoint
CREATE TRIGGER consents_audited AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION audit_changed('consents.given', 'user', 'user_id', 'user_id', '', 'kind', 'given', 'version');
--> statement-breakpoint
CREATE TRIGGER sessions_audited AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION audit_changed('sessions.ended', 'user', 'user_id', 'user_id', '', 'revoked_at');
--> statement-breakpoint
CREATE TRIGGER orders_audited AFTER UPDATE OF status ON orders
  FOR EACH ROW EXECUTE FUNCTION audit_changed('orders.moved', 'order', 'number', 'user_id', 'id', 'status');
--> statement-breakpoint
CREATE TRIGGER orders_placed_audited AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION audit_changed('orders.placed', 'order', 'number', 'user_id', 'id', 'status', 'payment_type_id');
