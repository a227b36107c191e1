import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { multiplyCents, toCents } from '@cambusa/domain/money/money'
import { buyAgain, type BuyAgain, type ChangeSince } from '@cambusa/domain/orders/buy-again'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import type { LastBought } from '../list/bought-asked.ts'

/** A product of the last purchase, and what buying it again means. */
export interface BoughtLine extends BuyAgain {
  code: string
  last: LastBought
  /** undefined: no longer sold. */
  product: ProductCard | undefined
}

/** Can be added by one tap. */
export type BuyableLine = BoughtLine & { product: ProductCard }

/** Bought products, the latest first, each with its current state in the shop. */
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

/** What 'add all' adds: products that can be bought and are not in the cart yet. */
export const linesToAdd = (lines: readonly BoughtLine[], inCart: ReadonlySet<number>): BuyableLine[] =>
  lines.filter(
    (line): line is BuyableLine =>
      line.product !== undefined && line.quantity > 0 && !inCart.has(line.product.productId),
  )

/** Their cost, with VAT or without, in cents. */
export const costCents = (lines: readonly BuyableLine[], withVat: boolean): number =>
  lines.reduce(
    (sum, { product, quantity }) => sum + multiplyCents(shownPrice(product, withVat)?.cents ?? 0, quantity),
    0,
  )

/** The number of products for each kind of change. */
export function countChanges(lines: readonly BoughtLine[]): Record<ChangeSince, number> {
  const counts = { gone: 0, unavailable: 0, quantity: 0, dearer: 0, cheaper: 0 }
  for (const { changes } of lines) for (const change of changes) counts[change] += 1
  return counts
}
