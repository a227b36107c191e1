/** Refusals about seeing an order, its documents and links to it. */
export const orderShareAnswerTexts = {
  'order.unknown': 'Non troviamo questo ordine tra i tuoi.',
  'order.notHandedOver': 'Il documento di consegna c’è dopo la consegna o il ritiro: riprova allora.',
  'order.shareUnknown': 'Questo link non mostra un ordine: chiedine uno nuovo a chi te l’ha mandato.',
  'order.tooManyShares': (p: { max: number }) =>
    `Questo ordine ha già ${p.max} link: revocane uno, poi creane un altro.`,
}
