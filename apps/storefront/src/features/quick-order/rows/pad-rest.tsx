import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { addAll } from '../pad/add-all.ts'
import { chooseProduct } from '../pad/pad-actions.ts'
import { PadCandidates } from './pad-candidates.tsx'
import { focusEntry, focusNextAttention, focusRow, soon } from '../pad/pad-focus.ts'
import { quantityOf, type PadLine } from '../pad/pad-line.ts'
import { shownQuantity } from './quantity-note.ts'
import styles from './pad-attention.module.css'

/** How many other products are shown in the row. */
const OTHERS = 3

interface PadRestProps {
  line: PadLine
  found: QuickOrderProduct
  disabled: boolean
}

/** The rest of a partly added line: try again, or buy it in another product. */
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
          <p className={styles.instead}>{quickOrderTexts.insteadOfRest}</p>
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
