ALTER TABLE "cart_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint

-- Room on each page, so that a changed quantity stays on its page and touches no index.
ALTER TABLE carts SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE cart_items SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE sessions SET (fillfactor = 80);
--> statement-breakpoint

-- Processes cache sessions; what a cached one shows is announced when it changes:
-- 's:<token hash>' one session, 'v:<token hash>' a visitor's cart, 'u:<id>' a customer, 'all'.
CREATE FUNCTION session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 's:' || encode(NEW.token_hash, 'hex'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_changed AFTER UPDATE OF revoked_at, user_id, company_id ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at OR OLD.user_id IS DISTINCT FROM NEW.user_id
    OR OLD.company_id IS DISTINCT FROM NEW.company_id)
  EXECUTE FUNCTION session_changed();
--> statement-breakpoint
CREATE FUNCTION cart_store_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed',
    CASE WHEN NEW.user_id IS NULL THEN 'v:' || encode(NEW.visitor_hash, 'hex') ELSE 'u:' || NEW.user_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER carts_store_changed AFTER UPDATE OF store_id, warehouse_id ON carts
  FOR EACH ROW WHEN (OLD.store_id <> NEW.store_id OR OLD.warehouse_id <> NEW.warehouse_id)
  EXECUTE FUNCTION cart_store_changed();
--> statement-breakpoint
CREATE FUNCTION user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'u:' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION user_changed();
--> statement-breakpoint
CREATE FUNCTION all_sessions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'all');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_changed AFTER UPDATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION all_sessions_changed();
--> statement-breakpoint
CREATE TRIGGER warehouses_changed AFTER UPDATE ON warehouses
  FOR EACH STATEMENT EXECUTE FUNCTION all_sessions_changed();
