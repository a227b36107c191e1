/**
 * Folders of the modules that have some, in layers from the bottom up: a folder imports only from lower layers, and
 * folders of one layer do not import each other. The module's own files (public file, routes, composition) are the top
 * layer. A folder that is not listed here is refused.
 */
const LAYERS = {
  auth: [['keys', 'second-factor']],
  cart: [['invoice', 'visitor'], ['rows'], ['lines', 'delivery'], ['pricing']],
  content: [['html'], ['source'], ['files'], ['folder'], ['wordpress']],
  catalogue: [
    ['memory', 'told'],
    ['words'],
    ['knowledge'],
    ['engine'],
    ['cards'],
    ['search'],
    ['meaning'],
    ['lists'],
    [
      'advanced',
      'bought-together',
      'categories',
      'counters',
      'datasheet',
      'fast',
      'history',
      'product-page',
      'suggest',
    ],
  ],
  analytics: [['sandbox-analytics']],
  pictures: [['store'], ['s3-pictures']],
  gateways: [['sandbox', 'stripe']],
  import: [['repair'], ['rows'], ['files', 'kinds']],
  mail: [['mails']],
  'my-data': [['copied'], ['file']],
  orders: [['documents', 'notes', 'withdrawals']],
  payments: [
    ['gateway'],
    ['attempts'],
    ['changing'],
    ['settling'],
    ['paying'],
    ['returns', 'types'],
    ['editing'],
    ['jobs'],
  ],
  push: [['channel'], ['web-push', 'fcm']],
  people: [['consents'], ['account', 'companies', 'keys'], ['registration'], ['deletion']],
  sso: [['saml'], ['development-idp']],
}

/**
 * Code that calls services outside the shop, one folder each under apps/server/src/integrations. It counts as a folder
 * of the module that registers it if configured: only that module imports it.
 */
const REGISTERED_BY = {
  sandbox: 'gateways',
  stripe: 'gateways',
  saml: 'sso',
  'development-idp': 'sso',
  wordpress: 'content',
  'sandbox-analytics': 'analytics',
  's3-pictures': 'pictures',
  'web-push': 'push',
  fcm: 'push',
}

const INTEGRATION = /^apps\/server\/src\/integrations\/([^/]+)\//
const FILE = /^apps\/server\/src\/modules\/([^/]+)\/(?:([^/]+)\/)?/

/** Module and folder of a file of the server's modules; room undefined: directly in the module. */
export function folderOf(path) {
  const [, integration] = INTEGRATION.exec(path) ?? []
  if (integration !== undefined)
    return { module: REGISTERED_BY[integration] ?? 'integrations', room: integration }
  const [, module, room] = FILE.exec(path) ?? []
  return module === undefined ? undefined : { module, room }
}

export const publicFileOf = (module) => `apps/server/src/modules/${module}/${module}.ts`

/** Why a file may not be in its folder; undefined: it may. */
export function misplaced(path) {
  const place = folderOf(path)
  if (place?.room === undefined || layerOf(place) >= 0) return undefined
  return `${path} lies in a folder without a layer: add ${place.room} in scripts/setup/server-layers.mjs`
}

/** Why a folder may not import another one of its module; undefined: it may. */
export function upward(from, to) {
  if (from.room === to.room || layerOf(to) < layerOf(from)) return undefined
  return 'folders import from lower layers only'
}

function layerOf({ module, room }) {
  const layers = LAYERS[module] ?? []
  return room === undefined ? layers.length : layers.findIndex((rooms) => rooms.includes(room))
}
