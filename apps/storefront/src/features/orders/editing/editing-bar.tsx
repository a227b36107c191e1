import type { Cart } from '@cambusa/contract/cart/cart'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { useCartQuery } from '../../../lib/state/cart-query.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useUndoEditing } from './editing-api.ts'
import styles from './editing-bar.module.css'
import { timeLeftText } from './time-left.ts'
import { useEditingOver } from './use-editing-over.ts'

/** Often enough for a text in minutes. */
const TICK_MS = 15_000

/** While a placed order is edited: which one, the time left, and the way to give it up. */
export function EditingBar() {
  const { data: cart } = useQuery(useCartQuery())
  const editing = cart?.editing
  const now = useNow(TICK_MS)
  useEditingOver(editing, now)
  return editing ? <Bar editing={editing} now={now} /> : null
}

function Bar({ editing, now }: { editing: NonNullable<Cart['editing']>; now: Date }) {
  const { orderNumber, until } = editing
  const undo = useUndoEditing(editing)
  return (
    <section className={styles.bar} aria-label={editingTexts.banner}>
      <div className={styles.inner}>
        <Pencil aria-hidden="true" className={styles.icon} />
        <p className={styles.text}>
          <Link to={paths.cart} className={styles.link}>
            {editingTexts.title({ number: orderNumber })}
          </Link>{' '}
          <time dateTime={until} className={styles.left}>
            {timeLeftText(new Date(until), now)}
          </time>
        </p>
        <Button look="ghost" className={styles.undo} pending={undo.isPending} onClick={() => void undo.ask()}>
          {editingTexts.undo}
        </Button>
      </div>
    </section>
  )
}
