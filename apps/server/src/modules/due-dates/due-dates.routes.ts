import {
  dueDateDocument,
  dueDateStatement,
  exportDueDates,
  listDueDates,
} from '@cambusa/contract/payments/due-dates'
import { dueState, leftToPay } from '@cambusa/domain/orders/due-dates'
import { toEuros } from '@cambusa/domain/money/money'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import {
  dueDateTexts as texts,
  dueDocumentTexts,
  dueStatementTexts,
} from '@cambusa/messages/it/payments/due-dates'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import { TaskStopped } from '../../platform/offload/task.ts'
import type { TableColumn, TableValue } from '../../platform/tables/table-to-write.ts'
import { writeTableTask, writtenTypes } from '../../platform/tables/write-table.task.ts'
import { documentMaker, dueStatementTask, writeDocument } from '../documents/documents.ts'
import { dueStatement } from './due-statement.ts'
import { findDueRow, type DueRow } from './due-dates.queries.ts'
import { findOrderOfDue } from './due-document.queries.ts'
import { duePdf } from './due-document.ts'
import { allDueRows, dueDatesPage, dueOwnerOf } from './list-due-dates.ts'

const { columns: names } = texts
const columns: TableColumn[] = [
  { name: names.order, width: 14 },
  { name: names.orderedBy, width: 24 },
  { name: names.handedOver, width: 14 },
  { name: names.term, kind: 'number' },
  { name: names.due, width: 14 },
  { name: names.state, width: 14 },
  { name: names.amount, kind: 'euro' },
  { name: names.paid, kind: 'euro' },
  { name: names.credited, kind: 'euro' },
  { name: names.left, kind: 'euro' },
]

const rowOf = (row: DueRow, today: string): TableValue[] => [
  row.orderNumber,
  row.orderedBy,
  formatDay(row.handedOverOn),
  row.termDays,
  formatDay(row.dueOn),
  texts.states[dueState(row, today)],
  toEuros(row.cents),
  toEuros(row.paidCents),
  toEuros(row.creditedCents),
  toEuros(leftToPay(row)),
]

/** Calls for what a company owes on account. */
export const dueDatesModule: Module<Platform> = (app, services) => {
  route(app, services, listDueDates, async ({ db, session, query, now }) => ({
    data: await dueDatesPage(db, session, query, now),
  }))
  routeFile(app, services, dueDateDocument, async ({ db, session, query, now }) => {
    const owner = dueOwnerOf(session)
    const due = owner && (await findDueRow(db, { ...owner, dueDateId: query.id }))
    const order = due && (await findOrderOfDue(db, due))
    if (due === undefined || order === undefined) throw refuse('dueDate.unknown')
    const { name: shopName, colours } = services.config.shop
    return {
      fileName: dueDocumentTexts.fileName({ number: due.orderNumber, termDays: due.termDays }),
      contentType: 'application/pdf',
      body: await duePdf({ due, ...order }, { shopName, colour: colours.primary }, now),
    }
  })
  routeFile(app, services, dueDateStatement, async (call) => {
    const { shopName, colour } = documentMaker(services.config)
    const statement = {
      shopName,
      colour,
      ...(await dueStatement(call.db, call.session, call.query, call.now)),
    }
    return {
      fileName: dueStatementTexts.fileName({ day: romeDate(call.now) }),
      contentType: 'application/pdf',
      body: await writeDocument(call, dueStatementTask, statement),
    }
  })
  routeFile(app, services, exportDueDates, async (call) => {
    const { db, session, query, now } = call
    const today = romeDate(now)
    const rows = (await allDueRows(db, session, query, now)).map((row) => rowOf(row, today))
    const head = { format: 'csv', columns, sheetName: texts.sheet } as const
    const bytes = await runForShopper(call, writeTableTask, head, async function* () {
      yield await Promise.resolve(rows)
    }).catch((error: unknown) => {
      throw error instanceof TaskStopped ? refuse('server.busy') : error
    })
    return {
      fileName: `${texts.fileName({ day: today })}.csv`,
      contentType: writtenTypes.csv,
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }
  })
}
