const NEEDS_SERVICES = 'npm run import -- services FILE (esempio: docs/import-examples/servizi.csv)'

/** Why a row of products, categories, stores, services, areas, customers, cards, synonyms, dishes or packagings is refused, and what was assumed. */
export const importKindTexts = {
  products: {
    noStore:
      'Nel negozio non c’è ancora un punto vendita: i prodotti si vedono ma non si comprano finché non ne carichi uno con npm run import -- stores FILE (esempio: docs/import-examples/negozi.csv).',
    noPrice:
      'Nel file non c’è una colonna del prezzo: i prodotti nuovi si vedono ma non si comprano finché non ne hanno uno; gli altri tengono il loro.',
    onlyUnitPrice:
      'Nel file c’è il prezzo al chilo, al litro o al pezzo, ma non quello di vendita: i prodotti nuovi si vedono ma non si comprano; gli altri tengono il loro prezzo. Per calcolarlo dal formato scrivi nella mappa "price": {"from": "unitPrice × format"}.',
    choicesUnclear: 'le scelte si scrivono «Macinatura: in grani | moka | espresso; Taglio: fine | grosso»',
    packagingUnknown: 'l’imballo non c’è in questo negozio: caricalo prima con npm run import -- packagings',
  },
  services: {
    none: `Nel negozio non ci sono ancora servizi di consegna: caricali prima con ${NEEDS_SERVICES}.`,
    noneNorStore: `Nel negozio non ci sono ancora servizi di consegna né un magazzino: carica prima i punti vendita con npm run import -- stores FILE, poi i servizi con ${NEEDS_SERVICES}.`,
    noWarehouse:
      'Nel negozio non c’è ancora un magazzino: arriva con i punti vendita, caricali prima con npm run import -- stores FILE (esempio: docs/import-examples/negozi.csv).',
    lacking: (p: { services: string }) =>
      `Questi punti vendita offrono servizi che nel negozio non ci sono ancora (${p.services}): caricali con ${NEEDS_SERVICES}.`,
    noAreas: (p: { services: string }) =>
      `Per ${p.services} non c’è ancora una zona: carica dove si consegna con npm run import -- areas FILE (esempio: docs/import-examples/zone.csv).`,
    notThere: (p: { service: string }) =>
      `il servizio ${p.service} non c’è ancora: caricalo con npm run import -- services`,
    rowMissing: (p: { service: string }) =>
      `il servizio ${p.service} non c’è, né nel file né nel negozio: aggiungi la sua riga senza negozio`,
    storeMissing: (p: { id: string }) =>
      `il punto vendita ${p.id} non c’è: caricalo prima con npm run import -- stores`,
    newNeeds: 'manca, e per un servizio nuovo servono nome e costo',
    sameEverywhere:
      'nome, descrizione e immagine sono del servizio, non di un negozio: lascia vuota la cella',
    notRemoved: 'un servizio non si elimina: toglilo dalla colonna servizi dei punti vendita',
    notOffered:
      'questo punto vendita non elenca il servizio tra i suoi: controlla la colonna servizi di stores',
  },
  areas: {
    isFetched: 'ritiro e locker non hanno zone: si consegna con domicilio o rider',
    placeMissing: 'indica i CAP oppure il comune',
    postalCodesWrong: 'scrivi i CAP come 40121, 40126-40128 (cinque cifre, dal più piccolo al più grande)',
    townUnknown: 'il comune non è tra quelli conosciuti dal programma: indica i suoi CAP',
    storeNeeded: 'manca: quale punto vendita consegna qui',
    isLocker: 'è un locker: indica il punto vendita che consegna',
  },
  packagings: {
    newNeeds: 'per un imballo nuovo servono nome e costo',
    depositWithVat: 'il deposito di un imballo a rendere è fuori dall’IVA: lascia vuota l’aliquota',
  },
  categories: {
    parentMissing: (p: { parent: string }) =>
      `la categoria padre «${p.parent}» non c'è, né nel file né nel negozio`,
    pictureElsewhere: (p: { host: string }) =>
      `i browser non mostreranno l’immagine, è su ${p.host}: aggiungi «${p.host}» a pictureHosts in shop.config.json e riavvia il negozio`,
    pictureAddress:
      'i browser non mostreranno l’immagine: serve un indirizzo https:// o uno del negozio come /pictures/…',
    inCircle: 'la categoria padre sta dentro questa categoria',
    notNested: 'una categoria e il suo padre non possono avere lo stesso codice',
  },
  stores: {
    required: 'manca, e per un negozio nuovo serve',
    codeWrong: 'il codice deve essere un numero intero maggiore di zero',
    kindUnknown: 'deve essere negozio o locker',
    provinceWrong: 'la provincia ha due lettere (BO)',
    postalCodeWrong: 'il CAP ha cinque cifre',
    positionMissing: 'manca la posizione: indica latitudine e longitudine, oppure un comune conosciuto',
    positionWrong: 'latitudine e longitudine non sono in Italia',
    positionOfTown: 'posizione del centro del comune: latitudine e longitudine mancano',
    positionSwapped: 'latitudine e longitudine erano scambiate',
    serviceUnknown: 'i servizi sono ritiro, domicilio, rider e locker',
    compartmentsWrong: 'scomparti e litri sono numeri maggiori di zero',
    compartmentsHalf: 'servono sia gli scomparti sia i litri per scomparto',
    hoursToNote:
      'non è un orario che il sito sa leggere: compare così com’è nella nota. Per averlo negli orari scrivi come «Lunedì - Venerdì: 08:00 - 20:00; Domenica: chiuso»',
    warehouseMissing: (p: { id: string }) => `il magazzino ${p.id} non c'è: indica anche il suo nome`,
    priceListMissing: (p: { id: string }) => `il listino ${p.id} non c'è`,
  },
  storeHours: {
    storeWrong: 'deve essere il codice di un negozio',
    storeMissing: (p: { id: string }) => `il negozio ${p.id} non c'è: carica prima i negozi`,
    dayMissing: 'serve il giorno della settimana (o festivi) oppure la data',
    weekdayUnknown: 'deve essere un giorno da lunedì a domenica, oppure festivi',
    otherWeekday: 'la data cade in un altro giorno della settimana: correggi uno dei due',
    timeWrong: 'non è un orario: scrivilo come 08:00; per un giorno di chiusura lascia vuoti dalle e alle',
    contradicts:
      'contraddice una riga precedente dello stesso giorno: gli orari si sovrappongono, o uno dice chiuso',
    incomplete:
      'un’altra riga della stessa settimana (o data) di questo negozio è rifiutata: i suoi orari restano com’erano finché non la correggi',
  },
  customers: {
    emailWrong: 'non è un indirizzo e-mail',
    phoneWrong: 'non è un numero di telefono',
    fiscalCodeWrong: 'il codice fiscale non è giusto (carattere di controllo)',
    vatWrong: 'la partita IVA non è giusta (11 cifre, cifra di controllo)',
    vatMissing: "manca la partita IVA dell'azienda",
    nameMissing: 'nome e cognome servono per un cliente nuovo',
    companyMissing: "manca la ragione sociale dell'azienda",
    codeMissing: "manca il codice cliente: serve per agire per un'azienda",
    typeUnknown: 'deve essere azienda o privato',
    levelWrong: 'deve essere 0, 1 o 2',
    staff: 'è un operatore o un amministratore: il file non lo cambia',
    personDiffers: (p: { line: number }) => `nome o dati diversi dalla riga ${p.line} con la stessa e-mail`,
    companyDiffers: (p: { line: number }) =>
      `dati dell'azienda diversi dalla riga ${p.line} con la stessa partita IVA`,
    storeMissing: (p: { id: string }) => `il negozio ${p.id} non c'è`,
    priceListMissing: (p: { id: string }) => `il listino ${p.id} non c'è`,
    digitsChanged: 'il foglio di calcolo aveva tolto gli zeri iniziali',
  },
  cards: {
    cardWrong: 'non è una tessera: servono 13 cifre con la cifra di controllo giusta',
    customerMissing: 'non c’è un cliente con questo codice o con questa e-mail',
    severalCustomers: 'più clienti hanno questo codice: indica anche la e-mail',
    customerNamed:
      'indica il codice cliente o la e-mail o, se non è ancora cliente, la partita IVA o il codice fiscale',
    taken: (p: { customer: string }) => `la tessera è già del cliente ${p.customer}`,
    blocked: 'la tessera è bloccata: al suo posto ne è stata data un’altra',
  },
  mandates: {
    referenceWrong: 'il riferimento ha al massimo 35 lettere, cifre o segni semplici',
    ibanWrong: 'non è un IBAN: controlla le cifre',
    signedLater: 'la firma non può essere dopo oggi',
    schemeUnknown: 'deve essere CORE o B2B',
    companyMissing: 'non c’è un’azienda con questa partita IVA: carica prima i clienti',
    referenceTaken: 'il riferimento è già il mandato di un’altra azienda',
    severalMandates: 'l’azienda ha già un mandato in questo file: ne vale uno solo',
  },
  dueDates: {
    termWrong: 'il termine è 30 o 60 giorni',
    nothingSaid: 'manca: scrivi quanto è pagato oppure quanto resta da pagare',
    paidLater: 'il pagamento non può essere dopo oggi',
    orderWithout: 'non c’è un ordine con questo numero che ha scadenze',
    otherDay: 'l’ordine non ha una scadenza con questo termine o in questo giorno',
    several: 'l’ordine ha due scadenze: scrivi il termine (30 o 60) o il giorno',
    tooMuch: 'è più di quanto si deve pagare per questa scadenza',
  },
  timeslots: {
    required: 'manca',
    timeWrong: 'non è un orario: scrivilo come 08:00',
    weekdayUnknown: 'deve essere un giorno della settimana, da lunedì a domenica',
    capacityWrong: (p: { max: number }) => `i posti sono un numero intero da 0 a ${p.max}`,
    cutoffWrong: 'scrivi 22:00 (del giorno prima) oppure i minuti prima dell’inizio',
    cutoffMissing: 'manca, e per una fascia nuova serve: 22:00 (del giorno prima) oppure i minuti',
    serviceUnknown: 'i servizi sono ritiro, domicilio, rider e locker',
    endsBeforeBegin: 'la fine viene prima dell’inizio',
    dayMissing: 'serve il giorno della settimana oppure la data',
    dayPassed: 'il giorno è passato',
    reasonMissing: 'per un giorno di chiusura serve il motivo; per una fascia serve l’inizio',
    nothingSaid: 'la riga non dice nulla: serve un giorno, una data o fino a quando si ordina',
    /** The reason that shoppers read. */
    windowGone: 'Fascia tolta dal calendario',
    kept: (p: { count: number }) =>
      p.count === 1
        ? 'una fascia ha prenotazioni e resta com’era'
        : `${p.count} fasce hanno prenotazioni e restano com’erano`,
    booked: (p: { count: number }) =>
      p.count === 1
        ? 'c’è già una prenotazione: i posti restano 1'
        : `ci sono già ${p.count} prenotazioni: i posti restano ${p.count}`,
    endKept: (p: { end: string }) => `ha prenotazioni: la fine resta alle ${p.end}`,
    bookedOnClosed: (p: { count: number }) =>
      p.count === 1
        ? 'in quel giorno c’è già una prenotazione, che resta'
        : `in quel giorno ci sono già ${p.count} prenotazioni, che restano`,
  },
  giftCertificates: {
    /** Of a code whose row says nothing. */
    description: 'Buono regalo',
    codeLength: (p: { min: number; max: number }) =>
      `il codice deve avere da ${p.min} a ${p.max} caratteri, spazi e trattini esclusi`,
    codeNeeded: 'manca la colonna «codice» (oppure «hash codice», come lo scrive npm run export)',
    hashWrong: 'non è l’hash di un codice: 64 cifre da 0 a f, come lo scrive npm run export',
    amountMissing: 'manca l’importo',
    balanceTooLarge: 'il saldo supera l’importo',
    endsBefore: 'la scadenza viene prima del giorno da cui vale',
    twoHolders: 'un codice è di un cliente o di un’azienda: indica solo la e-mail o solo la partita IVA',
    customerMissing: 'non c’è un cliente con questa e-mail',
    companyMissing: 'non c’è un’azienda con questa partita IVA',
    otherAmount: 'il codice c’è già con un altro importo: per cambiarlo bloccalo e creane uno nuovo',
  },
  dishes: {
    nameMissing: 'manca il nome del piatto o dell’occasione',
    noShelves: 'indica che cosa serve: ricerche o codici di categoria, separati da virgole',
    tooMany: (p: { max: number }) => `più di ${p.max} voci`,
    taken: (p: { dish: string }) => `si chiede già con queste parole «${p.dish}»: lasciale a uno dei due`,
    categoryUnknown:
      'con una barra si indica il codice di una categoria, e questa non c’è nel negozio: finché manca se ne cercano le ultime parole',
  },
  synonyms: {
    fewWords: 'servono almeno due parole diverse',
    tooManyWords: (p: { max: number }) => `più di ${p.max} parole`,
    sameGroup: (p: { line: number }) => `lo stesso gruppo è già alla riga ${p.line}`,
    codeWrong: 'il codice è un numero: è quello del file esportato',
  },
} as const
