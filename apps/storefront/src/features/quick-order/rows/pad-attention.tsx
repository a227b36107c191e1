import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chooseProduct } from '../pad/pad-actions.ts'
import { PadCandidates } from './pad-candidates.tsx'
import { PadChoices } from './pad-choices.tsx'
import { focusRow, soon } from '../pad/pad-focus.ts'
import { isAboutProduct, proposalsOf, stateOf, type PadLine } from '../pad/pad-line.ts'
import { PadRest } from './pad-rest.tsx'
import { PadSuggestions } from './pad-suggestions.tsx'
import styles from './pad-attention.module.css'
import row from './pad-row.module.css'

interface PadAttentionProps {
  line: PadLine
  found: QuickOrderProduct | undefined
  disabled: boolean
}

/** How many proposals are shown in the row; the others are behind a button. */
const CANDIDATES = 3

/** The products that a line may mean: the likeliest in the row, the others in a list. */
function Proposals({ line, found, disabled }: PadAttentionProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const options = proposalsOf(line, found)
  const more = quickOrderTexts.moreChoices({ count: options.length - CANDIDATES })
  const choose = (productId: number) => {
    setOpen(false)
    chooseProduct(line.id, productId)
  }
  return (
    <>
      <div className={styles.settle}>
        <PadCandidates
          text={line.text}
          options={options.slice(0, CANDIDATES)}
          disabled={disabled}
          // Where nothing was found, none of them is proposed.
          isInstead={stateOf(line) === 'unknown'}
          onChoose={choose}
        />
        {options.length > CANDIDATES && (
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
      </div>
      {isOpen && (
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
    </>
  )
}

/** What the shopper can choose for a line: a proposal, the choices of its product, the rest of a partly added line. */
export function PadAttention({ line, found, disabled }: PadAttentionProps) {
  const state = stateOf(line)
  const hasProposals = (state === 'unknown' || isAboutProduct(line)) && line.match!.suggestions.length > 0
  const hasChoices = !isAboutProduct(line) && found?.product.selectOptions !== undefined
  if (!hasProposals && !hasChoices && state !== 'partial') return null
  return (
    <div className={row.attention}>
      {state === 'partial' && found && <PadRest line={line} found={found} disabled={disabled} />}
      {hasProposals && <Proposals line={line} found={found} disabled={disabled} />}
      {hasChoices && <PadChoices line={line} found={found} disabled={disabled} />}
    </div>
  )
}
