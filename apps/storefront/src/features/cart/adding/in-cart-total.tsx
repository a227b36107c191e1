import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro } from '@cambusa/domain/money/money'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { lineCents } from '../../../lib/format/line-cents.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { useQuantityInCart } from '../cart-api.ts'
import styles from './in-cart-total.module.css'

/** The cost of this product in the cart; nothing when the cart has none of it. */
export function InCartTotal({ product }: { product: ProductCard }) {
  const quantity = useQuantityInCart(product.productId)
  const withVat = usePricesWithVat()
  if (quantity <= 0) return null
  return (
    <p className={styles.total} data-in-cart>
      {listTexts.inCart({ total: formatEuro(lineCents(product, quantity, withVat)) })}
    </p>
  )
}
