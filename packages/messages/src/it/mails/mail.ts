/** What the shop writes to customers by mail. */
export const mailTexts = {
  greeting: (p: { name: string }) => (p.name === '' ? 'Ciao,' : `Ciao ${p.name},`),
  linkCopied: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  notYou: 'Se non sei stato tu, ignora questa e-mail: non succede nulla.',
  questions: (p: { email: string; phone: string; hours: string }) =>
    `Hai bisogno di aiuto? Scrivi a ${p.email} o chiama ${p.phone}${p.hours === '' ? '' : ` (${p.hours})`}.`,
  why: (p: { shop: string }) =>
    `Ricevi questa e-mail perché riguarda il tuo account ${p.shop}: non è pubblicità.`,

  whyStaff: (p: { shop: string }) => `Ricevi questa e-mail perché lavori per ${p.shop}.`,

  verify: {
    subject: 'Conferma il tuo indirizzo e-mail',
    text: (p: { shop: string }) =>
      `per completare la registrazione a ${p.shop} conferma che questo indirizzo e-mail è tuo.`,
    button: 'Conferma l’indirizzo e-mail',
    validity: (p: { hours: number }) => `Il link vale ${p.hours} ore e si usa una volta sola.`,
  },
  welcome: {
    subject: (p: { shop: string }) => `Il tuo account ${p.shop} è attivo`,
    text: 'il tuo indirizzo e-mail è confermato.',
    mayBuy: 'Puoi sfogliare i prodotti, riempire il carrello e ordinare.',
    cardPending: (p: { store: string }) =>
      `La tua tessera ti aspetta ${p.store === '' ? 'nel punto vendita che hai scelto' : `nel punto vendita ${p.store}`}: ritirala con un documento. Intanto puoi sfogliare i prodotti e riempire il carrello; per ordinare serve la tessera.`,
    button: 'Vai al negozio',
  },
  cardRequested: {
    subject: 'Abbiamo ricevuto la richiesta della tua tessera',
    text: (p: { store: string }) =>
      `la tua tessera gratuita sarà pronta ${p.store === '' ? 'nel punto vendita che hai scelto' : `nel punto vendita ${p.store}`}. Ritirala alla prima visita: deve esserci il titolare della tessera o della partita IVA, con un documento.`,
    after: 'Quando la ritiri ti scriviamo che puoi ordinare.',
  },
  cardReady: {
    subject: 'La tua tessera è attiva',
    text: (p: { card: string }) => `la tua tessera ${p.card} è attiva: da ora puoi ordinare.`,
    button: 'Inizia la spesa',
  },
  accountExists: {
    subject: 'Hai già un account',
    text: (p: { shop: string }) =>
      `qualcuno, forse tu, ha provato a registrarsi a ${p.shop} con questo indirizzo e-mail, che ha già un account.`,
    forgotten: 'Se non ricordi la password, impostane una nuova.',
    button: 'Imposta una nuova password',
  },
  passwordReset: {
    subject: 'Imposta una nuova password',
    text: (p: { shop: string }) =>
      `hai chiesto di impostare una nuova password per il tuo account ${p.shop}.`,
    button: 'Imposta la password',
    validity: (p: { minutes: number }) => `Il link vale ${p.minutes} minuti e si usa una volta sola.`,
  },
  passwordChanged: {
    subject: 'La tua password è cambiata',
    text: (p: { shop: string }) =>
      `la password del tuo account ${p.shop} è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.`,
    notYou: 'Se non sei stato tu, imposta subito una nuova password e scrivici.',
    button: 'Imposta una nuova password',
  },
  emailConfirm: {
    subject: 'Conferma il nuovo indirizzo e-mail',
    text: (p: { shop: string }) =>
      `hai chiesto di usare questo indirizzo e-mail per il tuo account ${p.shop}. Confermalo: fino ad allora vale quello di prima.`,
    button: 'Conferma il nuovo indirizzo',
    validity: (p: { hours: number }) => `Il link vale ${p.hours} ore e si usa una volta sola.`,
  },
  giftCertificates: {
    subject: 'I tuoi buoni regalo',
    text: (p: { number: string; shop: string }) =>
      `ecco i buoni regalo dell’ordine ${p.number} di ${p.shop}. Puoi usarli tu o girarli a chi vuoi.`,
    gift: (p: { code: string; description: string; amount: string; until: string }) =>
      `${p.code} · ${p.amount} · ${p.description}${p.until === '' ? '' : ` · vale fino al ${p.until}`}`,
    button: 'Vai al negozio',
    use: 'Si usano alla cassa, in «Hai un codice regalo?», anche un po’ per volta, finché c’è importo.',
    keep: 'Chi ha il codice può spenderlo: tienilo come se fosse denaro.',
  },
  staffInvited: {
    subject: (p: { shop: string }) => `Il tuo accesso a ${p.shop}`,
    text: (p: { shop: string; role: string }) =>
      `da ora lavori per ${p.shop} come ${p.role}. Scegli la password con cui entrare: entri con questo indirizzo e-mail. Al primo accesso colleghi un’app di autenticazione del telefono.`,
    roles: { operator: 'operatore', administrator: 'amministratore' },
    button: 'Scegli la password',
    validity: (p: { minutes: number }) =>
      `Il link vale ${p.minutes} minuti e si usa una volta sola. Se è scaduto, chiedine un altro con «Password dimenticata».`,
  },
  keyMade: {
    subject: (p: { name: string }) => `Nuova chiave per «${p.name}»`,
    text: (p: { shop: string; name: string; company: string; day: string }) =>
      `«${p.name}» di ${p.company} da ora può entrare in ${p.shop} a tuo nome con una chiave, fino al ${p.day}: vede il tuo carrello e i tuoi ordini, e può ordinare.`,
    notYou: 'Se non l’hai chiesta tu, avvisa subito il negozio: può ritirare la chiave.',
  },
  emailChanging: {
    subject: 'Richiesta di cambio dell’indirizzo e-mail',
    text: (p: { shop: string; email: string }) =>
      `è stato chiesto di usare l’indirizzo ${p.email} per il tuo account ${p.shop}. Il cambio avviene quando quell’indirizzo viene confermato.`,
    notYou:
      'Se non sei stato tu, premi il pulsante: annulliamo il cambio e disconnettiamo tutti i dispositivi. Poi imposta una nuova password.',
    button: 'Non sono stato io',
    validity: (p: { days: number }) =>
      `Il link vale ${p.days} giorni. Se sei stato tu, ignora questa e-mail e conferma il nuovo indirizzo.`,
  },
  emailChanged: {
    subject: 'Il tuo indirizzo e-mail è cambiato',
    text: (p: { shop: string; email: string }) =>
      `da ora il tuo account ${p.shop} usa l’indirizzo ${p.email}. Tutti gli altri dispositivi sono stati disconnessi.`,
    notYou: (p: { phone: string }) => `Se non sei stato tu, chiamaci subito: ${p.phone}.`,
  },
  newDevice: {
    subject: 'Accesso da un nuovo dispositivo',
    text: (p: { shop: string; device: string; at: string }) =>
      `il ${p.at} qualcuno è entrato nel tuo account ${p.shop} da un dispositivo nuovo${p.device === '' ? '' : `: ${p.device}`}.`,
    you: 'Se sei stato tu, non devi fare nulla.',
    notYou:
      'Se non sei stato tu, disconnetti subito quel dispositivo e scegli un’altra password: chi è entrato la conosce.',
    button: 'Controlla i dispositivi',
  },
  deletionAsked: {
    subject: 'Il tuo account sarà cancellato',
    text: (p: { shop: string; day: string }) =>
      `hai chiesto di cancellare il tuo account ${p.shop}. Lo cancelliamo dopo il ${p.day}; tutti gli altri dispositivi sono stati disconnessi.`,
    keep: 'Se cambi idea, accedi prima di quel giorno e premi «Tieni il mio account».',
    notYou: 'Se non sei stato tu, accedi, tieni l’account e cambia subito la password.',
    button: 'Tieni il mio account',
  },
  accountDeleted: {
    subject: 'Il tuo account è stato cancellato',
    text: (p: { shop: string }) =>
      `il tuo account ${p.shop} non esiste più: abbiamo cancellato nome, indirizzi, carte salvate e tutto il resto che ti riguarda.`,
    kept: 'Degli ordini restano merce e importi, e i dati di chi ha chiesto la fattura, per il tempo che la legge impone; restano anche i consensi che hai dato e revocato.',
    last: 'Questa è l’ultima e-mail che ricevi: il tuo indirizzo viene cancellato dopo l’invio.',
  },
  companyChanged: {
    subject: 'I dati di fatturazione dell’azienda sono cambiati',
    text: (p: { company: string; by: string }) =>
      `${p.by} ha cambiato i dati di fatturazione di ${p.company}. Valgono dalle prossime fatture.`,
    fields: { billingAddress: 'Indirizzo di fatturazione', pec: 'PEC', sdiCode: 'Codice SDI' },
    change: (p: { before: string; after: string }) =>
      `${p.after === '' ? 'tolto' : p.after}${p.before === '' ? '' : ` (prima: ${p.before})`}`,
    button: 'Controlla i dati',
    notRight: 'Se non sono giusti, correggili dal profilo oppure chiamaci.',
  },
}

/** The page on which the demo shop shows the mails that it sent. */
export const sentMailsTexts = {
  title: 'E-mail inviate',
  about: 'Le e-mail del negozio, dalla più recente.',
  none: 'Nessuna e-mail inviata.',
  to: 'A',
  text: 'Versione di solo testo',
}
