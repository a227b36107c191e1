import { listNextSlots } from '@cambusa/contract/delivery/stores'
import {
  listTimeslots,
  selectTimeslot,
  setUsualTimeslot as setUsualTimeslotCall,
} from '@cambusa/contract/delivery/timeslots'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { route, type Module } from '../../platform/http/route.ts'
import { cartAnswer, type CartNeeds } from '../cart/cart.ts'
import { chooseTimeslot, listDays } from './choose-timeslot.service.ts'
import { listNextFree } from './timeslots.queries.ts'
import { setUsualTimeslot } from './usual-timeslot.service.ts'

export const timeslotsModule: Module<CartNeeds> = (app, services) => {
  route(app, services, listTimeslots, async ({ db, session, query, now }) => {
    const asked = {
      showClosed: query['show-closed'] ?? false,
      checkLocker: query['check-locker'] ?? false,
    }
    return { data: { days: await listDays(db, session, asked, now) } }
  })
  route(app, services, selectTimeslot, async ({ db, session, query, now }) => {
    await chooseTimeslot(db, session, { timeslotId: query.timeslot_id, dateIso: query.sel_date }, now)
    return { data: await cartAnswer(services, session) }
  })
  route(app, services, setUsualTimeslotCall, async ({ db, session, body, now }) => {
    await setUsualTimeslot(db, session, body.enabled, now)
    return { data: await cartAnswer(services, session) }
  })
  route(app, services, listNextSlots, async ({ db, query, now }) => ({
    data: {
      nextSlots: await listNextFree(db, {
        now,
        deliveryServiceId: SERVICES.drive,
        storeIds: query.store_id ?? null,
      }),
    },
  }))
}
