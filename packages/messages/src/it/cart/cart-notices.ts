/** What adding and changing answers, on any screen; the cart's own texts are in cart.ts. */
export const cartNoticeTexts = {
  productAddText: (p: { quantity: string; unit: string; name: string }) =>
    `Nel carrello: ${p.quantity} ${p.unit} di ${p.name}`,
  removed: (p: { name: string }) => `${p.name} tolto dal carrello`,
  productAddError: (p: { name: string }) => `Impossibile aggiungere ${p.name}. Riprova.`,
  'errors.errorSettingProduct': (p: { name: string }) => `Impossibile cambiare ${p.name}. Riprova.`,
  'errors.errorRemovingProduct': (p: { name: string }) => `Impossibile togliere ${p.name}. Riprova.`,
  waiting: 'Sei senza connessione: invieremo la modifica quando torna la rete.',
  away: 'Il negozio non risponde: la modifica resta qui e la inviamo appena torna.',
  sentLater: 'Le modifiche al carrello sono state inviate.',
  changedMeanwhile: (p: { name: string }) =>
    `La quantità di ${p.name} era stata cambiata da un altro dispositivo: ora vale la tua.`,
  full: (p: { limit: number }) => `Raggiunto il limite massimo di prodotti selezionabili: ${p.limit}`,
} as const
