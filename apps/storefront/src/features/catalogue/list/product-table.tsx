import { wholesaleTexts } from '@cambusa/messages/it/catalogue/wholesale-list'
import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { LongList, VirtualRows } from '../../../ui/layout/long-list.tsx'
import type { ProductGridProps } from './product-grid-props.ts'
import { goToNextField, moveBetweenRows } from './row-keys.ts'
import { ProductRow } from './product-row.tsx'
import { personalised } from '../../../lib/browser/page-marks.ts'
import rowStyles from './product-row.module.css'
import styles from './product-table.module.css'

const ROW_PX = 64
const { columns } = wholesaleTexts

/** The wholesale list: dense rows with a quantity field each; Enter moves to the next row, arrows move up and down. */
export function ProductTable(props: ProductGridProps) {
  const { label, products, renderAction, renderTotal, lastBought, outdated } = props
  const place = useRef<HTMLDivElement>(null)
  const row = (index: number) => {
    const product = products[index]
    return product ? (
      <ProductRow
        key={product.productId}
        product={product}
        index={index}
        showLast={lastBought !== undefined}
        last={lastBought?.get(product.code)}
        action={renderAction(product, goToNextField)}
        total={renderTotal?.(product)}
      />
    ) : null
  }
  return (
    <div {...personalised('whole')} className={styles.frame}>
      <div
        role="table"
        aria-label={label}
        aria-rowcount={products.length + 1}
        onKeyDown={moveBetweenRows}
        className={classNames(styles.table, lastBought && styles.withLast, outdated && styles.outdated)}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={rowStyles.row}>
            <span role="columnheader">{columns.code}</span>
            <span role="columnheader">{columns.name}</span>
            <span role="columnheader">{columns.packaging}</span>
            <span role="columnheader" className={styles.number}>
              {columns.unitPrice}
            </span>
            <span role="columnheader" className={styles.number}>
              {columns.price}
            </span>
            <span role="columnheader" className={styles.number}>
              {columns.vat}
            </span>
            {lastBought && <span role="columnheader">{columns.last}</span>}
            <span role="columnheader">{columns.quantity}</span>
          </div>
        </div>
        <LongList
          products={products.length}
          all={() => (
            <div ref={place} role="rowgroup">
              {products.map((_, index) => row(index))}
            </div>
          )}
          few={() => (
            <VirtualRows role="rowgroup" count={products.length} estimatePx={ROW_PX} before={place}>
              {row}
            </VirtualRows>
          )}
        />
      </div>
    </div>
  )
}
