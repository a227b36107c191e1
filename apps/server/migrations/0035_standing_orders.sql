CREATE TABLE "list_drafts" (
	"list_id" bigint PRIMARY KEY NOT NULL,
	"from_list_id" bigint,
	"delivery_on" date NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_at" timestamp with time zone,
	"missing" integer NOT NULL,
	"dearer" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	CONSTRAINT "list_drafts_once_a_day" UNIQUE("from_list_id","delivery_on"),
	CONSTRAINT "list_drafts_amounts" CHECK ("list_drafts"."missing" >= 0 and "list_drafts"."dearer" >= 0 and "list_drafts"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "list_standing_orders" (
	"list_id" bigint PRIMARY KEY NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"lead_days" smallint NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_standing_orders_weekdays" CHECK (cardinality("list_standing_orders"."weekdays") between 1 and 7 and "list_standing_orders"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
	CONSTRAINT "list_standing_orders_lead" CHECK ("list_standing_orders"."lead_days" between 0 and 7)
);
--> statement-breakpoint
ALTER TABLE "list_drafts" ADD CONSTRAINT "list_drafts_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_drafts" ADD CONSTRAINT "list_drafts_from_list_id_lists_id_fk" FOREIGN KEY ("from_list_id") REFERENCES "public"."lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_standing_orders" ADD CONSTRAINT "list_standing_orders_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_drafts_delivery_on_index" ON "list_drafts" USING btree ("delivery_on");