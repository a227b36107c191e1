import { countText } from '@cambusa/domain/text/number-text'
const count = (stores: number) => (stores === 1 ? '1 punto vendita' : `${countText(stores)} punti vendita`)

/** Texts of the list of stores, of one store, and of their map. */
export const storeTexts = {
  title: 'Punti vendita',
  /** The link in menus and dialogs. */
  all: 'Punti vendita e orari',
  description: (p: { shop: string }) =>
    `I punti vendita di ${p.shop}: indirizzi, orari, servizi, giorni di chiusura e prossime fasce per ritiro e consegna.`,
  descriptionOne: (p: { name: string; place: string }) =>
    `${p.name}, ${p.place}: orari, servizi, telefono e prossime fasce per ritiro e consegna.`,
  failed: 'Non siamo riusciti a caricare i punti vendita.',
  contact: 'Scrivici',
  emptyTitle: 'Non ci sono punti vendita',
  emptyText: 'Per ora il negozio non ha punti vendita da mostrare. Puoi sfogliare il catalogo e scriverci.',
  found: (p: { count: number }) => count(p.count),
  foundNear: (p: { count: number; town: string }) => `${count(p.count)}, dal più vicino a ${p.town}`,
  foundNearMe: (p: { count: number }) => `${count(p.count)}, dal più vicino a te`,

  // search
  search: 'Cerca i punti vendita',
  town: 'Comune o CAP',
  townHint: 'Per esempio Faenza o 48018',
  find: 'Cerca',
  forget: 'Togli la ricerca',
  unknownTown: (p: { typed: string }) =>
    `Non troviamo «${p.typed}». Scrivi il nome intero del comune, il suo CAP o un comune vicino.`,
  townsFailed: 'La ricerca dei comuni non risponde. Riprova, o scegli dall’elenco qui sotto.',
  service: 'Servizi',
  noneOfService: 'Nessun punto vendita ha questo servizio.',
  allServices: 'Mostra tutti i punti vendita',

  // one store
  distance: (p: { distance: string }) => `a ${p.distance}`,
  callNamed: (p: { name: string; phone: string }) => `Chiama ${p.name}: ${p.phone}`,
  services: 'Servizi',
  /** Why today is not as other days: 'Chiuso, apre domani alle 7:00 (oggi: inventario)'. */
  because: (p: { text: string; reason: string }) => `${p.text} (oggi: ${p.reason})`,
  /** Beside the row of today in the week. */
  today: 'oggi',
  exceptions: 'Nei prossimi giorni',
  /** hours: '8:00–13:00', 'chiuso'; the reason may be empty. */
  exception: (p: { hours: string; reason: string }) => (p.reason ? `${p.hours} · ${p.reason}` : p.hours),
  nextSlot: (p: { when: string }) => `Prossimo ritiro: ${p.when}`,
  noSlot: 'Nessun ritiro libero nei prossimi giorni',
  choose: 'Scegli questo negozio',
  chooseNamed: (p: { name: string }) => `Scegli questo negozio: ${p.name}`,
  mine: 'Il tuo negozio',
  mineNamed: (p: { name: string }) => `Il tuo negozio: ${p.name}`,
  chosen: (p: { name: string }) => `Ora il tuo negozio è ${p.name}.`,
  directions: 'Indicazioni',
  directionsNamed: (p: { name: string }) => `Indicazioni per ${p.name}`,
  onMap: 'Sulla mappa',
  onMapNamed: (p: { name: string }) => `${p.name} sulla mappa`,
  near: 'Altri punti vendita vicini',

  // map
  map: 'Mappa',
  list: 'Elenco',
  mapLabel: 'Mappa dei punti vendita',
  mapHint: 'Frecce per spostarti, più e meno per ingrandire e ridurre.',
  mapFailed: 'Non siamo riusciti a caricare la mappa. L’elenco dice le stesse cose.',
  zoomIn: 'Ingrandisci la mappa',
  zoomOut: 'Riduci la mappa',
  fit: 'Mostra tutti i punti vendita sulla mappa',
  closePanel: 'Chiudi la scheda del punto vendita',
  outlineSource: 'Confini: Natural Earth',
  tilesShow: (p: { host: string }) => `Mostra la mappa di ${p.host}`,
  tilesHide: (p: { host: string }) => `Togli la mappa di ${p.host}`,
  tilesWhy: (p: { host: string }) =>
    `Le strade vengono da ${p.host}, che saprà il tuo indirizzo IP e la zona che guardi. Vale per questa visita.`,
} as const
