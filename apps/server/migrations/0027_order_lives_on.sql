CREATE TABLE "final_totals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"worst_case_cents" bigint NOT NULL,
	"items_cents" bigint NOT NULL,
	"packages_cents" bigint NOT NULL,
	"packages" jsonb NOT NULL,
	"delivery_fee_cents" bigint NOT NULL,
	"gift_cents" bigint NOT NULL,
	"allowance_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"vat" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "final_totals_sum" CHECK ("final_totals"."total_cents" = "final_totals"."items_cents" + "final_totals"."packages_cents" + "final_totals"."delivery_fee_cents" - "final_totals"."gift_cents" - "final_totals"."allowance_cents"),
	CONSTRAINT "final_totals_worst_case" CHECK ("final_totals"."total_cents" between 0 and "final_totals"."worst_case_cents"),
	CONSTRAINT "final_totals_amounts" CHECK ("final_totals"."gift_cents" >= 0 and "final_totals"."allowance_cents" >= 0 and "final_totals"."packages_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"receiver" text NOT NULL,
	"receiver_name" text DEFAULT '' NOT NULL,
	"delegate_id" bigint,
	"age_checked" boolean,
	"age_document" text DEFAULT '' NOT NULL,
	"deposits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"due_cents" bigint NOT NULL,
	"collected_cents" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handovers_receiver" CHECK ("handovers"."receiver" in ('customer', 'delegate')),
	CONSTRAINT "handovers_amounts" CHECK ("handovers"."deposit_cents" >= 0 and "handovers"."due_cents" >= 0 and "handovers"."collected_cents" between 0 and "handovers"."due_cents")
);
--> statement-breakpoint
CREATE TABLE "order_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" bigint,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_acts_act" CHECK ("order_acts"."act" in ('confirm', 'startPicking', 'pick', 'ready', 'onTheWay', 'bringBack', 'cancel', 'handOver', 'takeBack', 'edit', 'change', 'keepAsWas', 'withdraw'))
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_versions_orderId_version_unique" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "picked_lines" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"gross_cents" bigint NOT NULL,
	"replacement" jsonb,
	"stock_taken" numeric(12, 3) DEFAULT 0 NOT NULL,
	"picked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picked_lines_outcome" CHECK ("picked_lines"."outcome" in ('delivered', 'replaced', 'missing')),
	CONSTRAINT "picked_lines_missing" CHECK (case when "picked_lines"."outcome" = 'missing' then "picked_lines"."quantity" = 0 and "picked_lines"."gross_cents" = 0 else "picked_lines"."quantity" > 0 and "picked_lines"."gross_cents" >= 0 end),
	CONSTRAINT "picked_lines_replaced" CHECK (("picked_lines"."outcome" = 'replaced') = ("picked_lines"."replacement" is not null)),
	CONSTRAINT "picked_lines_stock" CHECK ("picked_lines"."stock_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"goods" smallint,
	"punctuality" smallint,
	"courtesy" smallint,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_notes_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "order_notes_stars" CHECK (coalesce("order_notes"."goods", 1) between 1 and 5 and coalesce("order_notes"."punctuality", 1) between 1 and 5 and coalesce("order_notes"."courtesy", 1) between 1 and 5),
	CONSTRAINT "order_notes_text" CHECK (char_length("order_notes"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"withdrawal_id" bigint,
	"cents" bigint NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payouts_one" UNIQUE NULLS NOT DISTINCT("order_id","reason","withdrawal_id"),
	CONSTRAINT "payouts_cents" CHECK ("payouts"."cents" > 0),
	CONSTRAINT "payouts_reason" CHECK ("payouts"."reason" in ('withdrawal', 'overpaid', 'deposit')),
	CONSTRAINT "payouts_withdrawal" CHECK (("payouts"."reason" = 'withdrawal') = ("payouts"."withdrawal_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'declared' NOT NULL,
	"goods_cents" bigint NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"gift_cents" bigint DEFAULT 0 NOT NULL,
	"card_cents" bigint DEFAULT 0 NOT NULL,
	"bank_cents" bigint DEFAULT 0 NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('declared', 'returned', 'refunded')),
	CONSTRAINT "withdrawals_sum" CHECK ("withdrawals"."goods_cents" + "withdrawals"."fee_cents" = "withdrawals"."gift_cents" + "withdrawals"."card_cents" + "withdrawals"."bank_cents"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."goods_cents" >= 0 and "withdrawals"."fee_cents" >= 0 and "withdrawals"."gift_cents" >= 0 and "withdrawals"."card_cents" >= 0 and "withdrawals"."bank_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawn_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawn_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "withdrawn_lines_withdrawalId_orderItemId_unique" UNIQUE("withdrawal_id","order_item_id"),
	CONSTRAINT "withdrawn_lines_quantity" CHECK ("withdrawn_lines"."quantity" > 0 and "withdrawn_lines"."cents" >= 0)
);
--> statement-breakpoint
DROP INDEX "payment_attempts_one_live";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "gift_certificate_uses" ADD COLUMN "given_back_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_perishable" boolean;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal_class" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_worst_case" UNIQUE("id","worst_case_cents");--> statement-breakpoint
ALTER TABLE "final_totals" ADD CONSTRAINT "final_totals_order" FOREIGN KEY ("order_id","worst_case_cents") REFERENCES "public"."orders"("id","worst_case_cents") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_delegate_id_delegates_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."delegates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_acts" ADD CONSTRAINT "order_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_acts" ADD CONSTRAINT "order_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picked_lines" ADD CONSTRAINT "picked_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picked_lines" ADD CONSTRAINT "picked_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_lines" ADD CONSTRAINT "withdrawn_lines_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_lines" ADD CONSTRAINT "withdrawn_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_delegate_id_index" ON "handovers" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "order_acts_order_id_index" ON "order_acts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_acts_user_id_index" ON "order_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "picked_lines_order_id_index" ON "picked_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_user_id_company_id_index" ON "order_notes" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "order_notes_company_id_index" ON "order_notes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "payouts_withdrawal_id_index" ON "payouts" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("id") WHERE "payouts"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order_id_index" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_index" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawn_lines_order_item_id_index" ON "withdrawn_lines" USING btree ("order_item_id");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_replaces_id_payment_attempts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_order_id_index" ON "carts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_per_edited_order" ON "carts" USING btree ("order_id") WHERE "carts"."status" in (2, 4, 7);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_replacing" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."replaces_id" is not null and "payment_attempts"."state" in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured');--> statement-breakpoint
CREATE INDEX "payment_attempts_replaces_id_index" ON "payment_attempts" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."replaces_id" is null and "payment_attempts"."state" in ('created', 'pending', 'unknown', 'stored', 'authorised', 'captured');--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_withdrawalId_unique" UNIQUE("withdrawal_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_editing" CHECK (("carts"."status" <> 7 or "carts"."order_id" is not null) and ("carts"."status" <> 1 or "carts"."order_id" is null));--> statement-breakpoint
ALTER TABLE "gift_certificate_uses" ADD CONSTRAINT "gift_certificate_uses_given_back" CHECK ("gift_certificate_uses"."given_back_cents" between 0 and "gift_certificate_uses"."cents");--> statement-breakpoint

-- A customer has one open cart, and beside it at most one that edits a placed order; no company is a company of its own.
DROP INDEX carts_one_open_per_customer;
--> statement-breakpoint
CREATE UNIQUE INDEX carts_one_open_per_customer ON carts (user_id, company_id) NULLS NOT DISTINCT
  WHERE user_id IS NOT NULL AND order_id IS NULL AND status IN (1, 2, 4);
--> statement-breakpoint
CREATE UNIQUE INDEX carts_one_editing_per_customer ON carts (user_id, company_id) NULLS NOT DISTINCT
  WHERE order_id IS NOT NULL AND status IN (2, 4, 7);
--> statement-breakpoint
ALTER TABLE carts ADD CONSTRAINT carts_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id);
--> statement-breakpoint

-- An order that was edited is prepared again only with a payment that covers it, like one that waited for its payment.
DROP TRIGGER orders_paid_first ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_paid_first BEFORE UPDATE OF status, payment_type_id ON orders
  FOR EACH ROW WHEN (NEW.payment_type_id IN (2, 3) AND NEW.status IN (1, 2)
    AND (OLD.status IN (7, 9, 10, 18) OR OLD.payment_type_id IS DISTINCT FROM NEW.payment_type_id))
  EXECUTE FUNCTION orders_paid_first();
--> statement-breakpoint

-- What was bought here changes only while its customer edits it (7): amounts and lines. Orders without a cart are history
-- that was taken over from elsewhere.
CREATE FUNCTION orders_amounts_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the amounts of order % do not change in status %', OLD.id, OLD.status
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'orders_amounts_fixed';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_amounts_fixed BEFORE UPDATE OF items_cents, packages_cents, delivery_fee_cents, gift_cents,
    total_cents, worst_case_cents ON orders
  FOR EACH ROW WHEN (OLD.status <> 7 AND OLD.cart_id IS NOT NULL AND (OLD.items_cents, OLD.packages_cents, OLD.delivery_fee_cents, OLD.gift_cents,
      OLD.total_cents, OLD.worst_case_cents) IS DISTINCT FROM (NEW.items_cents, NEW.packages_cents,
      NEW.delivery_fee_cents, NEW.gift_cents, NEW.total_cents, NEW.worst_case_cents))
  EXECUTE FUNCTION orders_amounts_fixed();
--> statement-breakpoint
-- A line whose order is removed goes with it: then the order is not found.
CREATE FUNCTION order_items_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id AND status <> 7 AND cart_id IS NOT NULL) THEN
    RAISE EXCEPTION 'the lines of order % do not change', OLD.order_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_items_fixed';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_items_fixed BEFORE UPDATE OR DELETE ON order_items
  FOR EACH ROW EXECUTE FUNCTION order_items_fixed();
--> statement-breakpoint

-- Goods are picked while the order is being prepared (3), and handed over with its last move (6, 13).
CREATE FUNCTION picked_while_preparing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM orders WHERE id = NEW.order_id AND status = 3) THEN
    RAISE EXCEPTION 'order % is not being prepared', NEW.order_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'picked_while_preparing';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER picked_while_preparing BEFORE INSERT OR UPDATE ON picked_lines
  FOR EACH ROW EXECUTE FUNCTION picked_while_preparing();
--> statement-breakpoint
CREATE TRIGGER final_while_preparing BEFORE INSERT OR UPDATE ON final_totals
  FOR EACH ROW EXECUTE FUNCTION picked_while_preparing();
--> statement-breakpoint
CREATE FUNCTION handed_over_with_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM orders WHERE id = NEW.order_id AND status IN (6, 13)) THEN
    RAISE EXCEPTION 'order % is not handed over', NEW.order_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'handed_over_with_status';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER handed_over_with_status BEFORE INSERT OR UPDATE ON handovers
  FOR EACH ROW EXECUTE FUNCTION handed_over_with_status();
--> statement-breakpoint

-- No more of a line goes back than what came of it; of a replaced line the replacing product.
CREATE FUNCTION withdrawn_lines_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came numeric;
BEGIN
  SELECT coalesce(p.quantity, i.quantity) INTO came
    FROM order_items i LEFT JOIN picked_lines p ON p.order_item_id = i.id WHERE i.id = NEW.order_item_id;
  IF (SELECT sum(quantity) FROM withdrawn_lines WHERE order_item_id = NEW.order_item_id) > came THEN
    RAISE EXCEPTION 'more of line % goes back than came', NEW.order_item_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawn_lines_within';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawn_lines_within AFTER INSERT OR UPDATE ON withdrawn_lines
  FOR EACH ROW EXECUTE FUNCTION withdrawn_lines_within();
--> statement-breakpoint

-- What was done with an order stays written, as long as there is the order.
CREATE FUNCTION order_acts_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of order_acts are never changed or removed'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_acts_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_acts_append_only BEFORE UPDATE OR DELETE ON order_acts
  FOR EACH ROW EXECUTE FUNCTION order_acts_append_only();
