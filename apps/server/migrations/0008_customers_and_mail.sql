CREATE TABLE "store_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"user_type_id" smallint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"customer_code" text,
	"vat_number" text,
	"tax_code" text,
	"pec" text DEFAULT '' NOT NULL,
	"sdi_code" text DEFAULT '' NOT NULL,
	"store_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_cards_code" CHECK ("store_cards"."code" ~ '^[0-9]{13}$'),
	CONSTRAINT "store_cards_state" CHECK ("store_cards"."state" in ('free', 'given', 'blocked')),
	CONSTRAINT "store_cards_type" CHECK ("store_cards"."user_type_id" in (3, 4))
);
--> statement-breakpoint
CREATE TABLE "billing_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"company_id" bigint,
	"address1" text NOT NULL,
	"address_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_addresses_owner" CHECK (("billing_addresses"."user_id" is null) <> ("billing_addresses"."company_id" is null))
);
--> statement-breakpoint
CREATE TABLE "call_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" "bytea",
	"user_id" bigint,
	"user_type_id" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"company_tax_code" text DEFAULT '' NOT NULL,
	"pec" text DEFAULT '' NOT NULL,
	"sdi_code" text DEFAULT '' NOT NULL,
	"store_id" bigint NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"landline" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_at" timestamp with time zone,
	CONSTRAINT "card_requests_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "card_requests_type" CHECK ("card_requests"."user_type_id" in (3, 4))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('privacy', 'terms', 'profiling', 'marketing'))
);
--> statement-breakpoint
CREATE TABLE "delegates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delegates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"tax_code" text NOT NULL,
	"phone" text NOT NULL,
	"is_permanent" boolean NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "delegates_days" CHECK ("delegates"."is_permanent" or ("delegates"."valid_from" is not null and "delegates"."valid_to" is not null and "delegates"."valid_from" <= "delegates"."valid_to"))
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"nonce" "bytea" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "mail_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mail_links_purpose" CHECK ("mail_links"."purpose" in ('verify', 'reset', 'email'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"params" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_end" CHECK ("mails"."sent_at" is null or "mails"."failed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "landline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_cards" ADD CONSTRAINT "store_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_requests" ADD CONSTRAINT "card_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_requests" ADD CONSTRAINT "card_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegates" ADD CONSTRAINT "delegates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegates" ADD CONSTRAINT "delegates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_cards_customer_code_index" ON "store_cards" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "store_cards_store_id_index" ON "store_cards" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_addresses_user" ON "billing_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_addresses_company" ON "billing_addresses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "call_attempts_kind_subject_at_index" ON "call_attempts" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "call_attempts_at_index" ON "call_attempts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_requests_user" ON "card_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "card_requests_store_id_index" ON "card_requests" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "card_requests_created_at_index" ON "card_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_user_id_kind_at_index" ON "consents" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "delegates_user_id_company_id_index" ON "delegates" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "delegates_company_id_index" ON "delegates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mail_links_user_id_purpose_index" ON "mail_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_links_expires_at_index" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_user_id_index" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint

-- Cards that customers have already get their row.
INSERT INTO store_cards (code, state, user_type_id, name, customer_code, vat_number, tax_code, store_id)
SELECT u.store_card, 'given', CASE WHEN u.user_type_id = 4 THEN 4 ELSE 3 END,
  coalesce(c.name, trim(u.first_name || ' ' || u.last_name)), u.cod_int, c.vat_number, u.fiscal_code, u.default_store_id
FROM users u LEFT JOIN LATERAL (
  SELECT co.name, co.vat_number FROM company_members m JOIN companies co ON co.id = m.company_id
  WHERE m.cod_int = u.cod_int ORDER BY m.is_default DESC, m.company_id LIMIT 1) c ON true
WHERE u.store_card IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_store_card_store_cards_code_fk" FOREIGN KEY ("store_card") REFERENCES "public"."store_cards"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint

-- A card is given while a customer has it: only a free one can be given, and one that is taken away is free again until
-- the shop blocks it. Of two that register with one card, one waits and is refused.
CREATE FUNCTION store_card_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.store_card IS NOT DISTINCT FROM NEW.store_card THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.store_card IS NOT NULL THEN
    UPDATE store_cards SET state = 'free' WHERE code = OLD.store_card AND state = 'given';
  END IF;
  IF NEW.store_card IS NOT NULL THEN
    UPDATE store_cards SET state = 'given' WHERE code = NEW.store_card AND state = 'free';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'card % is not free', NEW.store_card
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_store_card_free';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_store_card_given BEFORE INSERT OR UPDATE OF store_card ON users
  FOR EACH ROW EXECUTE FUNCTION store_card_given();
--> statement-breakpoint

-- What a customer agreed to is proven by its history: rows are only added.
CREATE FUNCTION consents_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consents are only added' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'consents_only_added';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_only_added BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION consents_only_added();
