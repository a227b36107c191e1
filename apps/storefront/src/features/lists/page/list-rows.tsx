import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useRef, type ReactNode } from 'react'
import { LongList, VirtualRows } from '../../../ui/layout/long-list.tsx'
import { ListRow } from './list-row.tsx'
import styles from './list-rows.module.css'
import { useMoving } from './use-moving.ts'

interface ListRowsProps {
  name: string
  items: readonly ListItem[]
  /** They may be moved: all of them are shown, in the customer's own order. */
  canMove: boolean
  isEditable: boolean
  onQuantity: (item: ListItem, quantity: number) => void
  onRemove: (item: ListItem) => void
  onMove: (itemId: number, to: number) => void
  renderInstead: (item: ListItem) => ReactNode
}

/** The estimated height of a row. */
const ROW_PX = 88

/** The rows of a list; of a long one only those near the window are in the document. */
export function ListRows(props: ListRowsProps) {
  const { name, items, canMove, isEditable, onQuantity, onRemove, onMove, renderInstead } = props
  const { place, shown, movingId, ways } = useMoving(items, onMove)
  const inFlow = useRef<HTMLUListElement>(null)
  const row = (index: number) => {
    const item = shown[index]
    if (!item) return null
    return (
      <ListRow
        item={item}
        place={index}
        count={shown.length}
        isMoving={item.itemId === movingId}
        moving={canMove ? ways : undefined}
        isEditable={isEditable}
        onQuantity={onQuantity}
        onRemove={onRemove}
        instead={item.product?.available ? null : renderInstead(item)}
      />
    )
  }
  const label = oneListTexts.lines({ name })
  const keyOf = (index: number) => shown[index]?.itemId ?? index
  return (
    <div ref={place} className={styles.rows}>
      <LongList
        products={shown.length}
        all={() => (
          <ul ref={inFlow} aria-label={label}>
            {shown.map((item, index) => (
              <li key={item.itemId}>{row(index)}</li>
            ))}
          </ul>
        )}
        few={() => (
          <div role="list" aria-label={label}>
            <VirtualRows count={shown.length} estimatePx={ROW_PX} before={inFlow} keyOf={keyOf}>
              {(index) => <div role="listitem">{row(index)}</div>}
            </VirtualRows>
          </div>
        )}
      />
    </div>
  )
}
