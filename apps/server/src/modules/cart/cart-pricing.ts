import { cartTotals, type CartTotals } from '@cambusa/domain/orders/cart-totals'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { multiplyCents } from '@cambusa/domain/money/money'
import type { VatRate } from '@cambusa/domain/money/vat'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Catalogue, SellableProduct } from '../catalogue/catalogue.ts'
import type { RequestSession } from '../../platform/context.ts'
import { agreedPrices } from './agreed-prices.ts'
import { lineProblem, type LineProblem } from './line-problem.ts'
import type { CartLine, CartSnapshot } from './cart.queries.ts'

/** A line with what it costs now; product undefined: no longer in the catalogue. */
export interface PricedLine {
  line: CartLine
  product: SellableProduct | undefined
  /** null: not for sale now; the line then counts nothing. */
  priceCents: number | null
  grossCents: number
  problem: LineProblem | undefined
}

export interface PricedCart {
  lines: PricedLine[]
  totals: CartTotals
  minimumCents: number
  missingToMinimumCents: number
}

/** Whose prices count: the cart's own store and warehouse, also where the session still remembers another one. */
export function cartScope({ scope }: RequestSession, cart: CartSnapshot): PriceScope {
  const { storeId, warehouseId, priceListId } = cart
  const isSame = scope.warehouseId === warehouseId && scope.priceListId === priceListId
  return isSame && scope.storeId === storeId ? scope : { ...scope, storeId, warehouseId, priceListId }
}

/** What the lines of a cart cost at this moment, which of them cannot be bought, and what the order comes to. */
export function priceCart(
  cart: Pick<CartSnapshot, 'lines' | 'service' | 'status' | 'lockedUntil' | 'prepared'>,
  catalogue: Catalogue,
  scope: PriceScope,
  now: Date,
): PricedCart {
  const agreed = agreedPrices(cart, now)
  const lines = cart.lines.map((line): PricedLine => {
    const product = catalogue.sellable(line.productId, scope, now)
    const priceCents = agreed?.get(line.productId) ?? product?.priceCents ?? null
    const grossCents = priceCents === null ? 0 : multiplyCents(priceCents, line.quantity)
    return { line, product, priceCents, grossCents, problem: lineProblem(line, product, cart.lines) }
  })
  const charged = lines.flatMap(({ line, product, priceCents }) =>
    product === undefined || priceCents === null
      ? []
      : // The tables hold Italian rates only.
        [{ priceCents, quantity: line.quantity, vatRate: product.vatRate as VatRate }],
  )
  const itemsCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const { service } = cart
  const totals = cartTotals({
    lines: charged,
    deliveryFeeCents: service === null ? 0 : deliveryFeeCents(service, itemsCents),
    deliveryVatRate: (service?.vatRate ?? 22) as VatRate,
  })
  const minimumCents = service?.minimumCents ?? 0
  return { lines, totals, minimumCents, missingToMinimumCents: Math.max(0, minimumCents - itemsCents) }
}
