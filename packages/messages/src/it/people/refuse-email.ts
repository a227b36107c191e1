/** Texts of the screen on which the old address says that nobody asked for another e-mail. */
export const refuseEmailTexts = {
  title: 'Hai chiesto tu di cambiare e-mail?',
  text: (p: { email: string }) =>
    `Se non sei stato tu, premi il pulsante: annulliamo la richiesta per ${p.email} e disconnettiamo tutti i dispositivi.`,
  refuse: 'Non sono stato io',
  itWasMe: 'Sono stato io: torna al negozio',
  doneTitle: 'Richiesta annullata',
  doneText:
    'Il tuo indirizzo e-mail resta quello di prima e tutti i dispositivi sono stati disconnessi. Chi ha fatto la richiesta può conoscere la tua password: impostane subito una nuova.',
  newPassword: 'Imposta una nuova password',
  deadTitle: 'Questo link non vale più',
  noLinkText:
    'Per annullare il cambio apri di nuovo il link che ti abbiamo mandato: per sicurezza non resta in questa pagina.',
} as const
