import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { Check, CircleAlert, CircleHelp, ShoppingCart, TriangleAlert } from 'lucide-react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import type { LineState } from '../pad/pad-line.ts'
import styles from './pad-row.module.css'

const icons = {
  searching: <Spinner />,
  matched: <Check aria-hidden="true" />,
  doubtful: <TriangleAlert aria-hidden="true" />,
  unknown: <CircleHelp aria-hidden="true" />,
  refused: <CircleAlert aria-hidden="true" />,
  partial: <ShoppingCart aria-hidden="true" />,
}

/** The state of a line: an icon and a word. */
export const RowState = ({ state }: { state: LineState }) => (
  <span className={styles.state} data-state={state}>
    {icons[state]}
    <span className={styles.stateName}>{quickOrderTexts.states[state]}</span>
  </span>
)
