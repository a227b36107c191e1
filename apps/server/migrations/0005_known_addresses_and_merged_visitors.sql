CREATE TABLE "known_addresses" (
	"user_id" bigint NOT NULL,
	"address" text NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "merged_visitors" (
	"visitor_hash" "bytea" PRIMARY KEY NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_signed_in_at_index" ON "known_addresses" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "merged_visitors_merged_at_index" ON "merged_visitors" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "login_attempts_device" ON "login_attempts" USING btree ("device","at") WHERE "login_attempts"."device" is not null;--> statement-breakpoint

-- Who has signed in puts nothing into a visitor's cart any more: a call that was on its way would leave it behind there.
-- The lock (3, visitor) lets one of the two come first: a cart that is being made is waited for and merged, one that
-- comes later is refused.
CREATE FUNCTION visitor_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(3, hashtext(encode(NEW.visitor_hash, 'hex')));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER merged_visitors_lock BEFORE INSERT ON merged_visitors
  FOR EACH ROW EXECUTE FUNCTION visitor_merged();
--> statement-breakpoint
CREATE FUNCTION visitor_cart_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(3, hashtext(encode(NEW.visitor_hash, 'hex')));
  IF EXISTS (SELECT FROM merged_visitors WHERE visitor_hash = NEW.visitor_hash) THEN
    RAISE EXCEPTION 'this visitor has signed in'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'carts_visitor_merged';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER carts_visitor_merged BEFORE INSERT ON carts
  FOR EACH ROW WHEN (NEW.visitor_hash IS NOT NULL) EXECUTE FUNCTION visitor_cart_made();
