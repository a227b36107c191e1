import { formatEuro } from '@cambusa/domain/money/money'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import { Badge } from '../../../ui/product/badge.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { packedText } from './packed-text.ts'
import { usePad } from '../pad/pad-store.ts'
import styles from './pad-suggestions.module.css'

interface PadSuggestionsProps {
  id: string
  text: string
  /** Product ids, best first. */
  options: readonly number[]
  onChoose: (productId: number) => void
  onClose: () => void
}

/** The possible products of a line in its row: chosen by arrows, Enter and Escape, or a tap. */
export function PadSuggestions({ id, text, options, onChoose, onClose }: PadSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const products = usePad((state) => state.products)
  const withVat = usePricesWithVat()
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1
    const chosen = options[active]
    if (event.key === 'ArrowDown') setActive(Math.min(last, active + 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(last)
    else if ((event.key === 'Enter' && !event.ctrlKey) || event.key === ' ') {
      if (chosen !== undefined) onChoose(chosen)
    } else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={quickOrderTexts.suggestions({ text })}
      aria-activedescendant={`${id}-${active}`}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {options.map((productId, place) => {
        const found = products.get(productId)
        const price = found && shownPrice(found.product, withVat)
        return (
          found && (
            <div
              key={productId}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              onClick={() => onChoose(productId)}
              onKeyDown={onKeyDown}
            >
              <Picture src={found.product.mediaURL} alt="" sizes="44px" className={styles.picture} />
              <span className={styles.words}>
                <span className={styles.name}>{found.product.name}</span>
                <span className={styles.facts}>{packedText(found)}</span>
              </span>
              {found.lastBoughtAt !== null && <Badge tone="primary">{quickOrderTexts.bought}</Badge>}
              <span className={styles.price}>
                {found.product.available && price
                  ? formatEuro(price.cents)
                  : quickOrderTexts.doubts.unavailable}
              </span>
            </div>
          )
        )
      })}
    </div>
  )
}
