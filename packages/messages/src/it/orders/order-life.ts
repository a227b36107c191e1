import type { OrderAct } from '@cambusa/domain/orders/order-acts'

/** Who did something: the customer of the session is never told his own name as a stranger's. */
interface Done {
  /** '' where the shop did it. */
  by: string
  /** Why; '' where nothing was said. */
  reason: string
  isPickup: boolean
  /** Who took the goods; '' for the customer himself. */
  receiver: string
}

const byWhom = ({ by }: Done) => (by ? ` da ${by}` : '')

/** Who placed an order that somebody of the shop placed for the customer. */
export const placedForCustomer = (p: { name: string }) => `${p.name} del negozio, per conto del cliente`

/** What was done with an order, in plain words under its status; '' where the status says it all. */
export const orderActTexts: Record<OrderAct, (done: Done) => string> = {
  confirm: () => '',
  startPicking: () => '',
  pick: () => '',
  ready: () => '',
  onTheWay: () => '',
  bringBack: () => 'Non abbiamo trovato nessuno: la spesa è tornata da noi.',
  cancel: (done) =>
    done.by ? `Annullato${byWhom(done)}.` : `Annullato da noi${done.reason ? `: ${done.reason}` : '.'}`,
  handOver: ({ isPickup, receiver }) =>
    receiver ? `${isPickup ? 'Ritirato da' : 'Consegnato a'} ${receiver}.` : '',
  takeBack: () => 'Abbiamo ricevuto la merce del recesso.',
  edit: (done) => `Aperto${byWhom(done)} per modificarlo.`,
  change: (done) => `Modificato${byWhom(done)}.`,
  keepAsWas: () => 'Modifica non conclusa: l’ordine è rimasto com’era.',
  withdraw: (done) => `Recesso chiesto${byWhom(done)}.`,
}

/** Names of what was done that changes no status. */
export const orderActNames: Partial<Record<OrderAct, string>> = {
  withdraw: 'Recesso',
  takeBack: 'Merce resa',
}

/** What came of an order, beside what was ordered. */
export const orderLifeTexts = {
  // lines
  replaced: 'Sostituito',
  missing: 'Mancante',
  less: 'Di meno',
  insteadOf: 'Al suo posto:',
  ordered: (p: { quantity: string }) => `Ordinati ${p.quantity}`,
  weightEstimated: (p: { weight: string }) => `Peso stimato ${p.weight}`,
  came: (p: { quantity: string }) => `arrivati ${p.quantity}`,
  weightFinal: (p: { weight: string }) => `peso finale ${p.weight}`,
  wasTotal: (p: { total: string }) => `era ${p.total}`,
  changes: (p: { replaced: number; missing: number; less: number }) =>
    [
      p.replaced > 0 && (p.replaced === 1 ? '1 prodotto sostituito' : `${p.replaced} prodotti sostituiti`),
      p.missing > 0 && (p.missing === 1 ? '1 mancante' : `${p.missing} mancanti`),
      p.less > 0 && `${p.less} in quantità minore`,
    ]
      .filter(Boolean)
      .join(', '),

  // totals
  finalTotal: 'Totale finale',
  orderedTotal: 'Totale dell’ordine',
  gifts: 'Buoni',
  allowance: 'A carico nostro',
  allowanceHint: 'La spesa è venuta più del massimo promesso: la differenza la mettiamo noi.',
  deposits: (p: { quantity: number; descr: string }) => `Reso: ${p.quantity} × ${p.descr}`,
  due: 'Da pagare alla consegna',
  collected: 'Pagato alla consegna',
  stillDue: 'Ancora da pagare',

  // people
  placedBy: 'Ordinato da',
  approvedBy: 'Approvato da',
  collector: 'Chi ritira',
  collectorText: 'Chi ha ordinato o un suo delegato.',
  collectedBy: 'Ritirato da',
  deliveredTo: 'Consegnato a',
  ageChecked: 'Età controllata su un documento',

  // versions
  versions: 'Com’era prima',
  version: (p: { when: string; total: string }) => `Fino al ${p.when}: ${p.total}`,
} as const
