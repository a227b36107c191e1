CREATE TABLE "store_service_terms" (
	"store_id" bigint NOT NULL,
	"delivery_service_id" smallint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"free_from_cents" bigint,
	"minimum_cents" bigint NOT NULL,
	"vat_rate" smallint NOT NULL,
	CONSTRAINT "store_service_terms_store_id_delivery_service_id_pk" PRIMARY KEY("store_id","delivery_service_id"),
	CONSTRAINT "store_service_terms_amounts" CHECK ("store_service_terms"."fee_cents" >= 0 and "store_service_terms"."free_from_cents" >= 0 and "store_service_terms"."minimum_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "service_areas" ADD COLUMN "fee_cents" bigint;--> statement-breakpoint
ALTER TABLE "service_areas" ADD COLUMN "minimum_cents" bigint;--> statement-breakpoint
ALTER TABLE "store_service_terms" ADD CONSTRAINT "store_service_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_service_terms" ADD CONSTRAINT "store_service_terms_delivery_service_id_delivery_services_id_fk" FOREIGN KEY ("delivery_service_id") REFERENCES "public"."delivery_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_service_terms_delivery_service_id_index" ON "store_service_terms" USING btree ("delivery_service_id");--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_amounts" CHECK ("service_areas"."fee_cents" >= 0 and "service_areas"."minimum_cents" >= 0);