CREATE TABLE "staff_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"nonce" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "technical_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "technical_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "technical_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "technical_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"key_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_staff_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_keys" ADD CONSTRAINT "technical_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_keys" ADD CONSTRAINT "technical_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_sessions" ADD CONSTRAINT "technical_sessions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_sessions" ADD CONSTRAINT "technical_sessions_key_id_technical_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."technical_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "technical_keys_company_id_index" ON "technical_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "technical_keys_user_id_index" ON "technical_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "technical_sessions_key_id_index" ON "technical_sessions" USING btree ("key_id");--> statement-breakpoint

-- What staff opened by the password alone ends: from now on they enter with a second factor.
UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL AND user_id IN (SELECT id FROM users WHERE user_type_id IN (1, 2));
--> statement-breakpoint
UPDATE account_tokens SET revoked_at = now() WHERE revoked_at IS NULL AND user_id IN (SELECT id FROM users WHERE user_type_id IN (1, 2));
