/** Why a registration, its card or its link is refused (errors.ts). */
export const registrationRefusalTexts = {
  'consent.textChanged':
    'Il testo di questo consenso è cambiato mentre la pagina era aperta: leggilo di nuovo e conferma.',
  'registration.closed': 'Al momento non è possibile registrarsi da qui: chiedi in negozio.',
  'registration.cardNotVerified': 'I codici inseriti non sono corretti. Verifica e riprova.',
  'registration.requestTooOld': 'La richiesta della tessera è scaduta dopo 24 ore: compilala di nuovo.',
  'registration.cardOwned': 'Hai già una tessera: se l’hai persa, chiedi in negozio.',
  'registration.linkUsed': 'Questo link è già stato usato. Se hai confermato la tua e-mail, accedi.',
  'registration.linkTooOld': 'Questo link è scaduto: valeva 24 ore. Fattene mandare uno nuovo.',
  'registration.linkUnknown':
    'Questo link non è valido. Apri quello dell’ultima e-mail ricevuta, oppure fattene mandare uno nuovo.',
  'registration.linkSuperseded':
    'Dopo questo link te ne abbiamo mandati altri: apri quello dell’ultima e-mail ricevuta.',
  'registration.linkEnded':
    'Questo link non vale più: dopo averlo mandato i dati di accesso sono cambiati. Accedi, oppure fattene mandare uno nuovo.',
  'registration.refusalTooOld':
    'Questo link è scaduto: valeva 7 giorni. Se non riconosci la richiesta imposta una nuova password, oppure chiamaci.',
  'registration.refusalEnded':
    'Dopo questa e-mail i dati di accesso sono cambiati e il link non vale più. Se non li hai cambiati tu, chiamaci subito.',
} as const
