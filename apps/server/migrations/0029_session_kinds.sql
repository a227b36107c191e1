ALTER TABLE "account_tokens" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_user_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_session" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_user_id_users_id_fk" FOREIGN KEY ("acting_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_session_sessions_token_hash_fk" FOREIGN KEY ("acting_session") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_acting_user_id_index" ON "sessions" USING btree ("acting_user_id");--> statement-breakpoint
CREATE INDEX "sessions_acting_session_index" ON "sessions" USING btree ("acting_session");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('password', 'sso', 'technical', 'acting'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting" CHECK (("sessions"."kind" = 'acting') = ("sessions"."acting_user_id" is not null) and ("sessions"."kind" = 'acting') = ("sessions"."acting_session" is not null)
        and ("sessions"."kind" <> 'acting' or "sessions"."expires_at" is not null));--> statement-breakpoint

-- Who acts for a customer stops when their own session ends. The notices of ended sessions reach every process.
CREATE FUNCTION acting_ends_too() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = NEW.revoked_at WHERE acting_session = NEW.token_hash AND revoked_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_acting_end_too AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL AND NEW.kind <> 'acting')
  EXECUTE FUNCTION acting_ends_too();
