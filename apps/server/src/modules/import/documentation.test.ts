import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addItems } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectAddress, updateAddress } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../platform/process/project-root.ts'
import type { Database } from '../../platform/database/database.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { listLacks } from '../readiness/readiness.ts'
import { importKinds } from './kinds.ts'

const docs = join(projectRoot, 'docs')
/** The dates of the calendar are in the future, whenever the test runs. */
const nextYear = String(new Date().getFullYear() + 1)
const example = (name: string) =>
  readFileSync(join(docs, 'import-examples', name), 'utf8').replaceAll('/2028', `/${nextYear}`)
const none = { changed: 0, removed: 0, refused: 0 }

describe('docs/import.md', () => {
  const sections = readFileSync(join(docs, 'import.md'), 'utf8').split(/^## /m)

  test.each(importKinds.map((kind) => [kind.name, kind] as const))(
    'lists every column of a file of %s',
    (name, { fields }) => {
      const section = sections.find((text) => text.startsWith(`${name}\n`)) ?? ''
      for (const [field, { headers }] of Object.entries(fields)) {
        const row = section.split('\n').find((line) => line.startsWith(`| \`${field}\``))
        expect(row, `${name}.${field}`).toBeDefined()
        for (const header of headers) expect(row).toContain(header)
      }
    },
  )
})

/** Commands of docs/first-shop.md, in the order of the page. */
const told = [
  ...readFileSync(join(docs, 'first-shop.md'), 'utf8').matchAll(
    /^npm run import -- (\S+) docs\/import-examples\/(\S+)$/gm,
  ),
].map(([, kind = '', file = '']) => [kind, file] as const)

describe('the example files, loaded into an empty shop in the order of docs/first-shop.md', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
  })

  test('cover every kind of import that is a table, each once', () => {
    // Pictures are files of the retailer's own, and due dates are of orders that were delivered.
    const kinds = importKinds.filter(({ name, isOfFiles }) => isOfFiles !== true && name !== 'due-dates')
    expect(told.map(([kind]) => kind).toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
    expect(told.map(([, file]) => file).toSorted()).toEqual(
      readdirSync(join(docs, 'import-examples')).toSorted(),
    )
  })

  test('are loaded without a refused row, and loading them again changes nothing', async () => {
    for (const [name, file] of told) {
      const kind = importKinds.find((each) => each.name === name)!
      const first = await importBytes(database.pool, kind, example(file))
      expect(first.refusals, file).toEqual([])
      expect(first.counts.added + first.counts.changed, file).toBeGreaterThan(0)
      const { counts } = await importBytes(database.pool, kind, example(file))
      expect(counts, file).toMatchObject({ ...none, added: 0 })
    }
  })

  test('fill a shop that lacks nothing, in which a customer of the files places an order to be paid on delivery', async () => {
    const app = await openTestApp(database)
    // The slots of the files begin today.
    app.time.set(new Date())
    expect(await listLacks(app.services, app.time.now())).toEqual([])
    const idOf = async (sql: string) => (await database.pool.query<{ id: number }>(sql)).rows[0]?.id ?? 0
    const productId = await idOf(`select id from products where code = '1001'`)
    const shopper = await signedIn(
      app,
      await idOf(`select id from users where login = 'privata@example.com'`),
    )
    const address = {
      addressName: 'Casa',
      address1: 'via Emilia',
      addressNumber: '12',
      postalCode: '40026',
      city: 'Imola',
      province: 'BO',
    }
    const saved = await shopper.call(updateAddress, { body: { address } })
    expect(saved.response.errors).toEqual([])
    const chosen = await shopper.call(selectAddress, {
      body: { address_type: 'home', address_id: saved.data!.address.addressId },
    })
    expect(chosen.response.errors).toEqual([])
    const added = await shopper.call(addItems, { body: { items: [{ productId, quantity: 30 }] } })
    expect(added.response.errors).toEqual([])
    const { days } = (await shopper.call(listTimeslots)).data!
    const { timeslotId, date } = days.flatMap(({ timeslots }) => timeslots).at(-1)!
    const slot = await shopper.call(selectTimeslot, { query: { sel_date: date, timeslot_id: timeslotId } })
    expect(slot.response.errors).toEqual([])
    expect((await shopper.call(prepareCheckout)).response.errors).toEqual([])
    const bought = await shopper.call(buyCart, { query: { payment_type_id: PAYMENT_TYPES.onDelivery } })
    expect(bought.response.errors).toEqual([])
    // Thirty at 1,35 €, plus the delivery fee of the store in Imola.
    expect(bought.data).toMatchObject({ orderStatusId: 1, grossTotal: 45.4 })
  })
})
