import type { ListDetail, StandingOrder } from '@cambusa/contract/lists/list-parts'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { standingOrderTexts as texts } from '@cambusa/messages/it/lists/standing-orders'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { useEndStanding, usePauseStanding } from './change-standing.ts'
import { StandingDialog } from './standing-dialog.tsx'
import styles from './standing-section.module.css'

/** The standing order of a list: its days, the next draft, the pause. */
export function StandingSection({ list: { listId, standingOrder } }: { list: ListDetail }) {
  const [open, setOpen] = useState(false)
  if (!standingOrder) return null
  return (
    <section aria-labelledby="standing-order" className={styles.section}>
      <h2 id="standing-order" className={styles.title}>
        <CalendarClock aria-hidden="true" />
        {texts.title}
      </h2>
      <Standing listId={listId} order={standingOrder} onChange={() => setOpen(true)} />
      <StandingDialog listId={listId} order={standingOrder} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

/** The way to have a standing order, for a list that has none. */
export function StandingStart({ listId }: { listId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" icon={<CalendarClock />} onClick={() => setOpen(true)}>
        {texts.set}
      </Button>
      <StandingDialog listId={listId} order={undefined} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

interface StandingProps {
  listId: number
  order: StandingOrder
  onChange: () => void
}

function Standing({ listId, order, onChange }: StandingProps) {
  const { weekdays, leadDays, isPaused } = order
  const pause = usePauseStanding(listId)
  const end = useEndStanding(listId)
  const isShownPaused = pause.isPending ? pause.variables : isPaused
  return (
    <>
      <p className={styles.when}>{texts.when({ weekdays, leadDays })}</p>
      <p className={styles.soft}>{isShownPaused ? texts.pausedText : nextText(order)}</p>
      <div className={styles.acts}>
        <Switch
          label={texts.paused}
          checked={isShownPaused}
          aria-disabled={pause.isPending || undefined}
          onChange={({ target }) => !pause.isPending && pause.mutate(target.checked)}
        />
        <Button look="ghost" onClick={onChange}>
          {texts.change}
        </Button>
        <Button look="ghost" pending={end.isPending} onClick={() => end.mutate()}>
          {texts.end}
        </Button>
      </div>
    </>
  )
}

/** When the next draft comes, and which days are skipped until then. */
function nextText({ weekdays, next, skipped, unserved }: StandingOrder): string {
  const never = unserved.length > 0 && texts.unserved({ weekdays: unserved })
  const closed =
    skipped.length > 0 &&
    texts.skipped({ days: texts.inWords(skipped.map(formatDayLong)), count: skipped.length })
  const comes = next
    ? texts.next({
        preparedOn: formatDayLong(next.preparedOn),
        deliveryOn: formatDayLong(next.deliveryOn),
      })
    : unserved.length === weekdays.length
      ? texts.noDay
      : texts.noNext
  return [never, closed, comes].filter(Boolean).join(' ')
}
