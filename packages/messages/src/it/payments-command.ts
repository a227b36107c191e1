/** What the operator reads who handles payments (`npm run payments`). */
export const paymentsCommandTexts = {
  usage: `Uso: npm run payments -- capture ORDINE IMPORTO   incassa dalla carta quanto l’ordine ha autorizzato
     ORDINE è il numero dell’ordine, come 2026-000123; IMPORTO è in euro, come 45,90`,
  wrongAmount: (p: { text: string }) => `«${p.text}» non è un importo: scrivilo in euro, come 45,90.`,
  orderUnknown: (p: { number: string }) => `L’ordine ${p.number} non c’è: controlla il numero.`,
  captured: (p: { number: string; amount: string }) =>
    `Fatto: dell’ordine ${p.number} sono incassati ${p.amount}.`,
} as const
