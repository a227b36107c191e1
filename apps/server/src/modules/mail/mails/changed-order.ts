import type { ChangedLine } from '@cambusa/domain/orders/order-difference'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { orderMailTexts } from '@cambusa/messages/it/mails/order-mails'
import type { MailTable } from '../../../platform/schema/mail-words.ts'

const { changed } = orderMailTexts

const amountOf = (quantity: number, { unit }: ChangedLine) => `${formatAmount(quantity)} ${unit}`

function rowOf(line: ChangedLine): MailTable['rows'][number] {
  const { name, before, after } = line
  const value =
    before === 0
      ? changed.added({ quantity: amountOf(after, line) })
      : after === 0
        ? changed.removed({ quantity: amountOf(before, line) })
        : changed.other({ before: amountOf(before, line), after: amountOf(after, line) })
  return { label: name, value }
}

/** What a customer changed in an order, as a table; none where no quantity changed. */
export const changesTable = (lines: readonly ChangedLine[]): MailTable[] =>
  lines.length === 0 ? [] : [{ title: changed.title, rows: lines.map(rowOf) }]
