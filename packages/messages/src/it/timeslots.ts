/** Texts of the choice of day and slot. */
export const timeslotTexts = {
  title: 'Quando',
  days: 'Giorno',
  today: 'OGGI',
  slotsOf: (p: { day: string }) => `Fasce orarie di ${p.day}`,
  legend: 'Legenda',
  available: 'Disponibile',
  unavailable: 'Non disponibile',
  selected: 'Selezionata',
  full: 'Esaurita',
  places: (p: { count: number }) => (p.count === 1 ? 'Ultimo posto' : `Ultimi ${p.count} posti`),
  deliveryTo: 'Consegna a',
  pickupAt: 'Ritiro presso',
  changeAddress: 'Cambia servizio o indirizzo',
  empty: 'Non ci sono fasce disponibili per questa zona',
  emptyText: 'Prova con un altro servizio o un altro indirizzo.',
  dayFull: 'In questo giorno le fasce sono tutte esaurite: scegline un altro.',
  closed: 'Chiuso',
  dayClosed: (p: { reason: string }) => `Chiuso: ${p.reason}. Scegli un altro giorno.`,
  lockerSmall: 'In alcune fasce il locker non ha posto per tutta la tua spesa.',
  lockerSmallAllDay:
    'In questo giorno il locker non ha posto per la tua spesa. Scegli un altro giorno, un altro locker o un altro servizio.',
  changeLocker: 'Cambia locker o servizio',
  loadFailed: 'Non siamo riusciti a caricare le fasce orarie.',
  reserving: 'Riserviamo la fascia',
  reserved: (p: { day: string; begin: string; end: string }) =>
    `Fascia riservata: ${p.day}, dalle ${p.begin} alle ${p.end}`,
} as const
