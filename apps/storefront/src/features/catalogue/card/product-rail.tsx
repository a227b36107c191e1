import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { MissingChunk } from '../../../ui/feedback/missing-chunk.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { Loading } from '../../../ui/feedback/skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { useShownOrder } from './use-shown-order.ts'
import styles from './product-rail.module.css'

interface ProductRailProps {
  title: string
  /** Undefined while they load. */
  products: readonly Product[] | undefined
  /** They failed to load: tries again. */
  onRetry?: (() => void) | false | undefined
  renderAction: (product: Product) => ReactNode
  onStep: (product: Product, direction: 1 | -1) => void
  /** A link to the whole list. */
  more?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** `compact`: low cards, above a list. */
  look?: 'compact' | undefined
  /** Visible at once: the pictures of the cards that fit side by side load first. */
  urgent?: boolean | undefined
  /** The section's id within its page. */
  id?: string | undefined
}

const SHAPES = 6
/** Cards side by side on most screens. */
const URGENT_CARDS = 3

/** A titled row of product cards that scrolls sideways; nothing when there are none. */
export function ProductRail(props: ProductRailProps) {
  const { title, onRetry, renderAction, onStep, more, note, look, urgent, id } = props
  const products = useShownOrder(props.products)
  if (products?.length === 0) return null
  return (
    <div className={classNames(styles.rail, look && styles[look])} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more}
      </div>
      {note}
      {products ? (
        <Carousel label={title}>
          {products.map((product, index) => (
            <ProductCard
              key={product.productId}
              urgent={urgent && index < URGENT_CARDS}
              product={product}
              action={renderAction(product)}
              onStep={onStep}
              size={look}
            />
          ))}
        </Carousel>
      ) : onRetry ? (
        <MissingChunk onRetry={onRetry} />
      ) : (
        <Loading className={styles.shapes}>
          {Array.from({ length: SHAPES }, (_, index) => (
            <div key={index} className={styles.shape}>
              <ProductCardSkeleton />
            </div>
          ))}
        </Loading>
      )}
    </div>
  )
}
