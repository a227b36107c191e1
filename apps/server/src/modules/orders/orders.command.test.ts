import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { pdfRuns } from '../../testing/files/pdf-text.ts'
import { saidBy } from '../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { runOrdersCommand } from './orders.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-orders-'))
atTheEnd(() => rmSync(folder, { recursive: true }))
const DAY = '2026-11-10'

let app: TestApp
let first: string
let second: string
let unpaid: string
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      // Created in another order than shown: the tree's positions decide.
      const cellar = await buildTreeCategory(db, { slug: 'cantina', name: 'Cantina', position: 2 })
      const pantry = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa', position: 1 })
      const rice = await buildTreeCategory(db, {
        slug: 'dispensa/riso',
        name: 'Riso',
        parentId: pantry,
        position: 2,
      })
      const pasta = await buildTreeCategory(db, {
        slug: 'dispensa/pasta',
        name: 'Pasta',
        parentId: pantry,
        position: 1,
      })
      const product = (name: string, categoryId: number, code: string) =>
        buildProductOnSale(db, { name, categoryId, code, priceCents: 100, vatRate: 4 })
      const productIds = [
        await product('Vino', cellar, 'V-1'),
        await product('Carnaroli', rice, 'R-1'),
        await product('Penne', pasta, 'P-1'),
      ]
      const { id: userId } = await buildUser(db, {
        firstName: 'Rosa',
        lastName: 'Neri',
        mobile: '3331234567',
      })
      const wishes = { accept_alternatives: 'true', same_brand: 'true', note: 'ben matura' }
      first = await buildPlacedOrder(db, {
        userId,
        productIds,
        status: 1,
        quantity: 2,
        lineInfos: { 'R-1': wishes },
      })
      second = await buildPlacedOrder(db, { userId, productIds: productIds.slice(0, 1), status: 2 })
      unpaid = await buildPlacedOrder(db, { userId, productIds, status: 9, paymentTypeId: 2 })
    },
  })
})

const command = (...args: string[]) =>
  saidBy(() => runOrdersCommand({ config: app.services.config, database: app.database, args }))
const numbersOf = (said: string) => said.match(/2026-\d{6}/g)

it('lists the orders of a day, of a status and of a store', async () => {
  expect(numbersOf(await command('list', '--day', DAY))).toEqual([first, second, unpaid])
  expect(numbersOf(await command('list', '--day', DAY, '--status', 'received'))).toEqual([first])
  expect(numbersOf(await command('list', '--day', DAY, '--status', '9', '--store', '5'))).toEqual([unpaid])
  expect(await command('list', '--day', DAY, '--store', '1')).toBe('Nessun ordine.')
  expect(await command('list', '--day', DAY)).toMatch(
    /Ricevuto {2}10\/11\/2026 08:00-10:00 {2}A casa {2}Rosa Neri/,
  )
})

it('shows an order with its customer, its wishes and how it is paid', async () => {
  const said = await command('show', first)
  for (const part of [
    /^Ricevuto, ordinato il /,
    /Cliente: Rosa Neri/,
    /R-1 Carnaroli.* – nota: ben matura – alternative: sì · solo stessa marca \(2 \w+\): 2,00/,
    /da incassare alla consegna/,
  ])
    expect(said).toMatch(part)
})

it('writes a picking list by aisle, each order on its own page, without unpaid ones', async () => {
  const file = join(folder, 'prelievo.pdf')
  expect(await command('picking', '--day', DAY, '--store', '5', file)).toContain('di 2 ordini')
  const pdf = readFileSync(file)
  const words = pdfRuns(pdf).map(({ text }) => text)
  const all = words.join(' ')
  const places = ['Dispensa › Pasta', 'P-1', 'Dispensa › Riso', 'R-1', 'Cantina', 'V-1'].map((part) =>
    all.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(all.indexOf(first))
  expect(numbersOf(all)).toEqual([first, second])
  expect(all).toContain('nota: ben matura – alternative: sì · solo stessa marca')
  expect(all).toContain('3331234567')
  expect(new Set(pdfRuns(pdf).map(({ font }) => font.replace(/^[A-Z]{6}\+/, '')))).toEqual(
    new Set(['Figtree-Regular', 'Figtree-Bold']),
  )
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(text).toContain('/MarkInfo')
  expect(await command('picking', second, file)).toContain('di 1 ordine')
})

it('refuses impossible arguments in one sentence, and writes no file', async () => {
  const file = join(folder, 'niente.pdf')
  expect(await command('show', '2026-000000')).toBe('L’ordine 2026-000000 non c’è: controlla il numero.')
  expect(await command('picking', '2026-000000', file)).toContain('non c’è')
  expect(await command('picking', '--day', '2026-11-11', file)).toContain('Nessun ordine da preparare')
  expect(await command('picking', '--day', '2026-02-30', file)).toContain('non è un giorno')
  expect(await command('picking', first, join(folder, 'niente.txt'))).toContain('deve finire in .pdf')
  expect(await command('picking', first, join(folder, 'manca', 'x.pdf'))).toContain('non si può scrivere')
  expect(await command('list', '--status', 'boh')).toContain('non è uno stato')
  expect(await command('list', '--store', 'x')).toContain('punto vendita')
  for (const args of [[], ['list', 'x'], ['show'], ['show', first, '--day', DAY], ['list', '--boh']])
    expect(await command(...args)).toContain('Uso:')
  expect(existsSync(file)).toBe(false)
})
