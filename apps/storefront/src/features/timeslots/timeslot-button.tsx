import type { Timeslot } from '@cambusa/contract/timeslots'
import { timeslotTexts } from '@cambusa/messages/it/timeslots'
import { Check } from 'lucide-react'
import { timeslotWords } from '../../lib/format/timeslot-text.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './timeslot-grid.module.css'
import { timeslotState, type TimeslotState } from './timeslot-choice.ts'

interface SlotButtonProps {
  slot: Timeslot
  isSaving: boolean
  /** Some slot is being reserved. */
  isBusy: boolean
  onChoose: () => void
}

function stateText(state: TimeslotState, { active, closedReason }: Timeslot): string {
  if (state === 'selected') return timeslotTexts.selected
  if (state === 'unavailable') return closedReason ?? timeslotTexts.full
  return state === 'few' ? timeslotTexts.places({ count: active }) : timeslotTexts.available
}

/** A slot: when it begins and ends, and whether there is a place; if not, why. */
export function TimeslotButton({ slot, isSaving, isBusy, onChoose }: SlotButtonProps) {
  const state = timeslotState(slot)
  const words = timeslotWords(slot)
  const text = isSaving ? timeslotTexts.reserving : stateText(state, slot)
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      disabled={state === 'unavailable'}
      aria-disabled={isBusy || undefined}
      aria-busy={isSaving || undefined}
      aria-pressed={state === 'selected'}
      onClick={isBusy ? undefined : onChoose}
    >
      <span className={styles.time}>
        {words.begin} - {words.end}
      </span>
      <span className={styles.state}>
        {isSaving ? <Spinner /> : state === 'selected' && <Check aria-hidden="true" />}
        {text}
      </span>
    </button>
  )
}
