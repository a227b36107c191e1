import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShopProcess, type ShopToMeasure } from '../../../proofs/shop-process.ts'
import { SHELF_MAP, shelfFile } from './shelf-file.ts'
import type { ShelfProduct } from './shelf-products.ts'

const program = join(import.meta.dirname, '../../../apps/server/dist/import.js')
/** The demo shop's stores, words and lists, and as few products of its own as it can be filled with: they leave. */
const DEMO_PRODUCTS = 120
const SHOWN_REFUSED = 3

/** A shop of its own, with the shelf loaded as a retailer loads it. Throws when a row was refused. */
export function openShelfShop(products: Iterable<ShelfProduct>): Promise<ShopToMeasure> {
  const csv = shelfFile(products)
  return openShopProcess({ products: DEMO_PRODUCTS, prepare: (dataDir) => importShelf(dataDir, csv) })
}

async function importShelf(dataDir: string, csv: string): Promise<void> {
  const [file, map] = [join(dataDir, 'scaffale.csv'), join(dataDir, 'scaffale.json')]
  writeFileSync(file, csv)
  writeFileSync(map, JSON.stringify(SHELF_MAP))
  const child = spawn(process.execPath, [program, 'products', file, '--map', map, '--full', '--force'], {
    env: { ...process.env, CAMBUSA_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the import of the shelf ended with ${String(code)}: ${said}`)
  const refused = join(dataDir, 'import/scaffale-rifiutate.csv')
  if (existsSync(refused)) {
    const rows = readFileSync(refused, 'utf8')
      .split('\n')
      .slice(0, SHOWN_REFUSED + 1)
    throw new Error(`the import refused rows of the shelf:\n${rows.join('\n')}`)
  }
  console.log(`the shelf: ${said.split('\n').find((line) => line.includes('invariati'))}`)
}
