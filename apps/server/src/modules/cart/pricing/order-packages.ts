import { multiplyCents } from '@cambusa/domain/money/money'
import { packagingNeeded } from '@cambusa/domain/orders/packaging-needed'
import type { OrderPackage } from '../../../platform/schema/orders.ts'
import type { SellableProduct } from '../../catalogue/catalogue.ts'

interface ChargedLine {
  line: { quantity: number }
  product: SellableProduct | undefined
  priceCents: number | null
}

/** Packaging that the lines of a cart are packed in, each kind once; lines that are not for sale need none. */
export function packagesOf(lines: readonly ChargedLine[]): OrderPackage[] {
  const packed = lines.flatMap(({ line, product, priceCents }) =>
    product?.packaging && priceCents !== null ? [{ ...product.packaging, quantity: line.quantity }] : [],
  )
  if (packed.length === 0) return []
  const needed = packagingNeeded(packed.map(({ id, ...rest }) => ({ packagingId: id, ...rest })))
  return [...needed].map(([packagingId, quantity]) => {
    const { descr, costCents, vatRate, isDeposit } = packed.find(({ id }) => id === packagingId)!
    const totalCents = multiplyCents(costCents, quantity)
    return { packagingId, descr, costCents, quantity, totalCents, vatRate, isDeposit }
  })
}
