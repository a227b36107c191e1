/** A list of the restaurant; goods are named so that it reads like a kitchen's. */
export interface DemoList {
  name: string
  isShared: boolean
  /** Days of delivery, 1 Monday to 7 Sunday, and days before on which its draft is prepared. */
  standing?: { weekdays: number[]; leadDays: number }
  /** Name of a good, quantity in pieces or base unit before it is made purchasable. */
  lines: [goodName: string, quantity: number][]
}

/** The lists of ristorante@example.com for its first company: one shared, one that prepares drafts. */
export const demoLists: readonly DemoList[] = [
  {
    name: 'Dispensa del lunedì e giovedì',
    isShared: false,
    standing: { weekdays: [1, 4], leadDays: 2 },
    lines: [
      ['Farina 00', 10],
      ['Pomodori pelati', 24],
      ['Olio extravergine di oliva 100% italiano', 4],
      ['Uova fresche da allevamento a terra', 6],
      ['Parmigiano Reggiano DOP 24 mesi', 3],
      ['Burro', 8],
      ['Acqua minerale naturale', 24],
    ],
  },
  {
    name: 'Bar e colazioni',
    isShared: true,
    lines: [
      ['Caffè in grani espresso bar', 6],
      ['Zucchero semolato', 10],
      ['Latte fresco intero alta qualità', 12],
      ['Cornetti vuoti', 4],
      ['Succo d’arancia 100%', 6],
      ['Tovaglioli 24x24 bar', 5],
    ],
  },
  {
    name: 'Serata pizza',
    isShared: false,
    lines: [
      ['Farina per pizza', 4],
      ['Mozzarella fiordilatte', 20],
      ['Passata di pomodoro', 12],
      ['Basilico', 5],
      ['Olive nere denocciolate', 4],
      ['Birra lager', 24],
      ['Scatole pizza 33x33', 2],
    ],
  },
]
