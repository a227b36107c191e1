import { formatEuro } from '@cambusa/domain/money/money'
import { paymentMailTexts as texts } from '@cambusa/messages/it/mail'
import { greetingOf } from './greeting.ts'
import type { MailBody } from './mail-content.ts'

export const orderPaid: MailBody<'orderPaid'> = ({ firstName, orderId, number }, { screen }) => ({
  subject: texts.orderPaid.subject({ number }),
  greeting: greetingOf(firstName),
  before: [texts.orderPaid.text({ number })],
  button: { text: texts.button, url: screen(`/profile/orders/${orderId}`) },
  after: [],
})

export const paymentFailed: MailBody<'paymentFailed'> = (
  { firstName, orderId, number, reason },
  { screen },
) => ({
  subject: texts.paymentFailed.subject({ number }),
  greeting: greetingOf(firstName),
  before: [texts.paymentFailed.text({ number, reason }), texts.paymentFailed.after],
  button: { text: texts.paymentFailed.button, url: screen(`/cart/payment-error/${orderId}`) },
  after: [],
})

export const orderGivenUp: MailBody<'orderGivenUp'> = ({ firstName, number, leftOut }, { screen }) => ({
  subject: texts.orderGivenUp.subject({ number }),
  greeting: greetingOf(firstName),
  before: [
    texts.orderGivenUp.text({ number }),
    ...(leftOut.length === 0 ? [] : [texts.orderGivenUp.leftOut({ names: leftOut.join(', ') })]),
  ],
  button: { text: texts.orderGivenUp.button, url: screen('/cart') },
  after: [],
})

export const moneyReturned: MailBody<'moneyReturned'> = (
  { firstName, orderId, number, cents },
  { screen },
) => ({
  subject: texts.moneyReturned.subject({ number }),
  greeting: greetingOf(firstName),
  before: [texts.moneyReturned.text({ number, amount: formatEuro(cents) })],
  button: { text: texts.button, url: screen(`/profile/orders/${orderId}`) },
  after: [],
})
