import type { ProductCard as Product } from '@cambusa/contract/product'
import { useCallback, useState, type ReactNode } from 'react'
import { latePart } from '../../../lib/browser/late-part.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PartPlace } from '../../../ui/feedback/part-place.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { VIRTUAL_FROM } from './virtual-from.ts'
import styles from './card-grid.module.css'

interface CardGridProps {
  label: string
  products: readonly Product[]
  view: 'small-grid' | 'large-grid'
  renderAction: (product: Product) => ReactNode
  onStep?: (product: Product, direction: 1 | -1) => void
  outdated?: boolean
}

const VirtualRows = latePart(() => import('./virtual-rows.tsx').then((module) => module.VirtualRows))

/** About a card with its gap, until the first one is measured. */
const ROW_PX = { 'small-grid': 420, 'large-grid': 620 }
const URGENT_CARDS = 6

/** Cards in as many columns as fit; beyond a hundred only those near the window are drawn. */
export function CardGrid({ label, products, view, renderAction, onStep, outdated }: CardGridProps) {
  const [columns, setColumns] = useState(1)
  const countColumns = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const count = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length)
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
  if (products.length < VIRTUAL_FROM) {
    return (
      <ul className={className} aria-label={label}>
        {products.map((product, index) => (
          <li key={product.productId}>{card(product, index)}</li>
        ))}
      </ul>
    )
  }
  const rows = Array.from({ length: Math.ceil(products.length / columns) }, (_, row) => row * columns)
  return (
    <div role="list" aria-label={label}>
      <div className={className} ref={countColumns} />
      <PartPlace>
        <VirtualRows count={rows.length} estimatePx={ROW_PX[view]}>
          {(row) => (
            <div className={classNames(className, styles.row)}>
              {products.slice(row * columns, (row + 1) * columns).map((product, index) => (
                <div key={product.productId} role="listitem">
                  {card(product, row * columns + index)}
                </div>
              ))}
            </div>
          )}
        </VirtualRows>
      </PartPlace>
    </div>
  )
}
