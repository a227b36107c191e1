/** The three platforms, their shops and lockers: places are real, addresses are invented. */
export interface DemoWarehouse {
  id: number
  name: string
  city: string
  province: string
  latitude: number
  longitude: number
  priceListId: number
}

export const PUBLIC_LIST_EMILIA = 1
export const PUBLIC_LIST_ROMAGNA = 2
export const COMPANY_LIST = 11

export const demoPriceLists = [
  { id: PUBLIC_LIST_EMILIA, name: 'Listino Emilia', kind: 'public' },
  { id: PUBLIC_LIST_ROMAGNA, name: 'Listino Romagna', kind: 'public' },
  { id: COMPANY_LIST, name: 'Listino Ho.Re.Ca. Oro', kind: 'company' },
] as const

export const demoWarehouses: readonly DemoWarehouse[] = [
  {
    id: 1,
    name: 'Piattaforma Bologna',
    city: 'Bentivoglio',
    province: 'BO',
    latitude: 44.6361,
    longitude: 11.4178,
    priceListId: PUBLIC_LIST_EMILIA,
  },
  {
    id: 2,
    name: 'Piattaforma Parma',
    city: 'Parma',
    province: 'PR',
    latitude: 44.8286,
    longitude: 10.3622,
    priceListId: PUBLIC_LIST_EMILIA,
  },
  {
    id: 3,
    name: 'Piattaforma Romagna',
    city: 'Cesena',
    province: 'FC',
    latitude: 44.1696,
    longitude: 12.2567,
    priceListId: PUBLIC_LIST_ROMAGNA,
  },
]

export interface DemoStore {
  id: number
  warehouseId: number
  kind: 'store' | 'locker'
  name: string
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
  latitude: number
  longitude: number
  phone: string
}

/** id, warehouse, name (* stands for the shop's), street, number, postal code, city, province, latitude, longitude, phone. */
type StoreRow = [number, number, string, string, string, string, string, string, number, number, string]

const STORES: StoreRow[] = [
  [1, 1, '* Navile', 'via Ferrarese', '205', '40128', 'Bologna', 'BO', 44.5273, 11.3618, '051 0190101'],
  [2, 1, '* Modena', 'strada Canaletto Sud', '180', '41122', 'Modena', 'MO', 44.6688, 10.9266, '059 0190102'],
  [
    3,
    2,
    '* Reggio Emilia',
    'via Gramsci',
    '54',
    '42124',
    'Reggio Emilia',
    'RE',
    44.7131,
    10.6302,
    '0522 190103',
  ],
  [4, 2, '* Parma', 'via Emilia Est', '112', '43123', 'Parma', 'PR', 44.7903, 10.3622, '0521 190104'],
  [5, 1, '* Globale', 'via Stalingrado', '81', '40128', 'Bologna', 'BO', 44.5122, 11.3574, '051 0190105'],
  [6, 2, '* Piacenza', 'via Emilia Pavese', '90', '29121', 'Piacenza', 'PC', 45.0551, 9.6653, '0523 190106'],
  [7, 1, '* Ferrara', 'via Bologna', '320', '44122', 'Ferrara', 'FE', 44.8131, 11.6045, '0532 190107'],
  [8, 3, '* Ravenna', 'via Faentina', '175', '48124', 'Ravenna', 'RA', 44.4213, 12.1702, '0544 190108'],
  [9, 3, '* Forlì', 'viale Roma', '210', '47121', 'Forlì', 'FC', 44.2122, 12.0643, '0543 190109'],
  [10, 3, '* Cesena', 'via Cervese', '130', '47521', 'Cesena', 'FC', 44.1524, 12.2482, '0547 190110'],
  [11, 3, '* Rimini', 'via Flaminia', '140', '47923', 'Rimini', 'RN', 44.0415, 12.5851, '0541 190111'],
  [12, 1, '* Imola', 'via Selice', '102', '40026', 'Imola', 'BO', 44.3701, 11.7213, '0542 190112'],
]

const LOCKERS: StoreRow[] = [
  [
    101,
    1,
    'Locker Stazione Bologna',
    'piazza Medaglie d’Oro',
    '4',
    '40121',
    'Bologna',
    'BO',
    44.5058,
    11.3428,
    '051 0190105',
  ],
  [102, 1, 'Locker Fiera', 'via Aldo Moro', '22', '40127', 'Bologna', 'BO', 44.5133, 11.3697, '051 0190105'],
  [
    103,
    1,
    'Locker Modena Centro',
    'viale Monte Kosica',
    '30',
    '41121',
    'Modena',
    'MO',
    44.6532,
    10.9308,
    '059 0190102',
  ],
  [
    104,
    2,
    'Locker Parma Stazione',
    'piazzale Dalla Chiesa',
    '11',
    '43122',
    'Parma',
    'PR',
    44.8102,
    10.3285,
    '0521 190104',
  ],
  [
    105,
    3,
    'Locker Rimini Marina',
    'piazzale Kennedy',
    '2',
    '47921',
    'Rimini',
    'RN',
    44.0698,
    12.5812,
    '0541 190111',
  ],
]

function readStore(kind: DemoStore['kind'], row: StoreRow, shop: string): DemoStore {
  const [
    id,
    warehouseId,
    said,
    address1,
    addressNumber,
    postalCode,
    city,
    province,
    latitude,
    longitude,
    phone,
  ] = row
  return {
    id,
    warehouseId,
    kind,
    name: said.replace('*', () => shop),
    address1,
    addressNumber,
    postalCode,
    city,
    province,
    latitude,
    longitude,
    phone,
  }
}

/** The twelve shops, then the lockers, of a shop of this name. */
export const demoStores = (shop: string): readonly DemoStore[] => [
  ...STORES.map((row) => readStore('store', row, shop)),
  ...LOCKERS.map((row) => readStore('locker', row, shop)),
]

/** Shops by whose door riders start: only in the larger towns. */
export const RIDER_STORES: readonly number[] = [1, 2, 4, 5, 11]

/** Services of a place: 1 drive, 2 home, 3 rider, 4 locker. */
export function servicesOf(store: DemoStore): number[] {
  if (store.kind === 'locker') return [4]
  return RIDER_STORES.includes(store.id) ? [1, 2, 3] : [1, 2]
}
