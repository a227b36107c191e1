import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { call } from './api.ts'
import { deadlocksOf, openSecond } from './lock-race.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, moveToLocker, type Shopper } from './shoppers.ts'
import type { Verdict } from './verdict.ts'

const TURNS = 4
const SLOTS = 10
const COMPARTMENTS = 10

interface Crowd {
  name: string
  shoppers: number
  /** Number of slots, and the capacity of each. */
  slots: number
  places: number
  atLocker: boolean
}

/** One slot and one locker with less capacity than shoppers, and ten slots between which they change. */
const crowdsOf = (shoppers: number): Crowd[] => [
  { name: 'one slot', shoppers, slots: 1, places: shoppers / 2, atLocker: false },
  { name: 'ten slots', shoppers, slots: SLOTS, places: Math.ceil(shoppers / 4), atLocker: false },
  { name: 'one locker', shoppers, slots: 1, places: shoppers, atLocker: true },
]

/** Slots and lockers whose booked numbers differ from the reservations, or exceed the capacity. */
const ASTRAY = `
  select 'slot ' || t.id || ': ' || t.booked || ' booked' as what from timeslots t where t.id = any($1)
    and (t.booked > t.capacity or t.booked <> (select count(*) from timeslot_holds h where h.timeslot_id = t.id))
  union all
  select 'locker: ' || b.booked || ' booked' from locker_bookings b where b.timeslot_id = any($1)
    and (b.booked > b.compartments or b.booked <> (
      select coalesce(sum(h.compartments), 0) from timeslot_holds h where h.locker_booking_id = b.id))`

/** Everybody chooses at the same moment, alternating between the processes; returns what went wrong. */
async function tryCrowd(shop: ShopProcess, otherUrl: string, crowd: Crowd): Promise<string[]> {
  const { pool } = shop.database
  const { atLocker, places, shoppers, slots: count } = crowd
  const slots: { timeslotId: number; date: string }[] = []
  for (let slot = 0; slot < count; slot += 1)
    slots.push(await makeSlot(pool, places, atLocker ? SERVICES.locker : undefined))
  const customers = await makeShoppers(pool, shoppers, 1)
  if (atLocker) await moveToLocker(pool, customers, COMPARTMENTS)
  const wrong: string[] = []
  const shopFor = async ({ session }: Shopper, number: number) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { timeslotId, date } = slots[(number + turn) % count]!
      const path = `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`
      const url = (number + turn) % 2 === 0 ? shop.url : otherUrl
      const { httpStatus, codes } = await call(url, 'GET', path, session)
      const isTold = codes.every((code) => code === 'timeslot.full' || code === 'timeslot.lockerFull')
      if (httpStatus !== 200 || !isTold) wrong.push(`${httpStatus} ${codes.join()}`)
    }
  }
  await Promise.all(customers.map(shopFor))
  const ids = slots.map(({ timeslotId }) => timeslotId)
  const { rows } = await pool.query<{ what: string }>(ASTRAY, [ids])
  wrong.push(...rows.map(({ what }) => what))
  const kept = await pool.query('select from timeslot_holds where timeslot_id = any($1)', [ids])
  const most = atLocker ? COMPARTMENTS : places
  if (count === 1 && kept.rowCount !== Math.min(most, shoppers))
    wrong.push(`${kept.rowCount} places kept of ${most}`)
  return wrong.map((what) => `${crowd.name}, ${shoppers} shoppers: ${what}`)
}

/** Crowds of shoppers for one slot, ten slots and one locker, at two processes. */
export async function crowdForSlots(shop: ShopProcess, sizes: readonly number[]): Promise<Verdict> {
  const before = deadlocksOf(shop)
  const second = await openSecond(shop)
  const wrong: string[] = []
  try {
    for (const crowd of sizes.flatMap(crowdsOf)) wrong.push(...(await tryCrowd(shop, second.url, crowd)))
  } finally {
    await second.close()
  }
  const deadlocks = deadlocksOf(shop) - before
  return {
    isGood: deadlocks === 0 && wrong.length === 0,
    told: `${deadlocks} deadlocks; wrong: ${wrong.length} ${wrong.slice(0, 3).join('; ')}`,
  }
}
