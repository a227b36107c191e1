/** The shelf sheet: a list on paper, to walk along the shelves with a pen. */
export const listPaperTexts = {
  code: 'Codice',
  product: 'Prodotto',
  usual: 'Di solito',
  left: 'C’è',
  order: 'Da ordinare',
  printed: (p: { day: string }) => `Stampata il ${p.day}`,
  gone: 'non più in vendita',
} as const
