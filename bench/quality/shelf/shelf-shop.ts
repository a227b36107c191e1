import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShopProcess, type ShopToMeasure } from '../../../proofs/shop-process.ts'
import { SHELF_MAP, shelfFile } from './shelf-file.ts'
import type { ShelfProduct } from './shelf-products.ts'

const program = join(import.meta.dirname, '../../../apps/server/dist/import.js')
/** The only store of the shop, from its own file; the shop contains nothing of the demo. */
const STORE = `codice;tipo;nome;indirizzo;civico;cap;città;provincia;telefono;orari;servizi;magazzino;nome magazzino
1;negozio;Negozio;via Larga;1;40026;Imola;BO;0542 019000;Tutti i giorni: 08:00 - 20:00;ritiro;1;Imola
`
const SHOWN_REFUSED = 3

/** A shop with only a store and the shelf, both imported like a retailer's. Throws when a row was refused. */
export function openShelfShop(products: Iterable<ShelfProduct>): Promise<ShopToMeasure> {
  const csv = shelfFile(products)
  return openShopProcess({
    prepare: async (dataDir) => {
      await importFile(dataDir, 'stores', 'negozi', STORE)
      const map = join(dataDir, 'scaffale.json')
      writeFileSync(map, JSON.stringify(SHELF_MAP))
      await importFile(dataDir, 'products', 'scaffale', csv, ['--map', map])
    },
  })
}

async function importFile(
  dataDir: string,
  kind: string,
  name: string,
  csv: string,
  options: readonly string[] = [],
): Promise<void> {
  const file = join(dataDir, `${name}.csv`)
  writeFileSync(file, csv)
  const child = spawn(process.execPath, [program, kind, file, ...options], {
    env: { ...process.env, CAMBUSA_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the import of ${name}.csv ended with ${String(code)}: ${said}`)
  const refused = join(dataDir, `import/${name}-rifiutate.csv`)
  if (existsSync(refused)) {
    const rows = readFileSync(refused, 'utf8')
      .split('\n')
      .slice(0, SHOWN_REFUSED + 1)
    throw new Error(`the import refused rows of ${name}.csv:\n${rows.join('\n')}`)
  }
  console.log(`${name}.csv: ${said.split('\n').find((line) => line.includes('invariati'))}`)
}
