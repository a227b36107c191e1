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
    shopFile: 'il file con i dati del negozio',
    storefrontDir: 'la cartella del negozio compilato',
    contentDir: 'la cartella con i contenuti del negozio (docs/content.md)',
    slidesFile: 'il file con le slide del negozio',
    contentUrl: 'l’indirizzo https:// o http:// di un WordPress, senza parametri',
    ssoFile: 'il file con i fornitori di identità (docs/sso.md)',
    databaseUrl: 'un indirizzo postgres://utente:password@host:porta/database',
    sessionIdleMinutes: 'un numero intero di minuti da 1 a 1440',
    unconfirmedDays: 'un numero intero di giorni da 2 a 90',
    storeId: 'il numero di un punto vendita',
    importSeconds: 'un numero intero di secondi da 1 a 604800',
    importMegabytes: 'un numero intero di megabyte da 256 a 1048576',
    exportMegabytes: 'un numero intero di megabyte da 100 a 10485760',
    memorySaving: '1 (sì) o 0 (no)',
    rendersWhenIdle: '1 (sì) o 0 (no)',
    gzipJoining: '1 (sì) o 0 (no)',
    secret: 'un testo di almeno 32 caratteri',
    publicUrl: 'un indirizzo https:// o http://',
    smtpUrl: 'un indirizzo smtp://utente:password@host:porta o smtps://…',
    mailFrom: 'un indirizzo e-mail, anche con il nome: Il mio negozio <negozio@esempio.it>',
    ordersTo: 'un indirizzo e-mail, o più di uno separati da virgole (al massimo 20)',
    ordersDigest: 'each, hourly o daily',
    trustedProxies:
      'il numero dei proxy davanti al server (da 0 a 9) o un elenco dei loro indirizzi o reti, come 10.0.0.1,192.168.0.0/16',
    apiDocs: '1 (sì) o 0 (no)',
    hstsSubdomains: '1 (sì) o 0 (no)',
    geocoderUrl: 'un indirizzo https:// o http:// senza parametri',
    vatRegisterUrl: 'un indirizzo https:// o http:// senza parametri',
    geocoderCountry: 'la sigla di un paese in due lettere minuscole, come it',
    geocoderRegion: 'il nome di una regione, al massimo 80 caratteri',
    picturesUrl:
      'una cartella, oppure l’indirizzo https:// o http:// di un bucket compatibile con S3, senza utente né parametri',
    picturesKey: 'la chiave di accesso del bucket, senza spazi',
    picturesSecret: 'il segreto di quella chiave, senza spazi',
    picturesRegion: 'la regione del bucket, come eu-south-1',
    webPushSubject: 'un indirizzo mailto:… o https://…, a cui scrivono i servizi di notifica',
    webPushPublicKey: 'una chiave pubblica VAPID (87 caratteri)',
    webPushPrivateKey: 'una chiave privata VAPID (43 caratteri)',
    webPushHosts:
      'i nomi dei servizi di notifica separati da virgole, come fcm.googleapis.com,*.push.apple.com',
    fcmServiceAccount: 'il percorso del file di un account di servizio di Google',
    drainSeconds: 'un numero intero di secondi da 0 a 300',
    paymentMinutes: 'un numero intero di minuti da 5 a 1440',
    transferDays: 'un numero intero di giorni da 1 a 60',
    stripeSecretKey: 'una chiave segreta di Stripe (sk_live_… o sk_test_…)',
    stripeWebhookSecret: 'il segreto di un webhook di Stripe (whsec_…)',
  },
  unknownFlag: (p: { flag: string }) => `L’opzione ${p.flag} non esiste: --help elenca quelle che ci sono.`,
  productionNeeds: (p: { name: string }) => `In produzione ${p.name} è obbligatoria.`,
  needsToo: (p: { given: string; missing: string }) => `Con ${p.given} serve anche ${p.missing}.`,
  ssoFileMissing: (p: { file: string }) =>
    `${p.file} non si può leggere: serve per l’accesso con i fornitori di identità (docs/sso.md).`,
  ssoFileWrong: (p: { file: string; field: string }) =>
    `In ${p.file} c’è un valore mancante o sbagliato in ${p.field}: il formato è in docs/sso.md.`,
  stripeTrialKey: (p: { name: string }) =>
    `In produzione ${p.name} non può essere una chiave di prova (sk_test_): nessuno pagherebbe davvero. Usa quella di produzione (sk_live_).`,
  stripeLiveKey: (p: { name: string }) =>
    `Fuori dalla produzione ${p.name} non può essere una chiave di produzione (sk_live_): il negozio di prova incasserebbe davvero. Usa quella di prova (sk_test_).`,
  developmentSecret: (p: { name: string }) =>
    `In produzione ${p.name} non può essere quella di sviluppo: generane una, ad esempio con «openssl rand -hex 32».`,
  weakSecret: (p: { name: string }) =>
    `In produzione ${p.name} non può essere un testo che si indovina (pochi caratteri diversi, ripetizioni, sequenze, parole o esempi noti): generane una con «openssl rand -hex 32».`,
  productionWantsHttps: (p: { name: string }) =>
    `In produzione ${p.name} deve cominciare con https://: metti davanti al negozio un proxy con TLS e scrivi il suo indirizzo.`,
  exampleDomain: (p: { name: string; value: string }) =>
    `In produzione ${p.name} non può essere di un dominio di esempio («${p.value}»): scrivi quello del tuo negozio.`,
  demoIdentity: (p: { file: string; field: string; value: string }) =>
    `In ${p.file} il campo ${p.field} è ancora quello del negozio di prova («${p.value}»): in produzione scrivi quello della tua società.`,
  unreadVariables: (p: { names: readonly string[] }) =>
    `Nessuno legge ${p.names.join(', ')}: controlla il nome in docs/operations.md, o togli la variabile.`,
  noDemoInProduction: (p: { flag: string }) =>
    `In produzione ${p.flag} non è ammesso e non tocca nulla: toglilo, o usa un negozio di prova con CAMBUSA_MODE=demo e un database suo.`,

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
    `Il database «${p.name}» contiene già altro (la tabella ${p.table}): indica in DATABASE_URL un database vuoto o quello del negozio.`,
  databaseOtherHistory: (p: { name: string; migration: string }) =>
    `Il database «${p.name}» non viene da questo programma (la migrazione ${p.migration} è diversa): indica un altro database in DATABASE_URL o, per i dati di prova del database incluso, riparti con «npm start -- --reset».`,
  databaseNewer: (p: { name: string; extra: number }) =>
    `Il database «${p.name}» è di una versione più recente di questo programma (${p.extra} migrazioni in più): aggiorna il programma.`,
  databaseForbidden: (p: { reason: string }) =>
    `Il ruolo indicato in DATABASE_URL non ha i diritti che servono (${p.reason}): dagli il diritto di creare schemi e tabelle, ad esempio con «GRANT ALL ON DATABASE … TO …» e «GRANT ALL ON SCHEMA public TO …».`,
  databaseWithoutTemporary: (p: { name: string; user: string }) =>
    `Al ruolo «${p.user}» manca il diritto TEMPORARY sul database «${p.name}», che serve alle importazioni: «GRANT TEMPORARY ON DATABASE ${p.name} TO ${p.user}».`,
  databaseReadOnly:
    'Il database di DATABASE_URL è in sola lettura (una replica o un ripristino in corso): indica quello principale.',
  databaseFull:
    'PostgreSQL non ha più spazio su disco: libera spazio e riavvia; nulla di ciò che era confermato è perso.',
  fillingFull: (p: { folder: string }) =>
    `Il disco di ${p.folder} è pieno e il negozio di prova non ci sta: libera spazio o scegli un’altra cartella con --data, e riavvia.`,
  databaseBusy: (p: { reason: string }) =>
    `PostgreSQL ora non accetta lavoro (${p.reason}): riprova tra poco.`,
  databaseWantsTls: (p: { where: string }) =>
    `PostgreSQL su ${p.where} vuole una connessione cifrata: aggiungi «?sslmode=require» a DATABASE_URL.`,
  databaseWithoutTls: (p: { where: string }) =>
    `PostgreSQL su ${p.where} non offre connessioni cifrate: attivale o togli «sslmode» da DATABASE_URL.`,
  databaseCertificate: (p: { where: string; reason: string }) =>
    `Il certificato di PostgreSQL su ${p.where} non è accettato (${p.reason}): indica quello di chi lo ha firmato con «sslrootcert» in DATABASE_URL.`,

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
    `La cartella ${p.directory} non è vuota e non è il database di un negozio: scegline un’altra con --data.`,
  dataOtherVersion: (p: { directory: string; version: string; expected: string }) =>
    `I dati in ${p.directory} sono di PostgreSQL ${p.version}, qui c’è il ${p.expected}: usa la versione del programma che li ha scritti o DATABASE_URL, oppure, se non servono più, cancella a mano quella cartella.`,
  dataOwned: (p: { directory: string }) => `Un’altra copia del programma usa già i dati in ${p.directory}.`,
  postgresFailed: (p: { reason: string; log: string }) =>
    `PostgreSQL non è partito: ${p.reason} (il resto in ${p.log}).`,
  databaseLost: (p: { reason: string }) =>
    `Il database incluso non c’è più, riprovo finché torna: ${p.reason}`,
  databaseRecovering: 'Il database incluso si sta riprendendo da un’interruzione: lo aspetto.',
  databaseBack: 'Il database incluso risponde di nuovo.',

  // folders and files
  dataFolderRefused: (p: { directory: string; reason: string }) =>
    `La cartella dei dati ${p.directory} non si può usare: ${p.reason}. Scegline un’altra con --data.`,
  fileRefused: (p: { path: string; reason: string }) => `${p.path} non si può usare: ${p.reason}.`,
  fileReasons: {
    EROFS: 'il disco è in sola lettura',
    EACCES: 'mancano i permessi',
    EPERM: 'mancano i permessi',
    ENOTDIR: 'c’è un file dove serve una cartella',
    EEXIST: 'c’è un file dove serve una cartella',
    EISDIR: 'è una cartella',
    ENOENT: 'non esiste e non si può creare',
    ENOSPC: 'il disco è pieno',
    EDQUOT: 'lo spazio assegnato è finito',
    EFBIG: 'il file è troppo grande',
    EMFILE: 'ci sono troppi file aperti',
    ENFILE: 'ci sono troppi file aperti',
    ENAMETOOLONG: 'il nome è troppo lungo',
    ELOOP: 'i collegamenti girano in tondo',
    EIO: 'il disco non risponde',
  },
  startFailed: (p: { reason: string; place: string }) =>
    `Qualcosa è andato storto: ${p.reason}${p.place === '' ? '' : ` (i dettagli in ${p.place})`}.`,
  placeOutput: 'standard output',
  logInterrupted: (p: { file: string; reason: string }) =>
    `Il registro ${p.file} non si può scrivere (${p.reason}): il negozio resta aperto e il registro riprende da solo.`,

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
  open: (p: { shop: string; url: string }) => `${p.shop} è aperto: ${p.url}`,
  builtForAnother:
    'Le schermate sono state compilate con altri dati del negozio: ripeti «npm run build» e riavvia.',
  otherPort: (p: { wanted: number }) => `La porta ${p.wanted} è occupata, ne uso una libera.`,
  demoSignIns: (p: { password: string }) => `Accessi di prova, tutti con la password ${p.password}`,
  demoTill: (p: { key: string; secret: string }) =>
    `  Cassa di prova, da /tech-login: chiave ${p.key} segreto ${p.secret}`,
  demoNewcomer: (p: { cardCode: string; vatNumber: string; companyVat: string }) =>
    `Per registrarti come cliente nuovo: tessera ${p.cardCode} con la partita IVA ${p.vatNumber}, oppure richiedi una tessera (con la partita IVA ${p.companyVat} troviamo l’azienda).`,
  demoMail: (p: { url: string }) => `Le e-mail del negozio si leggono in ${p.url}`,
  trialShop:
    'È un negozio tuo, in prova: docs/first-shop.md dice come arrivare al primo ordine, «npm run ready» che cosa manca ancora.',
  closing: 'Chiudo il negozio',
  closed: 'Negozio chiuso, i dati sono al sicuro.',

  // npm run demo
  wrongProducts: (p: { value: string }) =>
    `--products deve essere un numero intero da 1 a 1.000.000, non «${p.value}».`,
  demoNotOurs: (p: { name: string }) =>
    `Il database «${p.name}» contiene un negozio che non è quello di prova: --demo e --reset non lo toccano. Usa un database vuoto; se i dati non servono più, svuotalo a mano con «dropdb ${p.name}» e «createdb ${p.name}».`,
  trialKept: (p: { name: string }) =>
    `Il database «${p.name}» contiene il negozio cominciato con --empty: --demo, --reset e «npm run demo» non lo toccano. Per il negozio di prova usa un’altra cartella con --data o un database vuoto.`,
  trialEmbeddedKept: (p: { directory: string }) =>
    `I dati in ${p.directory} sono del negozio cominciato con --empty: --reset non li tocca. Se vuoi davvero buttarli, chiudi il negozio e cancella a mano la cartella ${p.directory}.`,
  emptyOnDemo:
    'Qui c’è già il negozio di prova con i suoi dati: per cominciare il tuo usa un’altra cartella con --data, o buttali via con «npm start -- --reset --empty».',
  emptyOrDemo: '--empty apre un negozio senza dati di prova e --demo li mette: scegli uno dei due.',
  demoModeOnShop: (p: { name: string }) =>
    `Il database «${p.name}» ha clienti o ordini di un negozio che non è quello di prova e in modalità demo non si apre: per aprirlo imposta CAMBUSA_MODE=production, per provare usa un database vuoto o un’altra cartella con --data.`,
  demoAccounts: (p: { count: number }) =>
    `Nel database ci sono ${p.count} accessi di prova: in produzione non possono entrare. Chiudili con «UPDATE users SET is_disabled = true» (docs/operations.md) o usa un database nuovo.`,
  demoRefused: 'DATABASE_URL indica un database vostro: con --demo ci metto il negozio di prova.',

  // limits of the operator's commands
  commandTooLong: (p: { seconds: string }) =>
    `Fermato dopo ${p.seconds} secondi: CAMBUSA_IMPORT_SECONDS ne concede di più.`,
  commandTooMuch: (p: { megabytes: string }) =>
    `Fermato oltre ${p.megabytes} MB di memoria: un file CSV ne usa meno, CAMBUSA_IMPORT_MEGABYTES ne concede di più.`,

  // serving
  portForbidden: (p: { port: number }) =>
    `La porta ${p.port} è riservata dal sistema: scegline una da 1024 in su con --port.`,
  hostNotOurs: (p: { host: string; reason: string }) =>
    `«${p.host}» non è un indirizzo di questo computer (${p.reason}): scegline un altro con --host.`,
  portTaken: (p: { port: number }) => `La porta ${p.port} è occupata: scegline un’altra con --port.`,
  resetForeign: (p: { name: string; table: string }) =>
    `Il database «${p.name}» contiene anche altro (${p.table}): --reset non lo tocca. Sposta altrove ciò che non è del negozio o usa un altro database.`,
  resetInUse: (p: { name: string }) =>
    `Il database «${p.name}» è in uso da un altro negozio o programma: chiudilo e ripeti --reset.`,
  resetNotAllowed: (p: { name: string; reason: string }) =>
    `L’utente di DATABASE_URL non può svuotare il database «${p.name}» (${p.reason}): usa quello che ne possiede le tabelle.`,
  resetEmbeddedRefused: (p: { directory: string }) =>
    `I dati in ${p.directory} non sono solo quelli del negozio di prova: --reset non li tocca. Se vuoi davvero buttarli, chiudi il negozio e cancella a mano la cartella ${p.directory}.`,
  resetEmbeddedBlind: (p: { directory: string; reason: string }) =>
    `I dati in ${p.directory} non si aprono e --reset non può sapere se sono di prova, quindi non li tocca; se non servono più, cancella a mano la cartella ${p.directory}. Il motivo: ${p.reason}`,
  resetRefused: 'DATABASE_URL indica un database vostro: --reset lo svuota solo insieme a --demo.',
} as const
