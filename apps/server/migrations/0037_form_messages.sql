CREATE TABLE "form_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" text NOT NULL,
	"title" text NOT NULL,
	"sender_email" text NOT NULL,
	"rows" jsonb NOT NULL,
	"nonce_hash" "bytea" NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_messages_nonceHash_unique" UNIQUE("nonce_hash")
);
--> statement-breakpoint
ALTER TABLE "form_attachments" ADD CONSTRAINT "form_attachments_message_id_form_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."form_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_attachments_message_id_index" ON "form_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "form_messages_created_at_index" ON "form_messages" USING btree ("created_at");