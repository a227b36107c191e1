import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TimeslotButton } from './timeslot-button.tsx'
import styles from './timeslot-grid.module.css'
import { hasFreeSlot } from './timeslot-choice.ts'

interface SlotGridProps {
  day: TimeslotDay
  /** The delivery fee of this cart in a slot. */
  feeOf: (slot: Timeslot) => number
  now: Date
  /** The slot that is being reserved: no other can be chosen meanwhile (specification §4). */
  savingId: number | undefined
  /** Why the last choice was refused. */
  refusal: string | undefined
  /** Chooses the same slot again, where that may help. */
  onRetry: (() => void) | undefined
  onChoose: (slot: Timeslot) => void
  /** Leads to the choice of another locker or service, where the locker may be too small. */
  onEditAddress: (() => void) | undefined
}

/** Explains a day without free slots, or a locker that is too small in some slots. */
function DayNotice({ day, onEditAddress }: Pick<SlotGridProps, 'day' | 'onEditAddress'>) {
  if (day.closedReason !== null)
    return <p className={styles.full}>{timeslotTexts.dayClosed({ reason: day.closedReason })}</p>
  const isSmall =
    onEditAddress !== undefined && day.timeslots.some(({ closedReason }) => closedReason !== null)
  if (isSmall)
    return (
      <div className={styles.full}>
        <p>{hasFreeSlot(day) ? timeslotTexts.lockerSmall : timeslotTexts.lockerSmallAllDay}</p>
        <Button look="ghost" onClick={onEditAddress}>
          {timeslotTexts.changeLocker}
        </Button>
      </div>
    )
  return hasFreeSlot(day) ? null : <p className={styles.full}>{timeslotTexts.dayFull}</p>
}

/** The slots of one day, with a legend. */
export function TimeslotGrid({
  day,
  feeOf,
  now,
  savingId,
  refusal,
  onRetry,
  onChoose,
  onEditAddress,
}: SlotGridProps) {
  return (
    <div className={styles.slots}>
      <FailureNotice text={refusal} onRetry={onRetry} retrying={savingId !== undefined} />
      <DayNotice day={day} onEditAddress={onEditAddress} />
      <ul className={styles.grid} aria-label={timeslotTexts.slotsOf({ day: formatDayLong(day.dateIso) })}>
        {day.timeslots.map((slot) => (
          <li key={slot.timeslotId}>
            <TimeslotButton
              slot={slot}
              feeCents={feeOf(slot)}
              now={now}
              isSaving={slot.timeslotId === savingId}
              isBusy={savingId !== undefined}
              onChoose={() => onChoose(slot)}
            />
          </li>
        ))}
      </ul>
      <ul data-bar="" className={styles.legend} aria-label={timeslotTexts.legend}>
        <li className={styles.available}>{timeslotTexts.available}</li>
        <li className={styles.unavailable}>{timeslotTexts.unavailable}</li>
        <li className={styles.selected}>{timeslotTexts.selected}</li>
      </ul>
    </div>
  )
}
