import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as ShopFiles from './shop-files.ts'

const root = join(import.meta.dirname, '../..')
const built = join(import.meta.dirname, 'shop-files.ts')
/** Where the shop's own sources name the file and the logo of the demo shop. */
const CONFIG = /(?:^|\/)shop\.config\.json$/
const LOGO = /(?:^|\/)shop\.logo\.svg$/
/** Every importer has the file as a module of its own: what a later screen shows is not in the first one's script. */
const OF = '\0shop-config-of:'
const BASE_STYLE = /\/src\/ui\/base\.css$/

/** The retailer's file: CAMBUSA_SHOP_FILE, else shop.config.json at the root. */
export const shopFile = () => resolve(process.env.CAMBUSA_SHOP_FILE || join(root, 'shop.config.json'))

/**
 * Makes the storefront the retailer's own: sources that import shop.config.json and its logo get those of CAMBUSA_SHOP_FILE,
 * the first style its colours, the page its head, the build its logo and web manifest. A file that is not in order ends the
 * build with the sentence that names the field. See docs/decisions/135.
 */
export function shopIdentity(): Plugin {
  let shop: Awaited<ReturnType<typeof ShopFiles.readShopFiles>>
  return {
    name: 'cambusa-shop-identity',
    enforce: 'pre',
    async buildStart() {
      shop = await readShop()
      this.addWatchFile(shop.file)
      this.addWatchFile(shop.logo.path)
    },
    resolveId(source, importer = '') {
      if (CONFIG.test(source)) return OF + importer
      // A file of its own, however small: the first script weighs the same for every shop.
      return LOGO.test(source) ? `${shop.logo.path}?no-inline` : null
    },
    load(id) {
      return id.startsWith(OF) ? { code: shop.module, moduleType: 'js' } : null
    },
    transform(code, id) {
      return BASE_STYLE.test(id) ? `${code}\n${shop.style}` : null
    },
    transformIndexHtml: { order: 'pre', handler: (html) => ({ html: shop.page(html), tags: shop.head }) },
    generateBundle() {
      // What renders on the server lies beside what browsers get, which has these files.
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of shop.files) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        const asked = shop.files.find(({ fileName }) => request.url === `/${fileName}`)
        if (asked === undefined) return next()
        answer.setHeader('content-type', asked.type).end(asked.source)
      })
    },
  }
}

async function readShop(): ReturnType<typeof ShopFiles.readShopFiles> {
  const file = shopFile()
  const { module } = await runnerImport<typeof ShopFiles>(built, {
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
  })
  return module.readShopFiles(file, (path) => readFileSync(path))
}
