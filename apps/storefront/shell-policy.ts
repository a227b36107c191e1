import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as PagePolicy from './shell-page-policy.ts'
import { shopFile } from './shop-identity.ts'

const PLACE = '<meta charset="utf-8" />'

/** Read by the bundler, since Node does not read the packages' sources. */
const readRule = () =>
  runnerImport<typeof PagePolicy>(join(import.meta.dirname, 'shell-page-policy.ts'), {
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
  })

/**
 * Writes the policy of the app's page into the page, since no server sends it with headers: before anything that it loads,
 * and after the plugins that write scripts.
 */
export function shellPolicy(): Plugin {
  return {
    name: 'cambusa-shell-policy',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        const { module } = await readRule()
        // The file was checked when the build began (shop-identity.ts).
        const shop = JSON.parse(readFileSync(shopFile(), 'utf8')) as ShopConfig
        const meta = `<meta http-equiv="Content-Security-Policy" content="${module.shellPagePolicy(html, shop)}" />`
        return html.replace(PLACE, () => `${PLACE}\n    ${meta}`)
      },
    },
  }
}
