/** Texts of the confirmation of an e-mail address, and of the end of the registration. */
export const confirmationTexts = {
  // the mail is on its way
  pendingTitle: 'Controlla la tua posta',
  pendingText: (p: { login: string }) =>
    `Abbiamo scritto a ${p.login}. Apri il link nella mail entro 24 ore per confermare l’indirizzo.`,
  pendingHint: 'Se non la trovi guarda anche nella posta indesiderata.',
  otherAddress: 'Usa un altro indirizzo',
  noLinkTitle: 'Apri il link della mail',
  noLinkText:
    'Per confermare il tuo indirizzo apri di nuovo il link che ti abbiamo mandato: per sicurezza non resta in questa pagina.',

  // the link was opened
  title: 'Conferma il tuo indirizzo e-mail',
  text: (p: { email: string }) => `Premi il pulsante per confermare ${p.email}.`,
  confirm: 'Conferma l’indirizzo',
  usedTitle: 'Link già usato',
  tooOldTitle: 'Link scaduto',
  supersededTitle: 'C’è un link più recente',
  endedTitle: 'Link non più valido',
  unknownTitle: 'Link non riconosciuto',
  askFromProfile: 'Chiedi di nuovo il cambio di indirizzo dal tuo profilo.',
  resendTo: (p: { email: string }) => `Ti mandiamo un link nuovo a ${p.email}.`,
  resent: (p: { email: string }) => `Se ${p.email} aspetta una conferma, ti abbiamo mandato un link nuovo.`,
  register: 'Vai alla registrazione',

  // the end
  completedTitle: 'Registrazione completata',
  completedText: 'Il tuo account è pronto.',
  cardPending:
    'La richiesta della tessera è in attesa: ritirala alla prima visita nel punto vendita che hai scelto, con il titolare e un documento. Intanto puoi riempire il carrello; per ordinare serve la tessera.',
  confirmedTitle: 'Registrazione confermata',
  confirmedText: 'Il tuo indirizzo e-mail è confermato. Accedi e inizia la spesa.',
  emailConfirmedTitle: 'Nuovo indirizzo confermato',
  emailConfirmedText: 'Da ora accedi con il nuovo indirizzo e-mail.',
} as const
