CREATE TABLE "order_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "order_news_kind" CHECK ("order_news"."kind" in ('prepare', 'stop'))
);
--> statement-breakpoint
ALTER TABLE "order_news" ADD CONSTRAINT "order_news_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_news_order_id_index" ON "order_news" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_news_untold" ON "order_news" USING btree ("id") WHERE "order_news"."told_at" is null;--> statement-breakpoint

-- What the shop has to learn: there is something to prepare, or no more. An order that was taken over from elsewhere
-- (without a cart) is no news.
CREATE FUNCTION order_news_of_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_shops boolean := TG_OP = 'UPDATE' AND OLD.status IN (1, 2, 3, 4, 5, 12);
BEGIN
  IF NEW.status IN (1, 2) AND NOT was_shops THEN
    INSERT INTO order_news (order_id, kind) VALUES (NEW.id, 'prepare');
  ELSIF NEW.status IN (7, 8, 9, 10, 18) AND was_shops THEN
    INSERT INTO order_news (order_id, kind) VALUES (NEW.id, 'stop');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_news_inserted AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.cart_id IS NOT NULL) EXECUTE FUNCTION order_news_of_status();
--> statement-breakpoint
CREATE TRIGGER order_news_moved AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.cart_id IS NOT NULL AND NEW.status <> OLD.status) EXECUTE FUNCTION order_news_of_status();
