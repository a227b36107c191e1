import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { isGtin } from '@cambusa/domain/catalogue/gtin'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Check, ChevronDown, CircleAlert, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chooseProduct } from '../pad/pad-actions.ts'
import { PadCandidates } from './pad-candidates.tsx'
import { focusRow, soon } from '../pad/pad-focus.ts'
import { openDoubts, quantityOf, stateOf, type PadLine } from '../pad/pad-line.ts'
import { shownQuantity } from './quantity-note.ts'
import { PadRest } from './pad-rest.tsx'
import { PadSuggestions } from './pad-suggestions.tsx'
import styles from './pad-attention.module.css'
import row from './pad-row.module.css'

interface PadAttentionProps {
  line: PadLine
  found: QuickOrderProduct | undefined
  disabled: boolean
  onEdit: () => void
}

function unknownText({ code, match }: PadLine): string {
  if (match?.state === 'tooLong') return quickOrderTexts.tooLong
  const subject = code ?? match?.subject ?? ''
  if (!/^\d+$/.test(subject)) return quickOrderTexts.unknownWords
  const isWrongGtin = [8, 12, 13, 14].includes(subject.length) && !isGtin(subject)
  return isWrongGtin
    ? quickOrderTexts.wrongCheckDigit({ code: subject })
    : quickOrderTexts.unknownCode({ code: subject })
}

/** How many proposals are shown in the row; the others are behind a button. */
const CANDIDATES = 3

/**
 * Why a line needs attention, and what the shopper can do: choose a proposal, confirm the only one, correct the text,
 * add the rest of a partly added line.
 */
export function PadAttention({ line, found, disabled, onEdit }: PadAttentionProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const state = stateOf(line)
  const doubts = openDoubts(line)
  const isUnknown = state === 'unknown'
  const needs = isUnknown || doubts.length > 0
  if (!needs && !line.refusal) return null
  const suggested = line.match?.suggestions ?? []
  // A product that cannot be bought is no proposal: the row shows it, the chips show its substitutes.
  const options = [...(found?.product.available === true ? [found.product.productId] : []), ...suggested]
  // Only the quantity is in doubt: the product stays, and the row shows the quantity.
  const isAboutProduct = isUnknown || doubts.some((doubt) => doubt !== 'quantity')
  const hasChips = needs && isAboutProduct && suggested.length > 0
  const hasMore = hasChips && options.length > CANDIDATES
  const more = quickOrderTexts.moreChoices({ count: options.length - CANDIDATES })
  const choose = (productId: number) => {
    setOpen(false)
    chooseProduct(line.id, productId)
  }
  return (
    <div className={row.attention}>
      {line.refusal && (
        <p className={styles.refusal} data-state={state}>
          <CircleAlert aria-hidden="true" />
          <span>
            {line.taken !== undefined && found && (
              <>
                {quickOrderTexts.taken({
                  taken: shownQuantity(found, line.taken),
                  rest: shownQuantity(found, quantityOf(line)),
                })}{' '}
              </>
            )}
            {line.refusal}
          </span>
        </p>
      )}
      {state === 'partial' && found && <PadRest line={line} found={found} disabled={disabled} />}
      {needs && (
        <div className={styles.settle}>
          <p className={styles.why} data-state={state}>
            {isUnknown ? unknownText(line) : doubts.map((doubt) => quickOrderTexts.doubts[doubt]).join('. ')}
          </p>
          {hasChips && (
            <PadCandidates
              text={line.text}
              options={options.slice(0, CANDIDATES)}
              disabled={disabled}
              onChoose={choose}
            />
          )}
          {hasMore && (
            <Button
              disabled={disabled}
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-label={quickOrderTexts.moreChoicesNamed({ more, text: line.text })}
              icon={<ChevronDown />}
              onClick={() => setOpen(!isOpen)}
            >
              {more}
            </Button>
          )}
          {!hasChips && found?.product.available === true && (
            <Button
              data-pad-place
              disabled={disabled}
              aria-label={quickOrderTexts.confirmNamed({ name: found.product.name })}
              icon={<Check />}
              onClick={() => choose(found.product.productId)}
            >
              {quickOrderTexts.confirm}
            </Button>
          )}
          {isUnknown && (
            <Button
              data-pad-place={hasChips ? undefined : true}
              disabled={disabled}
              aria-label={quickOrderTexts.edit({ text: line.text })}
              icon={<Pencil />}
              onClick={onEdit}
            >
              {quickOrderTexts.correct}
            </Button>
          )}
        </div>
      )}
      {isOpen && hasMore && (
        <PadSuggestions
          id={listId}
          text={line.text}
          options={options}
          onChoose={choose}
          onClose={() => {
            setOpen(false)
            soon(() => void focusRow(line.id))
          }}
        />
      )}
    </div>
  )
}
