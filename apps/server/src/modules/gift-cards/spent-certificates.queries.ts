import { listStatement, writeStatement } from '../../platform/database/statement.ts'

/**
 * Parts of a statement that take $giftCents from the gift certificates $giftIds if the statement has a `cart`. They are
 * locked in the order of their ids; one that can no longer pay at $now counts as empty, and the CHECK
 * gift_certificates_balance fails the statement if too little is left. `gifts` has them as they were before.
 */
export const paidGifts = `gifts as (
     select g.id, given.cents, g.description, g.hint, g.balance_cents, g.valid_until from gift_certificates g
     join unnest($giftIds::bigint[], $giftCents::bigint[]) as given (id, cents) using (id)
     where exists (select from cart) order by g.id for update of g),
   paid as (
     update gift_certificates g set balance_cents = g.balance_cents - case
         when g.blocked_at is null and (g.valid_until is null or g.valid_until >= $now) then gifts.cents
         else g.amount_cents + 1 end
     from gifts where g.id = gifts.id)`

/** Part of a statement that records what `gifts` of paidGifts paid for the order `placed`. */
export const usedGifts = `used as (
     insert into gift_certificate_uses (gift_certificate_id, order_id, cents, created_at)
     select gifts.id, placed.id, gifts.cents, $now from placed, gifts order by gifts.id)`

/**
 * Locks the gift certificates that paid for an order and those that it bought, all in the order of their ids: another
 * order may use both.
 */
export const lockGiftsOfOrder = listStatement<{ id: number }, { orderId: number }>(
  'gift_certificates_lock_of_order',
  `select g.id from gift_certificates g
   where g.id in (select u.gift_certificate_id from gift_certificate_uses u where u.order_id = $orderId)
     or g.order_item_id in (select i.id from order_items i where i.order_id = $orderId)
   order by g.id for update`,
)

/** Returns the amounts of gift codes to their balances, each once; the caller has locked them. */
export const giveBackGifts = writeStatement<{ orderId: number; now: Date }>(
  'gift_certificates_give_back',
  `with given as (
     update gift_certificate_uses u set given_back_at = $now
     where u.order_id = $orderId and u.given_back_at is null
     returning u.gift_certificate_id, u.cents)
   update gift_certificates g set balance_cents = g.balance_cents + given.cents from given
   where g.id = given.gift_certificate_id`,
)

/** Puts the codes that pay for an order into the cart that edits it, in their order. */
export const insertGiftsOfOrder = writeStatement<{ cartId: number; orderId: number; now: Date }>(
  'cart_gifts_of_order',
  `insert into cart_gift_certificates (cart_id, gift_certificate_id, added_at)
   select $cartId, u.gift_certificate_id,
     $now::timestamptz + make_interval(secs => row_number() over (order by u.id) / 1000.0)
   from gift_certificate_uses u where u.order_id = $orderId and u.given_back_at is null`,
)

/** Locks the codes that pay for an order and those that will ($giftIds), in the order of their ids. */
export const lockGiftsOfChange = listStatement<
  { id: number },
  { orderId: number; giftIds: readonly number[] }
>(
  'gift_certificates_lock_of_change',
  `select g.id from gift_certificates g
   where g.id = any($giftIds::bigint[])
     or g.id in (select u.gift_certificate_id from gift_certificate_uses u where u.order_id = $orderId)
   order by g.id for update`,
)

/**
 * An edited order uses $giftCents of the codes $giftIds from now on, and nothing of others; the difference is taken from
 * their balances or goes back. The caller has locked them. A code that can no longer pay at $now gives no more than
 * before: the CHECK gift_certificates_balance fails the statement, as where too little is left.
 */
export const updateGiftsOfOrder = writeStatement<{
  orderId: number
  giftIds: readonly number[]
  giftCents: readonly number[]
  now: Date
}>(
  'gift_certificates_change',
  `with wanted as (
     select id, cents from unnest($giftIds::bigint[], $giftCents::bigint[]) as given (id, cents)),
   had as (
     select gift_certificate_id as id, cents from gift_certificate_uses
     where order_id = $orderId and given_back_at is null),
   change as (
     select id, coalesce(wanted.cents, 0) - coalesce(had.cents, 0) as cents from wanted full join had using (id)),
   gone as (
     delete from gift_certificate_uses u where u.order_id = $orderId and u.given_back_at is null
       and u.gift_certificate_id not in (select id from wanted)),
   used as (
     insert into gift_certificate_uses (gift_certificate_id, order_id, cents, created_at)
     select id, $orderId, cents, $now from wanted order by id
     on conflict (order_id, gift_certificate_id) do update set cents = excluded.cents)
   update gift_certificates g set balance_cents = g.balance_cents - case
       when change.cents <= 0 or g.blocked_at is null and (g.valid_until is null or g.valid_until >= $now)
         then change.cents
       else g.amount_cents + 1 end
   from change where g.id = change.id and change.cents <> 0`,
)
