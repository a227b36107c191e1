import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { DateIso, Euros, Flag, Id, Nullable } from '../schema.ts'

export const Timeslot = Type.Object({
  timeslotId: Id,
  date: DateIso,
  beginTime: Type.String(),
  endTime: Type.String(),
  name: Type.String(),
  /** empty means free: less than half booked (specification §12). */
  status: Type.Union([Type.Literal('empty'), Type.Literal('intermediate'), Type.Literal('full')]),
  /** Free capacity. */
  active: Type.Integer(),
  autoAssigned: Type.Boolean(),
  selected: Type.Boolean(),
  /** ISO time of the last moment at which it can be chosen. */
  cutoffAt: Type.String(),
  /**
   * Why nobody can choose it, in plain words; null: it can be chosen. With show-closed, closed slots are answered too.
   */
  closedReason: Nullable(Type.String()),
  /** The delivery fee of its service below freeDeliveryFrom of the cart. */
  fee: Euros,
  /** The slot proposed to this customer with every new cart, else the most frequent slot of the last orders. */
  usual: Type.Boolean(),
})
export type Timeslot = Type.Static<typeof Timeslot>

export const TimeslotDay = Type.Object({
  dateIso: DateIso,
  timeslots: Type.Array(Timeslot),
  selected: Type.Boolean(),
  /** Why nothing is delivered or handed out on this day; null: it is open. */
  closedReason: Nullable(Type.String()),
})
export type TimeslotDay = Type.Static<typeof TimeslotDay>

export const listTimeslots = endpoint({
  method: 'GET',
  url: '/timeslot/list',
  operationId: 'timeslotList',
  summary: 'Days and slots for the cart’s service and address',
  tag: 'timeslots',
  act: 'visit',
  keptOffline: 'own',
  query: Type.Object({
    'show-closed': Type.Optional(Flag),
    'check-locker': Type.Optional(Flag),
  }),
  data: Type.Object({ days: Type.Array(TimeslotDay) }),
})

export const selectTimeslot = endpoint({
  method: 'GET',
  writes: true,
  url: '/timeslot/select',
  operationId: 'timeslotSelect',
  summary: 'Reserve a place in a slot for 60 minutes',
  tag: 'timeslots',
  act: 'shop',
  query: Type.Object({ sel_date: DateIso, timeslot_id: Id }),
  data: Cart,
})

/** Sets the slot that is proposed to the customer with every new cart. */
export const setUsualTimeslot = endpoint({
  method: 'POST',
  url: '/timeslot/usual',
  operationId: 'timeslotUsual',
  summary: 'Have the slot of the cart proposed to every new cart, or no longer',
  tag: 'timeslots',
  act: 'shop',
  body: Type.Object({ enabled: Type.Boolean() }),
  data: Cart,
})
