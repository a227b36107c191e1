CREATE TABLE "exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "exports_kind" CHECK (("exports"."kind" = 'products') = ("exports"."company_id" is not null)),
	CONSTRAINT "exports_state" CHECK ("exports"."state" in ('waiting', 'running', 'ready', 'failed', 'expired')),
	CONSTRAINT "exports_progress" CHECK ("exports"."progress" between 0 and 100),
	CONSTRAINT "exports_ready" CHECK ("exports"."state" not in ('ready', 'expired') or ("exports"."done_at" is not null and "exports"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"shot" text NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pictures_place" UNIQUE("product_id","shot","number"),
	CONSTRAINT "product_pictures_shot" CHECK ("product_pictures"."shot" in ('front', 'back', 'label', 'open', 'use')),
	CONSTRAINT "product_pictures_number" CHECK ("product_pictures"."number" between 1 and 9),
	CONSTRAINT "product_pictures_hash" CHECK ("product_pictures"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "product_pictures_type" CHECK ("product_pictures"."type" in ('jpeg', 'png', 'webp')),
	CONSTRAINT "product_pictures_size" CHECK ("product_pictures"."width" > 0 and "product_pictures"."height" > 0 and "product_pictures"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "images_in_contract" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_user_id_company_id_index" ON "exports" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "exports_open" ON "exports" USING btree ("company_id") WHERE "exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "exports_company_id_index" ON "exports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "exports_expires_at_index" ON "exports" USING btree ("expires_at");