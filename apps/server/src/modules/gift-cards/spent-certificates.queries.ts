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
     returning u.gift_certificate_id, u.cents - u.given_back_cents as cents)
   update gift_certificates g set balance_cents = g.balance_cents + given.cents from given
   where g.id = given.gift_certificate_id`,
)

/**
 * Returns part of what gift codes paid for an order, which stands: the code that was used last gets it first, none more
 * than it paid. The caller has locked them, and does this once for each cause.
 */
export const giveBackGiftShare = writeStatement<{ orderId: number; cents: number }>(
  'gift_certificates_give_back_share',
  `with used as (
     select u.id, u.gift_certificate_id, u.cents - u.given_back_cents as paid,
       coalesce(sum(u.cents - u.given_back_cents) over (order by u.id desc
         rows between unbounded preceding and 1 preceding), 0) as before
     from gift_certificate_uses u where u.order_id = $orderId and u.given_back_at is null),
   shares as (
     select id, gift_certificate_id, least(paid, greatest(0, $cents::bigint - before))::bigint as cents from used),
   given as (
     update gift_certificate_uses u set given_back_cents = u.given_back_cents + shares.cents from shares
     where u.id = shares.id and shares.cents > 0
     returning u.gift_certificate_id, shares.cents)
   update gift_certificates g set balance_cents = g.balance_cents + given.cents from given
   where g.id = given.gift_certificate_id`,
)
