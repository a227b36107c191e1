/** What could not be done with a line, where the server has no words for it. */
export const cartFailureTexts = {
  productAddError: (p: { name: string }) => `Non è stato possibile aggiungere ${p.name}. Riprova.`,
  'errors.errorSettingProduct': (p: { name: string }) =>
    `Impossibile cambiare la quantità di ${p.name}: nel carrello resta quella di prima. Riprova.`,
  'errors.errorRemovingProduct': (p: { name: string }) =>
    `Impossibile togliere ${p.name} dal carrello. Riprova.`,
} as const
