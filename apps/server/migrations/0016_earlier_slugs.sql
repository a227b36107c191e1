CREATE TABLE "earlier_category_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_category_slugs" ADD CONSTRAINT "earlier_category_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_product_slugs" ADD CONSTRAINT "earlier_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_category_slugs_category_id_index" ON "earlier_category_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "earlier_product_slugs_product_id_index" ON "earlier_product_slugs" USING btree ("product_id");--> statement-breakpoint

-- Whoever changes a slug leaves the one of before here, in the same transaction: the twenty last ones of each.
CREATE FUNCTION product_slug_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM earlier_product_slugs WHERE slug = NEW.slug;
  INSERT INTO earlier_product_slugs (slug, product_id, changed_at) VALUES (OLD.slug, NEW.id, clock_timestamp())
    ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id, changed_at = excluded.changed_at;
  DELETE FROM earlier_product_slugs WHERE slug IN (
    SELECT slug FROM earlier_product_slugs WHERE product_id = NEW.id ORDER BY changed_at DESC, slug OFFSET 20);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_slug_changed AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION product_slug_changed();
--> statement-breakpoint
CREATE FUNCTION category_slug_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM earlier_category_slugs WHERE slug = NEW.slug;
  INSERT INTO earlier_category_slugs (slug, category_id, changed_at) VALUES (OLD.slug, NEW.id, clock_timestamp())
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, changed_at = excluded.changed_at;
  DELETE FROM earlier_category_slugs WHERE slug IN (
    SELECT slug FROM earlier_category_slugs WHERE category_id = NEW.id ORDER BY changed_at DESC, slug OFFSET 20);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER category_slug_changed AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION category_slug_changed();
