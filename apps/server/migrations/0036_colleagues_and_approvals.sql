CREATE TABLE "approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text NOT NULL,
	"reason" text,
	"total_cents" bigint NOT NULL,
	"total_items" integer NOT NULL,
	"delivery_service_name" text NOT NULL,
	"slot_date" date NOT NULL,
	"slot_begin" time NOT NULL,
	"slot_end" time NOT NULL,
	"lines" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"order_id" bigint,
	CONSTRAINT "approvals_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "approvals_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in ('waiting', 'approved', 'refused', 'lapsed', 'withdrawn')),
	CONSTRAINT "approvals_why" CHECK ("approvals"."why" in ('always', 'order', 'month')),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_waiting_cart" CHECK ("approvals"."state" not in ('waiting', 'approved') or "approvals"."cart_id" is not null),
	CONSTRAINT "approvals_order" CHECK (("approvals"."state" = 'approved') = ("approvals"."order_id" is not null)),
	CONSTRAINT "approvals_never_ones_own" CHECK ("approvals"."decided_by" <> "approvals"."user_id")
);
--> statement-breakpoint
CREATE TABLE "colleague_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colleague_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"order_limit_cents" bigint,
	"month_limit_cents" bigint,
	"invited_by" bigint NOT NULL,
	"nonce" "bytea" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "colleague_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "colleague_invitations_role" CHECK ("colleague_invitations"."role" in ('holder', 'buyer', 'buyerWithApproval')),
	CONSTRAINT "colleague_invitations_limits" CHECK ("colleague_invitations"."order_limit_cents" >= 0 and "colleague_invitations"."month_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "colleagues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colleagues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"role" text NOT NULL,
	"order_limit_cents" bigint,
	"month_limit_cents" bigint,
	"invited_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "colleagues_userId_companyId_unique" UNIQUE("user_id","company_id"),
	CONSTRAINT "colleagues_role" CHECK ("colleagues"."role" in ('holder', 'buyer', 'buyerWithApproval')),
	CONSTRAINT "colleagues_limits" CHECK ("colleagues"."order_limit_cents" >= 0 and "colleagues"."month_limit_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_status";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_editing";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approved_by_user_id" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_invitations" ADD CONSTRAINT "colleague_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_invitations" ADD CONSTRAINT "colleague_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleagues" ADD CONSTRAINT "colleagues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleagues" ADD CONSTRAINT "colleagues_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleagues" ADD CONSTRAINT "colleagues_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_user_id_company_id_index" ON "approvals" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "approvals_company_id_sent_at_index" ON "approvals" USING btree ("company_id","sent_at");--> statement-breakpoint
CREATE INDEX "approvals_decided_by_index" ON "approvals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("lapses_at") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "colleague_invitations_company_id_index" ON "colleague_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "colleague_invitations_invited_by_index" ON "colleague_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "colleague_invitations_expires_at_index" ON "colleague_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "colleagues_company_id_index" ON "colleagues" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "colleagues_invited_by_index" ON "colleagues" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approved_by_user_id_users_id_fk" FOREIGN KEY ("approved_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_approved_by_user_id_index" ON "orders" USING btree ("approved_by_user_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_status" CHECK ("carts"."status" in (1, 2, 3, 4, 5, 7));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_editing" CHECK (("carts"."status" <> 7 or "carts"."order_id" is not null) and ("carts"."status" not in (1, 5) or "carts"."order_id" is null));--> statement-breakpoint

-- Every process learns at once what a colleague may do, or no longer: their sessions are read again.
CREATE FUNCTION colleague_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_changed', 'u:' || NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER colleagues_changed AFTER INSERT OR UPDATE ON colleagues FOR EACH ROW EXECUTE FUNCTION colleague_changed();
--> statement-breakpoint
CREATE TRIGGER colleagues_audited AFTER INSERT OR UPDATE OR DELETE ON colleagues
  FOR EACH ROW EXECUTE FUNCTION
    audit_changed('companies.colleagues', 'company', 'company_id', 'user_id', '', 'role', 'order_limit_cents', 'month_limit_cents',
    'removed_at');
--> statement-breakpoint
CREATE TRIGGER colleague_invitations_audited AFTER INSERT OR UPDATE ON colleague_invitations
  FOR EACH ROW EXECUTE FUNCTION
    audit_changed('companies.invitations', 'company', 'company_id', '', '', 'role', 'order_limit_cents', 'month_limit_cents', 'used_at',
    'withdrawn_at');
--> statement-breakpoint
CREATE TRIGGER approvals_audited AFTER INSERT OR UPDATE OF state ON approvals
  FOR EACH ROW EXECUTE FUNCTION audit_changed('approvals.moved', 'approval', 'id', 'user_id', 'order_id', 'state');
