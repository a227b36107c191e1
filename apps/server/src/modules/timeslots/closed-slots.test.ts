import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { listTimeslots, selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertTimeslots } from '../holds/holds.ts'

const CHRISTMAS = '2026-11-25'

let test: TestApp
let goods: Goods
let slots: { closedDay: number; next: number; other: number }

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slots = {
        closedDay: await buildTimeslot(db, { date: CHRISTMAS }),
        next: await buildTimeslot(db, { date: '2026-11-26' }),
        other: await buildTimeslot(db, { date: '2026-11-27' }),
      }
    },
  })
})
beforeEach(() => test.database.pool.query('delete from closures'))

const close = (date: string, reason: string, serviceId: number | null = null) =>
  test.database.pool.query(
    'insert into closures (warehouse_id, delivery_service_id, date, reason) values (null, $1, $2, $3)',
    [serviceId, date, reason],
  )

describe('a closed day', () => {
  it('is left out, and listed with its reason when asked for; its slots cannot be chosen', async () => {
    const { shopper } = await buildReadyShopper(test, goods.pasta)
    await close(CHRISTMAS, 'Chiusi per Natale')
    await close('2026-11-29', 'Chiusi per inventario', 2)
    await close('2026-11-30', 'Nessun ritiro', 1)
    const open = (await shopper.call(listTimeslots, { query: {} })).data?.days
    expect(open?.map(({ dateIso }) => dateIso)).toEqual(['2026-11-26', '2026-11-27'])
    const all = (await shopper.call(listTimeslots, { query: { 'show-closed': true } })).data?.days
    expect(all?.map(({ dateIso, closedReason }) => [dateIso, closedReason])).toEqual([
      [CHRISTMAS, 'Chiusi per Natale'],
      ['2026-11-26', null],
      ['2026-11-27', null],
      ['2026-11-29', 'Chiusi per inventario'],
    ])
    expect(all?.[0]?.timeslots).toMatchObject([
      { active: 0, status: 'full', closedReason: 'Chiusi per Natale' },
    ])
    const refused = await shopper.call(selectTimeslot, {
      query: { sel_date: CHRISTMAS, timeslot_id: slots.closedDay },
    })
    expect(refused.codes).toEqual(['timeslot.closed'])
    expect(refused.response.errors[0]?.error).toContain('Chiusi per Natale')
  })

  it('is reported at prepare to a shopper who had chosen it before, with the nearest free slots', async () => {
    const { shopper, cartId } = await buildReadyShopper(test, goods.pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: CHRISTMAS, timeslot_id: slots.closedDay } })
    await close(CHRISTMAS, 'Sciopero')
    const told = await shopper.call(prepareCheckout)
    expect(told.codes[0]).toBe('timeslot.closed')
    expect(told.response.errors[0]?.error).toContain('Sciopero')
    expect(told.response.warnings.map(({ warning }) => warning)).toEqual([
      expect.stringContaining('giovedì 26 novembre'),
      expect.stringContaining('venerdì 27 novembre'),
    ])
    const held = await test.database.pool.query('select from timeslot_holds where cart_id = $1', [cartId])
    expect(held.rowCount).toBe(1)
  })

  it('gets no slots from the weekly templates, and gets them once it is open again', async () => {
    const made = async () =>
      (
        await test.database.pool.query(
          `select date::text from timeslots where begin_time = '06:00' order by date`,
        )
      ).rows.map(({ date }) => date)
    await test.database.pool.query(
      `insert into timeslot_templates
         (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity, cutoff_minutes)
       values (1, 2, 3, '06:00', '08:00', 5, 480)`,
    )
    await close(CHRISTMAS, 'Chiusi per Natale')
    await insertTimeslots(test.db, { fromIso: '2026-11-21', days: 14 })
    expect(await made()).toEqual(['2026-12-02'])
    await test.database.pool.query('delete from closures')
    await insertTimeslots(test.db, { fromIso: '2026-11-21', days: 14 })
    expect(await made()).toEqual([CHRISTMAS, '2026-12-02'])
  })
})

it('shows for a slot after its cut-off until when it could be ordered', async () => {
  const { shopper } = await buildReadyShopper(test, goods.pasta)
  await buildTimeslot(test.db, { date: '2026-11-21', cutoffAt: new Date('2026-11-20T21:00:00Z') })
  const days = (await shopper.call(listTimeslots, { query: { 'show-closed': true } })).data?.days
  expect(days?.[0]).toMatchObject({
    dateIso: '2026-11-21',
    closedReason: null,
    timeslots: [{ closedReason: 'Si poteva ordinare fino al 20/11/2026, 22:00' }],
  })
})
