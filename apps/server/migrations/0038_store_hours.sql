CREATE TABLE "store_exceptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"date" date NOT NULL,
	"opens_at" time,
	"closes_at" time,
	"reason" text NOT NULL,
	CONSTRAINT "store_exceptions_storeId_date_opensAt_unique" UNIQUE NULLS NOT DISTINCT("store_id","date","opens_at"),
	CONSTRAINT "store_exceptions_closed" CHECK (("store_exceptions"."opens_at" is null) = ("store_exceptions"."closes_at" is null)),
	CONSTRAINT "store_exceptions_minutes" CHECK ("store_exceptions"."opens_at" < '24:00' and extract(second from "store_exceptions"."opens_at") = 0 and extract(second from "store_exceptions"."closes_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "store_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"opens_at" time,
	"closes_at" time,
	CONSTRAINT "store_hours_storeId_weekday_opensAt_unique" UNIQUE NULLS NOT DISTINCT("store_id","weekday","opens_at"),
	CONSTRAINT "store_hours_weekday" CHECK ("store_hours"."weekday" between 1 and 8),
	CONSTRAINT "store_hours_closed" CHECK (("store_hours"."opens_at" is null) = ("store_hours"."closes_at" is null) and ("store_hours"."opens_at" is not null or "store_hours"."weekday" = 8)),
	CONSTRAINT "store_hours_minutes" CHECK ("store_hours"."opens_at" < '24:00' and extract(second from "store_hours"."opens_at") = 0 and extract(second from "store_hours"."closes_at") = 0)
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_exceptions" ADD CONSTRAINT "store_exceptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint--> statement-breakpoint
-- Until now the hours of a store were texts, [{"days": "Lunedì - Sabato", "hours": "06:00 - 21:00"}]. Those that follow
-- the known patterns become rows, a later one in place of an earlier one of the same day; the words of all others are
-- kept in hours_note.
DO $$
DECLARE
	names constant text[] := ARRAY['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];
	day constant text := '(?:lun(?:edi)?|mar(?:tedi)?|mer(?:coledi)?|gio(?:vedi)?|ven(?:erdi)?|sab(?:ato)?|dom(?:enica)?)';
	hour constant text := '(?:(?:[01]?[0-9]|2[0-3])(?:[:.][0-5][0-9])?|24(?:[:.]00)?)';
	part record;
	days text;
	hours text;
	item text;
	ends text[];
	first_day integer;
	weekdays integer[];
	each_day integer;
BEGIN
	FOR part IN
		SELECT s.id, p.value->>'days' AS days, p.value->>'hours' AS hours
		FROM "stores" s CROSS JOIN LATERAL jsonb_array_elements(s."opening_hours") WITH ORDINALITY AS p (value, place)
		ORDER BY s.id, p.place
	LOOP
		days := replace(btrim(translate(lower(part.days), 'ìÌ–—.:', 'ii--')), '''', '');
		hours := btrim(translate(lower(part.hours), '–—', '--'));
		days := regexp_replace(days, '^(tutti i giorni|ogni giorno)$', 'lun-dom');
		weekdays := '{}';
		IF days ~ ('^' || day || '(\s*(-|,|\me\M|\ma\M|\mal\M)\s*(' || day || '|festivi))*$') OR days ~ '^(giorni )?festiv[io]$' THEN
			FOR item IN SELECT regexp_split_to_table(days, '\s*(?:,|\me\M)\s*') LOOP
				IF item ~ 'festiv' THEN
					weekdays := weekdays || 8;
				ELSE
					ends := regexp_split_to_array(item, '\s*(?:-|\ma\M|\mal\M)\s*');
					first_day := array_position(names, left(ends[1], 3));
					IF cardinality(ends) > 2 OR array_position(names, left(ends[cardinality(ends)], 3)) IS NULL THEN
						weekdays := '{}';
						EXIT;
					END IF;
					weekdays := weekdays || ARRAY(SELECT (first_day - 1 + n) % 7 + 1 FROM generate_series(0,
						(array_position(names, left(ends[cardinality(ends)], 3)) - first_day + 7) % 7) n);
				END IF;
			END LOOP;
		END IF;
		IF weekdays = '{}' OR hours !~ ('^(chius[oa]|' || hour || '\s*-\s*' || hour || '(\s*[,/]\s*' || hour || '\s*-\s*' || hour || ')*)$')
			OR hours ~ '(^|[,/]\s*)24' THEN
			UPDATE "stores" SET "hours_note" = concat_ws('; ', nullif("hours_note", ''), concat_ws(': ', part.days, part.hours))
			WHERE "id" = part.id;
			CONTINUE;
		END IF;
		FOREACH each_day IN ARRAY weekdays LOOP
			DELETE FROM "store_hours" WHERE "store_id" = part.id AND "weekday" = each_day;
			IF hours LIKE 'chius%' THEN
				INSERT INTO "store_hours" ("store_id", "weekday") SELECT part.id, 8 WHERE each_day = 8;
			ELSE
				INSERT INTO "store_hours" ("store_id", "weekday", "opens_at", "closes_at")
				SELECT DISTINCT ON (t[1]) part.id, each_day, t[1], t[2] FROM (
					SELECT ARRAY(SELECT (CASE WHEN e ~ '[:.]' THEN translate(e, '.', ':') ELSE e || ':00' END)::time
						FROM regexp_split_to_table(i, '\s*-\s*') WITH ORDINALITY AS x (e, n) ORDER BY n) AS t
					FROM regexp_split_to_table(hours, '\s*[,/]\s*') AS i
				) AS intervals ORDER BY t[1], t[2] DESC;
			END IF;
		END LOOP;
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "opening_hours";