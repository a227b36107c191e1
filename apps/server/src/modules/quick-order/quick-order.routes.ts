import { addQuickOrder, matchQuickOrder, readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { route, type Module } from '../../platform/http/route.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { addLinesJson } from './add-lines.service.ts'
import { admitMatching, matchLinesJson } from './match-lines.service.ts'
import { MAX_FILE_BYTES, readOrderFile } from './read-order-file.ts'

const FILE_TYPES = [
  'application/octet-stream',
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Calls for a written order: read it, match it with products, add them to the cart. */
export const quickOrderModule: Module<CartNeeds> = (app, services) => {
  route(
    app,
    services,
    matchQuickOrder,
    async (call) => ({ dataJson: await matchLinesJson(call, call.body.lines) }),
    { admit: admitMatching },
  )
  route(app, services, addQuickOrder, async (call) => ({
    dataJson: await addLinesJson(call, call.session, call.body.items, call.requestKey),
  }))
  // Only this call accepts a file as its body.
  void app.register((scope, _options, done) => {
    // Larger than the maximum of a file, so that the response can say why it is refused.
    const bodyLimit = MAX_FILE_BYTES * 2
    scope.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    )
    route(scope, services, readQuickOrder, async (call) => ({
      data: await readOrderFile(call, call.body),
    }))
    done()
  })
}
