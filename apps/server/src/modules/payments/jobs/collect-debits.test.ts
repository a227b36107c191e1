import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction, type Database } from '../../../platform/database/database.ts'
import { sepaMandates } from '../../../platform/schema/payments.ts'
import { atTheEnd } from '../../../testing/at-the-end.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildGoods } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildCompany, buildUser } from '../../../testing/factories/users.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { collectDebits } from './collect-debits.service.ts'

const now = new Date('2026-11-21T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'cambusa-debits-'))
atTheEnd(() => rmSync(folder, { recursive: true }))
const IBAN = 'IT60X0542811101000000123456'

let database: Database
let order: (status: number, given?: { companyId?: number }) => Promise<string>
let withMandate: number
let without: number

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await buildShop(db)
  const goods = await buildGoods(db)
  const { id: userId } = await buildUser(db, { codInt: 'C1' })
  withMandate = await buildCompany(db, 'C1', { name: '=Trattoria' })
  without = await buildCompany(db, 'C1', { name: 'Bistrot' })
  await db.insert(sepaMandates).values({
    companyId: withMandate,
    reference: 'MND-1',
    holder: '=Trattoria',
    iban: IBAN,
    signedOn: '2026-01-15',
  })
  order = (status, { companyId = withMandate } = {}) =>
    buildPlacedOrder(db, {
      userId,
      companyId,
      productIds: [goods.pasta],
      status,
      priceCents: 1_250,
      paymentTypeId: PAYMENT_TYPES.sepaDebit,
    })
})

const collect = (name: string) =>
  inTransaction(database.db, (tx) => collectDebits(tx, join(folder, name), now))

it('lists each order that was handed over once, with its mandate', async () => {
  const delivered = await order(6)
  const collected = await order(13)
  await order(1)
  await order(8)
  await order(6, { companyId: without })
  expect(await collect('uno.csv')).toEqual({ orders: 2, cents: 2_500 })
  const lines = readFileSync(join(folder, 'uno.csv'), 'utf8').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(delivered)
  expect(lines[1]).toContain(`;12,5;MND-1;15/01/2026;CORE;'=Trattoria;${IBAN}`)
  expect(lines[2]).toContain(collected)
  expect(await collect('due.csv')).toEqual({ orders: 0, cents: 0 })
})

it('leaves the orders for the next list when the file cannot be written, and overwrites no file', async () => {
  await order(6)
  await expect(collect('uno.csv')).rejects.toThrow('EEXIST')
  expect(await collect('tre.csv')).toEqual({ orders: 1, cents: 1_250 })
})

it('puts an order on one list only when several are asked for at once', async () => {
  for (let made = 0; made < 10; made += 1) await order(6)
  const lists = await Promise.all(Array.from({ length: 8 }, (_, index) => collect(`insieme-${index}.csv`)))
  expect(lists.reduce((sum, { orders }) => sum + orders, 0)).toBe(10)
})
