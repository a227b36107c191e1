-- The one CHECK of VAT rates; a new rate of the law alters this type (docs/decisions/187-vat-rates-with-dates.md).
-- 0 is outside of VAT. A test holds it to the list of the domain package (vat-rates.ts).
CREATE DOMAIN "vat_rate" AS smallint CONSTRAINT "vat_rate_known" CHECK (VALUE IN (0, 4, 5, 10, 22));--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_vat";--> statement-breakpoint
ALTER TABLE "packagings" DROP CONSTRAINT "packagings_vat";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "vat_rate" SET DATA TYPE "vat_rate";--> statement-breakpoint
ALTER TABLE "packagings" ALTER COLUMN "vat_rate" SET DATA TYPE "vat_rate";--> statement-breakpoint
ALTER TABLE "delivery_services" ALTER COLUMN "vat_rate" SET DATA TYPE "vat_rate";--> statement-breakpoint
ALTER TABLE "store_service_terms" ALTER COLUMN "vat_rate" SET DATA TYPE "vat_rate";
