import type { SentLine } from '../../platform/schema/approvals.ts'
import type { PricedCart } from '../cart/cart.ts'
import type { PreparedLine } from '../orders/orders.ts'

/** Lines of a prepared order, as an approval keeps them. */
export const sentLines = (lines: readonly PreparedLine[]): SentLine[] =>
  lines.map(({ position: _position, giftValueCents: _gift, gtin: _gtin, ...line }) => line)

/** The lines of a cart at the prices of now, as an approval keeps them; those without a price are left out. */
export const pricedLines = ({ lines }: PricedCart): SentLine[] =>
  lines.flatMap(({ line, product, priceCents, grossCents }) =>
    product === undefined || priceCents === null
      ? []
      : {
          productId: product.id,
          code: product.code,
          name: product.name,
          format: product.format,
          brand: product.brand,
          slug: product.slug,
          mediaKey: product.mediaKey,
          quantity: line.quantity,
          unit: product.unit,
          isVariableWeight: product.kind === 'Sfuso',
          priceCents,
          grossCents,
          vatRate: product.vatRate,
          infos: line.infos,
          notes: line.notes,
        },
  )
