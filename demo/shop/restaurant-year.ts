import { addDaysIso } from '@cambusa/domain/time/dates'
import { monthOfDay, shiftMonth } from '@cambusa/domain/time/months'
import { chanceOf } from '../catalogue/random.ts'
import type { OrderedGoods } from './past-orders.ts'

/**
 * What the restaurant and its bistrot bought in the 14 months before the orders of past-orders.ts, so that the screen of
 * purchases has something to compare: more in summer and before Christmas, little in August.
 */
export interface YearOrder extends OrderedGoods {
  dateIso: string
}

type Basket = OrderedGoods['lines']

/** Months before the running one. */
const MONTHS = 14
/** The orders of past-orders.ts follow. */
const LAST_DAYS_AGO = 22
/** How much is bought in each month, January first. */
const SEASON = [0.7, 0.78, 0.9, 1, 1.12, 1.25, 1.3, 0.55, 1.05, 1, 0.95, 1.4]

/** By company: on which days of the week it orders (0 is Sunday), to which address, and what. */
const KITCHENS: readonly { company: number; weekdays: readonly number[]; baskets: readonly Basket[] }[] = [
  {
    company: 0,
    weekdays: [2, 5],
    baskets: [
      [
        ['Tagliatelle all’uovo', 10],
        ['Pomodori pelati', 18],
        ['Parmigiano Reggiano DOP 24 mesi', 2.5],
        ['Macinato scelto di bovino', 6],
        ['Olio extravergine di oliva 100% italiano', 4],
        ['Lambrusco di Sorbara DOC', 12],
        ['Acqua minerale naturale', 24],
        ['Cipolle dorate', 6],
      ],
      [
        ['Tortellini bolognesi', 10],
        ['Panna fresca da montare', 6],
        ['Burro', 6],
        ['Patate pasta gialla', 12],
        ['Carote', 5],
        ['Petto di pollo a fette', 5],
        ['Caffè in grani espresso bar', 4],
        ['Farina 00', 10],
      ],
      [
        ['Mozzarella fiordilatte', 16],
        ['Passata di pomodoro', 12],
        ['Prosciutto di Parma DOP 18 mesi', 2],
        ['Uova fresche da allevamento a terra', 6],
        ['Basilico', 4],
        ['Romagna Sangiovese DOC Superiore', 6],
        ['Tovaglioli 38x38 2 veli', 3],
        ['Zucchero semolato', 5],
      ],
    ],
  },
  {
    company: 1,
    weekdays: [4],
    baskets: [
      [
        ['Cornetti vuoti', 4],
        ['Latte fresco intero alta qualità', 12],
        ['Succo d’arancia 100%', 6],
        ['Prosecco DOC extra dry', 6],
        ['Limoni Primofiore', 4],
        ['Tovaglioli 24x24 bar', 4],
      ],
      [
        ['Aperitivo all’arancia', 3],
        ['Acqua tonica', 12],
        ['Patatine classiche', 8],
        ['Gin London dry', 2],
        ['Caffè in grani espresso bar', 3],
        ['Latte fresco intero alta qualità', 10],
      ],
    ],
  },
]

/** Every good that is bought. */
export const yearGoods: readonly string[] = [
  ...new Set(KITCHENS.flatMap(({ baskets }) => baskets.flat().map(([good]) => good))),
]

const weekdayOf = (dateIso: string): number => new Date(`${dateIso}T00:00:00Z`).getUTCDay()

/** Those orders before a day (yyyy-MM-dd), oldest first; the same ones for every shop of that day. */
export function yearOrders(todayIso: string): YearOrder[] {
  const orders: YearOrder[] = []
  const lastIso = addDaysIso(todayIso, -LAST_DAYS_AGO)
  // Placed the evening before: those of the first day would be of another month.
  const firstIso = `${shiftMonth(monthOfDay(todayIso), -MONTHS)}-02`
  for (let dateIso = firstIso; dateIso <= lastIso; dateIso = addDaysIso(dateIso, 1)) {
    const season = SEASON[Number(dateIso.slice(5, 7)) - 1] ?? 1
    for (const { company, weekdays, baskets } of KITCHENS) {
      if (!weekdays.includes(weekdayOf(dateIso))) continue
      const chance = chanceOf(`year:${company}:${dateIso}`)
      const lines = chance
        .pick(baskets)
        .filter((_, place) => place < 3 || chance.is(0.9))
        .map(([good, usual]): Basket[number] => [good, usual * season * (0.85 + chance.next() * 0.3)])
      const address = company === 0 && chance.is(0.2) ? 1 : 0
      orders.push({ company, address, deliveryServiceId: 2, paymentTypeId: 1, dateIso, lines })
    }
  }
  return orders
}
