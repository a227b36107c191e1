CREATE TABLE "list_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"product_id" bigint,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"media_key" text NOT NULL,
	"unit" text NOT NULL,
	"price_cents" bigint,
	"quantity" numeric(12, 3) NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"position" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "list_items_quantity" CHECK ("list_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"sort" text DEFAULT 'manual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lists_name" CHECK (char_length("lists"."name") between 1 and 60),
	CONSTRAINT "lists_sort" CHECK ("lists"."sort" in ('manual', 'alf_asc', 'alf_desc')),
	CONSTRAINT "lists_shared" CHECK (not "lists"."is_shared" or "lists"."company_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_items_one_of_a_product" ON "list_items" USING btree ("list_id","product_id","notes") WHERE "list_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "list_items_list_id_position_index" ON "list_items" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "list_items_product_id_index" ON "list_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "list_items_deleted" ON "list_items" USING btree ("deleted_at") WHERE "list_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "lists_user_id_company_id_index" ON "lists" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "lists_company_id_index" ON "lists" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "lists_deleted" ON "lists" USING btree ("deleted_at") WHERE "lists"."deleted_at" is not null;