-- What must never happen is refused here, whatever the program does.

-- One cart in use per customer and company; no company is a company of its own.
CREATE UNIQUE INDEX carts_one_open_per_customer ON carts (user_id, company_id) NULLS NOT DISTINCT
  WHERE user_id IS NOT NULL AND status IN (1, 2, 4);
--> statement-breakpoint
ALTER TABLE categories ADD CONSTRAINT categories_parent_fk FOREIGN KEY (parent_id) REFERENCES categories (id);
--> statement-breakpoint
CREATE SEQUENCE order_number_seq;
--> statement-breakpoint

-- Price history: append-only, one row per change, per price list.
CREATE FUNCTION prices_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (price_list_id, product_id, price_cents)
    SELECT price_list_id, product_id, price_cents FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION prices_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (price_list_id, product_id, price_cents)
    SELECT c.price_list_id, c.product_id, c.price_cents FROM changed c
    JOIN before b USING (price_list_id, product_id) WHERE b.price_cents <> c.price_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION prices_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (price_list_id, product_id, price_cents)
    SELECT price_list_id, product_id, NULL FROM before;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_history_insert AFTER INSERT ON prices
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prices_inserted();
--> statement-breakpoint
CREATE TRIGGER prices_history_update AFTER UPDATE ON prices
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prices_updated();
--> statement-breakpoint
CREATE TRIGGER prices_history_delete AFTER DELETE ON prices
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION prices_deleted();
--> statement-breakpoint
CREATE FUNCTION price_history_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'price_history is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history
  FOR EACH STATEMENT EXECUTE FUNCTION price_history_is_append_only();
--> statement-breakpoint

-- Order status moves: those of the domain package's ORDER_MOVES, and every one is logged.
CREATE FUNCTION orders_status_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM order_status_moves WHERE from_status = OLD.status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'order % may not move from status % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'orders_status_move';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_status_move BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION orders_status_move();
--> statement-breakpoint
CREATE FUNCTION orders_status_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_status_log (order_id, from_status, to_status, at)
    VALUES (NEW.id, CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END, NEW.status,
            CASE WHEN TG_OP = 'INSERT' THEN NEW.placed_at ELSE now() END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_status_log_insert AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_status_logged();
--> statement-breakpoint
CREATE TRIGGER orders_status_log_update AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION orders_status_logged();
--> statement-breakpoint

-- Catalogue changes are counted and announced: every process rebuilds its index from them.
INSERT INTO catalogue_version (id) VALUES (1);
--> statement-breakpoint
ALTER TABLE catalogue_version ADD CONSTRAINT catalogue_version_one_row CHECK (id = 1);
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1, changed_at = now();
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER prices_changed AFTER INSERT OR UPDATE OR DELETE ON prices
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER promotions_changed AFTER INSERT OR UPDATE OR DELETE ON promotions
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER promotion_prices_changed AFTER INSERT OR UPDATE OR DELETE ON promotion_prices
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint

-- Stock is announced only when what a shopper sees of it changes (none, few, many): payload 'warehouse:product:level,…'.
CREATE FUNCTION stock_level(quantity numeric) RETURNS text LANGUAGE sql IMMUTABLE AS
  $$ SELECT CASE WHEN quantity <= 0 THEN 'none' WHEN quantity <= 5 THEN 'few' ELSE 'many' END $$;
--> statement-breakpoint
CREATE FUNCTION stock_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text;
  how_many bigint;
BEGIN
  SELECT string_agg(c.warehouse_id || ':' || c.product_id || ':' || stock_level(c.quantity), ','), count(*)
    INTO changes, how_many
    FROM changed c JOIN before b USING (warehouse_id, product_id)
    WHERE stock_level(c.quantity) <> stock_level(b.quantity);
  IF how_many > 200 THEN
    PERFORM pg_notify('stock_changed', 'all');
  ELSIF how_many > 0 THEN
    PERFORM pg_notify('stock_changed', changes);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stock_updated();
--> statement-breakpoint
CREATE FUNCTION stock_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock_changed', 'all');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT OR DELETE ON stock FOR EACH STATEMENT EXECUTE FUNCTION stock_replaced();
