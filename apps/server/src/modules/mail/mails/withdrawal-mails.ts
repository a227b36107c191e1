import { formatEuro } from '@cambusa/domain/money/money'
import { bringBackUntil } from '@cambusa/domain/orders/withdrawal-days'
import { maskedIban } from '@cambusa/domain/payments/iban'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDateTime, formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { withdrawalMailTexts as texts } from '@cambusa/messages/it/mails/withdrawal-mails'
import type { MailTable } from '../../../platform/schema/mail-words.ts'
import type { MailBody, MailScene } from './mail-content.ts'
import type { WithdrawalMailKind } from './mail-kinds.ts'
import { base, orderOf } from './order-mail-base.ts'
import type { WithdrawalInMail } from './withdrawal-in-mail.ts'

/** The withdrawal of a mail. Throws if it is gone. */
function withdrawalOf({ withdrawal }: MailScene): WithdrawalInMail {
  if (withdrawal === undefined) throw new Error('the withdrawal of this mail is gone')
  return withdrawal
}

const linesOf = ({ lines }: WithdrawalInMail): MailTable => ({
  title: texts.lines,
  rows: lines.map(({ name, format, quantity, unit, cents }) => ({
    label: [name, format].filter((part) => part !== '').join(', '),
    detail: `${formatAmount(quantity)} ${unit}`,
    value: formatEuro(cents),
  })),
})

function sumsOf({ goodsCents, feeCents, ...withdrawal }: WithdrawalInMail): MailTable {
  const amount = (label: string, cents: number) => (cents === 0 ? [] : [{ label, value: formatEuro(cents) }])
  const account = { holder: withdrawal.holder, iban: maskedIban(withdrawal.iban) }
  return {
    title: texts.sums,
    rows: [
      ...amount(texts.goods, goodsCents),
      ...amount(texts.charges, feeCents),
      { label: texts.total, value: formatEuro(goodsCents + feeCents), isTotal: true },
      ...amount(texts.toGiftCodes, withdrawal.giftCents),
      ...amount(texts.toCard, withdrawal.cardCents),
      ...amount(texts.toBank(account), withdrawal.bankCents),
    ],
  }
}

const withdrawalReceived: MailBody<'withdrawalReceived'> = (_params, scene) => {
  const order = orderOf(scene)
  const withdrawal = withdrawalOf(scene)
  const { declaredAt, bringTo } = withdrawal
  const until = formatDayLong(romeDate(bringBackUntil(declaredAt)))
  return {
    ...base(order, scene),
    subject: texts.received.subject({ number: order.number }),
    before: [
      texts.received.text({ number: order.number, at: formatDateTime(declaredAt) }),
      texts.received.bring({ to: bringTo, until }),
    ],
    tables: [linesOf(withdrawal), sumsOf(withdrawal)],
    after: [texts.received.money, texts.received.keep],
  }
}

const withdrawalRefunded: MailBody<'withdrawalRefunded'> = (_params, scene) => {
  const order = orderOf(scene)
  const withdrawal = withdrawalOf(scene)
  const amount = formatEuro(withdrawal.goodsCents + withdrawal.feeCents)
  return {
    ...base(order, scene),
    subject: texts.refunded.subject({ number: order.number }),
    before: [texts.refunded.text({ amount, number: order.number })],
    tables: [linesOf(withdrawal), sumsOf(withdrawal)],
    after: [texts.refunded.after],
  }
}

export const withdrawalMails: { [Kind in WithdrawalMailKind]: MailBody<Kind> } = {
  withdrawalReceived,
  withdrawalRefunded,
}
