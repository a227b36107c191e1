import { advancedSearchBrands } from '@cambusa/contract/catalogue/brands'
import { advancedSearch, exportAdvancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { romeDate } from '@cambusa/domain/time/dates'
import type { Platform } from '../../../platform/http/context.ts'
import { runForShopper } from '../../../platform/offload/shopper-tasks.ts'
import { TaskStopped } from '../../../platform/offload/task.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { writeTableTask, writtenTypes } from '../../../platform/tables/write-table.task.ts'
import { route, routeFile, type Module } from '../../../platform/http/route.ts'
import type { Assortments } from '../engine/catalogue-index.ts'
import { brandsJson } from '../lists/brands-of-list.ts'
import { findProducts } from '../lists/product-list.ts'
import { withPurchases } from '../lists/own-order.ts'
import { assortmentForHash } from '../lists/scope-for-hash.ts'
import { advancedSearchJson, advancedSearchOf } from './advanced-search.service.ts'
import { exportHead, exportRows } from './export-table.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** Search by several criteria together, answered from the index, and the result as a file. */
export const advancedSearchModule: Module<Needs> = (app, services) => {
  route(app, services, advancedSearch, async ({ catalogue, session, query, now }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    const asked = advancedSearchOf(assortment, query)
    const search = await withPurchases(services, session, assortment.index, asked, now)
    return { dataJson: advancedSearchJson(assortment, query, search) }
  })
  route(app, services, advancedSearchBrands, ({ catalogue, session, query, now }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    return { dataJson: brandsJson(assortment, advancedSearchOf(assortment, query), query.beginning) }
  })
  routeFile(app, services, exportAdvancedSearch, async (call) => {
    const { catalogue, session, query, now } = call
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    const asked = advancedSearchOf(assortment, query)
    const { products } = findProducts(
      assortment,
      await withPurchases(services, session, assortment.index, asked, now),
    )
    const { format } = query
    const bytes = await runForShopper(call, writeTableTask, { format, ...exportHead }, () =>
      exportRows(assortment, products.some(0, products.count)),
    ).catch((error: unknown) => {
      // The largest list is written within a second: taking longer means that the machine is overloaded.
      throw error instanceof TaskStopped ? refuse('server.busy') : error
    })
    return {
      fileName: `prodotti-${romeDate(now)}.${format}`,
      contentType: writtenTypes[format],
      body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }
  })
}
