import type { StandingOrder } from '@cambusa/contract/lists/list-parts'
import { LEAD_DAYS_MAX } from '@cambusa/domain/constants'
import { standingOrderTexts as texts } from '@cambusa/messages/it/lists/standing-orders'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useSetStanding } from './change-standing.ts'
import styles from './standing-dialog.module.css'

interface StandingDialogProps {
  listId: number
  /** undefined: there is none yet. */
  order: StandingOrder | undefined
  open: boolean
  onClose: () => void
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const LEADS = Array.from({ length: LEAD_DAYS_MAX + 1 }, (_, days) => days)
/** Proposed at first: early enough to buy what is missing. */
const USUAL_LEAD = 2

/** Asks for the days of delivery of a standing order, and how long before its draft is prepared. */
export function StandingDialog({ listId, order, open, onClose }: StandingDialogProps) {
  const formId = useId()
  const save = useSetStanding(listId, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => save.reset()}
      low
      title={texts.title}
      description={texts.none}
      footer={
        <Button type="submit" form={formId} look="primary" wide pending={save.isPending}>
          {texts.save}
        </Button>
      }
    >
      <StandingForm id={formId} listId={listId} order={order} save={save} />
    </Dialog>
  )
}

interface StandingFormProps extends Pick<StandingDialogProps, 'listId' | 'order'> {
  id: string
  save: ReturnType<typeof useSetStanding>
}

function StandingForm({ id, listId, order, save }: StandingFormProps) {
  const [weekdays, setWeekdays] = useState(order?.weekdays ?? [])
  const [lead, setLead] = useState(order?.leadDays ?? USUAL_LEAD)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (save.isPending) return
    if (weekdays.length > 0) return save.mutate({ weekdays, lead_days: lead })
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
  const choose = (weekday: number, isChosen: boolean) => {
    setMissing(false)
    setWeekdays(WEEKDAYS.filter((day) => (day === weekday ? isChosen : weekdays.includes(day))))
  }
  return (
    <form
      data-draft={`standing-${listId}`}
      id={id}
      ref={form}
      className={styles.form}
      onSubmit={send}
      noValidate
    >
      <fieldset aria-describedby={isMissing ? errorId : undefined}>
        <legend className={styles.legend}>{texts.weekdays}</legend>
        <div className={styles.days}>
          {WEEKDAYS.map((weekday) => (
            <label key={weekday} className={styles.day}>
              <input
                type="checkbox"
                aria-label={texts.weekday({ weekday })}
                aria-invalid={isMissing || undefined}
                checked={weekdays.includes(weekday)}
                onChange={({ target }) => choose(weekday, target.checked)}
              />
              <span aria-hidden="true">{texts.weekdayShort({ weekday })}</span>
            </label>
          ))}
        </div>
        <FieldError id={errorId} error={isMissing ? texts.weekdayMissing : undefined} />
      </fieldset>
      <Select
        label={texts.lead}
        value={String(lead)}
        options={LEADS.map((days) => ({ value: String(days), label: texts.leadDays({ days }) }))}
        onChange={({ target }) => setLead(Number(target.value))}
      />
      <FailureNotice text={save.error?.message} onRetry={() => send()} retrying={save.isPending} />
    </form>
  )
}
