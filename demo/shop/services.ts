/** Delivery services with their fees, and where they go. */
export interface DemoService {
  id: number
  key: 'drive' | 'home' | 'rider' | 'locker'
  name: string
  descr: string
  feeCents: number
  freeFromCents: number | null
  minimumCents: number
}

export const demoServices: readonly DemoService[] = [
  {
    id: 1,
    key: 'drive',
    name: 'Ritiro al punto vendita',
    descr: 'Ordini da qui e carichi in auto, senza fila. La spesa è pronta nella fascia che scegli.',
    feeCents: 0,
    freeFromCents: null,
    minimumCents: 2_000,
  },
  {
    id: 2,
    key: 'home',
    name: 'Consegna a domicilio',
    descr: 'Con i nostri furgoni refrigerati, fino alla cucina o al banco.',
    feeCents: 590,
    freeFromCents: 9_000,
    minimumCents: 4_000,
  },
  {
    id: 3,
    key: 'rider',
    name: 'Consegna con rider',
    descr: 'Per quello che manca all’ultimo: in città, in bici cargo, entro un’ora e mezza.',
    feeCents: 790,
    freeFromCents: 15_000,
    minimumCents: 1_500,
  },
  {
    id: 4,
    key: 'locker',
    name: 'Ritiro al locker',
    descr: 'Armadietti refrigerati aperti giorno e notte: ritiri con il codice quando ti è comodo.',
    feeCents: 190,
    freeFromCents: 5_000,
    minimumCents: 1_500,
  },
]

export interface ServiceArea {
  deliveryServiceId: number
  postalCode: string
  warehouseId: number
  storeId: number
}

/** first and last postal code, warehouse, store that answers for it. */
const HOME_RANGES: [number, number, number, number][] = [
  [29010, 29029, 2, 6],
  [29121, 29122, 2, 6],
  [43010, 43059, 2, 4],
  [43121, 43126, 2, 4],
  [42010, 42049, 2, 3],
  [42121, 42124, 2, 3],
  [41011, 41059, 1, 2],
  [41121, 41126, 1, 2],
  [40010, 40025, 1, 5],
  [40026, 40027, 1, 12],
  [40030, 40069, 1, 5],
  [40121, 40141, 1, 5],
  [44010, 44049, 1, 7],
  [44121, 44124, 1, 7],
  [48010, 48034, 3, 8],
  [48121, 48125, 3, 8],
  [47010, 47019, 3, 9],
  [47121, 47122, 3, 9],
  [47020, 47043, 3, 10],
  [47521, 47522, 3, 10],
  [47814, 47866, 3, 11],
  [47921, 47924, 3, 11],
]
const RIDER_RANGES: [number, number, number, number][] = [
  [40121, 40129, 1, 5],
  [40131, 40141, 1, 1],
  [41121, 41126, 1, 2],
  [43121, 43126, 2, 4],
  [47921, 47924, 3, 11],
]

function areasOf(deliveryServiceId: number, ranges: [number, number, number, number][]): ServiceArea[] {
  return ranges.flatMap(([first, last, warehouseId, storeId]) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({
      deliveryServiceId,
      postalCode: String(first + i),
      warehouseId,
      storeId,
    })),
  )
}

/** Home delivery reaches the whole region, riders the towns. */
export const demoServiceAreas: readonly ServiceArea[] = [
  ...areasOf(2, HOME_RANGES),
  ...areasOf(3, RIDER_RANGES),
]

export interface SlotTemplate {
  warehouseId: number
  deliveryServiceId: number
  weekday: number
  beginTime: string
  endTime: string
  capacity: number
  cutoffMinutes: number
}

/** begin, end, capacity Monday to Friday, on Saturday, on Sunday (0: none). */
type Window = [begin: string, end: string, week: number, saturday: number, sunday: number]

const WINDOWS: Record<DemoService['key'], { cutoffMinutes: number; windows: Window[] }> = {
  drive: {
    cutoffMinutes: 120,
    windows: [
      ['07:00', '09:00', 10, 8, 0],
      ['09:00', '11:00', 12, 14, 8],
      ['11:00', '13:00', 12, 14, 8],
      ['14:00', '16:00', 10, 10, 0],
      ['16:00', '18:00', 14, 12, 0],
      ['18:00', '20:00', 14, 8, 0],
    ],
  },
  home: {
    cutoffMinutes: 600,
    windows: [
      ['06:00', '08:00', 10, 8, 0],
      ['08:00', '10:00', 14, 12, 0],
      ['10:00', '12:00', 14, 12, 0],
      ['12:00', '14:00', 8, 6, 0],
      ['15:00', '17:00', 12, 8, 0],
      ['17:00', '19:00', 14, 8, 0],
      ['19:00', '21:00', 10, 0, 0],
    ],
  },
  rider: {
    cutoffMinutes: 45,
    windows: [
      ['10:30', '12:00', 4, 4, 3],
      ['12:00', '13:30', 4, 4, 3],
      ['17:00', '18:30', 4, 5, 0],
      ['18:30', '20:00', 5, 5, 0],
      ['20:00', '21:30', 4, 5, 0],
    ],
  },
  locker: {
    cutoffMinutes: 360,
    windows: [
      ['08:00', '13:00', 12, 12, 6],
      ['14:00', '22:00', 16, 14, 6],
    ],
  },
}

/** The week of every warehouse and service, from which the days are made. */
export function slotTemplates(warehouseIds: readonly number[]): SlotTemplate[] {
  return warehouseIds.flatMap((warehouseId) =>
    demoServices.flatMap(({ id, key }) =>
      WINDOWS[key].windows.flatMap(([beginTime, endTime, week, saturday, sunday]) =>
        [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
          const capacity = weekday === 7 ? sunday : weekday === 6 ? saturday : week
          const { cutoffMinutes } = WINDOWS[key]
          return capacity === 0
            ? []
            : [{ warehouseId, deliveryServiceId: id, weekday, beginTime, endTime, capacity, cutoffMinutes }]
        }),
      ),
    ),
  )
}
