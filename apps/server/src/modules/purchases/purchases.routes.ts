import { exportPurchases, listPaidPrices, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { purchaseFileTexts as texts } from '@cambusa/messages/it/orders/purchase-answers'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { runForShopper } from '../../platform/offload/shopper-tasks.ts'
import { TaskStopped } from '../../platform/offload/task.ts'
import { writeTableTask, writtenTypes } from '../../platform/tables/write-table.task.ts'
import { columnsOf, rowsOf } from './purchase-table.ts'
import { paidPrices, purchaseSummary } from './purchases.service.ts'

/** Calls for what customers bought, summed up. */
export const purchasesModule: Module<Platform> = (app, services) => {
  route(app, services, summarisePurchases, async ({ db, session, query, now }) => ({
    data: await purchaseSummary(db, session, query, now),
  }))
  route(app, services, listPaidPrices, async ({ db, session, query, now }) => ({
    data: await paidPrices(db, session, query, now),
  }))
  routeFile(app, services, exportPurchases, async (call) => {
    const { db, session, query, now } = call
    const summary = await purchaseSummary(db, session, query, now)
    const { by, from, to } = summary
    const rows = rowsOf(summary)
    const head = { format: query.format, columns: columnsOf(by), sheetName: texts.sheet }
    const bytes = await runForShopper(call, writeTableTask, head, async function* () {
      yield await Promise.resolve(rows)
    }).catch((error: unknown) => {
      throw error instanceof TaskStopped ? refuse('server.busy') : error
    })
    return {
      fileName: `${texts.fileName({ by: texts.fileGroups[by], from, to })}.${query.format}`,
      contentType: writtenTypes[query.format],
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }
  })
}
