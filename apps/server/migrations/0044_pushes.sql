CREATE TABLE "push_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"platform" text NOT NULL,
	"uuid" text NOT NULL,
	"external_id" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"platform_version" text DEFAULT '' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_addressHash_unique" UNIQUE("address_hash"),
	CONSTRAINT "push_devices_platform_uuid_unique" UNIQUE("platform","uuid"),
	CONSTRAINT "push_devices_platform" CHECK ("push_devices"."platform" in ('web', 'android', 'ios'))
);
--> statement-breakpoint
CREATE TABLE "push_kinds" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_kinds_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"device_id" bigint,
	"kind" text NOT NULL,
	"about" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "pushes_deviceId_about_unique" UNIQUE("device_id","about")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_kinds" ADD CONSTRAINT "push_kinds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_user_id_index" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pushes_waiting" ON "pushes" USING btree ("try_at") WHERE "pushes"."sent_at" is null and "pushes"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "pushes_user_id_created_at_index" ON "pushes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "pushes_created_at_index" ON "pushes" USING btree ("created_at");