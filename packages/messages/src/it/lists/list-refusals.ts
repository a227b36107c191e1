/** Why an act on a list is refused (errors.ts). */
export const listRefusalTexts = {
  'errors.errorAddingProductFromList':
    'Nessun prodotto della lista si può aggiungere al carrello. Scegli prodotti simili dal catalogo.',
  'list.unknown': 'Questa lista non c’è più: torna alle tue liste.',
  'list.nameMissing': 'Scrivi il nome della lista.',
  'list.tooMany': (p: { max: number }) => `Hai già ${p.max} liste: eliminane una che non usi più e riprova.`,
  'list.tooManyLines': (p: { max: number }) =>
    `Una lista contiene al massimo ${p.max} prodotti: togline qualcuno, oppure fanne un’altra.`,
  'list.readOnly': 'Questa lista è di un collega: per cambiarla fanne una copia.',
  'list.lineGone': 'Questo prodotto non è più nella lista: ricaricala e riprova.',
  'list.productUnknown': (p: { name: string }) =>
    `«${p.name}» non è tra i nostri prodotti: controlla il codice o il nome.`,
  'list.productUnclear': (p: { name: string }) =>
    `«${p.name}» può essere più di un prodotto: scrivi il codice, oppure aggiungilo dalla lista.`,
  'list.quantityUnreadable': (p: { name: string }) =>
    `La quantità di «${p.name}» non si legge: scrivila in cifre, per esempio 2 o 1,5.`,
  'list.quantityRounded': (p: { name: string; quantity: string }) =>
    `«${p.name}» si vende in altre quantità: nella lista entra ${p.quantity}.`,
  'list.severalSources': 'Scegli una sola cosa da cui prendere i prodotti della lista.',
  'list.nothingToAdd': 'Non c’è nessun prodotto da mettere nella lista.',
  'list.noColleagues': 'Puoi condividere una lista solo con i colleghi di un’azienda.',
  'list.deletedForGood': 'Questa lista non si può più recuperare.',
  'list.notForDrafts':
    'Una bozza vale per una sola consegna: condividi o programma la lista da cui è nata, oppure salvala come lista.',
  'list.noStandingOrder': 'Questa lista non prepara ordini: scegli prima i giorni di consegna.',
} as const
