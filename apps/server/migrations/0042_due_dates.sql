CREATE TABLE "credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"document" text NOT NULL,
	"cents" bigint NOT NULL,
	"rest_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rest_paid_at" timestamp with time zone,
	CONSTRAINT "credit_notes_document_unique" UNIQUE("document"),
	CONSTRAINT "credit_notes_amounts" CHECK ("credit_notes"."cents" > 0 and "credit_notes"."rest_cents" between 0 and "credit_notes"."cents")
);
--> statement-breakpoint
CREATE TABLE "due_dates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"term_days" smallint NOT NULL,
	"handed_over_on" date NOT NULL,
	"due_on" date NOT NULL,
	"cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"reminded" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "due_dates_term" UNIQUE("order_id","term_days"),
	CONSTRAINT "due_dates_terms" CHECK ("due_dates"."term_days" in (30, 60)),
	CONSTRAINT "due_dates_amounts" CHECK ("due_dates"."cents" > 0 and "due_dates"."paid_cents" >= 0 and "due_dates"."credited_cents" >= 0 and "due_dates"."paid_cents" + "due_dates"."credited_cents" <= "due_dates"."cents"),
	CONSTRAINT "due_dates_reminded" CHECK ("due_dates"."reminded" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_dates" ADD CONSTRAINT "due_dates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_dates" ADD CONSTRAINT "due_dates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order_id_index" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "due_dates_company_id_due_on_index" ON "due_dates" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE INDEX "due_dates_open" ON "due_dates" USING btree ("company_id","due_on") WHERE "due_dates"."paid_cents" + "due_dates"."credited_cents" < "due_dates"."cents";--> statement-breakpoint
CREATE INDEX "orders_on_account" ON "orders" USING btree ("company_id") WHERE "orders"."payment_type_id" = 5 and "orders"."status" not in (6, 13, 8, 11);