type Keys = readonly (readonly [keys: readonly string[], does: string])[]

const groups: readonly { name: string; keys: Keys }[] = [
  {
    name: 'Dappertutto, con un solo tasto',
    keys: [
      [['/'], 'Cerca un prodotto'],
      [['R'], 'Apri i reparti'],
      [['F'], 'Vai ai filtri dell’elenco'],
      [['E'], 'Mostra l’elenco per l’ingrosso'],
      [['P'], 'Vai ai prodotti dell’elenco'],
      [['C'], 'Apri il carrello'],
      [['O'], 'Apri l’ordine rapido'],
      [['?'], 'Mostra queste scorciatoie'],
    ],
  },
  {
    name: 'Nell’elenco per l’ingrosso',
    keys: [
      [['Invio'], 'Prendi la quantità e vai alla riga dopo'],
      [['↑', '↓'], 'Vai alla riga prima o dopo'],
      [['+', '−'], 'Aumenta o diminuisci la quantità'],
      [['Esc'], 'Rinuncia a ciò che hai scritto'],
    ],
  },
  {
    name: 'Su un prodotto in griglia',
    keys: [
      [['+', '−'], 'Aumenta o diminuisci la quantità'],
      [['Invio'], 'Apri il prodotto'],
      [['L'], 'Salva il prodotto in una lista'],
    ],
  },
  {
    name: 'Nell’ordine rapido',
    keys: [
      [['↑', '↓'], 'Vai alla riga prima o dopo'],
      [['Ctrl', 'Invio'], 'Aggiungi tutto al carrello'],
    ],
  },
  {
    name: 'Nei menu e nelle finestre',
    keys: [
      [['↑', '↓', '→'], 'Scorri i reparti ed entra in uno'],
      [['Esc'], 'Chiudi'],
    ],
  },
]

/** What can be done by keys. */
export const shortcutTexts = {
  title: 'Scorciatoie da tastiera',
  single: 'Scorciatoie di un solo tasto',
  singleHint: 'Spegnile se detti al computer o se premi tasti senza volerlo. Mentre scrivi non contano mai.',
  groups,
} as const
