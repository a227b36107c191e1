/** What the person who runs the shop reads when it starts; shoppers never see these. */
export const startupTexts = {
  // configuration
  wrongSetting: (p: { name: string; value: string; expected: string }) =>
    `${p.name} deve essere ${p.expected}, non «${p.value}».`,
  expected: {
    mode: 'demo, production o test',
    host: 'un nome o un indirizzo di rete',
    port: 'un numero intero da 0 a 65535',
    dataDir: 'una cartella',
    databaseUrl: 'un indirizzo postgres://utente:password@host:porta/database',
    sessionIdleMinutes: 'un numero intero di minuti da 1 a 1440',
    storeId: 'il numero di un punto vendita',
    importSeconds: 'un numero intero di secondi da 1 a 604800',
    importMegabytes: 'un numero intero di megabyte da 256 a 1048576',
    secret: 'un testo di almeno 32 caratteri',
    publicUrl: 'un indirizzo https:// o http://',
  },
  unknownFlag: (p: { flag: string }) => `L’opzione ${p.flag} non esiste: --help elenca quelle che ci sono.`,
  productionNeeds: (p: { name: string }) => `In produzione ${p.name} è obbligatoria.`,
  developmentSecret: (p: { name: string }) =>
    `In produzione ${p.name} non può essere quella di sviluppo: generane una, ad esempio con «openssl rand -hex 32».`,
  shopConfigMissing: (p: { file: string }) => `Manca il file ${p.file} con i dati del negozio.`,
  shopConfigBroken: (p: { file: string; reason: string }) => `${p.file} non è JSON valido: ${p.reason}`,
  shopConfigWrong: (p: { file: string; field: string; reason: string }) =>
    `In ${p.file} il campo ${p.field} non va bene: ${p.reason}.`,

  // database
  databaseUnreachable: (p: { where: string; reason: string }) =>
    `PostgreSQL non risponde su ${p.where} (${p.reason}): controlla DATABASE_URL e che sia avviato.`,
  databaseMissing: (p: { name: string; where: string }) =>
    `Il database «${p.name}» non esiste su ${p.where}: crealo con «createdb ${p.name}» e riavvia.`,
  databaseRefused: (p: { user: string; where: string }) =>
    `PostgreSQL su ${p.where} non accetta l’utente «${p.user}»: controlla utente e password in DATABASE_URL.`,
  databaseTooOld: (p: { version: string }) =>
    `PostgreSQL ${p.version} è troppo vecchio: serve la versione 15 o una più recente.`,
  databaseForeign: (p: { name: string; table: string }) =>
    `Il database «${p.name}» contiene già altro (la tabella ${p.table}): indica in DATABASE_URL un database vuoto o quello di Cambusa.`,
  databaseOtherHistory: (p: { name: string; migration: string }) =>
    `Il database «${p.name}» non viene da questo programma (la migrazione ${p.migration} è diversa): indica un altro database in DATABASE_URL o, per i dati di prova, riparti con «npm start -- --reset».`,
  databaseNewer: (p: { name: string; extra: number }) =>
    `Il database «${p.name}» è di una versione più recente di questo programma (${p.extra} migrazioni in più): aggiorna il programma.`,

  // embedded PostgreSQL
  platformWithoutBinaries: (p: { platform: string }) =>
    `Non c’è un PostgreSQL incluso per ${p.platform}: installa PostgreSQL 15 o più recente e indica DATABASE_URL.`,
  binariesCopied: (p: { directory: string }) => `PostgreSQL copiato in ${p.directory}`,
  dataElsewhere: (p: { directory: string; user: string }) =>
    `Dati del database in ${p.directory} (l’utente ${p.user} non può leggere questa cartella)`,
  noUnprivilegedUser: 'PostgreSQL non parte come root e qui non c’è un altro utente: indica DATABASE_URL.',
  userWithoutName: (p: { uid: number }) =>
    `PostgreSQL ha bisogno che l’utente ${p.uid} abbia una riga in /etc/passwd: aggiungila o indica DATABASE_URL.`,
  dataNotWritable: (p: { directory: string; user: string }) =>
    `L’utente ${p.user} non può usare la cartella ${p.directory}: scegline un’altra con --data o cambiane il proprietario.`,
  dataNotOurs: (p: { directory: string }) =>
    `La cartella ${p.directory} non è vuota e non è un database di Cambusa: scegline un’altra con --data.`,
  dataOtherVersion: (p: { directory: string; version: string; expected: string }) =>
    `I dati in ${p.directory} sono di PostgreSQL ${p.version}, qui c’è il ${p.expected}: riparti con --reset o usa DATABASE_URL.`,
  dataOwned: (p: { directory: string }) => `Un’altra copia di Cambusa usa già i dati in ${p.directory}.`,
  postgresFailed: (p: { reason: string; log: string }) =>
    `PostgreSQL non è partito: ${p.reason} (il resto in ${p.log}).`,

  // steps of the start
  openingDatabase: 'Apro il database',
  resetting: 'Butto via i dati',
  fillingDemo: 'Riempio il negozio di prova',
  loadingCatalogue: 'Carico il catalogo',
  products: 'prodotti',
  progress: (p: { done: string; total: string; what: string }) => `${p.done} di ${p.total} ${p.what}`,
  stepDone: (p: { seconds: string }) => `  fatto in ${p.seconds} s`,
  emptyDatabase:
    'Il database di DATABASE_URL è vuoto: con --demo lo riempio con il negozio di prova, oppure importa i prodotti con «npm run import».',
  open: (p: { url: string }) => `Il negozio è aperto: ${p.url}`,
  otherPort: (p: { wanted: number }) => `La porta ${p.wanted} è occupata, ne uso una libera.`,
  demoSignIns: (p: { password: string }) => `Accessi di prova, tutti con la password ${p.password}`,
  closing: 'Chiudo il negozio',
  closed: 'Negozio chiuso, i dati sono al sicuro.',

  // npm run demo
  wrongProducts: (p: { value: string }) =>
    `--products deve essere un numero intero da 1 a 1.000.000, non «${p.value}».`,
  demoRefused: 'DATABASE_URL indica un database vostro: con --demo ci metto il negozio di prova.',

  // limits of the operator's commands
  commandTooLong: (p: { seconds: string }) =>
    `Fermato dopo ${p.seconds} secondi: CAMBUSA_IMPORT_SECONDS ne concede di più.`,
  commandTooMuch: (p: { megabytes: string }) =>
    `Fermato oltre ${p.megabytes} MB di memoria: un file CSV ne usa meno, CAMBUSA_IMPORT_MEGABYTES ne concede di più.`,

  // serving
  portTaken: (p: { port: number }) => `La porta ${p.port} è occupata: scegline un’altra con --port.`,
  resetRefused: 'DATABASE_URL indica un database vostro: --reset lo svuota solo insieme a --demo.',
} as const
