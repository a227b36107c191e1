ALTER TABLE "search_dishes" DROP CONSTRAINT "search_dishes_shelves";--> statement-breakpoint
ALTER TABLE "search_synonyms" DROP CONSTRAINT "search_synonyms_words";--> statement-breakpoint
ALTER TABLE "search_dishes" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_dishes" ADD CONSTRAINT "search_dishes_shelves" CHECK ("search_dishes"."is_off" or cardinality("search_dishes"."shelves") >= 1);--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_words" CHECK (cardinality("search_synonyms"."words") >= case when "search_synonyms"."is_off" then 1 else 2 end);