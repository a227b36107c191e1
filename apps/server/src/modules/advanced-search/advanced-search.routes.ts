import { advancedSearch, exportAdvancedSearch, type ExportFormat } from '@cambusa/contract/advanced-search'
import { romeDate } from '@cambusa/domain/dates'
import { writeCsv, writeXlsx } from '../../platform/tables/write-table.ts'
import { route, routeFile, type Module } from '../../platform/route.ts'
import { findProducts } from '../product/product-list.ts'
import { shelfForHash } from '../product/scope-for-hash.ts'
import { advancedSearchJson, advancedSearchOf } from './advanced-search.service.ts'
import { exportTable } from './export-table.ts'

const formats = {
  csv: { write: writeCsv, contentType: 'text/csv; charset=utf-8' },
  xlsx: {
    write: writeXlsx,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies Record<ExportFormat, object>

/** Search by several criteria at once, answered from the index, and its result as a file. */
export const advancedSearchModule: Module = (app, services) => {
  route(app, services, advancedSearch, ({ catalogue, session, query, now }) => ({
    dataJson: advancedSearchJson(shelfForHash(catalogue, session.scope, query.hash, now), query),
  }))
  routeFile(app, services, exportAdvancedSearch, async ({ catalogue, session, query, now }) => {
    const shelf = shelfForHash(catalogue, session.scope, query.hash, now)
    const { ordinals } = findProducts(shelf, advancedSearchOf(shelf, query))
    const { write, contentType } = formats[query.format]
    return {
      fileName: `prodotti-${romeDate(now)}.${query.format}`,
      contentType,
      body: write(exportTable(shelf, ordinals)),
    }
  })
}
