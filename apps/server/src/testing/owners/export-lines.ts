import {
  downloadDelisted,
  downloadExport,
  exportStatus,
  listExports,
  listShots,
  requestExport,
  slicedFormats,
} from '@cambusa/contract/exports/exports'
import { downloadMyData, requestMyData, viewMyData } from '@cambusa/contract/people/my-data'
import { TEST_PASSWORD } from '../factories/users.ts'
import { line, type RouteLine } from './route-line.ts'

/** How the routes of exports are called. Signed links of others are tried in exports.test.ts. */
export const exportLines: readonly RouteLine[] = [
  line(listShots, ({ victim }) => ({ query: { list_id: victim.listId } }), { shows: true }),
  line(slicedFormats, ({ victim }) => ({ query: { order_id: victim.orderId } })),
  line(
    requestExport,
    ({ victim }) => ({ body: { list_id: victim.listId, data_formats: ['csv' as const] } }),
    { shows: true, writes: true },
  ),
  line(exportStatus, ({ victim }) => ({ query: { order_id: victim.exportId } }), { shows: true }),
  line(listExports, undefined, { shows: true }),
  line(downloadExport, ({ victim }) => ({
    query: { order_id: victim.exportId, expires: '4102444800', signature: 'x' },
  })),
  line(downloadDelisted, ({ goods }) => ({ query: { productId: goods.pasta } })),
  line(viewMyData),
  line(requestMyData, () => ({ body: { password: TEST_PASSWORD } })),
  line(downloadMyData, () => ({ query: { export_id: '1', expires: '4102444800', signature: 'x' } })),
]
