import type { DeliveryService } from '@cambusa/contract/delivery/address'
import type { Timeslot } from '@cambusa/contract/delivery/timeslots'

/** A delivery or pickup service with a 25 € minimum. */
export const buildService = (deliveryServiceId: number, key: string, name: string): DeliveryService => ({
  deliveryServiceId,
  key,
  name,
  descr: '',
  showTab: true,
  image: '',
  fee: 0,
  freeFrom: null,
  minimumOrder: 25,
})

/** A free slot on 10 March 2027; its id is its starting hour. */
export const buildTimeslot = (hour: number, changes: Partial<Timeslot> = {}): Timeslot => ({
  timeslotId: hour,
  date: '2027-03-10',
  beginTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 2).padStart(2, '0')}:00`,
  name: '',
  status: 'empty',
  active: 9,
  autoAssigned: false,
  selected: false,
  cutoffAt: '2027-03-09T18:00:00.000Z',
  closedReason: null,
  fee: 4.9,
  usual: false,
  ...changes,
})
