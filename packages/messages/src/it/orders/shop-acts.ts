import type { PickRowProblem } from '@cambusa/domain/orders/picking'
import { isOrderStatus } from '@cambusa/domain/orders/order-status'
import type { ShopAct } from '@cambusa/domain/orders/order-acts'
import { statusesBefore } from '@cambusa/domain/orders/shop-acts'
import { orderStatusTexts } from './order-status.ts'

/** What the shop's people do with an order, as 'per …' says it. */
const acts: Record<ShopAct, string> = {
  confirm: 'confermarlo',
  startPicking: 'cominciare a prepararlo',
  pick: 'scrivere che cosa è stato prelevato',
  ready: 'dirlo pronto',
  onTheWay: 'mandarlo in consegna',
  bringBack: 'riportarlo indietro',
  cancel: 'annullarlo',
  handOver: 'consegnarlo',
}

const rows: Record<PickRowProblem, string> = {
  unreadable: 'la riga non si legge: riscrivila',
  wrongQuantity: 'la quantità non è un numero da 0 in su: scrivila come 2 o 0,750',
  wrongOutcome: 'l’esito non è tra consegnato, sostituito, mancante: scegline uno',
  unknownCode: 'questo codice non è nell’ordine: controllalo',
  severalLines: 'più righe dell’ordine hanno questo codice: scrivi anche il numero della riga',
  twice: 'un’altra riga del file dice già che cosa è arrivato: lasciane una',
  noQuantity: 'manca la quantità: scrivila, oppure scrivi mancante',
  replacementUnknown: 'il prodotto al suo posto non c’è: controlla il codice',
  packagesTooMany: 'gli imballi sono un numero intero, non più di quelli ordinati: correggilo',
  tooMuch: 'è più di quanto ordinato: controlla quantità o peso',
  notWhole: 'si vende a pezzi interi: correggi la quantità',
  giftLine: 'un buono regalo arriva sempre tutto: togli la riga',
  sameProduct: 'il prodotto al suo posto è lo stesso: scrivi consegnato',
  notForSale: 'il prodotto al suo posto non è in vendita per questo cliente: scegline un altro',
  tooDear:
    'il prodotto al suo posto costa oltre il 20% in più della riga: scegline uno meno caro, o meno quantità',
  noAlternatives: 'il cliente non vuole altri prodotti al suo posto: scrivi mancante',
  otherBrand: 'il cliente vuole solo la stessa marca: scegline uno di quella, o scrivi mancante',
  aboveHighestPrice: 'il prodotto al suo posto supera il prezzo massimo del cliente: scegline un altro',
  allergens: 'il prodotto al suo posto contiene un allergene che il cliente evita: scegline un altro',
  allergensUnknown:
    'del prodotto al suo posto non si conoscono gli allergeni, e il cliente ne evita: scegline un altro',
}

const statusText = (status: number) => (isOrderStatus(status) ? orderStatusTexts[status] : String(status))

/** What the shop's people read when something cannot be done with an order. */
export const shopActTexts = {
  refused: (act: ShopAct, status: number) =>
    `L’ordine è «${statusText(status)}»: per ${acts[act]} dev’essere ${statusesBefore(act)
      .map((each) => `«${orderStatusTexts[each]}»`)
      .join(' o ')}${act === 'onTheWay' ? ', e non da ritirare' : ''}.`,
  pickRow: ({ at, name, problem }: { at: string; name: string; problem: PickRowProblem }) =>
    `${at}${name === '' ? '' : ` (${name})`}: ${rows[problem]}.`,
} as const
