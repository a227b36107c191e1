/** What a shopper reads where a product has something to choose, and what may not be bought without limit. */
export const cartChoiceTexts = {
  description: 'Scegli come lo vuoi.',
  choose: 'Scegli',
  missing: (p: { choice: string }) => `Scegli: ${p.choice}`,
  confirm: 'Conferma',
  add: 'Aggiungi al carrello',
  change: (p: { notes: string }) => `${p.notes} · cambia`,
} as const
