/** Texts that the server writes into lists of products. */
export const catalogueTexts = {
  facets: {
    category: 'Categoria',
    brand: 'Marca',
    promotion: 'Promozioni',
    new: 'Novità',
    format: 'Formato',
    label: 'Caratteristiche',
    'allergen-free': 'Senza allergeni',
    availability: 'Disponibilità',
    price: 'Prezzo',
  },
  allPromotions: 'Tutte le promozioni',
  newProducts: 'Nuovi arrivi',
  availableNow: 'Disponibili subito',
  priceBelow: (p: { to: string }) => `Fino a ${p.to}`,
  priceBetween: (p: { from: string; to: string }) => `Da ${p.from} a ${p.to}`,
  priceFrom: (p: { from: string }) => `Oltre ${p.from}`,
  /** Allergens of Reg. (EU) 1169/2011, annex II, by code; what a shopper reads on the filter. */
  withoutAllergen: (p: { allergen: string }) => `Senza ${p.allergen.replaceAll('-', ' ')}`,
  /** Labels of products by code; one that is not here is shown as it is. */
  labels: {
    bio: 'Biologico',
    dop: 'DOP',
    igp: 'IGP',
    stg: 'STG',
    doc: 'DOC',
    docg: 'DOCG',
    vegan: 'Vegano',
    'senza-glutine': 'Senza glutine',
    'senza-lattosio': 'Senza lattosio',
    integrale: 'Integrale',
    surgelato: 'Surgelato',
    professionale: 'Formato professionale',
  } as Readonly<Record<string, string>>,
} as const
