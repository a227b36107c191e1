import { formatEuro } from '@cambusa/domain/money/money'
import { formatDay } from '@cambusa/domain/time/dates'
import { dueMailTexts as texts } from '@cambusa/messages/it/mails/due-mail'
import type { MailBody } from './mail-content.ts'
import { greetingOf } from './greeting.ts'

/** Amounts of a company that fall due, all at the same stage, the earliest first. */
export const dueReminder: MailBody<'dueReminder'> = ({ firstName, company, stage, dues }, { screen }) => {
  const total = formatEuro(dues.reduce((sum, { leftCents }) => sum + leftCents, 0))
  return {
    subject: texts.subject({ stage, total, day: formatDay(dues[0]!.dueOn) }),
    greeting: greetingOf(firstName),
    before: [texts.text({ stage, company })],
    tables: [
      {
        rows: dues.map(({ orderNumber, dueOn, leftCents }) => ({
          label: texts.order({ number: orderNumber }),
          detail: texts.due({ day: formatDay(dueOn) }),
          value: formatEuro(leftCents),
        })),
      },
      { rows: [{ label: texts.total, value: total, isTotal: true }] },
    ],
    button: { text: texts.button, url: screen('/profile/paymentduedate') },
    after: [texts.alreadyPaid, ...(stage === 'after' ? [texts.closes] : [])],
  }
}
