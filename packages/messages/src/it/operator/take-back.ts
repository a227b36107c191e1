/** What the operator reads who takes goods of a withdrawal back (`npm run orders -- take-back`). */
export const takeBackTexts = {
  usage: `Uso: npm run orders -- take-back ORDINE [--withdrawal N] [--dry-run] [--yes] [--by NOME]
     i prodotti di un recesso sono tornati: restituisce il denaro; N è il numero del recesso, se l’ordine ne ha più d’uno`,
  orderUnknown: (p: { number: string }) => `L’ordine ${p.number} non c’è: controlla il numero.`,
  would: (p: { number: string; id: number }) =>
    `I prodotti del recesso ${p.id} dall’ordine ${p.number} sono tornati:`,
  line: (p: { name: string; quantity: number; unit: string }) =>
    `  ${p.quantity.toLocaleString('it-IT')} ${p.unit} ${p.name}`,
  gift: (p: { amount: string }) => `${p.amount} tornano sui codici regalo.`,
  card: (p: { amount: string }) => `${p.amount} tornano sulla carta, con il prossimo lavoro in coda.`,
  bank: (p: { amount: string }) =>
    `${p.amount} sono da versare con bonifico: npm run payments -- payouts dice a chi.`,
  done: (p: { number: string; id: number }) =>
    `Ho registrato il ritorno dei prodotti del recesso ${p.id} dall’ordine ${p.number}.`,
  already: (p: { number: string; id: number }) =>
    `I prodotti del recesso ${p.id} dall’ordine ${p.number} erano già tornati: non ho cambiato nulla.`,
} as const
