CREATE TABLE "sso_answers" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"provider" text NOT NULL,
	"nonce_hash" "bytea" NOT NULL,
	"person" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sso_answers_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"provider" text NOT NULL,
	"name_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"is_own" boolean NOT NULL,
	"companies" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_identities_provider_name_id_pk" PRIMARY KEY("provider","name_id")
);
--> statement-breakpoint
CREATE TABLE "sso_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"nonce_hash" "bytea",
	"return_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "sso_requests_kind" CHECK ("sso_requests"."kind" in ('login', 'logout')),
	CONSTRAINT "sso_requests_nonce" CHECK (("sso_requests"."nonce_hash" is not null) = ("sso_requests"."kind" = 'login'))
);
--> statement-breakpoint
CREATE TABLE "sso_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"name_id" text NOT NULL,
	"name_id_format" text,
	"session_index" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_answers" ADD CONSTRAINT "sso_answers_request_id_sso_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."sso_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sessions" ADD CONSTRAINT "sso_sessions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sessions" ADD CONSTRAINT "sso_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_answers_created_at_index" ON "sso_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sso_identities_user_id_index" ON "sso_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_requests_created_at_index" ON "sso_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sso_sessions_provider_name_id_index" ON "sso_sessions" USING btree ("provider","name_id");--> statement-breakpoint
CREATE INDEX "sso_sessions_user_id_created_at_index" ON "sso_sessions" USING btree ("user_id","created_at");