import { dueDateDocument, type DueDate } from '@cambusa/contract/payments/due-dates'
import { euroText } from '@cambusa/domain/money/money'
import type { DueState } from '@cambusa/domain/orders/due-dates'
import { formatDay } from '@cambusa/domain/time/dates'
import { dueDateTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { callFile } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/product/badge.tsx'
import styles from './due-card.module.css'

const tones: Record<DueState, BadgeTone> = {
  overdue: 'bad',
  dueSoon: 'warning',
  open: 'neutral',
  paid: 'good',
}

function dayText({ state, dueOn, paidOn }: DueDate): string {
  if (state === 'paid')
    return paidOn === null ? texts.dueOn({ day: formatDay(dueOn) }) : texts.paidOn({ day: formatDay(paidOn) })
  return (state === 'overdue' ? texts.wasDueOn : texts.dueOn)({ day: formatDay(dueOn) })
}

/** A due date: what is left to pay until when, for which order, and its document. */
export function DueCard({ due }: { due: DueDate }) {
  const {
    dueDateId,
    orderId,
    orderNumber,
    termDays,
    state,
    amount,
    left,
    credited,
    handedOverOn,
    orderedBy,
  } = due
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await callFile(dueDateDocument, { query: { id: dueDateId } })),
  })
  const shown = state === 'paid' ? amount : left
  const parts = [
    ...(state !== 'paid' && left !== amount ? [texts.leftOf({ amount: euroText(amount) })] : []),
    ...(credited > 0 ? [texts.credited({ amount: euroText(credited) })] : []),
  ]
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link to={paths.order} params={{ orderId: String(orderId) }}>
              {texts.order({ number: orderNumber })}
            </Link>
          </h2>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </div>
        <p>
          {dayText(due)}, {texts.term({ termDays })}
        </p>
        <p className={styles.soft}>{texts.handedOver({ day: formatDay(handedOverOn), by: orderedBy })}</p>
      </div>
      <p className={styles.amount}>
        <strong>{euroText(shown)}</strong>
        {parts.length > 0 && <span className={styles.soft}>{parts.join(', ')}</span>}
      </p>
      <Button
        look="ghost"
        icon={<FileText aria-hidden="true" />}
        aria-label={texts.documentOf({ number: orderNumber, termDays })}
        pending={isPending}
        onClick={() => mutate()}
      >
        {texts.document}
      </Button>
    </li>
  )
}
