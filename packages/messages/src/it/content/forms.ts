/** Forms: the screens, and the page that answers without scripts. */
export const formTexts = {
  send: 'Invia',
  pageTitle: 'Modulo',
  optional: 'facoltativo',
  choose: 'Scegli…',
  datePlaceholder: 'gg/mm/aaaa',
  attachmentsHint: 'Foto (JPG, PNG, WebP, HEIC) o PDF: al massimo 5 file, 5 MB in tutto.',
  chooseFiles: 'Scegli i file',
  chosenFiles: 'File scelti',
  removeFile: (p: { name: string }) => `Togli ${p.name}`,
  consentPage: 'Leggi la pagina',
  consentPageVersion: (p: { version: string }) => `Leggi la pagina, versione ${p.version}`,
  trap: 'Sito web (lascia vuoto)',
  sentTitle: 'Messaggio ricevuto',
  sentNumber: (p: { number: number }) => `Il numero del tuo messaggio è ${p.number}.`,
  sentCopy: 'Se hai indicato la tua e-mail, tra poco ricevi una copia.',
  another: 'Scrivi un altro messaggio',
  home: 'Torna al negozio',
  notLoaded: 'Il modulo non si è caricato.',
  notSentTitle: 'Il messaggio non è ancora partito',
  checkFields: 'Controlla i campi segnati, poi premi di nuovo «Invia».',
  filesAgain: 'Quello che hai scritto è qui sotto. Se avevi allegato dei file, sceglili di nuovo.',
  goBack: 'Torna indietro con il tasto del browser: quello che hai scritto è ancora lì.',
  sending: 'Invio in corso',
}

/** Mails of forms. */
export const formMailTexts = {
  shopSubject: (p: { title: string; number: number }) => `${p.title}: messaggio ${p.number}`,
  shopGreeting: 'Buongiorno,',
  shopText: 'È arrivato un messaggio dal sito.',
  shopAnswer: (p: { email: string }) => `Per rispondere a ${p.email} basta rispondere a questa e-mail.`,
  shopNoEmail: 'Chi scrive non ha lasciato un’e-mail.',
  attachments: (p: { names: string }) => `Allegati: ${p.names}`,
  /** Below a mail whose attachments the mail does not carry. */
  copySubject: (p: { shop: string; number: number }) => `La tua richiesta a ${p.shop}, numero ${p.number}`,
  copyText: 'Abbiamo ricevuto il tuo messaggio e ti rispondiamo appena possibile. Questa è la tua copia.',
  copyNotYou: 'Non hai scritto tu? Qualcuno ha indicato il tuo indirizzo per errore: ignora questa e-mail.',
  link: '[collegamento]',
  yes: 'Sì',
  /** To a page in a version. */
  yesTo: (p: { version: string }) => `Sì, versione ${p.version}`,
}

/** npm run messages. */
export const formCommandTexts = {
  usage: `Uso:
  npm run messages -- list [MODULO]          i messaggi dei moduli, i più recenti per ultimi
  npm run messages -- show NUMERO            un messaggio per intero
  npm run messages -- export CARTELLA        tutti i messaggi, con gli allegati, in una cartella
  npm run messages -- delete NUMERO          elimina un messaggio e i suoi allegati
  --by NOME  chi lo fa (per il registro)     --dry-run  prova senza cambiare niente`,
  none: 'Nessun messaggio.',
  line: (p: { number: number; at: string; title: string; email: string; files: number }) =>
    `${p.number}  ${p.at}  ${p.title}  ${p.email || 'senza e-mail'}${p.files === 0 ? '' : `  allegati: ${p.files}`}`,
  unknown: (p: { number: string }) => `Non c’è un messaggio con il numero ${p.number}.`,
  exported: (p: { count: number; folder: string }) => `Esportati ${p.count} messaggi in ${p.folder}.`,
  folderFull: (p: { folder: string }) => `La cartella ${p.folder} esiste già: scegline una nuova.`,
  deleted: (p: { number: number }) => `Eliminato il messaggio ${p.number}.`,
}
