/** Signing in at an identity provider: the button, the screen that ends it, and the page of a refusal. */
export const ssoTexts = {
  title: 'Accedi con la tua azienda',
  enterWith: (p: { name: string }) => `Accedi con ${p.name}`,
  or: 'oppure',
  intro: 'Entri con le credenziali che usi nella tua azienda: qui non serve un’altra password.',
  none: 'Questo negozio non ha accessi aziendali: entra con e-mail e password.',
  entering: 'Stiamo completando l’accesso…',
  firstTime: 'È il tuo primo accesso',
  firstTimeText: 'Prima di cominciare leggi e accetta quello che segue. Lo chiediamo una volta sola.',
  proceed: 'Accetta ed entra',
  again: 'Riprova',
  // a page of the server
  refusedTitle: 'Accesso non riuscito',
  refused:
    'Non abbiamo potuto verificare la risposta della tua azienda, quindi non sei entrato. Riprova; se succede ancora, avvisa chi gestisce gli accessi nella tua azienda.',
  refusedReference: (p: { id: string }) => `Codice per l’assistenza: ${p.id}`,
  retry: 'Riprova ad accedere',
  home: 'Torna al negozio',
  signedOutTitle: 'Sei uscito',
  signedOut: 'La sessione in questo negozio è chiusa.',
} as const

/** The identity provider of the demo shop. */
export const developmentIdpTexts = {
  name: 'Azienda di prova',
  notReal: 'Pagina di prova: chiunque entra con un tocco, senza password.',
  chooseTitle: 'Chi entra?',
  choose: (p: { name: string }) => `Entra come ${p.name}`,
  newcomer: 'Anna Nuova, prima volta in negozio',
  continueTitle: 'Continua nel negozio',
  continueText: (p: { name: string }) => `L’azienda di prova conferma che sei ${p.name}.`,
  proceed: 'Continua',
  sessionsTitle: 'Sessioni aperte dall’azienda di prova',
  noSessions: 'Nessuna sessione aperta.',
  end: (p: { name: string }) => `Chiudi la sessione di ${p.name}`,
  signedOutTitle: 'Sei uscito',
  signedOut: 'L’azienda di prova ha chiuso la sessione, e il negozio anche.',
  unknownTitle: 'Richiesta non valida',
  unknown: 'Questa richiesta di accesso non è del negozio: ricomincia da lì.',
  back: 'Torna al negozio',
} as const

/** Refusals of sign-ins at identity providers. */
export const ssoErrorTexts = {
  'sso.providerUnknown': 'Questo accesso non è disponibile: entra con e-mail e password.',
  'sso.returnUrlForeign': 'L’indirizzo a cui tornare non è di questo negozio.',
  'sso.codeEnded': 'L’accesso non si è concluso in tempo: premi di nuovo il pulsante per entrare.',
  'sso.consentsNeeded': 'Per entrare la prima volta accetta l’informativa e le condizioni.',
  'sso.emailTaken': (p: { email: string }) =>
    `${p.email} ha già un account in questo negozio: entra con la tua password, o chiedi in negozio di collegarlo alla tua azienda.`,
}
