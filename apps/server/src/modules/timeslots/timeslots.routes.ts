import { listTimeslots, selectTimeslot } from '@cambusa/contract/timeslots'
import { route, type Module } from '../../platform/route.ts'
import { cartAnswer, type CartNeeds } from '../cart/cart.ts'
import { chooseTimeslot, listDays } from './choose-timeslot.service.ts'

export const timeslotsModule: Module<CartNeeds> = (app, services) => {
  route(app, services, listTimeslots, async ({ db, session, query, now }) => ({
    data: { days: await listDays(db, session, query['show-closed'] ?? false, now) },
  }))
  route(app, services, selectTimeslot, async ({ db, session, query, now }) => {
    await chooseTimeslot(db, session, { timeslotId: query.timeslot_id, dateIso: query.sel_date }, now)
    return { data: await cartAnswer(services, session) }
  })
}
