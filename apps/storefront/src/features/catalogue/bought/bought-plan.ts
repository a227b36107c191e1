import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { multiplyCents, toCents } from '@cambusa/domain/money/money'
import { buyAgain, type BuyAgain, type ChangeSince } from '@cambusa/domain/orders/buy-again'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import type { LastBought } from '../list/last-bought-api.ts'

/** A product that was bought, and what buying it again means. */
export interface BoughtLine extends BuyAgain {
  code: string
  last: LastBought
  /** undefined: the shop does not sell it any more. */
  product: ProductCard | undefined
}

/** One that a tap can add. */
export type BuyableLine = BoughtLine & { product: ProductCard }

/** What was bought, the latest first, beside what the shop says of it now. */
export function boughtLines(
  last: ReadonlyMap<string, LastBought>,
  products: readonly ProductCard[],
): BoughtLine[] {
  const byCode = new Map(products.map((product) => [product.code, product]))
  return [...last].map(([code, bought]) => {
    const product = byCode.get(code)
    const offer = product && {
      rule: ruleFromInfos(product.productInfos, product.minAcq),
      priceCents: product.price === null ? null : toCents(product.price),
      isAvailable: product.available,
    }
    const then = { quantity: bought.quantity, priceCents: toCents(bought.price) }
    return { code, last: bought, product, ...buyAgain(then, offer) }
  })
}

/** What adding all of them adds: what can be bought and is not in the cart yet. */
export const linesToAdd = (lines: readonly BoughtLine[], inCart: ReadonlySet<number>): BuyableLine[] =>
  lines.filter(
    (line): line is BuyableLine =>
      line.product !== undefined && line.quantity > 0 && !inCart.has(line.product.productId),
  )

/** What they cost as this shopper reads prices, cents. */
export const costCents = (lines: readonly BuyableLine[], withVat: boolean): number =>
  lines.reduce(
    (sum, { product, quantity }) => sum + multiplyCents(shownPrice(product, withVat)?.cents ?? 0, quantity),
    0,
  )

/** How often each change happened. */
export function countChanges(lines: readonly BoughtLine[]): Record<ChangeSince, number> {
  const counts = { gone: 0, unavailable: 0, quantity: 0, dearer: 0, cheaper: 0 }
  for (const { changes } of lines) for (const change of changes) counts[change] += 1
  return counts
}
