import { formatEuro } from '@cambusa/domain/money/money'
import { MOST_STARS, RATED } from '@cambusa/domain/orders/order-note'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { orderAfterwardsTexts as texts } from '@cambusa/messages/it/operator/order-afterwards'
import type { Db } from '../../platform/database/database.ts'
import { findNoteForShop, type NoteRow } from './notes/notes.queries.ts'
import { listWithdrawals, type WithdrawalRow } from './withdrawals/withdrawals.queries.ts'

function noteLines(note: NoteRow): string[] {
  const stars = RATED.flatMap((rated) => {
    const given = note[rated]
    return given === null ? [] : [texts.stars({ what: texts.rated[rated], stars: given, most: MOST_STARS })]
  })
  const text = note.text === '' ? [] : [`  ${note.text}`]
  return ['', texts.note({ at: formatDateTime(note.updatedAt) }), ...stars, ...text]
}

const withdrawalLines = ({ id, state, lines }: WithdrawalRow): string[] => [
  '',
  texts.withdrawal({ id, state: texts.states[state] }),
  ...lines.map(({ name, quantity, unit, cents }) =>
    texts.line({ name, quantity: formatAmount(quantity), unit, amount: formatEuro(cents) }),
  ),
]

/** Withdrawals from an order, and its customer's note, as lines for a terminal. */
export async function afterwardsLines(db: Db, orderId: number): Promise<string[]> {
  const [withdrawals, note] = await Promise.all([
    listWithdrawals(db, { orderId }),
    findNoteForShop(db, { orderId }),
  ])
  return [...withdrawals.flatMap(withdrawalLines), ...(note === undefined ? [] : noteLines(note))]
}
