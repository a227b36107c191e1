import { addDaysIso } from '@cambusa/domain/time/dates'
import { chanceOf } from '../catalogue/random.ts'

/**
 * Kinds of kitchens that buy in the demo shop and what belongs together in their baskets, so that 'bought together' has
 * something sensible to say. Each kitchen keeps to its own brands.
 */
interface KitchenKind {
  name: string
  /** Sets of goods: what is in an order is drawn set by set. */
  sets: readonly (readonly string[])[]
}

const KINDS: readonly KitchenKind[] = [
  {
    name: 'Pizzeria',
    sets: [
      [
        'Farina per pizza',
        'Mozzarella per pizza julienne',
        'Passata di pomodoro',
        'Pomodori pelati',
        'Basilico',
      ],
      [
        'Mozzarella fiordilatte',
        'Mozzarella di Bufala Campana DOP',
        'Olio extravergine di oliva 100% italiano',
      ],
      ['Prosciutto cotto alta qualità', 'Salame piccante', 'Funghi champignon', 'Olive nere denocciolate'],
      ['Birra lager', 'Cola', 'Acqua frizzante linea ristorante', 'Acqua naturale linea ristorante'],
      ['Scatole pizza 33x33', 'Scatole pizza 40x40', 'Tovagliette americane', 'Tovaglioli 38x38 2 veli'],
    ],
  },
  {
    name: 'Trattoria',
    sets: [
      ['Tagliatelle all’uovo', 'Macinato scelto di bovino', 'Soffritto pronto', 'Pomodori pelati'],
      [
        'Tortellini bolognesi',
        'Panna da cucina',
        'Parmigiano Reggiano DOP 24 mesi',
        'Prosciutto cotto alta qualità',
      ],
      ['Patate pasta gialla', 'Rosmarino', 'Petto di pollo a fette', 'Lonza di suino a fette'],
      ['Lambrusco di Sorbara DOC', 'Romagna Sangiovese DOC Superiore', 'Acqua minerale naturale'],
      ['Cipolle dorate', 'Carote', 'Sedano verde', 'Aglio bianco'],
      ['Farina 00', 'Uova per pasta gialla', 'Burro', 'Olio extravergine di oliva 100% italiano'],
    ],
  },
  {
    name: 'Bar',
    sets: [
      ['Caffè in grani espresso bar', 'Zucchero in bustine monodose', 'Latte fresco intero alta qualità'],
      ['Cornetti vuoti', 'Cornetti alla crema', 'Crema di nocciole e cacao', 'Succo d’arancia 100%'],
      ['Aperitivo all’arancia', 'Prosecco DOC extra dry', 'Soda', 'Arance da spremuta'],
      ['Patatine classiche', 'Arachidi in guscio', 'Olive nere denocciolate'],
      ['Gin London dry', 'Acqua tonica', 'Limoni Primofiore', 'Lime'],
      ['Bevanda di avena barista', 'Bevanda di soia', 'Orzo solubile'],
      ['Tovaglioli 24x24 bar', 'Bicchieri da caffè 80 ml', 'Cannucce in carta'],
    ],
  },
  {
    name: 'Osteria di pesce',
    sets: [
      ['Cozze', 'Vongole veraci', 'Prezzemolo', 'Aglio bianco', 'Spaghetti n. 5'],
      ['Orata', 'Branzino', 'Limoni Primofiore', 'Patate novelle'],
      ['Calamari', 'Gamberi argentini', 'Farina 00', 'Olio di semi di girasole'],
      ['Vermentino di Sardegna DOC', 'Falanghina del Sannio DOC', 'Acqua frizzante in vetro'],
      ['Rucola', 'Pomodori ciliegini', 'Insalata mista'],
    ],
  },
  {
    name: 'Burgheria',
    sets: [
      ['Panini per hamburger', 'Hamburger di scottona', 'Insalata iceberg', 'Pomodori insalataro', 'Edamer'],
      ['Burger buns brioche', 'Pancetta tesa', 'Cipolle rosse', 'Burger vegetali'],
      ['Cola', 'Cola zero', 'Birra IPA artigianale', 'Tè freddo alla pesca'],
      ['Box asporto in cartoncino', 'Tovaglioli 33x33', 'Cannucce in carta'],
    ],
  },
  {
    name: 'Pasticceria',
    sets: [
      ['Farina 00', 'Burro', 'Zucchero semolato', 'Uova fresche da allevamento a terra'],
      ['Panna fresca da montare', 'Fragole', 'Frutti di bosco misti', 'Gelatina in fogli'],
      ['Mascarpone', 'Savoiardi', 'Caffè solubile', 'Cacao amaro in polvere'],
      ['Mandorle sgusciate', 'Pistacchi tostati e salati', 'Nocciole tostate', 'Cioccolato in gocce'],
      ['Vassoi pasticceria', 'Scatole torta 30x30'],
    ],
  },
  {
    name: 'Casa vacanze',
    sets: [
      [
        'Latte UHT parzialmente scremato',
        'Caffè macinato per moka',
        'Fette biscottate classiche',
        'Confettura di albicocche',
      ],
      [
        'Penne rigate',
        'Passata di pomodoro',
        'Parmigiano Reggiano DOP grattugiato',
        'Olio extravergine di oliva 100% italiano',
      ],
      ['Carta igienica 2 veli', 'Carta cucina 2 veli', 'Detersivo piatti limone', 'Spugne abrasive'],
      ['Sgrassatore universale', 'Detergente pavimenti agrumi', 'Sacchi spazzatura 50x60'],
      ['Banane', 'Mele Golden Delicious', 'Yogurt greco 0%', 'Corn flakes'],
    ],
  },
  {
    name: 'Asilo',
    sets: [
      ['Omogeneizzato di mela', 'Omogeneizzato di pollo', 'Pastina stelline', 'Crema di riso'],
      ['Pannolini taglia 4', 'Salviette intime', 'Crema cambio'],
      ['Yogurt alla fragola', 'Biscottini prima infanzia', 'Banane', 'Pere William'],
      ['Sapone liquido mani', 'Sapone liquido ricarica', 'Carta cucina 3 veli'],
    ],
  },
]

const KITCHENS_OF_KIND = 3
const ORDERS_OF_KITCHEN = 16
const WITHIN_DAYS = 170

/** An order of a kitchen: goods with the place that its brand has among those the shop sells of that good. */
export interface KitchenOrder {
  kitchen: string
  dateIso: string
  goods: { name: string; choice: number; quantity: number }[]
}

/** Every good that some kitchen buys. */
export const kitchenGoods: readonly string[] = [...new Set(KINDS.flatMap(({ sets }) => sets.flat()))]

/** The orders of all kitchens before a day (yyyy-MM-dd), oldest first; the same ones for every shop. */
export function kitchenOrders(todayIso: string): KitchenOrder[] {
  const orders: KitchenOrder[] = []
  for (const { name, sets } of KINDS)
    for (let number = 1; number <= KITCHENS_OF_KIND; number += 1) {
      const kitchen = `${name} ${number}`
      const brands = chanceOf(`kitchen:${kitchen}`)
      const choices = new Map(sets.flat().map((good) => [good, brands.is(0.7) ? 0 : 1]))
      for (let order = 0; order < ORDERS_OF_KITCHEN; order += 1) {
        const chance = chanceOf(`kitchen:${kitchen}:${order}`)
        const drawn = sets.filter((_, i) => i === order % sets.length || chance.is(0.45)).flat()
        const goods = [...new Set(drawn)]
          .filter(() => chance.is(0.85))
          .map((good) => ({ name: good, choice: choices.get(good) ?? 0, quantity: chance.int(2, 12) }))
        const daysAgo = 10 + Math.floor(((WITHIN_DAYS - 10) * order) / ORDERS_OF_KITCHEN) + chance.int(0, 8)
        orders.push({ kitchen, dateIso: addDaysIso(todayIso, -daysAgo), goods })
      }
    }
  return orders.sort((a, b) => (a.dateIso < b.dateIso ? -1 : a.dateIso > b.dateIso ? 1 : 0))
}
