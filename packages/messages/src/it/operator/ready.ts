/** What `npm run ready` and the start say of what a shop lacks before its first order. */
export const readyTexts = {
  anyService: 'almeno un servizio',
  nothingLacks: 'Al negozio non manca nulla: può ricevere il primo ordine.',
  lacking: (p: { count: number }) =>
    p.count === 1
      ? 'Prima del primo ordine manca ancora una cosa:'
      : `Prima del primo ordine mancano ancora ${p.count} cose:`,
  lack: (p: { what: string; mend: string }) => `  ${p.what}\n      ${p.mend}`,
  /** There is one at least. */
  forProduction: (p: { settings: string }) =>
    `È un negozio di prova. Per aprirlo al pubblico (CAMBUSA_MODE=production) servono anche: ${p.settings}; come si impostano è in docs/operations.md.`,
  /** Not needed for an order, but visitors ask for it first. */
  withoutHours: (p: { stores: readonly string[] }) =>
    `Senza orari di apertura: ${p.stores.join(', ')}. Caricali con npm run import -- store-hours orari.csv (esempio: docs/import-examples/orari.csv).`,
  startLacks: (p: { what: string }) => `Prima del primo ordine mancano: ${p.what}.`,
  startMend: 'Come rimediare lo dice «npm run ready».',
  lacks: {
    store: {
      what: 'un punto vendita',
      mend: 'npm run import -- stores negozi.csv (esempio: docs/import-examples/negozi.csv)',
    },
    warehouse: {
      what: 'un magazzino',
      mend: 'colonne «magazzino» e «nome magazzino» in npm run import -- stores negozi.csv',
    },
    services: {
      what: 'i servizi di consegna e ritiro',
      mend: 'npm run import -- services servizi.csv (esempio: docs/import-examples/servizi.csv)',
    },
    someServices: (p: { services: string }) => ({
      what: `i servizi che i punti vendita offrono (${p.services})`,
      mend: 'npm run import -- services servizi.csv, oppure toglili dalla colonna «servizi» di npm run import -- stores',
    }),
    areas: (p: { services: string }) => ({
      what: `le zone di consegna (${p.services})`,
      mend: 'npm run import -- areas zone.csv (esempio: docs/import-examples/zone.csv)',
    }),
    slots: (p: { services: string }) => ({
      what: `le fasce orarie dei prossimi giorni (${p.services})`,
      mend: 'npm run import -- timeslots fasce.csv (esempio: docs/import-examples/fasce.csv)',
    }),
    categories: {
      what: 'le categorie',
      mend: 'colonna «categoria» dei prodotti, oppure npm run import -- categories categorie.csv (esempio: docs/import-examples/categorie.csv)',
    },
    products: {
      what: 'i prodotti con prezzo e IVA',
      mend: 'npm run import -- products prodotti.csv (esempio: docs/import-examples/prodotti.csv)',
    },
    prices: {
      what: 'i prezzi nel listino del magazzino',
      mend: 'npm run import -- prices prezzi.csv (esempio: docs/import-examples/prezzi.csv)',
    },
    payment: {
      what: 'un pagamento che vada bene per i locker',
      mend: 'bankTransfer in shop.config.json, oppure le chiavi di Stripe (docs/payments.md)',
    },
  },
} as const
