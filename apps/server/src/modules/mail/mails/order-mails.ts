import { formatEuro } from '@cambusa/domain/money/money'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderMailTexts } from '@cambusa/messages/it/mails/order-mails'
import { paymentFailureTexts } from '@cambusa/messages/it/payments/payment-failures'
import { orderDelivered, orderOnTheWay, orderReady } from './delivery-mails.ts'
import { changesTable } from './changed-order.ts'
import type { OrderInMail } from './order-in-mail.ts'
import type { MailBody } from './mail-content.ts'
import type { OrderMailKind, WithdrawalMailKind } from './mail-kinds.ts'
import { base, orderOf } from './order-mail-base.ts'
import { orderTables } from './order-tables.ts'

/** The money may have been sent although the shop does not know. */
const isByTransfer = ({ paymentTypeId }: OrderInMail): boolean => paymentTypeId === PAYMENT_TYPES.bankTransfer

const transferLines = (order: OrderInMail): string[] => {
  const { beneficiary = '', iban = '' } = order.paymentData
  if (!isByTransfer(order) || order.payBy === null) return []
  const text = { beneficiary, iban, number: order.number, until: formatDateTime(order.payBy) }
  return [orderMailTexts.transfer({ ...text, amount: formatEuro(order.totalCents) })]
}

const worstCaseLines = ({ totalCents, worstCaseCents }: OrderInMail): string[] =>
  worstCaseCents > totalCents ? [orderMailTexts.worstCase({ most: formatEuro(worstCaseCents) })] : []

const orderReceived: MailBody<'orderReceived'> = (_params, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.received.subject({ number: order.number }),
    before: [orderMailTexts.received.text, ...transferLines(order)],
    tables: orderTables(order),
    after: worstCaseLines(order),
  }
}

const paymentReceived: MailBody<'paymentReceived'> = ({ cents }, scene) => {
  const order = orderOf(scene)
  const amount = formatEuro(cents)
  return {
    ...base(order, scene),
    subject: orderMailTexts.paid.subject({ number: order.number }),
    before: [orderMailTexts.paid.text({ amount, number: order.number })],
    after: [],
  }
}

const paymentFailed: MailBody<'paymentFailed'> = ({ failure }, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.failed.subject({ number: order.number }),
    before: [
      orderMailTexts.failed.text({ reason: paymentFailureTexts[failure] }),
      order.payBy === null
        ? orderMailTexts.failed.tooLate
        : orderMailTexts.failed.until({ until: formatDateTime(order.payBy) }),
    ],
    after: [],
  }
}

const orderGivenUp: MailBody<'orderGivenUp'> = ({ missing }, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.givenUp.subject({ number: order.number }),
    before: [
      orderMailTexts.givenUp.text,
      isByTransfer(order) ? orderMailTexts.givenUp.transfer : orderMailTexts.givenUp.nothingTaken,
      orderMailTexts.givenUp.missing({ names: missing.join(', ') }),
    ].filter((sentence) => sentence !== ''),
    after: [],
  }
}

const orderCancelled: MailBody<'orderCancelled'> = (_params, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.cancelled.subject({ number: order.number }),
    before: [
      orderMailTexts.cancelled.text,
      ...(isByTransfer(order) ? [orderMailTexts.cancelled.transfer] : []),
      ...(order.giftCents > 0 ? [orderMailTexts.cancelled.gifts] : []),
    ],
    after: [],
  }
}

const orderRefunded: MailBody<'orderRefunded'> = ({ cents }, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.refunded.subject({ number: order.number }),
    before: [orderMailTexts.refunded.text({ amount: formatEuro(cents), number: order.number })],
    after: [],
  }
}

const orderChanged: MailBody<'orderChanged'> = ({ lines, isSlotChanged }, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.changed.subject({ number: order.number }),
    before: [orderMailTexts.changed.text, ...(isSlotChanged ? [orderMailTexts.changed.slot] : [])],
    tables: [...changesTable(lines), ...orderTables(order)],
    after: worstCaseLines(order),
  }
}

const orderEditEnded: MailBody<'orderEditEnded'> = (_params, scene) => {
  const order = orderOf(scene)
  return {
    ...base(order, scene),
    subject: orderMailTexts.editEnded.subject({ number: order.number }),
    before: [orderMailTexts.editEnded.text],
    tables: orderTables(order),
    after: [],
  }
}

export const orderMails: { [Kind in Exclude<OrderMailKind, WithdrawalMailKind>]: MailBody<Kind> } = {
  orderReceived,
  paymentReceived,
  paymentFailed,
  orderGivenUp,
  orderCancelled,
  orderRefunded,
  orderReady,
  orderOnTheWay,
  orderDelivered,
  orderChanged,
  orderEditEnded,
}
