import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { formatDay } from '@cambusa/domain/time/dates'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { Ribbon } from '../../../ui/product/ribbon.tsx'

/** A promotion's percentage and last day; nothing without a promotion. */
export function ProductRibbon({ product, className }: { product: Product; className?: string | undefined }) {
  const promo = product.warehousePromo
  if (!promo) return null
  return (
    <div className={className}>
      <Ribbon until={catalogueTexts.promoUntil({ day: formatDay(promo.endDate.slice(0, 10)).slice(0, 5) })}>
        {catalogueTexts.discount({ percent: Math.round(promo.discount) })}
      </Ribbon>
    </div>
  )
}
