import { cartTotals, type CartTotals } from '@cambusa/domain/orders/cart-totals'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { OUTSIDE_VAT } from '@cambusa/domain/money/vat-rates'
import { worstCaseCents } from '@cambusa/domain/money/worst-case'
import { acceptsAlternatives } from '@cambusa/domain/orders/wishes'
import { shareGifts } from '@cambusa/domain/payments/gift-code'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Catalogue, SellableProduct } from '../../catalogue/catalogue.ts'
import type { OrderPackage } from '../../../platform/schema/orders.ts'
import type { RequestSession } from '../../../platform/http/context.ts'
import { agreedPackages, agreedPrices } from '../rows/agreed-prices.ts'
import { lineProblem, type LineProblem } from '../lines/line-problem.ts'
import type { CartGiftRow, CartLine, CartSnapshot } from '../rows/cart-snapshot.ts'
import { packagesOf } from './order-packages.ts'
import { vatDayOf, withRateOn } from './vat-of-day.ts'

/** A line with its current price; product undefined: no longer in the catalogue. */
export interface PricedLine {
  line: CartLine
  product: SellableProduct | undefined
  /** null: not for sale now; the line then counts nothing. */
  priceCents: number | null
  grossCents: number
  problem: LineProblem | undefined
}

/** A gift code of the cart and the amount that it pays. */
export interface PricedGift extends CartGiftRow {
  usedCents: number
}

export interface PricedCart {
  lines: PricedLine[]
  /** Packaging for the lines. */
  packages: OrderPackage[]
  gifts: PricedGift[]
  totals: CartTotals
  /** The highest total that the order may reach, cents. */
  worstCaseCents: number
  minimumCents: number
  missingToMinimumCents: number
}

/** The scope of the cart's prices: its own store and warehouse, also where the session is still at another one. */
export function cartScope({ scope }: Pick<RequestSession, 'scope'>, cart: CartSnapshot): PriceScope {
  const { storeId, warehouseId, priceListId } = cart
  const isSame = scope.warehouseId === warehouseId && scope.priceListId === priceListId
  return isSame && scope.storeId === storeId ? scope : { ...scope, storeId, warehouseId, priceListId }
}

/** What a gift code can pay; one that has expired pays what the edited order used of it. */
const usableCents = ({ leftCents, validUntilMs, agreedCents = 0 }: CartGiftRow, now: Date) =>
  validUntilMs !== null && validUntilMs < now.getTime() ? agreedCents : leftCents

/** What each gift code pays, the first added first. */
function giftsOf(gifts: readonly CartGiftRow[], toPayCents: number, now: Date): PricedGift[] {
  const used = shareGifts(
    gifts.map((gift) => usableCents(gift, now)),
    toPayCents,
  )
  return gifts.map((gift, place) => ({ ...gift, usedCents: used[place]! }))
}

/** What gift codes may not pay: gift certificates, as one bought with another would never expire (decision 114). */
const withoutGiftsCents = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { product, grossCents }) => sum + (product?.giftValueCents ? grossCents : 0), 0)

/** Whether the total of a line may still change at picking: it is weighed, or may be replaced. */
const mayChange = ({ line, product }: PricedLine, infos: Readonly<Record<string, string>>) =>
  product?.kind === 'Sfuso' || acceptsAlternatives(line.infos, infos)

/** Whether a line asks for no more than the edited order has of it: then it needs neither stock nor permission. */
const isAsAgreed = (
  { productId, notes, quantity }: CartLine,
  product: SellableProduct | undefined,
  { agreed }: Pick<CartSnapshot, 'agreed'>,
): boolean =>
  product !== undefined &&
  (agreed?.lines ?? []).some(
    (line) => line.productId === productId && line.notes === notes && line.quantity >= quantity,
  )

/**
 * Current prices of a cart's lines, which of them cannot be bought, and the total. boughtToday: quantities in today's
 * orders of products with a daily maximum; without it only the cart counts.
 */
export function priceCart(
  cart: Pick<
    CartSnapshot,
    'lines' | 'slot' | 'service' | 'gifts' | 'infos' | 'status' | 'lockedUntil' | 'prepared' | 'agreed'
  >,
  catalogue: Catalogue,
  scope: PriceScope,
  now: Date,
  boughtToday: Readonly<Record<string, number>> = {},
): PricedCart {
  const agreed = agreedPrices(cart, now)
  const day = vatDayOf(cart, now)
  const lines = cart.lines.map((line): PricedLine => {
    const sold = catalogue.sellable(line.productId, scope, now)
    const product = sold && withRateOn(sold, day)
    const priceCents = agreed(line) ?? product?.priceCents ?? null
    const grossCents = priceCents === null ? 0 : multiplyCents(priceCents, line.quantity)
    const problem = isAsAgreed(line, product, cart)
      ? undefined
      : lineProblem(line, product, cart.lines, boughtToday)
    return { line, product, priceCents, grossCents, problem }
  })
  const charged = lines.flatMap(({ line, product, priceCents }) =>
    product === undefined || priceCents === null
      ? []
      : [{ priceCents, quantity: line.quantity, vatRate: product.vatRate }],
  )
  const itemsCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const { service } = cart
  const packages = (agreedPackages(cart, now) ?? packagesOf(lines)).map((each) => withRateOn(each, day))
  const totals = cartTotals({
    lines: charged,
    packaging: packages.map(({ costCents, quantity, vatRate }) => ({
      priceCents: costCents,
      quantity,
      vatRate,
    })),
    deliveryFeeCents: service === null ? 0 : deliveryFeeCents(service, itemsCents),
    deliveryVatRate: service === null ? OUTSIDE_VAT : rateOn(service.vatRate, day),
    giftCertificatesCents: cart.gifts.reduce((sum, gift) => sum + usableCents(gift, now), 0),
    withoutGiftsCents: withoutGiftsCents(lines),
  })
  const minimumCents = service?.minimumCents ?? 0
  const worstCase = worstCaseCents({
    orderCents: totals.totalCents + totals.giftCertificatesCents,
    totalCents: totals.totalCents,
    isOpenEnded: lines.some((line) => mayChange(line, cart.infos)),
  })
  const gifts = giftsOf(cart.gifts, totals.giftCertificatesCents, now)
  return {
    lines,
    packages,
    gifts,
    totals,
    worstCaseCents: worstCase,
    minimumCents,
    missingToMinimumCents: Math.max(0, minimumCents - itemsCents),
  }
}
