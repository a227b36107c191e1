import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useAdding } from '../pad/add-all.ts'
import { PadRow } from './pad-row.tsx'
import { usePad } from '../pad/pad-store.ts'
import styles from './pad-row.module.css'

/** The lines of the pad, the newest on top. */
export function PadRows() {
  const lines = usePad((state) => state.lines)
  const isAdding = useAdding(({ progress }) => progress !== null)
  return (
    <ul className={styles.rows} aria-label={quickOrderTexts.lines}>
      {lines.map((line) => (
        <PadRow key={line.id} line={line} disabled={isAdding} />
      ))}
    </ul>
  )
}
