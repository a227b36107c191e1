import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ProductCard } from '../card/product-card.tsx'
import { LongList, VirtualRows } from '../../../ui/layout/long-list.tsx'
import styles from './card-grid.module.css'

interface CardGridProps {
  label: string
  products: readonly Product[]
  view: 'small-grid' | 'large-grid'
  renderAction: (product: Product) => ReactNode
  onStep?: (product: Product, direction: 1 | -1) => void
  outdated?: boolean
}

/** The estimated height of a card with its gap, until the first one is measured. */
const ROW_PX = { 'small-grid': 420, 'large-grid': 620 }
/** Visible at once on a phone; on wider screens the rest of the row follows. */
const URGENT_CARDS = 4

/** Cards in as many columns as fit; beyond a hundred only those near the window are rendered. */
export function CardGrid({ label, products, view, renderAction, onStep, outdated }: CardGridProps) {
  const place = useRef<HTMLUListElement>(null)
  const [columns, setColumns] = useState(1)
  const countColumns = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length)
    count()
    const observer = new ResizeObserver(count)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const card = (product: Product, index: number) => (
    <ProductCard
      key={product.productId}
      product={product}
      size={view === 'large-grid' ? 'large' : 'small'}
      urgent={index < URGENT_CARDS}
      heading="h2"
      action={renderAction(product)}
      onStep={onStep}
    />
  )
  const className = classNames(styles.grid, styles[view], outdated && styles.outdated)
  const row = (index: number) => (
    <div className={classNames(className, styles.row)}>
      {products.slice(index * columns, (index + 1) * columns).map((product, column) => (
        <div key={product.productId} role="listitem">
          {card(product, index * columns + column)}
        </div>
      ))}
    </div>
  )
  return (
    <LongList
      products={products.length}
      all={() => (
        <ul ref={place} className={className} aria-label={label}>
          {products.map((product, index) => (
            <li key={product.productId}>{card(product, index)}</li>
          ))}
        </ul>
      )}
      few={() => (
        <div role="list" aria-label={label}>
          <div className={className} ref={countColumns} />
          <VirtualRows count={Math.ceil(products.length / columns)} estimatePx={ROW_PX[view]} before={place}>
            {row}
          </VirtualRows>
        </div>
      )}
    />
  )
}
