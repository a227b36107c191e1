const UPON_DELIVERY = 1
const BY_GIFT_CODES = 6

/** How an order is paid that no payment stands for. */
function withoutPayment(paymentTypeId: number): string {
  if (paymentTypeId === UPON_DELIVERY) return 'da incassare alla consegna'
  return paymentTypeId === BY_GIFT_CODES ? 'coperto dai buoni' : 'nulla da incassare alla consegna'
}

/** What the shop's own people read of orders: by mail, by `npm run orders` and on the picking list. */
export const shopOrderTexts = {
  greeting: 'Buongiorno,',
  subject: (p: { number: string; slot: string }) => `Nuovo ordine ${p.number}, ${p.slot}`,
  subjectStop: (p: { number: string }) => `Ordine ${p.number}: da non preparare`,
  subjects: (p: { prepare: number; stop: number }) =>
    [
      p.prepare > 0 && (p.prepare === 1 ? '1 nuovo ordine' : `${p.prepare} nuovi ordini`),
      p.stop > 0 && `${p.stop} da non preparare`,
    ]
      .filter(Boolean)
      .join(', '),
  toPrepare: 'ecco che cosa c’è da preparare.',
  stop: (p: { number: string; status: string; slot: string }) =>
    `L’ordine ${p.number} (${p.slot}) non va preparato. Ora è: ${p.status.toLowerCase()}.`,
  slot: (p: { day: string; begin: string; end: string }) => `${p.day} ${p.begin}-${p.end}`,
  orderTitle: (p: { number: string }) => `Ordine ${p.number}`,
  reference: 'Riferimento del cliente',
  customer: 'Cliente',
  email: 'E-mail',
  phone: 'Telefono',
  store: 'Punto vendita',
  addressNotes: 'Note per la consegna',
  orderNote: 'Nota del cliente',
  paymentState: 'Stato del pagamento',
  paymentStates: {
    none: withoutPayment,
    created: () => 'non pagato',
    pending: () => 'non pagato',
    unknown: () => 'non pagato',
    stored: () => 'carta registrata, si autorizza il giorno prima',
    authorised: () => 'autorizzato, da incassare dalla carta',
    captured: () => 'pagato',
    failed: () => 'pagamento non riuscito',
    cancelled: () => 'pagamento annullato',
    refunded: () => 'rimborsato',
  } satisfies Record<string, (paymentTypeId: number) => string>,
  lines: 'Prodotti',
  howMuch: (p: { quantity: string; unit: string; isByWeight: boolean }) =>
    `${p.quantity} ${p.unit}${p.isByWeight ? ', da pesare' : ''}`,
  note: (p: { note: string }) => `nota: ${p.note}`,
  alternatives: 'alternative: sì',
  noAlternatives: 'niente alternative',
  picking: {
    title: 'Lista di prelievo',
    noAisle: 'Senza reparto',
    lines: (p: { count: number }) =>
      p.count === 1 ? '1 riga da prelevare' : `${p.count} righe da prelevare`,
    printed: (p: { at: string; shop: string }) => `Lista di prelievo di ${p.shop}, scritta il ${p.at}`,
  },
} as const
