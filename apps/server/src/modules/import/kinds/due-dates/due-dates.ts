import type { ImportKind } from '../../rows/import-kind.ts'
import { applyPaid, matchDueDates } from './apply-paid.ts'
import { readPaid } from './read-paid.ts'

/** What the retailer's ledger says of due dates: what was paid, and when. A due date is named by order and term. */
export const dueDatesKind: ImportKind = {
  name: 'due-dates',
  namedBy: ['order', 'term'],
  fields: {
    order: {
      headers: ['ordine', 'numero ordine', 'riferimento ordine', 'order'],
      isCode: true,
      isRequired: true,
    },
    term: { headers: ['termine', 'giorni', 'termine giorni', 'term'] },
    dueOn: { headers: ['scadenza', 'data scadenza', 'scade il', 'due on'] },
    paid: { headers: ['pagato', 'incassato', 'importo pagato', 'paid'], isDecimal: true },
    left: { headers: ['residuo', 'importo residuo', 'left'], isDecimal: true },
    paidOn: { headers: ['pagato il', 'data pagamento', 'incassato il', 'paid on'] },
  },
  begin: (_client, plan) =>
    Promise.resolve({
      stage: {
        order_number: 'text',
        term_days: 'integer',
        due_on: 'date',
        paid_cents: 'bigint',
        left_cents: 'bigint',
        paid_on: 'date',
        due_date_id: 'bigint',
      },
      tables: ['due_dates'],
      read: (row) => readPaid(row, plan.today),
      keysOf: ({ order_number: order, term_days: term, due_on: dueOn }) => [
        { field: 'order', value: `${String(order)} ${String(term ?? dueOn ?? '')}`, shown: String(order) },
      ],
      match: matchDueDates,
      apply: applyPaid,
    }),
}
