import type { Timeslot } from '@cambusa/contract/delivery/timeslots'
import { formatEuro } from '@cambusa/domain/money/money'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { Check } from 'lucide-react'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { useIsOffline } from '../../lib/browser/online.ts'
import { deadlineText } from '../../lib/format/timeslot-text.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './timeslot-grid.module.css'
import { timeslotState, type TimeslotState } from './timeslot-choice.ts'

interface SlotButtonProps {
  slot: Timeslot
  isSaving: boolean
  /** The delivery fee of this cart in the slot. */
  feeCents: number
  now: Date
  /** A title above the time ('usual slot'). */
  title?: string
  /** Some slot is being reserved. */
  isBusy: boolean
  onChoose: () => void
}

function stateText(state: TimeslotState, { active, closedReason }: Timeslot): string {
  if (state === 'selected') return timeslotTexts.selected
  if (state === 'unavailable') return closedReason ?? timeslotTexts.full
  return state === 'few' ? timeslotTexts.places({ count: active }) : timeslotTexts.free({ count: active })
}

/** The text below a slot that can be chosen: the time left in its last hour, and the delivery fee. */
function termsText({ date, beginTime, endTime, cutoffAt }: Timeslot, feeCents: number, now: Date): string {
  const deadline = deadlineText({ date, beginTime, endTime, cutoffAt }, now)
  const fee = feeCents === 0 ? timeslotTexts.feeFree : formatEuro(feeCents)
  return deadline.isUrgent ? `${deadline.short} · ${fee}` : fee
}

/** A slot: its start and end, and whether it is free; if not, why. */
export function TimeslotButton({ slot, feeCents, now, title, isSaving, isBusy, onChoose }: SlotButtonProps) {
  const state = timeslotState(slot)
  const words = timeslotWords(slot)
  // A slot is reserved by the shop only.
  const isOffline = useIsOffline()
  const text = isOffline ? uiTexts.needsNetwork : isSaving ? timeslotTexts.reserving : stateText(state, slot)
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      disabled={isOffline || state === 'unavailable'}
      aria-disabled={isBusy || undefined}
      aria-busy={isSaving || undefined}
      aria-pressed={state === 'selected'}
      onClick={isBusy ? undefined : onChoose}
    >
      {title && <span className={styles.title}>{title} </span>}
      <span className={styles.time}>
        {words.begin} - {words.end}
      </span>{' '}
      <span className={styles.state}>
        {isSaving ? <Spinner /> : state === 'selected' && <Check aria-hidden="true" />}
        {text}
      </span>
      {state !== 'unavailable' && <span className={styles.terms}> {termsText(slot, feeCents, now)}</span>}
    </button>
  )
}
