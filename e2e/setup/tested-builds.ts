import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import shop from '../../shop.config.json' with { type: 'json' }
import { OTHER } from './other-config.ts'

const root = join(import.meta.dirname, '../..')
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The app of the demo shop, with Firebase's files, which say that its phones get pushes. */
const APP = join(root, 'var/tested-app')
const OTHER_SHOP = join(root, 'var/tested-shop')
const shopFileIn = (folder: string) => join(folder, 'shop.config.json')
const pagesIn = (folder: string) => join(folder, 'pages')

/** The folder of the app's built pages. */
export const APP_PAGES = pagesIn(APP)
/** The folder of the other retailer's built storefront. */
export const OTHER_PAGES = pagesIn(OTHER_SHOP)
/** The environment in which the README's command builds and starts the other retailer's shop. */
export const OTHER_ENV = {
  CAMBUSA_SHOP_FILE: shopFileIn(OTHER_SHOP),
  CAMBUSA_STOREFRONT: OTHER_PAGES,
  QUICK_BUILD: '1',
}

/** Fails with the output of the build. */
async function build(part: 'shell' | 'storefront', env: Readonly<Record<string, string>>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), part], {
    env: { ...process.env, ...env },
  })
}

/** Builds the app's pages, unless they are up to date. */
export async function buildApp(): Promise<void> {
  mkdirSync(APP, { recursive: true })
  const { screenshots: _, ...rest } = shop
  writeFileSync(shopFileIn(APP), JSON.stringify({ ...rest, mobile: { ...shop.mobile, push: true } }))
  copyFileSync(join(root, shop.logo.file), join(APP, shop.logo.file))
  await build('shell', { CAMBUSA_SHOP_FILE: shopFileIn(APP), CAMBUSA_APP_PAGES: APP_PAGES, QUICK_BUILD: '1' })
}

/** Builds the other retailer's storefront, unless it is up to date. */
export async function buildOther(): Promise<void> {
  mkdirSync(OTHER_SHOP, { recursive: true })
  writeFileSync(shopFileIn(OTHER_SHOP), JSON.stringify(OTHER))
  writeFileSync(join(OTHER_SHOP, OTHER.logo.file), Buffer.from(POINT, 'base64'))
  await build('storefront', OTHER_ENV)
}
