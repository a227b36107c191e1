CREATE TABLE "search_dishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_dishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phrases" text[] NOT NULL,
	"shelves" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_dishes_name_unique" UNIQUE("name"),
	CONSTRAINT "search_dishes_name" CHECK ("search_dishes"."name" <> ''),
	CONSTRAINT "search_dishes_shelves" CHECK (cardinality("search_dishes"."shelves") >= 1)
);
--> statement-breakpoint

CREATE TRIGGER search_dishes_changed AFTER INSERT OR UPDATE OR DELETE ON search_dishes
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
