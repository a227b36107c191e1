/** Words of the file that says what was picked of an order (`npm run orders -- pick`). */
export const pickFileWords = {
  /** Names of its columns. */
  columns: {
    code: ['codice', 'cod', 'code', 'articolo'],
    line: ['riga', 'line'],
    quantity: ['quantità', 'quantita', 'peso', 'quantity', 'weight'],
    outcome: ['esito', 'outcome'],
    replacement: ['sostituto', 'codice sostituto', 'replacement', 'replacement code'],
  },
  outcomes: [
    { outcome: 'delivered', names: ['consegnato', 'delivered'] },
    { outcome: 'replaced', names: ['sostituito', 'replaced'] },
    { outcome: 'missing', names: ['mancante', 'missing'] },
  ],
} as const
