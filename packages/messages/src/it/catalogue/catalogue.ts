import { countText as number } from '@cambusa/domain/text/number-text'

/** Texts of categories and product cards; those of lists are in product-lists.ts. */
export const catalogueTexts = {
  departments: 'Reparti',
  subcategories: 'Sottocategorie',

  // card
  promoUntil: (p: { day: string }) => `fino al ${p.day}`,
  discount: (p: { percent: number }) => `-${p.percent}%`,
  isNew: 'Novità',
  code: (p: { code: string }) => `Cod. ${p.code}`,
  perUnit: (p: { price: string; unit: string }) => `${p.price}/${p.unit}`,
  lowest30: (p: { price: string }) => `Prezzo più basso degli ultimi 30 giorni: ${p.price}`,
  variableWeight: 'Prezzo indicativo, il totale si calcola sul peso effettivo',
  vatExcluded: '+ IVA',
  vatIncludedAt: (p: { rate: number }) => `IVA ${p.rate}% inclusa`,
  vatExcludedAt: (p: { rate: number }) => `IVA ${p.rate}% esclusa`,
  few: 'Ultimi pezzi',
  multiples: (p: { count: number }) => `multipli di ${number(p.count)}`,
  minimum: (p: { quantity: string; unit: string }) => `minimo ${p.quantity} ${p.unit}`,
  unavailable: {
    store: 'Non si compra ancora: il negozio non ha un punto vendita',
    stock: 'Esaurito in questo punto vendita',
    price: 'Non in vendita: manca il prezzo',
    'food-information': 'Non in vendita: informazioni incomplete',
  },
  unavailableOther: 'Non disponibile',
  seeAlternatives: 'Vedi le alternative',
  seeAlternativesTo: (p: { name: string }) => `Vedi le alternative a ${p.name}`,
} as const
