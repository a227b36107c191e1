/** Texts of the datasheet that is made of a product's sheet. */
export const datasheetTexts = {
  title: 'Scheda tecnica',
  titleOf: (p: { name: string }) => `Scheda tecnica: ${p.name}`,
  code: 'Codice articolo',
  gtin: 'Codice EAN/GTIN',
  brand: 'Marca',
  category: 'Categoria',
  vat: 'IVA',
  vatRate: (p: { rate: number }) => `${p.rate}%`,
  labels: 'Caratteristiche',
  packaging: 'Confezione e pallet',
  notKnown: 'non indicato',
  perHundred: 'per 100 g o 100 ml',
  minAge: (p: { age: number }) => `La vendita è vietata a chi ha meno di ${p.age} anni.`,
  madeOn: (p: { day: string; shop: string }) =>
    `Preparata da ${p.shop} il ${p.day} con i dati forniti dal produttore. Fa fede quanto scritto in etichetta.`,
  page: (p: { page: number; pages: number }) => `Pagina ${p.page} di ${p.pages}`,
} as const
