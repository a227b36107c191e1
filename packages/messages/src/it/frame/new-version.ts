/** Texts of the dialog that tells of a new version. */
export const newVersionTexts = {
  updateTitle: 'È pronta una nuova versione',
  updateText:
    'Ricarica la pagina per continuare con la versione aggiornata. Il carrello e quello che hai scritto restano, tranne le password.',
  updateReload: 'Ricarica',
} as const
