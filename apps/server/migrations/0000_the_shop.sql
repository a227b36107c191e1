CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"address_name" text NOT NULL,
	"address1" text NOT NULL,
	"address_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_validated" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"vat_number" text NOT NULL,
	"fiscal_code" text,
	"sdi_code" text,
	"pec" text,
	"address" text DEFAULT '' NOT NULL,
	"price_list_id" bigint,
	"max_cart_products" integer,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "companies_vatNumber_unique" UNIQUE("vat_number")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"cod_int" text NOT NULL,
	"company_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_members_cod_int_company_id_pk" PRIMARY KEY("cod_int","company_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"company_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"account_family" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type_id" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fiscal_code" text,
	"profile_level" smallint DEFAULT 0 NOT NULL,
	"cod_int" text,
	"store_card" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"default_delivery_address_id" bigint,
	"default_store_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_type" CHECK ("users"."user_type_id" between 1 and 4),
	CONSTRAINT "users_level" CHECK ("users"."profile_level" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"category_type_id" smallint DEFAULT 1 NOT NULL,
	"info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"gtin" text,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"format" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"producer" text DEFAULT '' NOT NULL,
	"category_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"qty_mult" numeric(12, 3) DEFAULT 1 NOT NULL,
	"min_acq" numeric(12, 3) DEFAULT 0 NOT NULL,
	"weight_selling" numeric(12, 3),
	"step_selling" numeric(12, 3),
	"weight_unit_selling" text,
	"weight_unit_base" text,
	"unit_selling" text DEFAULT 'pz' NOT NULL,
	"content" numeric(12, 3),
	"content_unit" text,
	"drained_weight_grams" integer,
	"vat_rate" smallint NOT NULL,
	"is_food" boolean DEFAULT true NOT NULL,
	"is_perishable" boolean DEFAULT false NOT NULL,
	"withdrawal_class" text DEFAULT 'standard' NOT NULL,
	"min_age" smallint,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"media_key" text NOT NULL,
	"new_until" timestamp with time zone,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_vat" CHECK ("products"."vat_rate" in (0, 4, 5, 10, 22)),
	CONSTRAINT "products_mult" CHECK ("products"."qty_mult" > 0 and "products"."min_acq" >= 0),
	CONSTRAINT "products_weight" CHECK ("products"."kind" <> 'Sfuso' or ("products"."weight_selling" > 0 and "products"."step_selling" > 0 and "products"."weight_unit_selling" is not null and "products"."weight_unit_base" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"warehouse_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	CONSTRAINT "stock_warehouse_id_product_id_pk" PRIMARY KEY("warehouse_id","product_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"price_list_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_cents" bigint,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"price_list_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "prices_price_list_id_product_id_pk" PRIMARY KEY("price_list_id","product_id"),
	CONSTRAINT "prices_positive" CHECK ("prices"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_prices" (
	"promotion_id" bigint NOT NULL,
	"price_list_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "promotion_prices_promotion_id_price_list_id_product_id_pk" PRIMARY KEY("promotion_id","price_list_id","product_id"),
	CONSTRAINT "promotion_prices_positive" CHECK ("promotion_prices"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"promo_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"view" jsonb NOT NULL,
	CONSTRAINT "promotions_key_unique" UNIQUE("key"),
	CONSTRAINT "promotions_dates" CHECK ("promotions"."end_date" >= "promotions"."start_date")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"infos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"use_wp_id" boolean DEFAULT false NOT NULL,
	"delivery_warehouse_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_cartId_productId_notes_unique" UNIQUE("cart_id","product_id","notes"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"visitor_hash" "bytea",
	"user_id" bigint,
	"company_id" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"store_id" bigint NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"delivery_service_id" smallint,
	"address_id" bigint,
	"pickup_store_id" bigint,
	"timeslot_id" bigint,
	"infos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locked_until" timestamp with time zone,
	"prepared" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_owner" CHECK (("carts"."user_id" is null) <> ("carts"."visitor_hash" is null)),
	CONSTRAINT "carts_status" CHECK ("carts"."status" in (1, 2, 3, 4, 7))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" bigint,
	"code" text NOT NULL,
	"gtin" text,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"media_key" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"is_variable_weight" boolean NOT NULL,
	"price_cents" bigint NOT NULL,
	"gross_cents" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	"infos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_items_orderId_position_unique" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_status_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_moves" (
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	CONSTRAINT "order_status_moves_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"cart_id" bigint,
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"company_name" text,
	"status" smallint NOT NULL,
	"store_id" bigint NOT NULL,
	"store_name" text NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"warehouse_name" text NOT NULL,
	"delivery_service_id" smallint NOT NULL,
	"delivery_service_name" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"timeslot_id" bigint,
	"slot_date" date NOT NULL,
	"slot_begin" time NOT NULL,
	"slot_end" time NOT NULL,
	"payment_type_id" smallint NOT NULL,
	"payment_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"infos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"items_cents" bigint NOT NULL,
	"delivery_fee_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"vat" jsonb NOT NULL,
	"total_items" integer NOT NULL,
	"session_hash" "bytea",
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."items_cents" + "orders"."delivery_fee_cents")
);
--> statement-breakpoint
CREATE TABLE "timeslot_holds" (
	"cart_id" bigint PRIMARY KEY NOT NULL,
	"timeslot_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeslot_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeslot_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" bigint NOT NULL,
	"delivery_service_id" smallint NOT NULL,
	"weekday" smallint NOT NULL,
	"begin_time" time NOT NULL,
	"end_time" time NOT NULL,
	"capacity" integer NOT NULL,
	"cutoff_minutes" integer NOT NULL,
	CONSTRAINT "timeslot_templates_warehouseId_deliveryServiceId_weekday_beginTime_unique" UNIQUE("warehouse_id","delivery_service_id","weekday","begin_time")
);
--> statement-breakpoint
CREATE TABLE "timeslots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeslots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" bigint NOT NULL,
	"delivery_service_id" smallint NOT NULL,
	"date" date NOT NULL,
	"begin_time" time NOT NULL,
	"end_time" time NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timeslots_warehouseId_deliveryServiceId_date_beginTime_unique" UNIQUE("warehouse_id","delivery_service_id","date","begin_time"),
	CONSTRAINT "timeslots_not_oversold" CHECK ("timeslots"."booked" >= 0 and "timeslots"."booked" <= "timeslots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "delivery_services" (
	"id" smallint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"descr" text NOT NULL,
	"show_tab" boolean NOT NULL,
	"image" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"free_from_cents" bigint,
	"minimum_cents" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	CONSTRAINT "delivery_services_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_service_id" smallint NOT NULL,
	"postal_code" text NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "service_areas_deliveryServiceId_postalCode_unique" UNIQUE("delivery_service_id","postal_code")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address1" text NOT NULL,
	"address_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"delivery_service_ids" smallint[] NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"price_list_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_store_id_stores_id_fk" FOREIGN KEY ("default_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_prices" ADD CONSTRAINT "promotion_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_pickup_store_id_stores_id_fk" FOREIGN KEY ("pickup_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_log" ADD CONSTRAINT "order_status_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslot_holds" ADD CONSTRAINT "timeslot_holds_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslot_holds" ADD CONSTRAINT "timeslot_holds_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslot_templates" ADD CONSTRAINT "timeslot_templates_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslot_templates" ADD CONSTRAINT "timeslot_templates_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslots" ADD CONSTRAINT "timeslots_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_family_index" ON "account_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_index" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_tokens_company_id_index" ON "account_tokens" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "addresses_user_id_company_id_index" ON "addresses" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "addresses_company_id_index" ON "addresses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "companies_price_list_id_index" ON "companies" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "company_members_company_id_index" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "login_attempts_login_at_index" ON "login_attempts" USING btree ("login","at");--> statement-breakpoint
CREATE INDEX "login_attempts_address_at_index" ON "login_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_company_id_index" ON "sessions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sessions_account_family_index" ON "sessions" USING btree ("account_family");--> statement-breakpoint
CREATE INDEX "sessions_last_seen_at_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login" ON "users" USING btree (lower("login"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_store_card" ON "users" USING btree ("store_card");--> statement-breakpoint
CREATE INDEX "users_cod_int_index" ON "users" USING btree ("cod_int");--> statement-breakpoint
CREATE INDEX "users_default_store_id_index" ON "users" USING btree ("default_store_id");--> statement-breakpoint
CREATE INDEX "categories_parent_id_index" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_gtin_index" ON "products" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "stock_product_id_index" ON "stock" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_history_product_id_price_list_id_valid_from_index" ON "price_history" USING btree ("product_id","price_list_id","valid_from");--> statement-breakpoint
CREATE INDEX "prices_product_id_index" ON "prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promotion_prices_product_id_index" ON "promotion_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promotion_prices_price_list_id_index" ON "promotion_prices" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "cart_items_product_id_index" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open_per_visitor" ON "carts" USING btree ("visitor_hash") WHERE "carts"."user_id" is null and "carts"."status" in (1, 2, 4);--> statement-breakpoint
CREATE INDEX "carts_user_id_company_id_index" ON "carts" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "carts_company_id_index" ON "carts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "carts_store_id_index" ON "carts" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "carts_warehouse_id_index" ON "carts" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "carts_address_id_index" ON "carts" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "carts_pickup_store_id_index" ON "carts" USING btree ("pickup_store_id");--> statement-breakpoint
CREATE INDEX "carts_timeslot_id_index" ON "carts" USING btree ("timeslot_id");--> statement-breakpoint
CREATE INDEX "carts_locked" ON "carts" USING btree ("locked_until") WHERE "carts"."status" = 2;--> statement-breakpoint
CREATE INDEX "order_items_product_id_index" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_status_log_order_id_index" ON "order_status_log" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_company_id_placed_at_index" ON "orders" USING btree ("user_id","company_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_company_id_index" ON "orders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "orders_timeslot_id_index" ON "orders" USING btree ("timeslot_id");--> statement-breakpoint
CREATE INDEX "orders_store_id_index" ON "orders" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "orders_warehouse_id_index" ON "orders" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "orders_session_hash_index" ON "orders" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "timeslot_holds_timeslot_id_expires_at_index" ON "timeslot_holds" USING btree ("timeslot_id","expires_at");--> statement-breakpoint
CREATE INDEX "timeslot_holds_expires_at_index" ON "timeslot_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "timeslot_templates_delivery_service_id_index" ON "timeslot_templates" USING btree ("delivery_service_id");--> statement-breakpoint
CREATE INDEX "timeslots_delivery_service_id_index" ON "timeslots" USING btree ("delivery_service_id");--> statement-breakpoint
CREATE INDEX "service_areas_warehouse_id_index" ON "service_areas" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "service_areas_store_id_index" ON "service_areas" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "stores_warehouse_id_index" ON "stores" USING btree ("warehouse_id");