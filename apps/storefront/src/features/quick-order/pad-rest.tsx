import type { QuickOrderProduct } from '@cambusa/contract/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { addAll } from './add-all.ts'
import { chooseProduct } from './pad-actions.ts'
import { PadCandidates } from './pad-candidates.tsx'
import { focusEntry, focusNextAttention, focusRow, soon } from './pad-focus.ts'
import { quantityOf, type PadLine } from './pad-line.ts'
import { shownQuantity } from './quantity-note.ts'
import styles from './pad-attention.module.css'

/** So many other products stand in the row. */
const OTHERS = 3

interface PadRestProps {
  line: PadLine
  found: QuickOrderProduct
  disabled: boolean
}

/** The rest of a line that the cart took in part: try again, or take it in another product. */
export function PadRest({ line, found, disabled }: PadRestProps) {
  const client = useQueryClient()
  const others = line.match?.suggestions.slice(0, OTHERS) ?? []
  const addRest = async () => {
    await addAll(client, [line.id])
    soon(() => void (focusRow(line.id) || focusNextAttention() || focusEntry()))
  }
  return (
    <div className={styles.settle}>
      <Button data-pad-place disabled={disabled} icon={<ShoppingCart />} onClick={() => void addRest()}>
        {quickOrderTexts.addRest({ quantity: shownQuantity(found, quantityOf(line)) })}
      </Button>
      {others.length > 0 && (
        <>
          <p className={styles.why}>{quickOrderTexts.insteadOfRest}</p>
          <PadCandidates
            text={line.text}
            options={others}
            disabled={disabled}
            isInstead
            onChoose={(productId) => chooseProduct(line.id, productId)}
          />
        </>
      )}
    </div>
  )
}
