/** What the shop writes while an order is brought or collected, by mail. */
export const deliveryMailTexts = {
  when: (p: { day: string; begin: string; end: string }) => `${p.day}, dalle ${p.begin} alle ${p.end}`,
  ready: {
    subject: (p: { number: string }) => `L’ordine ${p.number} è pronto`,
    toCollect: (p: { where: string; when: string }) =>
      `la tua spesa è pronta: ti aspetta da ${p.where}, ${p.when}.`,
    toBring: (p: { when: string }) => `la tua spesa è pronta: te la portiamo ${p.when}.`,
  },
  onTheWay: {
    subject: (p: { number: string }) => `L’ordine ${p.number} è in arrivo`,
    text: (p: { begin: string; end: string }) =>
      `la tua spesa è partita: arriva tra le ${p.begin} e le ${p.end}.`,
  },
  delivered: {
    subject: (p: { number: string }) => `L’ordine ${p.number} è consegnato`,
    text: (p: { amount: string }) => `hai ricevuto la tua spesa. Il totale definitivo è ${p.amount}.`,
  },
  collectedOrder: {
    subject: (p: { number: string }) => `L’ordine ${p.number} è ritirato`,
    text: (p: { amount: string }) => `hai ritirato la tua spesa. Il totale definitivo è ${p.amount}.`,
  },
  differences: 'Diverso da come ordinato',
  missing: 'mancava',
  replaced: (p: { name: string; came: string }) => `al suo posto ${p.name}, ${p.came}`,
  another: (p: { came: string; ordered: string }) => `${p.came} invece di ${p.ordered}`,
  door: 'Alla consegna',
  deposit: (p: { descr: string; quantity: number }) => `Cauzione resa: ${p.quantity} × ${p.descr}`,
  collected: 'Incassato',
} as const
