/**
 * Part of a statement that deletes the reservation of the `cart`; its capacity now belongs to the order, so booked is
 * unchanged.
 */
export const consumedHold = `kept as (delete from timeslot_holds h using cart where h.cart_id = cart.id)`

/** Part of a statement that prolongs the reservation of the `cart` until $holdUntil, if it is for the expected slot. */
export const prolongedHold = `hold as (
     update timeslot_holds h set expires_at = greatest(h.expires_at, $holdUntil)
     where h.cart_id = $cartId and exists (select from cart) and h.timeslot_id = $timeslotId and h.expires_at > $now
       and h.compartments = $compartments returning h.cart_id)`
