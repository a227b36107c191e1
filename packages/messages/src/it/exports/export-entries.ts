/** Texts of the ways to an export, on other screens, and of pictures that left the catalogue. */
export const exportEntryTexts = {
  entry: 'Immagini e dati',
  entryOf: (p: { name: string }) => `Immagini e dati: ${p.name}`,
  ofCart: 'Immagini e dati del carrello',
  gone: 'Non è più in vendita',
  delisted: 'Scarica le immagini',
  delistedNamed: (p: { name: string }) => `Scarica le immagini di ${p.name}`,
  delistedFailed: 'Immagini non disponibili',
  delistedDone: 'Immagini scaricate',
} as const
