CREATE TABLE "trial_shop_mark" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trial_shop_mark_one_row" CHECK ("trial_shop_mark"."id" = 1)
);
