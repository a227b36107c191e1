ALTER TABLE "mail_links" DROP CONSTRAINT "mail_links_purpose";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "typed_invoicing" jsonb;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_purpose" CHECK ("mail_links"."purpose" in ('verify', 'reset', 'email', 'refusal'));--> statement-breakpoint

-- Whatever changes what one signs in with, by whichever act, ends all that was opened with the credentials of before.
CREATE FUNCTION credentials_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credential_version := greatest(OLD.credential_version + 1, NEW.credential_version);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_changed BEFORE UPDATE OF login, password_hash, is_disabled ON users
  FOR EACH ROW WHEN (OLD.login IS DISTINCT FROM NEW.login OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR OLD.is_disabled IS DISTINCT FROM NEW.is_disabled)
  EXECUTE FUNCTION credentials_changed();
