import type { OrderNote } from '@cambusa/contract/orders/order-afterwards'
import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_NOTE_MAX } from '@cambusa/domain/constants'
import { isEmptyNote, MOST_STARS, RATED, type WrittenNote } from '@cambusa/domain/orders/order-note'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { orderNoteTexts as texts } from '@cambusa/messages/it/orders/order-notes'
import { useState } from 'react'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import styles from './order-notes.module.css'
import { Stars } from './stars.tsx'
import { useSaveNote } from './use-save-note.ts'

const writtenIn = (note: OrderNote | null | undefined): WrittenNote => ({
  goods: note?.goods ?? null,
  punctuality: note?.punctuality ?? null,
  courtesy: note?.courtesy ?? null,
  text: note?.text ?? '',
})

/** A note whose days are over. */
const WrittenNoteText = ({ note }: { note: OrderNote }) => (
  <section className={styles.panel} aria-labelledby="order-note">
    <h2 id="order-note" className={styles.title}>
      {texts.yours}
    </h2>
    <dl className={styles.written}>
      {RATED.map((rated) => {
        const stars = note[rated]
        return (
          stars !== null && (
            <div key={rated}>
              <dt>{texts.rated[rated]}</dt>
              <dd>{texts.starsOf({ stars, most: MOST_STARS })}</dd>
            </div>
          )
        )
      })}
    </dl>
    {note.text && <p className={styles.text}>{note.text}</p>}
  </section>
)

/** On an order that was handed over: three ratings and a text, saved as they are given. */
export function RateOrder({ order }: { order: Order }) {
  const { note } = order
  const [written, write] = useState(() => writtenIn(note))
  const { mutate, isPending, isError, isSuccess, error } = useSaveNote(order)
  if (note && !note.canChange) return <WrittenNoteText note={note} />

  const save = (next: WrittenNote) => {
    write(next)
    if (!isEmptyNote(next)) mutate(next)
  }
  const state = isPending ? texts.saving : isError ? texts.notSaved : isSuccess ? texts.saved : ''
  return (
    <section className={styles.panel} aria-labelledby="order-note">
      <h2 id="order-note" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.intro}</p>
      <div className={styles.groups}>
        {RATED.map((rated) => (
          <Stars
            key={rated}
            legend={texts.rated[rated]}
            stars={written[rated]}
            onRate={(stars) => save({ ...written, [rated]: stars })}
          />
        ))}
      </div>
      <div data-draft={`order-rating-${order.orderId}`}>
        <TextArea
          label={texts.text}
          optional
          maxLength={ORDER_NOTE_MAX}
          value={written.text}
          onChange={({ target }) => write({ ...written, text: target.value })}
          onBlur={() => written.text !== (note?.text ?? '') && save(written)}
        />
      </div>
      <FailureNotice
        text={isError ? error.message : undefined}
        onRetry={() => mutate(written)}
        retrying={isPending}
      />
      <p className={styles.soft} role="status">
        {state} {note && texts.until({ day: formatDay(romeDate(new Date(note.changeableUntil))) })}
      </p>
    </section>
  )
}
