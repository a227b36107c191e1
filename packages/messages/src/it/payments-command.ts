/** What the operator reads who handles payments (`npm run payments`). */
export const paymentsCommandTexts = {
  usage: `Uso: npm run payments -- received ORDINE IMPORTO   annota tutto il denaro arrivato con bonifico
     npm run payments -- capture ORDINE IMPORTO    incassa dalla carta quanto l’ordine ha autorizzato
     npm run payments -- collect FILE.csv          scrive gli addebiti SEPA da incassare
     ORDINE è il numero dell’ordine, come 2026-000123; IMPORTO è in euro, come 45,90`,
  wrongAmount: (p: { text: string }) => `«${p.text}» non è un importo: scrivilo in euro, come 45,90.`,
  orderUnknown: (p: { number: string }) => `L’ordine ${p.number} non c’è: controlla il numero.`,
  captured: (p: { number: string; amount: string }) =>
    `Fatto: dell’ordine ${p.number} sono incassati ${p.amount}.`,
  received: (p: { number: string }) => `Fatto: l’ordine ${p.number} è pagato e va preparato.`,
  surplus: (p: { amount: string }) =>
    `Sono arrivati ${p.amount} in più: restituiscili con un bonifico a chi ha pagato.`,
  missing: (p: { number: string; missing: string }) =>
    `Per l’ordine ${p.number} mancano ancora ${p.missing}: non è cambiato nulla. Quando arriva il resto scrivi tutto il denaro arrivato.`,
  tooLate: (p: { number: string; amount: string }) =>
    `L’ordine ${p.number} è annullato, o la sua fascia è già chiusa: non va preparato. Restituisci ${p.amount} con un bonifico a chi ha pagato. Al cliente lo abbiamo scritto.`,
} as const
