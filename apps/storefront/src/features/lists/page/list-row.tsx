import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { formatEuro, multiplyCents } from '@cambusa/domain/money/money'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Check, GripVertical, Trash2 } from 'lucide-react'
import { memo, useId, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { formatText } from '../../../lib/format/format-text.ts'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { ProductPrice } from '../../../ui/product/product-price.tsx'
import { ItemQuantity } from './item-quantity.tsx'
import styles from './list-row.module.css'
import type { MovingWays } from './use-moving.ts'

export interface ListRowProps {
  item: ListItem
  /** Its place among the rows shown, and how many these are. */
  place: number
  count: number
  isMoving: boolean
  /** Undefined where the rows are not in the customer's own order. */
  moving: MovingWays | undefined
  isEditable: boolean
  onQuantity: (item: ListItem, quantity: number) => void
  onRemove: (item: ListItem) => void
  /** What can be bought instead, where the product cannot. */
  instead: ReactNode
}

/** A row of a list: handle, product, quantity, what it costs today, bin; while it is moved, the ways to move it. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { item, place, count, isMoving, moving, isEditable, onQuantity, onRemove, instead } = props
  const { name, product } = item
  const hintId = useId()
  return (
    <div className={styles.row} data-place={place} data-moving={isMoving || undefined} data-list-row="">
      {moving && (
        <>
          <button
            type="button"
            className={styles.handle}
            data-handle=""
            aria-label={oneListTexts.handle({ name })}
            aria-describedby={hintId}
            aria-pressed={isMoving}
            {...moving.handleOf(item)}
          >
            <GripVertical aria-hidden="true" />
          </button>
          <span id={hintId} hidden>
            {oneListTexts.handleHint}
          </span>
        </>
      )}
      <Picture src={product?.mediaURL || item.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <div className={styles.words}>
        <ListedName item={item} />
        <span className={styles.facts}>{product ? formatText(product) : item.description}</span>
      </div>
      {isMoving && moving ? (
        <Steps place={place} count={count} step={moving.step} put={moving.put} />
      ) : (
        <>
          {product?.available ? (
            <>
              <div className={styles.price}>
                <ProductPrice product={product} size="small" look="line" />
              </div>
              <div className={styles.quantity}>
                <ItemQuantity
                  item={item}
                  product={product}
                  isEditable={isEditable}
                  onQuantity={onQuantity}
                  onRemove={onRemove}
                />
              </div>
              <LineTotal item={item} />
            </>
          ) : (
            <div className={styles.instead}>{instead}</div>
          )}
          {isEditable && (
            <IconButton
              className={styles.bin}
              label={oneListTexts.takeOut({ name })}
              icon={<Trash2 />}
              onClick={() => onRemove(item)}
            />
          )}
        </>
      )}
    </div>
  )
})

const ListedName = ({ item: { name, product } }: { item: ListItem }) =>
  product ? (
    <Link to={paths.product} params={{ slug: product.slug }} className={styles.name} title={product.name}>
      {product.name}
    </Link>
  ) : (
    <span className={styles.name}>{name}</span>
  )

function LineTotal({ item: { product, quantity } }: { item: ListItem }) {
  const withVat = usePricesWithVat()
  const price = product && shownPrice(product, withVat)
  return <p className={styles.total}>{price && formatEuro(multiplyCents(price.cents, quantity))}</p>
}

interface StepsProps extends Pick<MovingWays, 'step' | 'put'> {
  place: number
  count: number
}

/** The buttons that move a taken row, for whoever can neither drag nor press arrow keys. */
function Steps({ place, count, step, put }: StepsProps) {
  const ways = [
    { key: 'Home', label: oneListTexts.top, icon: <ArrowUpToLine />, isEnd: place === 0 },
    { key: 'ArrowUp', label: oneListTexts.up, icon: <ArrowUp />, isEnd: place === 0 },
    { key: 'ArrowDown', label: oneListTexts.down, icon: <ArrowDown />, isEnd: place === count - 1 },
    { key: 'End', label: oneListTexts.bottom, icon: <ArrowDownToLine />, isEnd: place === count - 1 },
  ]
  return (
    <div className={styles.steps}>
      {ways.map(({ key, label, icon, isEnd }) => (
        <IconButton
          key={key}
          label={label}
          icon={icon}
          aria-disabled={isEnd || undefined}
          onClick={() => void step(key)}
        />
      ))}
      <IconButton label={oneListTexts.placed} icon={<Check />} onClick={put} />
    </div>
  )
}
