import type { Timeslot, TimeslotDay } from '@cambusa/contract/timeslots'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { timeslotTexts } from '@cambusa/messages/it/timeslots'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TimeslotButton } from './timeslot-button.tsx'
import styles from './timeslot-grid.module.css'
import { hasFreeSlot } from './timeslot-choice.ts'

interface SlotGridProps {
  day: TimeslotDay
  /** The slot that is being reserved: nothing else can be chosen meanwhile (specification §4). */
  savingId: number | undefined
  /** Why the last choice was refused. */
  refusal: string | undefined
  /** Chooses the same slot again, where that may help. */
  onRetry: (() => void) | undefined
  onChoose: (slot: Timeslot) => void
}

/** The slots of one day, with what their looks mean. */
export function TimeslotGrid({ day, savingId, refusal, onRetry, onChoose }: SlotGridProps) {
  return (
    <div className={styles.slots}>
      <FailureNotice text={refusal} onRetry={onRetry} retrying={savingId !== undefined} />
      {!hasFreeSlot(day) && <p className={styles.full}>{timeslotTexts.dayFull}</p>}
      <ul className={styles.grid} aria-label={timeslotTexts.slotsOf({ day: formatDayLong(day.dateIso) })}>
        {day.timeslots.map((slot) => (
          <li key={slot.timeslotId}>
            <TimeslotButton
              slot={slot}
              isSaving={slot.timeslotId === savingId}
              isBusy={savingId !== undefined}
              onChoose={() => onChoose(slot)}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.legend} aria-label={timeslotTexts.legend}>
        <li className={styles.available}>{timeslotTexts.available}</li>
        <li className={styles.unavailable}>{timeslotTexts.unavailable}</li>
        <li className={styles.selected}>{timeslotTexts.selected}</li>
      </ul>
    </div>
  )
}
