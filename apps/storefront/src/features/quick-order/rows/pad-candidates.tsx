import { formatEuro } from '@cambusa/domain/money/money'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { packedText } from './packed-text.ts'
import { usePad } from '../pad/pad-store.ts'
import styles from './pad-candidates.module.css'

interface PadCandidatesProps {
  text: string
  /** Product ids, best first. */
  options: readonly number[]
  disabled: boolean
  /** They are substitutes of a product that cannot be bought, and none of them is the proposal. */
  isInstead?: boolean
  onChoose: (productId: number) => void
}

/** Left and right move between chips; up and down move between rows. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const chips = [...event.currentTarget.querySelectorAll('button')]
  const next = chips[chips.findIndex((chip) => chip === document.activeElement) + step]
  if (step === 0 || next === undefined) return
  next.focus()
  event.preventDefault()
}

/** The most likely products of a line, each chosen by one tap or Enter; the first one is the proposal. */
export function PadCandidates({ text, options, disabled, isInstead, onChoose }: PadCandidatesProps) {
  const products = usePad((state) => state.products)
  const withVat = usePricesWithVat()
  const found = options.flatMap((id) => products.get(id) ?? [])
  return (
    <div
      role="group"
      aria-label={quickOrderTexts.candidates({ text })}
      className={styles.chips}
      onKeyDown={onArrow}
    >
      {found.map((one, place) => {
        const { product, lastBoughtAt } = one
        const price = shownPrice(product, withVat)
        const cost = product.available && price ? formatEuro(price.cents) : quickOrderTexts.doubts.unavailable
        const isProposal = place === 0 && !isInstead
        const packed = packedText(one)
        const facts = lastBoughtAt === null ? packed : `${quickOrderTexts.bought} · ${packed}`
        return (
          <button
            key={product.productId}
            type="button"
            className={styles.chip}
            data-pad-place={isProposal || undefined}
            data-proposal={isProposal || undefined}
            disabled={disabled}
            // The accessible name has the visible words in their order.
            aria-label={quickOrderTexts.candidate({ name: product.name, facts, cost })}
            onClick={() => onChoose(product.productId)}
          >
            <span className={styles.name}>
              {isProposal && <Check aria-hidden="true" />}
              {product.name}
            </span>{' '}
            <span className={styles.facts}>{facts}</span> <span className={styles.cost}>{cost}</span>
          </button>
        )
      })}
    </div>
  )
}
