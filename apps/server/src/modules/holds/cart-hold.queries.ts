/** Part of a statement that ends the reservation of the `cart`, whose place is the order's from now on: booked stays. */
export const consumedHold = `kept as (delete from timeslot_holds h using cart where h.cart_id = cart.id)`

/** Part of a statement that keeps the place of the `cart` until $holdUntil where it is the one that is meant. */
export const prolongedHold = `hold as (
     update timeslot_holds h set expires_at = greatest(h.expires_at, $holdUntil)
     where h.cart_id = $cartId and exists (select from cart) and h.timeslot_id = $timeslotId and h.expires_at > $now
       and h.compartments = $compartments returning h.cart_id)`
