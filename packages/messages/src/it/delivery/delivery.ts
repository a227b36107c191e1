import { countText, numberText } from '@cambusa/domain/text/number-text'
import { minutesText } from '../frame/minutes.ts'

/** Texts of services, addresses and pickup points. */
export const deliveryTexts = {
  // the selector
  title: 'Dove e come',
  description: 'Scegli come ricevere la spesa, poi l’indirizzo o il punto di ritiro.',
  services: 'Servizio',
  filter: 'Cerca per nome, via o comune',
  filterNone: (p: { text: string }) => `Nessun indirizzo contiene «${p.text}».`,
  filterClear: 'Togli il filtro',
  found: (p: { count: number }) => (p.count === 1 ? '1 indirizzo' : `${countText(p.count)} indirizzi`),
  chosen: 'Scelto',
  favourite: 'Preferito',
  makeFavouriteNamed: (p: { name: string }) => `Scegli ${p.name} come preferito`,
  favouriteNamed: (p: { name: string }) => `${p.name} è il preferito`,
  notValidated: 'Non verificato',
  loadFailed: 'Non siamo riusciti a caricare gli indirizzi.',
  emptyHome: 'Non hai ancora un indirizzo',
  emptyHomeText: 'Aggiungilo una volta: lo ritrovi alla prossima spesa.',
  emptyPickup: 'Non ci sono punti di ritiro',
  emptyPickupText: 'Scegli un altro servizio per ricevere la spesa.',
  noServices: 'Nessun servizio attivo',
  noServicesText: 'Al momento il negozio non consegna e non ha ritiri. Riprova tra qualche minuto.',

  // what a service costs
  fee: (p: { fee: string }) => `Servizio ${p.fee}`,
  feeFree: 'Servizio gratuito',
  freeFrom: (p: { amount: string }) => `gratis da ${p.amount}`,
  minimum: (p: { amount: string }) => `ordine minimo ${p.amount}`,

  // position
  nearMe: 'Ordina per distanza da me',
  nearMeOn: 'Ordinati per distanza',
  nearMeDenied: 'Il browser non ha dato la posizione: puoi cercare per comune.',
  distance: (p: { metres: number }) =>
    p.metres < 1000 ? `${Math.round(p.metres / 10) * 10} m` : `${numberText(p.metres / 1000, 1)} km`,
  away: (p: { distance: string }) => `a ${p.distance} da te`,

  // acts on an address
  add: 'Aggiungi un indirizzo',
  editNamed: (p: { name: string }) => `Modifica ${p.name}`,
  deleteNamed: (p: { name: string }) => `Elimina ${p.name}`,
  deleteTitle: (p: { name: string }) => `Vuoi eliminare ${p.name}?`,
  deleteText: 'Non potrai più sceglierlo per la spesa. Gli ordini già fatti non cambiano.',
  deleteYes: 'Elimina l’indirizzo',
  deleteNo: 'Tienilo',

  // form
  newTitle: 'Nuovo indirizzo',
  editTitle: 'Modifica indirizzo',
  name: 'Nome dell’indirizzo',
  nameHint: 'Per riconoscerlo: Casa, Cucina, Magazzino…',
  phone: 'Telefono',
  phoneHint: 'Lo usa solo chi consegna.',
  notes: 'Indicazioni per chi consegna',
  notesHint: 'Citofono, piano, orario di chiusura, ingresso merci',
  makeFavourite: 'Usa come indirizzo preferito',
  save: 'Salva l’indirizzo',
  cancel: 'Annulla',
  notValidatedTitle: 'Indirizzo non riconosciuto',
  notValidatedText: 'Se è giusto puoi salvarlo comunque: verificheremo noi prima della consegna.',
  saveAnyway: 'Salva comunque',
  checkAgain: 'Ricontrolla',
  loadOneFailed: 'Non siamo riusciti a caricare l’indirizzo.',

  // my addresses
  myAddresses: 'I miei indirizzi',
  myAddressesText: 'Gli indirizzi a cui portiamo la spesa. Il preferito è proposto per primo.',
  // cart info bar
  barChoose: 'Come vuoi ricevere la spesa?',
  barSlot: 'Scegli la fascia oraria',
  barService: 'Servizio',
  barWhere: 'Dove',
  barWhen: 'Quando',
  change: 'Cambia',
  proposed: (p: { what: string }) => `Proposta: ${p.what}`,
  shown: (p: { what: string }) => `${p.what}:`,
  reservedUntil: (p: { time: string }) => `riservata fino alle ${p.time}`,
  reservedLeft: (p: { minutes: number }) => `riservata ancora per ${minutesText(p)}`,
  reservationOver: 'La fascia non è più riservata',
  reservationAgain: 'Scegli di nuovo la fascia',
  chooseAgain: 'Scegli di nuovo',
  service: {
    1: 'Ritiro al punto vendita',
    2: 'Consegna a domicilio',
    3: 'Consegna con rider',
    4: 'Ritiro al locker',
  } as Readonly<Record<number, string>>,
} as const
