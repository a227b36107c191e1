CREATE TABLE "cart_gift_certificates" (
	"cart_id" bigint NOT NULL,
	"gift_certificate_id" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_gift_certificates_cart_id_gift_certificate_id_pk" PRIMARY KEY("cart_id","gift_certificate_id")
);
--> statement-breakpoint
CREATE TABLE "gift_certificate_holders" (
	"gift_certificate_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"company_id" bigint
);
--> statement-breakpoint
CREATE TABLE "gift_certificate_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_certificate_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_certificate_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "gift_certificate_uses_orderId_giftCertificateId_unique" UNIQUE("order_id","gift_certificate_id"),
	CONSTRAINT "gift_certificate_uses_cents" CHECK ("gift_certificate_uses"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" "bytea" NOT NULL,
	"hint" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"order_item_id" bigint,
	"serial" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_certificates_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_certificates_orderItemId_serial_unique" UNIQUE("order_item_id","serial"),
	CONSTRAINT "gift_certificates_balance" CHECK ("gift_certificates"."balance_cents" between 0 and "gift_certificates"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "packagings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packagings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"descr" text NOT NULL,
	"cost_cents" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	"is_deposit" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "packagings_code_unique" UNIQUE("code"),
	CONSTRAINT "packagings_vat" CHECK ("packagings"."vat_rate" in (0, 4, 5, 10, 22)),
	CONSTRAINT "packagings_cost" CHECK ("packagings"."cost_cents" >= 0),
	CONSTRAINT "packagings_deposit" CHECK (not "packagings"."is_deposit" or "packagings"."vat_rate" = 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"payment_type_id" smallint NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"captured_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"stored_card_id" bigint,
	"authorised_until" timestamp with time zone,
	"authorise_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_provider_providerReference_unique" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled', 'refunded')),
	CONSTRAINT "payment_attempts_captured" CHECK ("payment_attempts"."captured_cents" between 0 and "payment_attempts"."amount_cents"),
	CONSTRAINT "payment_attempts_refunded" CHECK ("payment_attempts"."refunded_cents" between 0 and "payment_attempts"."captured_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_reference" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_eventId_unique" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"provider_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_cents" CHECK ("payment_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"captured_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_payments_captured" CHECK ("sandbox_payments"."captured_cents" between 0 and "sandbox_payments"."amount_cents"),
	CONSTRAINT "sandbox_payments_refunded" CHECK ("sandbox_payments"."refunded_cents" between 0 and "sandbox_payments"."captured_cents")
);
--> statement-breakpoint
CREATE TABLE "sepa_collections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sepa_collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"mandate_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"list" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sepa_collections_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "sepa_collections_cents" CHECK ("sepa_collections"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "sepa_mandates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sepa_mandates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"signed_on" date NOT NULL,
	"scheme" text DEFAULT 'CORE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sepa_mandates_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sepa_mandates_scheme" CHECK ("sepa_mandates"."scheme" in ('CORE', 'B2B'))
);
--> statement-breakpoint
CREATE TABLE "stored_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"provider_customer" text DEFAULT '' NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "stored_cards_provider_providerReference_unique" UNIQUE("provider","provider_reference"),
	CONSTRAINT "stored_cards_last_four" CHECK ("stored_cards"."last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" bigint,
	"delivery_service_id" smallint,
	"date" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "closures_one" UNIQUE NULLS NOT DISTINCT("warehouse_id","delivery_service_id","date")
);
--> statement-breakpoint
CREATE TABLE "locker_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locker_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"timeslot_id" bigint NOT NULL,
	"compartments" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "locker_bookings_storeId_timeslotId_unique" UNIQUE("store_id","timeslot_id"),
	CONSTRAINT "locker_bookings_not_overfull" CHECK ("locker_bookings"."booked" >= 0 and "locker_bookings"."booked" <= "locker_bookings"."compartments")
);
--> statement-breakpoint
CREATE TABLE "usual_timeslots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usual_timeslots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"delivery_service_id" smallint NOT NULL,
	"weekday" smallint NOT NULL,
	"begin_time" time NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usual_timeslots_one" UNIQUE NULLS NOT DISTINCT("user_id","company_id"),
	CONSTRAINT "usual_timeslots_weekday" CHECK ("usual_timeslots"."weekday" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "is_address_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "is_timeslot_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "select_options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "daily_max" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packaging_id" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "per_package" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "volume_millilitres" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gift_value_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packages_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "worst_case_cents" bigint;--> statement-breakpoint
-- Orders from before come to what they say.
UPDATE "orders" SET "worst_case_cents" = "total_cents";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "worst_case_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locker_booking_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "compartments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "compartments" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "compartment_millilitres" integer;--> statement-breakpoint
ALTER TABLE "timeslot_holds" ADD COLUMN "locker_booking_id" bigint;--> statement-breakpoint
ALTER TABLE "timeslot_holds" ADD COLUMN "compartments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "timeslots" ADD COLUMN "is_single" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_gift_certificates" ADD CONSTRAINT "cart_gift_certificates_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gift_certificates" ADD CONSTRAINT "cart_gift_certificates_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_holders" ADD CONSTRAINT "gift_certificate_holders_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_holders" ADD CONSTRAINT "gift_certificate_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_holders" ADD CONSTRAINT "gift_certificate_holders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_uses" ADD CONSTRAINT "gift_certificate_uses_gift_certificate_id_gift_certificates_id_fk" FOREIGN KEY ("gift_certificate_id") REFERENCES "public"."gift_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificate_uses" ADD CONSTRAINT "gift_certificate_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD CONSTRAINT "gift_certificates_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_stored_card_id_stored_cards_id_fk" FOREIGN KEY ("stored_card_id") REFERENCES "public"."stored_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_collections" ADD CONSTRAINT "sepa_collections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_collections" ADD CONSTRAINT "sepa_collections_mandate_id_sepa_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sepa_mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_cards" ADD CONSTRAINT "stored_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_bookings" ADD CONSTRAINT "locker_bookings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_bookings" ADD CONSTRAINT "locker_bookings_timeslot_id_timeslots_id_fk" FOREIGN KEY ("timeslot_id") REFERENCES "public"."timeslots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_timeslots" ADD CONSTRAINT "usual_timeslots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_timeslots" ADD CONSTRAINT "usual_timeslots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_timeslots" ADD CONSTRAINT "usual_timeslots_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_gift_certificates_gift_certificate_id_index" ON "cart_gift_certificates" USING btree ("gift_certificate_id");--> statement-breakpoint
CREATE INDEX "gift_certificate_holders_user_id_index" ON "gift_certificate_holders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_certificate_holders_company_id_index" ON "gift_certificate_holders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "gift_certificate_uses_gift_certificate_id_index" ON "gift_certificate_uses" USING btree ("gift_certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured');--> statement-breakpoint
CREATE INDEX "payment_attempts_order_id_index" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_stored_card_id_index" ON "payment_attempts" USING btree ("stored_card_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("updated_at") WHERE "payment_attempts"."state" in ('created', 'pending', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_to_authorise" ON "payment_attempts" USING btree ("authorise_at") WHERE "payment_attempts"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_attempt_id_index" ON "payment_refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_created_at_index" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sepa_collections_mandate_id_index" ON "sepa_collections" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "sepa_collections_list_index" ON "sepa_collections" USING btree ("list");--> statement-breakpoint
CREATE UNIQUE INDEX "sepa_mandates_one_active" ON "sepa_mandates" USING btree ("company_id") WHERE "sepa_mandates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "stored_cards_user_id_company_id_index" ON "stored_cards" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "stored_cards_company_id_index" ON "stored_cards" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "closures_delivery_service_id_index" ON "closures" USING btree ("delivery_service_id");--> statement-breakpoint
CREATE INDEX "closures_date_index" ON "closures" USING btree ("date");--> statement-breakpoint
CREATE INDEX "locker_bookings_timeslot_id_index" ON "locker_bookings" USING btree ("timeslot_id");--> statement-breakpoint
CREATE INDEX "usual_timeslots_company_id_index" ON "usual_timeslots" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "usual_timeslots_delivery_service_id_index" ON "usual_timeslots" USING btree ("delivery_service_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packaging_id_packagings_id_fk" FOREIGN KEY ("packaging_id") REFERENCES "public"."packagings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_locker_booking_id_locker_bookings_id_fk" FOREIGN KEY ("locker_booking_id") REFERENCES "public"."locker_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeslot_holds" ADD CONSTRAINT "timeslot_holds_locker_booking_id_locker_bookings_id_fk" FOREIGN KEY ("locker_booking_id") REFERENCES "public"."locker_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_packaging_id_index" ON "products" USING btree ("packaging_id");--> statement-breakpoint
CREATE INDEX "orders_locker_booking_id_index" ON "orders" USING btree ("locker_booking_id");--> statement-breakpoint
CREATE INDEX "orders_pay_by" ON "orders" USING btree ("pay_by") WHERE "orders"."pay_by" is not null;--> statement-breakpoint
CREATE INDEX "timeslot_holds_locker_booking_id_index" ON "timeslot_holds" USING btree ("locker_booking_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_packaging" CHECK (("products"."packaging_id" is null) = ("products"."per_package" is null) and ("products"."per_package" is null or "products"."per_package" > 0));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_daily_max" CHECK ("products"."daily_max" is null or "products"."daily_max" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gift_value" CHECK ("products"."gift_value_cents" is null or "products"."gift_value_cents" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."total_cents" >= 0 and "orders"."gift_cents" >= 0 and "orders"."packages_cents" >= 0 and "orders"."worst_case_cents" >= "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."items_cents" + "orders"."packages_cents" + "orders"."delivery_fee_cents" - "orders"."gift_cents");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_compartments" CHECK ("stores"."compartments" > 0 and "stores"."compartment_millilitres" > 0);