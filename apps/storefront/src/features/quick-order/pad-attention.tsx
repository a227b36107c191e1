import type { QuickOrderProduct } from '@cambusa/contract/quick-order'
import { isGtin } from '@cambusa/domain/catalogue/gtin'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { Check, ChevronDown, CircleAlert, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chooseProduct } from './pad-actions.ts'
import { focusRow, soon } from './pad-focus.ts'
import { openDoubts, stateOf, type PadLine } from './pad-line.ts'
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
  const subject = code ?? match?.subject ?? ''
  if (!/^\d+$/.test(subject)) return quickOrderTexts.unknownWords
  const isWrongGtin = [8, 12, 13, 14].includes(subject.length) && !isGtin(subject)
  return isWrongGtin
    ? quickOrderTexts.wrongCheckDigit({ code: subject })
    : quickOrderTexts.unknownCode({ code: subject })
}

/** Why a line must be looked at, and what can be done: confirm the guess, choose another product, put the text right. */
export function PadAttention({ line, found, disabled, onEdit }: PadAttentionProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const state = stateOf(line)
  const doubts = openDoubts(line)
  const isUnknown = state === 'unknown'
  const suggested = line.match?.suggestions ?? []
  const needs = isUnknown || doubts.length > 0
  if (!needs && !line.refusal) return null
  const options = [...(found ? [found.product.productId] : []), ...suggested]
  const canConfirm = found?.product.available === true
  const canChoose = suggested.length > 0
  return (
    <div className={row.attention}>
      {line.refusal && (
        <p className={styles.refusal}>
          <CircleAlert aria-hidden="true" />
          {line.refusal}
        </p>
      )}
      {needs && (
        <div className={styles.settle}>
          <p className={styles.why} data-state={state}>
            {isUnknown ? unknownText(line) : doubts.map((doubt) => quickOrderTexts.doubts[doubt]).join('. ')}
          </p>
          {canChoose && (
            <Button
              data-pad-place
              disabled={disabled}
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-label={quickOrderTexts.chooseNamed({ text: line.text, count: options.length })}
              icon={<ChevronDown />}
              onClick={() => setOpen(!isOpen)}
            >
              {quickOrderTexts.choose}
            </Button>
          )}
          {found && canConfirm && (
            <Button
              data-pad-place={canChoose ? undefined : true}
              disabled={disabled}
              aria-label={quickOrderTexts.confirmNamed({ name: found.product.name })}
              icon={<Check />}
              onClick={() => chooseProduct(line.id, found.product.productId)}
            >
              {quickOrderTexts.confirm}
            </Button>
          )}
          {isUnknown && (
            <Button
              data-pad-place={canChoose ? undefined : true}
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
      {isOpen && canChoose && (
        <PadSuggestions
          id={listId}
          text={line.text}
          options={options}
          onChoose={(productId) => {
            setOpen(false)
            chooseProduct(line.id, productId)
          }}
          onClose={() => {
            setOpen(false)
            soon(() => void focusRow(line.id))
          }}
        />
      )}
    </div>
  )
}
