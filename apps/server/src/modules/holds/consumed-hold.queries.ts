/** Part of a statement that ends the reservation of the `cart`, whose place is the order's from now on: booked stays. */
export const consumedHold = `kept as (delete from timeslot_holds h using cart where h.cart_id = cart.id)`
