import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { formatText } from '../../../lib/format/format-text.ts'
import { Picture } from '../../../ui/product/picture.tsx'
import { ProductPrice } from '../../../ui/product/product-price.tsx'
import styles from './product-line.module.css'

/** A product in one line, where a card would take too much room: picture, name, format, price and its stepper. */
export const ProductLine = ({ product, action }: { product: Product; action: ReactNode }) => (
  <li className={styles.line}>
    <Picture src={product.mediaURL} alt="" sizes="48px" className={styles.picture} />
    <div className={styles.words}>
      <Link to={paths.product} params={{ slug: product.slug }} className={styles.name}>
        {product.name}
      </Link>
      <span className={styles.format}>{formatText(product)}</span>
      <ProductPrice product={product} size="small" look="line" />
    </div>
    {action}
  </li>
)
