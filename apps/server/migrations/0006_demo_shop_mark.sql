CREATE TABLE "demo_accounts" (
	"user_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_shop_mark" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_shop_mark_one_row" CHECK ("demo_shop_mark"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "demo_accounts" ADD CONSTRAINT "demo_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint

-- Demo accounts made before there was a list of them, in any database: by their logins, and, where a login was changed
-- since, by the password hash, which with its salt is the same in all five only because one filling made them.
WITH sign_ins (login, first_name, last_name, user_type_id) AS (
  VALUES ('ristorante@example.com', 'Giulia', 'Bernardoni', 3), ('privato@example.com', 'Marco', 'Ferrarini', 4),
    ('nuovo@example.com', 'Sara', 'Montanari', 4), ('operatore@example.com', 'Paolo', 'Operatore', 2),
    ('admin@example.com', 'Anna', 'Amministratrice', 1)
), shared AS (
  SELECT password_hash FROM users
  WHERE password_hash LIKE '$argon2%'
    AND (lower(login) IN (SELECT login FROM sign_ins)
      OR (first_name, last_name, user_type_id) IN (SELECT first_name, last_name, user_type_id FROM sign_ins))
  GROUP BY password_hash HAVING count(*) >= 2
)
INSERT INTO demo_accounts (user_id)
  SELECT id FROM users
  WHERE lower(login) IN (SELECT login FROM sign_ins) OR password_hash IN (SELECT password_hash FROM shared);
--> statement-breakpoint

-- The demo shop of the embedded PostgreSQL, made before there was a mark. Whatever is not beyond doubt is left without one.
DO $$
BEGIN
  -- The embedded PostgreSQL alone: its database, its first superuser, and the password file in its data directory.
  IF current_database() <> 'cambusa' OR (SELECT rolname FROM pg_roles WHERE oid = 10) <> 'cambusa'
     OR NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    RETURN;
  END IF;
  IF pg_stat_file('cambusa.password', true) IS NULL THEN
    RETURN;
  END IF;
  -- The five demo accounts of one filling, and no customer besides.
  IF (SELECT count(*) FROM demo_accounts) <> 5
     OR (SELECT count(DISTINCT u.password_hash) FROM users u JOIN demo_accounts d ON d.user_id = u.id) <> 1
     OR EXISTS (SELECT FROM users WHERE lower(login) NOT LIKE '%@example.com' AND lower(login) NOT LIKE '%@cucine.example.com') THEN
    RETURN;
  END IF;
  -- Its goods and none besides: the barcode of a demo product is worked out from its code.
  IF NOT EXISTS (SELECT FROM stores WHERE id = 5 AND name = 'Cambusa Globale') OR NOT EXISTS (SELECT FROM products)
     OR EXISTS (
       SELECT FROM products
       WHERE CASE WHEN code ~ '^[0-9]{7}$'
         THEN left(gtin, 12) IS DISTINCT FROM '2' || lpad(mod(code::numeric * 31415926537, 100000000000)::text, 11, '0')
         ELSE true END
     ) THEN
    RETURN;
  END IF;
  INSERT INTO demo_shop_mark DEFAULT VALUES;
END $$;
