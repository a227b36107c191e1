CREATE TABLE "bought_together" (
	"product_id" bigint NOT NULL,
	"other_product_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_product_id_pk" PRIMARY KEY("product_id","other_product_id"),
	CONSTRAINT "bought_together_two" CHECK ("bought_together"."product_id" <> "bought_together"."other_product_id")
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_words" CHECK (cardinality("search_synonyms"."words") >= 2)
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_product_id_products_id_fk" FOREIGN KEY ("other_product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_other_product_id_index" ON "bought_together" USING btree ("other_product_id");--> statement-breakpoint
CREATE INDEX "product_versions_product_id_changed_at_index" ON "product_versions" USING btree ("product_id","changed_at");--> statement-breakpoint

CREATE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint

-- Versions of a sheet: what a shopper reads or buys by, and how it is packed. How well it sells is no version.
CREATE FUNCTION product_sheet(product products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(product) - '{id,code,slug,category_id,media_key,new_until,popularity,created_at,updated_at,details}'::text[]
    || product.details - 'picture'
$$;
--> statement-breakpoint
CREATE FUNCTION products_versioned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_versions (product_id, changes)
    SELECT pair.id, (
      SELECT jsonb_object_agg(coalesce(b.key, a.key), jsonb_build_array(b.value, a.value))
        FROM jsonb_each(pair.before) b FULL JOIN jsonb_each(pair.after) a USING (key)
        WHERE b.value IS DISTINCT FROM a.value)
    FROM (
      SELECT c.id, product_sheet(ROW(b.*)::products) AS before, product_sheet(ROW(c.*)::products) AS after
        FROM changed c JOIN before b USING (id)) pair
    WHERE pair.before <> pair.after;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_versioned AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_versioned();
--> statement-breakpoint
CREATE FUNCTION product_versions_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'product_versions is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER product_versions_append_only BEFORE UPDATE ON product_versions
  FOR EACH STATEMENT EXECUTE FUNCTION product_versions_is_append_only();
