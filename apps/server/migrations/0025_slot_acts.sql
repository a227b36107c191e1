-- Choosing a slot (docs/decisions/184-slot-acts-in-plain-statements.md). Each step is a statement of its own and so reads
-- what was committed before it began, the rows that it waited for included.
--
-- Keeps a place of a slot for a cart, and compartments of a locker (locker null: of none), instead of what was kept for the
-- cart before. Expired reservations of others in the slot are ended. All or nothing: where is_taken is false nothing was
-- written. No row: the cart no longer has the version that was read. is_of_cart and is_open are null where there is no
-- such slot. The cart itself is only locked: its columns are written by the statement that calls this.
--
-- Locks, in the order of docs/architecture.md: cart; slots by id; reservations. Bookings of lockers are covered by the
-- lock of their slot, as every act that changes one locks its slot first.
CREATE FUNCTION reserve_place(
  of_cart bigint,
  of_version integer,
  wanted bigint,
  -- yyyy-MM-dd; null: whatever its day is.
  wanted_day text,
  locker bigint,
  -- How many compartments the locker has, and how many the goods fill.
  locker_size integer,
  needed integer,
  until timestamptz,
  at timestamptz,
  OUT is_of_cart boolean,
  OUT is_open boolean,
  OUT closed_reason text,
  OUT has_place boolean,
  OUT is_taken boolean
) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  cart record;
  slot record;
  own record;
  own_slot bigint;
  -- Carts whose reservation in the slot has expired.
  expired bigint[];
  is_own boolean;
  -- Compartments that others have in the locker, and how many it may give out.
  others integer := 0;
  size integer := locker_size;
  booking bigint;
BEGIN
  has_place := false;
  is_taken := false;

  -- 1. Lock the cart, where it is the one that was read. From now on its reservation can end, but not move.
  SELECT c.warehouse_id, c.delivery_service_id INTO cart
    FROM carts c WHERE c.id = of_cart AND c.version = of_version FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;

  -- 2. Lock the slot that is wanted and the one that the cart has, by id.
  SELECT h.timeslot_id INTO own_slot FROM timeslot_holds h WHERE h.cart_id = of_cart;
  PERFORM FROM timeslots t WHERE t.id IN (wanted, own_slot) ORDER BY t.id FOR NO KEY UPDATE;

  -- 3. Lock the cart's reservation. One that was ended while its slot was waited for is not found.
  SELECT h.timeslot_id, h.locker_booking_id, h.compartments INTO own
    FROM timeslot_holds h WHERE h.cart_id = of_cart FOR UPDATE;
  is_own := own.timeslot_id IS NOT DISTINCT FROM wanted;

  -- 4. Is the slot one that the cart can have? The closed reason is the one of closed-slot.queries.ts.
  SELECT t.capacity, t.booked, t.cutoff_at,
      t.warehouse_id = cart.warehouse_id AND t.delivery_service_id = cart.delivery_service_id
        AND (wanted_day IS NULL OR to_char(t.date, 'YYYY-MM-DD') = wanted_day) AS is_of_cart,
      coalesce(t.closed_reason, (SELECT c.reason FROM closures c
        WHERE c.date = t.date AND (c.warehouse_id IS NULL OR c.warehouse_id = t.warehouse_id)
          AND (c.delivery_service_id IS NULL OR c.delivery_service_id = t.delivery_service_id)
        ORDER BY c.warehouse_id NULLS LAST, c.delivery_service_id NULLS LAST LIMIT 1)) AS closed_reason
    INTO slot FROM timeslots t WHERE t.id = wanted;
  IF NOT FOUND THEN
    RETURN NEXT;
    RETURN;
  END IF;
  is_of_cart := slot.is_of_cart;
  closed_reason := slot.closed_reason;
  is_open := slot.closed_reason IS NULL AND slot.cutoff_at > at;

  -- 5. Lock reservations of others that have expired there. One that is just being bought or prolonged is left alone.
  SELECT coalesce(array_agg(e.cart_id), '{}') INTO expired FROM (
    SELECT h.cart_id FROM timeslot_holds h
      WHERE h.timeslot_id = wanted AND h.expires_at <= at AND h.cart_id <> of_cart
      FOR UPDATE SKIP LOCKED) e;

  -- 6. Is there a place?
  has_place := coalesce(is_of_cart AND is_open, false)
    AND (is_own OR slot.booked - cardinality(expired) < slot.capacity);
  IF NOT has_place THEN
    RETURN NEXT;
    RETURN;
  END IF;

  -- 7. Are there compartments? Those of expired reservations and of the cart itself are free. A locker that has become
  -- smaller keeps what it gave out.
  IF locker IS NOT NULL THEN
    SELECT b.booked - coalesce(sum(h.compartments), 0),
        greatest(locker_size, b.booked - coalesce(sum(h.compartments) FILTER (WHERE h.cart_id <> of_cart), 0))
      INTO others, size
      FROM locker_bookings b LEFT JOIN timeslot_holds h
        ON h.locker_booking_id = b.id AND h.cart_id = ANY (expired || of_cart)
      WHERE b.store_id = locker AND b.timeslot_id = wanted GROUP BY b.id;
    others := coalesce(others, 0);
    size := coalesce(size, locker_size);
    IF others + needed > size THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;

  -- 8. End the expired reservations, and give compartments back: theirs, and those that the cart had.
  UPDATE locker_bookings b SET booked = b.booked - freed.compartments
    FROM (SELECT h.locker_booking_id AS id, sum(h.compartments)::integer AS compartments FROM timeslot_holds h
      WHERE h.cart_id = ANY (expired || of_cart) GROUP BY h.locker_booking_id) freed
    WHERE b.id = freed.id;
  DELETE FROM timeslot_holds h WHERE h.cart_id = ANY (expired);

  -- 9. Give the old place back, take the new one. The CHECK timeslots_not_oversold stands behind it.
  UPDATE timeslots t SET booked = t.booked - 1 WHERE t.id = own.timeslot_id AND NOT is_own;
  UPDATE timeslots t SET booked = t.booked - cardinality(expired) + CASE WHEN is_own THEN 0 ELSE 1 END
    WHERE t.id = wanted AND NOT (is_own AND cardinality(expired) = 0);

  -- 10. Take the compartments. The CHECK locker_bookings_not_overfull stands behind it.
  IF locker IS NOT NULL THEN
    INSERT INTO locker_bookings AS b (store_id, timeslot_id, compartments, booked)
      VALUES (locker, wanted, size, others + needed)
      ON CONFLICT (store_id, timeslot_id) DO UPDATE SET compartments = excluded.compartments, booked = excluded.booked
      RETURNING b.id INTO booking;
  END IF;

  -- 11. Write the reservation.
  INSERT INTO timeslot_holds AS h (cart_id, timeslot_id, expires_at, locker_booking_id, compartments)
    VALUES (of_cart, wanted, until, booking, CASE WHEN booking IS NULL THEN 0 ELSE needed END)
    ON CONFLICT (cart_id) DO UPDATE SET timeslot_id = excluded.timeslot_id, expires_at = excluded.expires_at,
      locker_booking_id = excluded.locker_booking_id, compartments = excluded.compartments;
  is_taken := true;
  RETURN NEXT;
END $$;
