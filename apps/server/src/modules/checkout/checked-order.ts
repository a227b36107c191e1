import { formatEuro } from '@cambusa/domain/money/money'
import { missingForInvoice } from '@cambusa/domain/orders/invoice-data'
import { checkoutAnswerTexts } from '@cambusa/messages/it/checkout/checkout-answers'
import { errorText } from '@cambusa/messages/it/errors'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { pricedCart, type CartNeeds, type CartSnapshot, type PricedCart } from '../cart/cart.ts'
import type { DailyLimit, PreparedOrder } from '../orders/orders.ts'
import { boughtOf, dailyLimitsOf } from './daily-limits.ts'
import { findCheckoutFacts, type CheckoutFacts } from './prepare.queries.ts'
import { preparedOrder } from './prepared-order.ts'

/** A cart with everything that an order needs. */
export type Preparable = Parameters<typeof preparedOrder>[0]

/** Throws the first thing that is missing, in the order of the checkout: lines, address, slot. */
function checkComplete(cart: CartSnapshot): Preparable {
  if (cart.lines.length === 0) throw refuse('errors.emptyCart')
  const { address, slot } = cart
  if (address === null) throw refuse('checkout.addressMissing')
  if (slot === null) throw refuse('checkout.timeslotMissing')
  return { ...cart, address, slot }
}

/** Throws checkout.itemsChanged if a line cannot be bought as it is, checkout.minimumOrder. */
function checkLines(priced: PricedCart): void {
  const problems = priced.lines.flatMap(({ problem, product }) => {
    if (problem === undefined) return []
    if (problem.code === 'cart.dailyMaximum')
      return [checkoutAnswerTexts.beyondToday({ name: product?.name ?? '' })]
    return [errorText(problem.code, problem.params).replace(/\.$/, '')]
  })
  if (problems.length > 0) throw refuse('checkout.itemsChanged', { names: problems.join('; ') })
  if (priced.missingToMinimumCents > 0)
    throw refuse('checkout.minimumOrder', {
      missing: formatEuro(priced.missingToMinimumCents),
      minimum: formatEuro(priced.minimumCents),
    })
}

/** Throws checkout.invoiceDataMissing if an invoice is wanted and its data are incomplete. */
function checkInvoice({ invoice }: CheckoutFacts): void {
  const missing = invoice === null ? [] : missingForInvoice(invoice)
  if (missing.length === 0) return
  const { missingForInvoice: names, and } = checkoutAnswerTexts
  throw refuse('checkout.invoiceDataMissing', { missing: missing.map((part) => names[part]).join(and) })
}

/** Current prices of the cart; today's orders count where it has products with a daily maximum. */
async function pricedToday(
  services: CartNeeds,
  session: RequestSession,
  cart: CartSnapshot,
  now: Date,
): Promise<{ priced: PricedCart; dailyLimits: DailyLimit[] }> {
  const priced = pricedCart(services, session, cart, now)
  const dailyLimits = dailyLimitsOf(priced)
  if (dailyLimits.length === 0) return { priced, dailyLimits }
  const today = await boughtOf(services.db, session, dailyLimits, now, cart.orderId)
  return { priced: pricedCart(services, session, cart, now, today), dailyLimits }
}

/**
 * The order that a cart would become at the prices of now, with everything checked but its place in the slot. Throws as
 * prepareCheckout.
 */
export async function checkedOrder(
  services: CartNeeds,
  session: RequestSession,
  read: CartSnapshot,
  now: Date,
): Promise<{ cart: Preparable; facts: CheckoutFacts; prepared: PreparedOrder }> {
  // A locked cart that is prepared again gets current prices: agreed ones last 15 minutes and no longer.
  const cart = { ...checkComplete(read), prepared: null }
  const { priced, dailyLimits } = await pricedToday(services, session, cart, now)
  const facts = await findCheckoutFacts(services.db, { cartId: cart.id })
  // An edited order keeps its own address, whoever serves it today.
  if (facts === undefined || (cart.editing === null && !facts.isReached))
    throw refuse('address.notServed', cart.address)
  checkLines(priced)
  checkInvoice(facts)
  const names = {
    companyName: session.companyId === null ? null : (session.user.companyName ?? null),
    deliveryServiceName: facts.serviceName,
  }
  const prepared = {
    ...preparedOrder(cart, priced, names),
    ...(dailyLimits.length === 0 ? {} : { dailyLimits }),
  }
  return { cart, facts, prepared }
}
