import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { HostileFile } from '../../testing/hostile-files/hostile-file.ts'
import { hostileOthers } from '../../testing/hostile-files/others.ts'
import { hostileTexts } from '../../testing/hostile-files/texts.ts'
import { hostileTills } from '../../testing/hostile-files/tills.ts'
import { hostileWorkbooks } from '../../testing/hostile-files/workbooks.ts'
import { readReport } from '../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { importFile } from './import.service.ts'
import { productsKind } from './kinds/products/products.ts'
import { promotionsKind } from './kinds/promotions/promotions.ts'

const LONGEST_SENTENCE = 1_500

let database: Database
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'cambusa-hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() =>
  database.pool.query('TRUNCATE products, categories, prices, price_history RESTART IDENTITY CASCADE'),
)

const load = (path: string, map?: object) =>
  importFile(database.pool, productsKind, path, {
    dryRun: false,
    reportDir: join(folder, 'report'),
    ...(map ? { map } : {}),
  })
const products = async () =>
  (await database.pool.query<{ code: string; name: string }>('SELECT code, name FROM products ORDER BY code'))
    .rows
const cents = async () =>
  (
    await database.pool.query<{ cents: number | null }>(
      'SELECT price_cents::int AS cents FROM products p LEFT JOIN prices x ON x.product_id = p.id ORDER BY p.code',
    )
  ).rows.map((row) => row.cents)
const count = async () => (await products()).length

async function place(room: string, { name, bytes }: HostileFile): Promise<string> {
  const path = join(folder, room, name)
  await mkdir(name.endsWith('/') ? path : join(folder, room), { recursive: true })
  if (!name.endsWith('/')) await writeFile(path, bytes)
  return path
}

/** The result of a file, in the form of the expectations. */
async function outcomeOf(path: string, file: HostileFile) {
  const { map, loads, refuses = [], remarks = [], fails } = file
  const result = await load(path, map).catch((error: unknown) => String((error as Error).message))
  if (typeof result === 'string') {
    const isTold = fails !== undefined && result.includes(fails) && result.length < LONGEST_SENTENCE
    return { fails: isTold ? fails : result, products: await count() }
  }
  const refusals = result.refusedFile === null ? [] : await readReport(result.refusedFile)
  const told = refusals.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
  const remarked = result.remarksFile === null ? '' : (await readReport(result.remarksFile)).join('\n')
  const loaded = (await products()).map(({ code, name }) => `${code} ${name}`)
  const priced = await cents()
  const again = await load(path, map)
  return {
    refuses: told.map((text, at) => {
      const reason = refuses[at]?.[1]
      return [Number.parseInt(text), reason !== undefined && text.includes(reason) ? reason : text]
    }),
    remarks: remarks.filter((remark) => remarked.includes(remark)),
    loads: loaded.map((text, at) =>
      loads?.[at] !== undefined && text.startsWith(loads[at]) ? loads[at] : text,
    ),
    cents: file.cents === undefined ? undefined : priced,
    again: [again.added, again.changed],
    hash: /K[0-9A-F]{12}/.exec(told.join())?.[0],
  }
}

const expectedOf = ({ loads = [], refuses = [], remarks = [], fails, cents: priced }: HostileFile) =>
  fails === undefined
    ? {
        refuses: refuses.map((each) => [...each]),
        remarks,
        loads,
        cents: priced,
        again: [0, 0],
        hash: undefined,
      }
    : { fails, products: 0 }

describe.each([
  ['testi', hostileTexts],
  ['casse', hostileTills],
  ['fogli', hostileWorkbooks],
  ['altri', hostileOthers],
])(
  'the folder %s: each file is repaired, or refused with its reason, and never half loaded',
  (room, files) => {
    test.each(files.map((file) => [file.name, file] as const))('%s', async (_, file) => {
      expect(await outcomeOf(await place(room, file), file)).toEqual(expectedOf(file))
    })
  },
)

test('links are followed to the file, and a broken or circular one is reported', async () => {
  const target = await place('collegamenti', { name: 'vero.csv', bytes: 'codice;nome;iva\nA1;Pane;4\n' })
  const link = (name: string) => join(folder, 'collegamenti', name)
  await symlink(target, link('buono.csv'))
  await symlink(link('manca.csv'), link('perso.csv'))
  await symlink(link('giro.csv'), link('giro.csv'))
  expect(await load(link('buono.csv'))).toMatchObject({ added: 1 })
  await expect(load(link('perso.csv'))).rejects.toThrow('non esiste')
  await expect(load(link('giro.csv'))).rejects.toThrow('porta a se stesso')
  await expect(load('/dev/null')).rejects.toThrow('non è un file')
})

test('a file that is still being written is refused, and nothing of it is loaded', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `A${at};Pane ${at};4\n`).join('')
  const path = await place('scrittura', { name: 'cresce.csv', bytes: `codice;nome;iva\n${rows}` })
  let hasGrown = false
  const loading = importFile(database.pool, productsKind, path, {
    dryRun: false,
    reportDir: folder,
    onProgress: () => {
      if (!hasGrown) void writeFile(path, 'Z1;Sale;4\n', { flag: 'a' })
      hasGrown = true
    },
  })
  await expect(loading).rejects.toThrow('è cambiato mentre lo leggevo')
  expect(await count()).toBe(0)
})

test('with --full an unreadable record stops the import, because its product would be taken off sale', async () => {
  await load(await place('tutto', { name: 'prima.csv', bytes: 'codice;nome;iva\nA1;Pane;4\nA2;Riso;4\n' }))
  const broken = '[{"codice":"A1","nome":"Pane","iva":4},{"codice":"A2","nome":"Riso","iva":4,}]'
  const path = await place('tutto', { name: 'dopo.json', bytes: broken })
  const full = importFile(database.pool, productsKind, path, { dryRun: false, reportDir: folder, full: true })
  await expect(full).rejects.toThrow('Record 2: il record non è JSON valido')
  expect((await database.pool.query('SELECT FROM products WHERE is_active')).rowCount).toBe(2)
})

test('a date more than five years ahead is refused as a typing error, unless the map allows it', async () => {
  await load(await place('date', { name: 'pane.csv', bytes: 'codice;nome;iva;prezzo\nA1;Pane;4;2,00\n' }))
  const next = new Date().getFullYear() + 1
  const bytes = `promozione;dal;al;codice;prezzo\nP;01/01/${next};31/01/${next + 70};A1;1,00\nQ;01/01/${next};31/01/${next};A1;1,50\n`
  const path = await place('date', { name: 'promozioni.csv', bytes })
  const promotions = (map?: object) =>
    importFile(database.pool, promotionsKind, path, {
      dryRun: true,
      reportDir: folder,
      ...(map ? { map } : {}),
    })
  const { added, refusedFile } = await promotions()
  expect(added).toBe(1)
  expect(await readReport(refusedFile ?? '')).toEqual([expect.stringContaining('oltre cinque anni da oggi')])
  expect(await promotions({ farDates: true })).toMatchObject({ added: 2, refused: 0 })
})

test('for a workbook the sheet that was read is named, hidden rows are reported, and merged cells fill their rows', async () => {
  const named = (name: string) => hostileWorkbooks.find((file) => file.name === name)!
  const read = async (name: string) => (await load(await place('letti', named(name)))).read
  expect(await read('secondo-foglio.xlsx')).toMatchObject({ sheet: 'Listino', hiddenRows: 0, rows: 2 })
  expect(await read('semplice.xlsx')).toMatchObject({ sheet: undefined })
  expect(await read('righe-nascoste.xlsx')).toMatchObject({ hiddenRows: 1 })
  await read('celle-unite.xlsx')
  const { rows } = await database.pool.query(
    'SELECT code, slug FROM (SELECT p.code, c.slug FROM products p JOIN categories c ON c.id = category_id) x ORDER BY 1',
  )
  expect(rows).toEqual([
    { code: 'A1', slug: 'forno' },
    { code: 'A2', slug: 'forno' },
  ])
})
