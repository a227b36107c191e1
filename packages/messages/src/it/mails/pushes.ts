/** What the notifications say that reach a customer's devices: never an amount, an address or a name. */
export const pushTexts = {
  orderReady: (p: { number: string; isPickup: boolean }) => ({
    title: 'La spesa è pronta',
    body: p.isPickup
      ? `Ordine ${p.number}: puoi venire a ritirarla.`
      : `Ordine ${p.number}: aspetta di partire.`,
  }),
  orderOnTheWay: (p: { number: string }) => ({
    title: 'La spesa è in viaggio',
    body: `Ordine ${p.number}: è partita verso di te.`,
  }),
  orderDelivered: (p: { number: string; isPickup: boolean }) => ({
    title: p.isPickup ? 'La spesa è ritirata' : 'La spesa è consegnata',
    body: `Ordine ${p.number}: guarda il riepilogo.`,
  }),
  orderCancelled: (p: { number: string }) => ({
    title: 'Ordine annullato',
    body: `L’ordine ${p.number} è annullato.`,
  }),
  orderGivenUp: (p: { number: string }) => ({
    title: 'Ordine annullato',
    body: `L’ordine ${p.number} non è stato pagato in tempo.`,
  }),
  paymentFailed: (p: { number: string }) => ({
    title: 'Pagamento non riuscito',
    body: `Ordine ${p.number}: apri l’ordine per pagare in un altro modo.`,
  }),
  slotNear: (p: { number: string; begin: string; end: string; isPickup: boolean }) => ({
    title: p.isPickup ? 'Tra poco ritiri la spesa' : 'Tra poco arriva la spesa',
    body: `Ordine ${p.number}: oggi tra le ${p.begin} e le ${p.end}.`,
  }),
  approvalAsked: () => ({
    title: 'Un carrello da approvare',
    body: 'Un collega aspetta la tua decisione.',
  }),
  draftReady: (p: { day: string }) => ({
    title: 'La bozza della tua lista è pronta',
    body: `Controllala e mettila nel carrello: consegna di ${p.day}.`,
  }),
} as const

/** The page of what was sent, for those who try the shop. */
export const sentPushesTexts = {
  title: 'Notifiche inviate',
  about:
    'Le notifiche del negozio ai dispositivi registrati, dalla più recente. Di notte, dalle 22 alle 7, aspettano.',
  none: 'Nessuna notifica inviata.',
  to: 'A',
  opens: 'Apre',
  waits: 'aspetta di essere inviata',
  notSent: 'non inviata',
}
