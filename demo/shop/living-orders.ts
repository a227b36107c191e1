import type { OrderedGoods } from './past-orders.ts'

/** The demo's operator, who prepares its orders. */
export const PICKER = 'Paolo Operatore'

/** What came of a line that did not come as ordered: a share of it. */
export interface Came {
  goodName: string
  share: number
}

interface Living extends Omit<OrderedGoods, 'paymentTypeId'> {
  login: string
  paymentTypeId: 1 | 2
}

/** An order that waits for its slot. */
export interface WaitingOrder extends Living {
  state: 'toModify' | 'preparing' | 'toPay'
}

/** An order that was handed over. */
export interface HandedOverOrder extends Living {
  state: 'handedOver'
  daysAgo: number
  came: Came[]
  /** A good of which another came; it is not among `came`. */
  replaced?: { goodName: string; by: string }
  /** The customer has given the first line back that he could, and got the money for it. */
  isOneGivenBack: boolean
}

const trattoria = {
  login: 'ristorante@example.com',
  company: 0,
  address: 0,
  deliveryServiceId: 2,
  paymentTypeId: 1,
} as const
const person = {
  login: 'privato@example.com',
  company: -1,
  address: 0,
  deliveryServiceId: 2,
  paymentTypeId: 2,
} as const

/** Orders of the demo sign-ins in every state that an order can be tried in, from the oldest to the newest. */
export const livingOrders: readonly (WaitingOrder | HandedOverOrder)[] = [
  {
    ...person,
    state: 'handedOver',
    daysAgo: 9,
    came: [],
    isOneGivenBack: true,
    lines: [
      ['Detersivo lavatrice lavanda', 2],
      ['Spaghetti n. 5', 4],
      ['Passata rustica', 6],
      ['Latte fresco intero alta qualità', 2],
      ['Parmigiano Reggiano DOP 24 mesi', 1],
    ],
  },
  {
    ...person,
    state: 'handedOver',
    daysAgo: 3,
    came: [],
    isOneGivenBack: false,
    lines: [
      ['Caffè macinato per moka', 4],
      ['Olio extravergine di oliva 100% italiano', 2],
      ['Carta igienica 2 veli', 2],
      ['Acqua minerale naturale', 6],
      ['Petto di pollo a fette', 0.8],
      ['Banane', 1.2],
      ['Shampoo capelli normali', 2],
    ],
  },
  {
    ...trattoria,
    state: 'handedOver',
    daysAgo: 2,
    came: [
      { goodName: 'Macinato scelto di bovino', share: 1.04 },
      { goodName: 'Patate pasta gialla', share: 0.97 },
      { goodName: 'Basilico', share: 0 },
    ],
    replaced: { goodName: 'Passata di pomodoro', by: 'Passata rustica' },
    isOneGivenBack: false,
    lines: [
      ['Passata di pomodoro', 12],
      ['Macinato scelto di bovino', 4],
      ['Patate pasta gialla', 10],
      ['Basilico', 4],
      ['Tagliatelle all’uovo', 8],
      ['Acqua minerale naturale', 12],
      ['Burro', 4],
    ],
  },
  {
    ...trattoria,
    state: 'preparing',
    lines: [
      ['Farina 00', 10],
      ['Uova fresche da allevamento a terra', 6],
      ['Petto di pollo a fette', 3.6],
      ['Zucchero semolato', 6],
      ['Panna fresca da montare', 6],
    ],
  },
  {
    ...person,
    state: 'toPay',
    lines: [
      ['Mozzarella fiordilatte', 4],
      ['Spaghetti n. 5', 3],
      ['Passata di pomodoro', 6],
      ['Olive nere denocciolate', 3],
      ['Birra lager', 6],
      ['Caffè macinato per moka', 2],
    ],
  },
  {
    ...trattoria,
    state: 'toModify',
    lines: [
      ['Tortellini bolognesi', 6],
      ['Parmigiano Reggiano DOP 24 mesi', 2],
      ['Carote', 4],
      ['Cipolle dorate', 4],
      ['Burro', 6],
    ],
  },
]
