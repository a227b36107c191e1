import { operatorTexts } from './operator.ts'

/** What the operator reads who handles payments (`npm run payments`). */
export const paymentsCommandTexts = {
  usage: `Uso: npm run payments -- received ORDINE IMPORTO   annota tutto il denaro arrivato con bonifico
     npm run payments -- capture ORDINE IMPORTO    incassa dalla carta quanto l’ordine ha autorizzato
     npm run payments -- collect FILE.csv          scrive gli addebiti SEPA da incassare
     npm run payments -- payouts [--paid N]        elenca i bonifici da fare ai clienti, o annota che il numero N è fatto
     ORDINE è il numero dell’ordine, come 2026-000123; IMPORTO è in euro, come 45,90

${operatorTexts.options}`,
  orderUnknown: (p: { number: string }) => `L’ordine ${p.number} non c’è: controlla il numero.`,
  captured: (p: { number: string; amount: string }) =>
    `Fatto: dell’ordine ${p.number} sono incassati ${p.amount}.`,
  alreadyCaptured: (p: { number: string; amount: string }) =>
    `Dell’ordine ${p.number} erano già incassati ${p.amount}: non è cambiato nulla.`,
  /** Before it is done: what would happen. */
  would: {
    capture: (p: { number: string; amount: string }) =>
      `Dell’ordine ${p.number} si incassano ${p.amount} dalla carta; il resto autorizzato si libera.`,
    received: (p: { number: string; amount: string }) =>
      `Per l’ordine ${p.number} si annotano ${p.amount} arrivati con bonifico: risulta pagato e va preparato.`,
    tooLate: (p: { number: string; amount: string }) =>
      `L’ordine ${p.number} è annullato: si annotano ${p.amount} da restituire con un bonifico, e lo scriviamo al cliente.`,
    collect: (p: { orders: number; amount: string; path: string }) =>
      `${p.orders === 1 ? '1 ordine' : `${p.orders} ordini`} da incassare, ${p.amount}, in ${p.path}.`,
    payout: (p: { id: number; number: string; amount: string }) =>
      `Si annota che ${p.amount} dell’ordine ${p.number} sono resi con bonifico.`,
  },
  payoutReasons: {
    withdrawal: 'recesso',
    overpaid: 'pagato in più',
    deposit: 'cauzioni rese',
  },
  noIban: 'IBAN da chiedere',
  noPayouts: 'Nessun bonifico da fare.',
  payoutUnknown: (p: { id: string }) =>
    `Non c’è un bonifico da fare con il numero ${p.id}: guarda l’elenco con npm run payments -- payouts.`,
  payoutPaid: (p: { id: number; number: string; amount: string }) =>
    `Fatto: ${p.amount} dell’ordine ${p.number} risultano resi.`,
  payoutPaidBefore: (p: { id: number; number: string; amount: string }) =>
    `Che ${p.amount} dell’ordine ${p.number} sono resi era già annotato: non è cambiato nulla.`,
  received: (p: { number: string }) => `Fatto: l’ordine ${p.number} è pagato e va preparato.`,
  surplus: (p: { amount: string }) =>
    `Sono arrivati ${p.amount} in più: restituiscili con un bonifico a chi ha pagato.`,
  missing: (p: { number: string; missing: string }) =>
    `Per l’ordine ${p.number} mancano ancora ${p.missing}: non è cambiato nulla. Quando arriva il resto scrivi tutto il denaro arrivato.`,
  tooLate: (p: { number: string; amount: string }) =>
    `L’ordine ${p.number} è annullato, o la sua fascia è già chiusa: non va preparato. Restituisci ${p.amount} con un bonifico a chi ha pagato. Al cliente lo abbiamo scritto.`,
} as const
