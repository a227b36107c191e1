import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { Link } from '@tanstack/react-router'
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Badge } from '../../../ui/product/badge.tsx'
import { askForList } from '../../../lib/state/list-asked.ts'
import { formatText } from '../../../lib/format/format-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/product/picture.tsx'
import { ProductPrice } from '../../../ui/product/product-price.tsx'
import { SaveToList } from '../../../ui/buttons/save-to-list.tsx'
import { ProductRibbon } from './product-ribbon.tsx'
import { Unavailable } from './unavailable.tsx'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** The stepper, from the cart feature. */
  action?: ReactNode
  /** The plus and minus keys on the card; L saves it in a list. */
  onStep?: (product: Product, direction: 1 | -1) => void
  size?: 'small' | 'large' | 'compact'
  /** Visible at once: its picture loads first. */
  urgent?: boolean
  heading?: 'h2' | 'h3'
}

const SIZES = {
  compact: '88px',
  small: '(min-width: 1264px) 175px, (min-width: 600px) 26vw, 34vw',
  large: '(min-width: 1264px) 340px, (min-width: 600px) 45vw, 92vw',
}

const PRICES = {
  compact: { size: 'small', look: 'line' },
  small: { size: 'normal' },
  large: { size: 'large' },
} as const

/** A product in a list or shelf: one tab stop (its name, with the keys +, - and L), then the stepper. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, action, onStep, size = 'small', urgent = false, heading: Heading = 'h3' } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'l') void askForList({ product })
    else if (product.available && (event.key === '+' || event.key === '-'))
      onStep?.(product, event.key === '+' ? 1 : -1)
    else return
    event.preventDefault()
  }
  return (
    <article className={classNames(styles.card, styles[size], !product.available && styles.unavailable)}>
      <div className={styles.picture}>
        <Picture src={product.mediaURL} alt="" sizes={SIZES[size]} urgent={urgent} />
        <ProductRibbon product={product} className={styles.ribbon} />
        {product.isNew && !product.warehousePromo && (
          <span className={styles.new}>
            <Badge tone="primary">{catalogueTexts.isNew}</Badge>
          </span>
        )}
      </div>
      <SaveToList product={product} byKey className={styles.save} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            to={paths.product}
            params={{ slug: product.slug }}
            className={styles.link}
            onKeyDown={onKeyDown}
          >
            {product.name}
          </Link>
        </Heading>
        <p className={styles.format}>{formatText(product)}</p>
        <p className={styles.code}>{catalogueTexts.code({ code: product.code })}</p>
      </div>
      <div className={styles.price}>
        <ProductPrice product={product} {...PRICES[size]} />
      </div>
      <div className={styles.action}>{product.available ? action : <Unavailable product={product} />}</div>
    </article>
  )
})
