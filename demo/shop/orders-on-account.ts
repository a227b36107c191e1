import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { PastOrder } from './past-orders.ts'

const onAccount = {
  company: 0,
  address: 0,
  deliveryServiceId: 2,
  paymentTypeId: 5,
  status: ORDER_STATUS.delivered,
} as const

/**
 * Older orders on account of the restaurant, of perishable food and other goods: of the first both due dates were paid,
 * the food of the second is overdue for some days, that of the third falls due within a week.
 */
export const ordersOnAccount: readonly PastOrder[] = [
  {
    ...onAccount,
    daysAgo: 80,
    lines: [
      ['Tagliatelle all’uovo', 8],
      ['Panna fresca da montare', 6],
      ['Parmigiano Reggiano DOP 24 mesi', 2],
      ['Passata di pomodoro', 12],
      ['Farina 00', 10],
    ],
  },
  {
    ...onAccount,
    daysAgo: 37,
    lines: [
      ['Tortellini bolognesi', 6],
      ['Macinato scelto di bovino', 3],
      ['Burro', 4],
      ['Pomodori pelati', 12],
      ['Acqua minerale naturale', 12],
    ],
  },
  {
    ...onAccount,
    daysAgo: 28,
    lines: [
      ['Mozzarella fiordilatte', 12],
      ['Prosciutto di Parma DOP 18 mesi', 1.8],
      ['Uova fresche da allevamento a terra', 6],
      ['Olio extravergine di oliva 100% italiano', 3],
      ['Zucchero semolato', 5],
    ],
  },
]
