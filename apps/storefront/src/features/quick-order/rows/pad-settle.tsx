import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Check, Pencil } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chooseProduct, chooseQuantity } from '../pad/pad-actions.ts'
import {
  isAboutProduct,
  openDoubts,
  proposalsOf,
  quantityOf,
  stateOf,
  type PadLine,
} from '../pad/pad-line.ts'
import { shownQuantity } from './quantity-note.ts'
import styles from './pad-attention.module.css'

interface PadSettleProps {
  line: PadLine
  found: QuickOrderProduct | undefined
  disabled: boolean
  onEdit: () => void
}

/** The quantities that can be bought nearest to the written one, or the one that is proposed. */
function Amounts({ line, found, disabled }: PadSettleProps & { found: QuickOrderProduct }) {
  const { id, text, match } = line
  const { name } = found.product
  const { nearest = [] } = match ?? {}
  if (nearest.length === 0)
    return (
      <Button
        data-pad-place
        disabled={disabled}
        aria-label={quickOrderTexts.confirmNamed({ name })}
        icon={<Check />}
        onClick={() => chooseQuantity(id, quantityOf(line))}
      >
        {quickOrderTexts.confirm}
      </Button>
    )
  return (
    <div role="group" aria-label={quickOrderTexts.nearest({ text })} className={styles.amounts}>
      {nearest.map((quantity) => {
        const shown = shownQuantity(found, quantity)
        return (
          <Button
            key={quantity}
            data-pad-place={quantity === match?.quantity || nearest.length === 1 || undefined}
            disabled={disabled}
            aria-label={quickOrderTexts.takeNearest({ quantity: shown, name })}
            onClick={() => chooseQuantity(id, quantity)}
          >
            {shown}
          </Button>
        )
      })}
    </div>
  )
}

/** What settles a line with one press in its row: the quantity, the only proposal, another text. */
export function PadSettle(props: PadSettleProps) {
  const { line, found, disabled, onEdit } = props
  if (stateOf(line) === 'unknown')
    return (
      <Button
        data-pad-place
        disabled={disabled}
        aria-label={quickOrderTexts.edit({ text: line.text })}
        icon={<Pencil />}
        onClick={onEdit}
      >
        {quickOrderTexts.correct}
      </Button>
    )
  if (found?.product.available !== true) return null
  if (isAboutProduct(line))
    return proposalsOf(line, found).length > 1 ? null : (
      <Button
        data-pad-place
        disabled={disabled}
        aria-label={quickOrderTexts.confirmNamed({ name: found.product.name })}
        icon={<Check />}
        onClick={() => chooseProduct(line.id, found.product.productId)}
      >
        {quickOrderTexts.confirm}
      </Button>
    )
  return openDoubts(line).includes('quantity') ? <Amounts {...props} found={found} /> : null
}
