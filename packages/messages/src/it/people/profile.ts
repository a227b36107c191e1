/** Texts of the profile: own data, e-mail, password, consents, delegates. Wrong fields have the words of validation.ts. */
export const profileTexts = {
  title: 'Il mio profilo',
  intro: 'I tuoi dati, quelli per la fattura e chi può ritirare per te.',
  loadFailed: 'Non siamo riusciti a caricare il profilo.',
  save: 'Salva',
  cancel: 'Annulla',
  logout: 'Esci',

  // what is missing before buying
  missingTitle: 'Cosa manca per ordinare',
  verifyEmail: 'Conferma la tua e-mail',
  verifyEmailText: (p: { email: string }) => `Apri il link che ti abbiamo mandato a ${p.email}.`,
  resend: 'Manda di nuovo il link',
  resent: (p: { email: string }) => `Ti abbiamo mandato un nuovo link a ${p.email}.`,
  collectCard: 'Ritira la tessera',
  collectCardText:
    'Ti aspetta nel tuo punto vendita: alla prima visita deve venire il titolare della partita IVA o chi ha chiesto la tessera.',
  collectCardAsk: 'Chiedila nel tuo punto vendita: portando un documento la ricevi subito.',
  storeCard: 'Tessera',
  storeCardCode: 'Codice della tessera',
  customerCode: 'Codice cliente',

  // own data
  person: 'Dati personali',
  firstName: 'Nome',
  lastName: 'Cognome',
  taxCode: 'Codice fiscale',
  phone: 'Telefono',
  mobile: 'Cellulare',
  landline: 'Telefono fisso',
  store: 'Punto vendita di riferimento',
  storeNone: 'Scegli il punto vendita',
  storeNumbered: (p: { number: number }) => `Punto vendita ${p.number}`,
  storesFailed: 'Non siamo riusciti a caricare i punti vendita.',
  savePerson: 'Salva i dati personali',

  // e-mail and password
  access: 'E-mail e password',
  email: 'E-mail',
  emailHint: 'È il tuo nome utente: con questa accedi.',
  pendingEmail: (p: { email: string }) =>
    `Aspettiamo la conferma di ${p.email}: apri il link nell’e-mail. Fino ad allora vale quella di prima.`,
  newEmail: 'Nuova e-mail',
  changeEmail: 'Cambia e-mail',
  emailPasswordHint: 'La chiediamo per essere sicuri che sia tu.',
  sendLink: 'Manda il link di conferma',
  passwordTitle: 'Cambia password',
  passwordIntro: 'Gli altri dispositivi dovranno accedere di nuovo.',
  changePassword: 'Cambia password',
  oldPassword: 'Password attuale',
  newPassword: 'Nuova password',
  newPasswordHint: (p: { min: number }) => `Almeno ${p.min} caratteri.`,
  repeatPassword: 'Ripeti la nuova password',

  // cards
  cards: 'Carte salvate',
  cardsText: 'Le tiene la banca: noi vediamo solo il circuito e le ultime quattro cifre.',

  // company and invoices
  billing: 'Fatturazione',
  company: 'Ragione sociale',
  vatNumber: 'Partita IVA',
  companyTaxCode: 'Codice fiscale dell’azienda',
  companyFixed: 'Per cambiare ragione sociale o partita IVA chiedi in negozio.',
  pec: 'PEC',
  sdiCode: 'Codice SDI',
  saveBilling: 'Salva la fatturazione',

  // consents
  consents: 'Consensi',
  consentsText: 'Puoi cambiare idea quando vuoi: vale da subito.',
  consentHistory: 'Storia dei consensi',
  consentNone: 'Non hai ancora dato consensi.',
  consentNames: {
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni generali di vendita',
    profiling: 'Profilazione',
    marketing: 'Comunicazioni e promozioni',
    cookieAnalytics: 'Cookie per le statistiche',
    cookieProfilation: 'Cookie per la pubblicità',
  },
  consentGiven: 'dato',
  consentTaken: 'tolto',
  consentEntry: (p: { what: string; when: string; version: string }) =>
    `${p.what} il ${p.when}, testo ${p.version}`,

  // delegates
  delegates: 'Delegati al ritiro',
  delegatesText: 'Chi può ritirare la spesa con la tua tessera, sempre o solo in certi giorni.',
  delegatesNone: 'Non hai ancora delegati.',
  addDelegate: 'Aggiungi un delegato',
  editDelegate: 'Modifica delegato',
  newDelegate: 'Nuovo delegato',
  editNamed: (p: { name: string }) => `Modifica ${p.name}`,
  removeNamed: (p: { name: string }) => `Elimina ${p.name}`,
  removeTitle: (p: { name: string }) => `Vuoi eliminare ${p.name}?`,
  removeText: 'Non potrà più ritirare la spesa con la tua tessera.',
  removeYes: 'Elimina il delegato',
  removeNo: 'Tienilo',
  saveDelegate: 'Salva il delegato',
  howLong: 'Quando può ritirare',
  permanent: 'Sempre',
  occasional: 'Solo in certi giorni',
  from: 'Dal giorno',
  to: 'Al giorno',
  between: (p: { from: string; to: string }) => `Dal ${p.from} al ${p.to}`,

  // screens at the end of a change, by the last part of their address
  toProfile: 'Torna al profilo',
  toHome: 'Vai alla home',
  ends: {
    'profile-confirmed': {
      title: 'E-mail confermata',
      text: 'La tua e-mail è confermata. Nel profilo trovi quello che manca per ordinare.',
    },
    'profile-updated': {
      title: 'Modifiche salvate',
      text: 'I tuoi dati sono aggiornati. Se hai cambiato la password, gli altri dispositivi dovranno accedere di nuovo.',
    },
    'email-updated': {
      title: 'E-mail cambiata',
      text: 'Da ora accedi con la nuova e-mail.',
    },
    'profile-update-error': {
      title: 'Modifica non riuscita',
      text: 'I tuoi dati sono rimasti come prima. Torna al profilo e riprova.',
    },
  },
} as const
