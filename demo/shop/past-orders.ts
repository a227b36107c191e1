import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'

/** What somebody ordered; goods are named so that the orders read like a kitchen's. */
export interface OrderedGoods {
  /** Place of the company among the customer's; -1: for himself. */
  company: number
  /** Place of the address among those of the company; -1: collected at the store. */
  address: number
  deliveryServiceId: 1 | 2
  paymentTypeId: 1 | 2 | 5
  /** Name of a good, quantity in pieces or base unit before it is made purchasable. */
  lines: [goodName: string, quantity: number][]
}

/** What the restaurant bought in the last weeks. */
export interface PastOrder extends OrderedGoods {
  daysAgo: number
  status: OrderStatus
}

export const pastOrders: readonly PastOrder[] = [
  {
    company: 0,
    address: 0,
    deliveryServiceId: 2,
    daysAgo: 4,
    paymentTypeId: 5,
    status: ORDER_STATUS.delivered,
    lines: [
      ['Tagliatelle all’uovo', 12],
      ['Pomodori pelati', 24],
      ['Parmigiano Reggiano DOP 24 mesi', 3],
      ['Farina 00', 10],
      ['Uova fresche da allevamento a terra', 6],
      ['Macinato scelto di bovino', 6.5],
      ['Olio extravergine di oliva 100% italiano', 4],
      ['Acqua minerale naturale', 24],
      ['Lambrusco di Sorbara DOC', 12],
      ['Basilico', 5],
      ['Prosciutto di Parma DOP 18 mesi', 2.4],
      ['Carta igienica 2 veli', 4],
    ],
  },
  {
    company: 0,
    address: 0,
    deliveryServiceId: 2,
    daysAgo: 11,
    paymentTypeId: 5,
    status: ORDER_STATUS.delivered,
    lines: [
      ['Tortellini bolognesi', 10],
      ['Panna fresca da montare', 6],
      ['Burro', 8],
      ['Patate pasta gialla', 15],
      ['Cipolle dorate', 8],
      ['Carote', 6],
      ['Petto di pollo a fette', 5.2],
      ['Caffè in grani espresso bar', 6],
      ['Zucchero semolato', 10],
      ['Detersivo piatti limone', 6],
    ],
  },
  {
    company: 0,
    address: -1,
    deliveryServiceId: 1,
    daysAgo: 19,
    paymentTypeId: 1,
    status: ORDER_STATUS.collected,
    lines: [
      ['Mozzarella fiordilatte', 20],
      ['Farina per pizza', 4],
      ['Passata di pomodoro', 12],
      ['Olive nere denocciolate', 4],
      ['Birra lager', 24],
      ['Scatole pizza 33x33', 2],
    ],
  },
  {
    company: 1,
    address: 0,
    deliveryServiceId: 2,
    daysAgo: 7,
    paymentTypeId: 1,
    status: ORDER_STATUS.delivered,
    lines: [
      ['Cornetti vuoti', 4],
      ['Latte fresco intero alta qualità', 12],
      ['Succo d’arancia 100%', 6],
      ['Prosecco DOC extra dry', 12],
      ['Aperitivo all’arancia', 3],
      ['Patatine classiche', 10],
      ['Tovaglioli 24x24 bar', 5],
      ['Limoni Primofiore', 4],
    ],
  },
]
