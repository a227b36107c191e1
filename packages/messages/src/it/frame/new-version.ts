/** Texts of the dialog that tells of a new version. */
export const newVersionTexts = {
  updateTitle: 'È pronta una nuova versione',
  updateText: 'Ricarica la pagina per continuare con la versione aggiornata. Il carrello resta com’è.',
  updateReload: 'Ricarica',
} as const
