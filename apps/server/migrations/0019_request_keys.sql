CREATE TABLE "request_keys" (
	"owner" "bytea" NOT NULL,
	"key" "bytea" NOT NULL,
	"call" "bytea" NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_keys_pkey" PRIMARY KEY("owner","key"),
	CONSTRAINT "request_keys_result" CHECK (octet_length("request_keys"."result"::text) <= 262144)
);
