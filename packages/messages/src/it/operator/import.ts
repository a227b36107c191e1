/** What the operator reads while a retailer's file is loaded. */
export const importTexts = {
  usage: (p: { kinds: string }) => `Uso: npm run import -- COSA FILE [--map MAPPA.json] [--dry-run] [--full]

  Carica nel negozio un file CSV, XLSX o JSON, o con «pictures» una cartella o uno ZIP di immagini.
  COSA è: ${p.kinds}.
  --map MAPPA.json   quali colonne del file sono nome, prezzo e così via; non serve se le colonne
                     si chiamano come in docs/import.md, e se serve viene proposta
  --sheet NOME       foglio di un file XLSX, se non è quello con le colonne conosciute
  --dry-run          controlla e conta, senza cambiare nulla
  --full             il file dice tutto: ciò che non nomina viene tolto dalla vendita
  --max-missing 20   con --full: quanto può mancare al massimo, in percentuale
  --force            con --full: toglie anche oltre quel limite
  --as-of DATA       giacenze: quando erano vere (2026-11-21T06:00); gli ordini arrivati dopo contano
  --data DIR         cartella dei dati, se non è var/

  Finisce con 0 se ha caricato, con 1 se non ha caricato nulla, con 2 se al file serve una mappa.`,
  exportUsage: (p: { tables: string }) => `Uso: npm run export -- COSA [FILE.csv oppure FILE.xlsx]
     npm run export -- --all CARTELLA [--force]

  Scrive una tabella del negozio in un file che, cambiato, si ricarica con npm run import.
  COSA è: ${p.tables}. Senza FILE scrive in var/export/.
  --all scrive tutte le tabelle in una cartella vuota, nell'ordine in cui un negozio vuoto le ricarica;
  con --force anche in una che non è vuota.`,
  exportNotEmpty: (p: { folder: string }) =>
    `La cartella ${p.folder} non è vuota: scegline un'altra, oppure ripeti con --force.`,
  exportOrder: (p: {
    commands: string
  }) => `Per ricaricare tutto in un negozio vuoto, in questo ordine:\n\n${p.commands}\n
Gli ordini si scrivono soltanto. I clienti scelgono una password con il link che chiedono a «password dimenticata».`,
  onlyOut: (p: { name: string }) => `«${p.name}» si scrive soltanto (npm run export): non si ricarica.`,
  publicListOf: 'Listino ',
  orderRows: { goods: 'merce', packaging: 'imballo', fee: 'consegna', gift: 'buono' },
  exported: (p: { path: string }) => `Scritto: ${p.path}`,
  exportFailed: (p: { path: string }) =>
    `Il file ${p.path} non si può scrivere: è aperto in un altro programma?`,
  progress: (p: { percent: number; rows: string }) => `Lettura ${p.percent}%  ${p.rows} righe`,
  waiting: 'Si sta caricando un altro file: aspetto che finisca.',
  applying: 'Confronto con il catalogo…',
  dryRun: 'Prova: nulla è stato cambiato.',
  counts: (p: { added: string; changed: string; unchanged: string; refused: string }) =>
    `Aggiunti ${p.added}, cambiati ${p.changed}, invariati ${p.unchanged}, rifiutati ${p.refused}.`,
  removed: (p: { removed: string }) => `Tolti perché il file non li nomina: ${p.removed}.`,
  remarksFile: (p: { count: string; path: string }) => `Avvisi e riparazioni: ${p.count}, in ${p.path}`,
  remarksHeader: ['riga', 'colonna', 'campo', 'valore', 'riparato', 'motivo', 'voce'],
  shopBusy: 'Il negozio è troppo occupato adesso. Nulla è stato cambiato: riprova tra poco.',
  notFull: 'Per questo tipo di file --full non ha senso.',
  tooMuchMissing: (p: { missing: number; known: number; percent: number }) =>
    `Il file non nomina ${p.missing} voci su ${p.known} (${p.percent}%): forse è incompleto. Nulla è stato cambiato. Se è giusto così, ripeti con --force.`,
  asOfWrong: (p: { value: string }) => `«${p.value}» non è un momento: scrivi --as-of 2026-11-21T06:00.`,
  percentWrong: (p: { value: string }) => `«${p.value}» non è una percentuale da 0 a 100.`,
  columnTwice: (p: { column: string; places: string; first: number }) =>
    `Nel file due colonne si chiamano «${p.column}» (colonne ${p.places}): cambia nome a una delle due, oppure scrivi nella mappa quale vale, per numero («colonna ${p.first}»).`,
  mapLacking: (p: { needs: string; known: string }) => `Al file ${p.needs}. Colonne del file: ${p.known}.`,
  vatCodes: (p: { column: string; codes: string; example: string }) =>
    `La colonna «${p.column}» sembra contenere codici (${p.codes}) e non aliquote: scrivi nella mappa che cosa vuol dire ciascuno, per esempio "vat": {"codes": {${p.example}}}.`,
  headerMissing: (p: { first: string }) =>
    `La prima riga non sembra quella dei nomi di colonna (${p.first}): aggiungila sopra i dati, per esempio «codice;nome;iva;prezzo».`,
  mapUncertain: 'serve una mappa: i nomi delle colonne non bastano',
  needField: (p: { column: string; field: string }) =>
    `manca la colonna «${p.column}»: chiamala così nel file, oppure scrivi nella mappa "columns": {"${p.field}": "NOME DELLA COLONNA"}`,
  needs: {
    vat: (p: { standard: number }) =>
      `manca l'aliquota: colonna iva, oppure "vat": {"default": ${p.standard}}`,
    productKey: `manca la colonna «codice» (oppure «ean»): chiamala così nel file, oppure scrivi nella mappa "key": ["nome", "formato"] con i nomi delle colonne`,
    product: 'manca la colonna «codice» (oppure «ean»)',
    price: `manca la colonna «prezzo», oppure scrivi nella mappa "price": {"from": "unitPrice × format"}`,
    otherPrice: (p: { column: string }) =>
      `quale sia il prezzo non è chiaro: «${p.column}» sembra senza IVA, d'acquisto o scontato. Se è quello che paga il cliente, scrivi nella mappa "columns": {"price": "${p.column}"}; per non caricare prezzi, "columns": {"price": null}`,
    category: 'manca la colonna «codice» (la categoria), oppure categoria, oppure padre e nome',
    area: 'manca la colonna «cap» (oppure «comune»): dove si consegna',
    words: 'manca la colonna «parole» (oppure «parola 1», «parola 2»)',
    shelves:
      'manca la colonna «serve» (oppure «ingrediente 1», «ingrediente 2»): che cosa serve, separato da virgole',
  },
  assumed: {
    vat: (p: { standard: number }) =>
      `l'aliquota non è nel file: la mappa mette ${p.standard}% a tutto. Correggila, anche per categoria: "vat": {"default": 10, "byCategory": {"Casa": ${p.standard}}}`,
    productKey: 'nel file non c’è un codice: i prodotti si distinguono per le colonne scritte in "key"',
  },
  proposal: {
    title: 'Per questo file propongo questa mappa:',
    guessed: (p: { field: string; column: string }) =>
      `  ${p.field}: «${p.column}», dai valori delle prime righe`,
    ask: 'La uso? [s/n] ',
    yes: ['s', 'si', 'sì', 'y', 'yes'] as readonly string[],
    refused: 'Non ho caricato nulla.',
    save: 'Non ho caricato nulla: salva la mappa in un file, controllala e ripeti con --map MAPPA.json.',
    incomplete: 'La mappa non è completa:',
  },
  sheetRead: (p: { sheet: string }) => `Foglio letto: «${p.sheet}».`,
  hiddenRows: (p: { count: string }) => `Righe nascoste nel foglio, lette anche loro: ${p.count}.`,
  unusedColumns: (p: { columns: string }) => `Colonne non lette: ${p.columns}.`,
  keyColumns: (p: { columns: string }) =>
    `Senza codice, le righe si distinguono per: ${p.columns} (nella mappa: "key").`,
  readInCents: (p: { column: string }) =>
    `La colonna «${p.column}» dice centesimi: 199 vi è letto come 1,99 €.`,
  oddRow: (p: { line: number; reason: string }) => `Riga ${p.line}: ${p.reason}.`,
  nothingLoaded: 'Nessuna riga si può caricare: nulla è stato cambiato.',
  fullUnreadable: (p: { line: number; reason: string }) =>
    `Con --full ogni record deve potersi leggere, perché ciò che il file non nomina viene tolto. Record ${p.line}: ${p.reason}. Nulla è stato cambiato.`,
  noRows: 'Nel file non ci sono righe sotto i nomi delle colonne.',
  fileChanged: (p: { path: string }) =>
    `Il file ${p.path} è cambiato mentre lo leggevo: qualcuno lo sta ancora scrivendo? Nulla è stato cambiato.`,
  filesIncomplete: (p: { directory: string }) =>
    `In ${p.directory} non c’è stato spazio (o permesso) per scrivere tutte le righe rifiutate e gli avvisi: le righe buone sono caricate lo stesso.`,
  refusedFile: (p: { path: string }) => `Righe rifiutate, con il motivo: ${p.path}`,
  refusedHeader: ['riga', 'colonna', 'campo', 'valore', 'motivo', 'voce'],
  fileMissing: (p: { path: string }) => `Il file ${p.path} non esiste o non si legge.`,
  mapNotJson: (p: { path: string }) => `La mappa ${p.path} non è JSON valido.`,
  mapWrong: (p: { path: string; field: string; known: string }) =>
    `La mappa ${p.path} non è giusta nel campo «${p.field}». Campi che può avere: ${p.known}.`,
  mapLacks: (p: { field: string }) => `Alla mappa manca «${p.field}».`,
  mapColumnUnknown: (p: { column: string; known: string }) =>
    `La mappa nomina la colonna «${p.column}», che nel file non c'è. Colonne del file: ${p.known}.`,
  promotionBody: (p: { name: string; date: string }) => `${p.name} fino al ${p.date}`,
  defaultCategory: 'Altri prodotti',
  publicList: 'Listino al pubblico',
  priceListMissing: (p: { id: number }) => `Il listino ${p.id} non esiste in questo negozio.`,
  reasons: {
    required: 'manca',
    notANumber: 'non è un numero',
    decimalInDoubt: 'non si capisce se il segno separa i decimali o le migliaia',
    notPositive: 'deve essere maggiore di zero',
    tooSmall: (p: { min: number }) => `deve essere almeno ${p.min}`,
    tooLarge: (p: { max: number }) => `deve essere al massimo ${p.max}`,
    notADate: 'non è una data',
    farDate: (p: { day: string }) =>
      `è oltre cinque anni da oggi (${p.day}): se è giusta, scrivi nella mappa "farDates": true`,
    formulaError: 'la formula dà un errore: correggila nel foglio di calcolo',
    formulaWithoutValue:
      'è una formula senza valore: apri il file con il foglio di calcolo, salvalo e riprova',
    lettersLost: 'lettere perse da un altro programma (�): scrivile di nuovo',
    headerAgain: 'sono di nuovo i nomi delle colonne',
    totals: 'è una riga di totali',
    notAFlag: 'deve essere sì o no',
    notAGtin: 'non è un codice EAN valido (cifra di controllo)',
    digitsLost: 'il foglio di calcolo ha perso le ultime cifre: formatta la colonna come testo',
    codeWithoutZeros: (p: { known: string }) =>
      `nel negozio c'è ${p.known}, e i fogli di calcolo tolgono gli zeri iniziali: scrivilo così; se è un altro prodotto, il file deve avere anche ${p.known}`,
    duplicate: (p: { line: number }) => `c'è già alla riga ${p.line}`,
    sameKey: (p: { line: number; columns: string }) =>
      `c'è già alla riga ${p.line}: il file distingue i prodotti per ${p.columns}. Se è un altro prodotto, aggiungi alla "key" della mappa la colonna del formato o un'altra che li distingua, oppure usa una colonna di codici`,
    byWeightOfPieces: (p: { kind: string }) =>
      `dice che si vende a peso, ma nel negozio il prodotto è ${p.kind} e il prezzo al kg sarebbe quello di un pezzo: scrivi Sfuso nella colonna tipologia, o un formato con il contenuto (500 g)`,
    priceRounded: (p: { price: string; rounded: string }) =>
      `${p.price} € diventa ${p.rounded} al centesimo, più dell'1% di differenza: correggi il prezzo`,
    centsNotWhole: 'la colonna dice centesimi, e questo non è un numero intero',
    priceTiny: (p: { price: string }) =>
      `${p.price} è sotto i 2 centesimi: se è giusto, scrivi sì in una colonna «prezzo sotto i 2 centesimi»`,
    priceFar: (p: { price: string; unitPrice: string; content: string; expected: string }) =>
      `${p.price} è oltre dieci volte lontano da ${p.unitPrice} × ${p.content} = ${p.expected}: correggi il prezzo, il prezzo per unità o il formato`,
    loosePrice: (p: { price: string; unitPrice: string }) =>
      `è sfuso e costa ${p.price} al kg, ma il prezzo per unità dice ${p.unitPrice}: correggi uno dei due`,
    priceNotMade: (p: { unitPrice: string }) =>
      `${p.unitPrice} è un prezzo per unità: per farne il prezzo serve un formato che dica un solo contenuto nella stessa unità (500 g, 6 x 1,5 l); un prezzo al pezzo è il prezzo solo di ciò che si vende a pezzi singoli`,
    priceRough: (p: { unitPrice: string }) =>
      `${p.unitPrice} è arrotondato al centesimo, e il prezzo della confezione può essere lontano più dell'1%: scrivi il prezzo, o il prezzo per unità con più decimali`,
    formatAbsurd: 'non è un contenuto: scrivi per esempio 500 g, 6 x 1,5 l o 10 pz',
    giftVat: 'un buono regalo si vende fuori campo IVA: lascia vuota l’aliquota o scrivi 0',
    vatUnknown: (p: { rates: string }) => `aliquota IVA non ammessa (${p.rates})`,
    vatUnclear: (p: { rates: string; standard: number }) =>
      `aliquota IVA non ammessa (${p.rates}); se è un codice, scrivi nella mappa "vat": {"codes": {"CODICE": ${p.standard}}}`,
    vatNotYet: (p: { rate: number; from: string }) => `l'aliquota ${p.rate}% vale dal ${p.from}`,
    tooLong: (p: { max: number }) => `più di ${p.max} caratteri`,
    kindUnknown: 'deve essere Pezzo, Confezione o Sfuso',
    columns: (p: { found: number; expected: number }) => `ha ${p.found} colonne invece di ${p.expected}`,
    tooDeep: 'ha più di 5 livelli',
    productUnknown: "nel negozio non c'è un prodotto con questo codice",
    gtinOfMany: 'più prodotti hanno questo EAN: indica il codice',
    listUnknown: "il listino non c'è in questo negozio",
    isPublicList: 'è un listino al pubblico, non di clienti',
    vatNumberWrong: 'non è una partita IVA valida (cifra di controllo)',
    companyUnknown: "nel negozio non c'è questa azienda",
    companiesMany: 'questo cliente ha più aziende: indica la partita IVA',
    warehouseUnknown: "il magazzino non c'è in questo negozio",
    endsBeforeStart: "la fine viene prima dell'inizio",
    otherDays: (p: { line: number }) => `altri giorni che alla riga ${p.line}, per la stessa promozione`,
    promotionBegun: (p: { date: string }) => `la promozione è cominciata il ${p.date}: l'inizio resta quello`,
    promotionEnded: (p: { date: string }) => `la promozione è finita il ${p.date}: usa un altro codice`,
    endsInThePast: 'la promozione è in corso: può finire ieri, non prima',
    allergenUnknown: 'non è uno dei 14 allergeni di legge',
  },
  remarks: {
    lettersLost: 'una lettera è andata persa in un altro programma (�)',
    priceJump: (p: { before: string }) => `molto diverso da prima (${p.before}): controlla la virgola`,
    codeWithMoreZeros: (p: { known: string }) =>
      `nel negozio c'è anche ${p.known}, uguale senza gli zeri iniziali: se è lo stesso prodotto, ora c'è due volte`,
    gtinElsewhere: (p: { code: string }) => `ha lo stesso EAN del prodotto ${p.code}`,
    promotionsTwice: (p: { other: string; from: string; to: string }) =>
      `è anche nella promozione ${p.other}, dal ${p.from} al ${p.to}: vale il prezzo più basso`,
    promotionVain: 'il prezzo promozionale non è più basso di quello di listino',
    promotionWithoutPrice: 'il prodotto non ha prezzo in questo listino',
  },
  repairs: {
    priceMade: 'prezzo per unità × contenuto, arrotondato al centesimo',
    unitPriceContradicted: (p: { told: string; shown: string }) =>
      `il file dice ${p.told}, prezzo e formato danno ${p.shown}: caricato senza prezzo per unità`,
    unitPriceUnproved: (p: { told: string }) =>
      `il file dice ${p.told}, ma il formato non dice un contenuto che lo confermi: caricato senza prezzo per unità`,
    drainedRounded: 'si conserva in grammi interi, il prezzo per unità vale per il peso esatto',
    nothing: 'non dice nulla: considerato vuoto',
    mojibake: 'lettere accentate lette male',
    entities: 'codici HTML al posto delle lettere',
    signs: 'segni invisibili tolti',
    rounded: 'arrotondato al centesimo',
    gtinChanged: 'il foglio di calcolo aveva cambiato le cifre',
    categoryMissing: 'senza categoria',
    contentOpen: (p: { name: string }) =>
      `formato e nome («${p.name}») dicono contenuti diversi o non dicono quanti pezzi: senza prezzo al kg o al litro`,
    byWeight: 'il formato dice che si vende a peso: il prezzo è al kg',
    unitOfContent: 'è l’unità del contenuto, e si vende a pezzi: scrivi il contenuto nel formato (500 g)',
    vat: 'aliquota scritta in altro modo',
    vatChanged: (p: { rate: number }) => `l'aliquota ${p.rate}% non c'è più: vale quella che l'ha sostituita`,
    zerosLost: 'il foglio di calcolo aveva tolto gli zeri iniziali',
    negativeStock: "sotto zero: non ce n'è",
  },
} as const
