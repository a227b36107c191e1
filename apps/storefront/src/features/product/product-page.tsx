import type { Product } from '@cambusa/contract/catalogue/product'
import type { ReactNode } from 'react'
import { ProductCrumbs } from './product-crumbs.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-page.module.css'
import { ProductSheet } from './product-sheet.tsx'

interface ProductPageProps {
  product: Product
  ribbon: ReactNode
  action: ReactNode
  /** A line under the button: the customer's last order of it. */
  note: ReactNode
  /** From the piece to the pallet. */
  packaging: ReactNode
  /** The price over time. */
  trend: ReactNode
  /** Products that others order with it. */
  together: ReactNode
  /** Other products, below the details; directly below the button where this one cannot be bought. */
  alternatives: ReactNode
}

/** A product with everything a shopper needs to know before buying it. */
export const ProductPage = ({ product, alternatives, trend, together, ...head }: ProductPageProps) => (
  <div className={styles.page}>
    <ProductCrumbs product={product} />
    <div className={styles.top}>
      <ProductGallery {...product} />
      <ProductHead product={product} {...head} />
    </div>
    {!product.available && alternatives}
    <ProductSheet product={product} />
    {trend}
    {together}
    {product.available && alternatives}
  </div>
)
