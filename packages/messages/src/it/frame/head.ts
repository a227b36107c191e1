import { countText as number } from '@cambusa/domain/text/number-text'
const named = new Intl.ListFormat('it-IT')
const filled = (texts: readonly string[]) => texts.filter((text) => text !== '')

/** What stands in the head of the page, for who shares or finds it. */
export const headTexts = {
  description: (p: { shop: string; claim: string }) =>
    `${filled([p.shop, p.claim]).join(': ')}. Spesa e forniture all’ingrosso: scegli, prenota la fascia, ricevi o ritira.`,
  /** What it costs is left out where nobody knows. */
  product: (p: {
    name: string
    format: string
    brand: string
    price: string
    unitPrice: string
    shop: string
  }) => {
    const what = filled([p.name, p.format, p.brand]).join(', ')
    const price = p.price === '' ? '' : `: ${p.price}${p.unitPrice === '' ? '' : ` (${p.unitPrice})`}`
    return `${what}${price}. Scheda completa, disponibilità e consegna o ritiro con ${p.shop}.`
  },
  category: (p: { name: string; page: number; count: number; parts: readonly string[]; shop: string }) => {
    const count = p.count === 1 ? '1 prodotto' : `${number(p.count)} prodotti`
    const parts = p.parts.length === 0 ? '' : ` tra ${named.format(p.parts)}`
    return `${p.name}${p.page > 1 ? `, pagina ${number(p.page)}` : ''}: ${count}${parts}. Spesa e forniture con ${p.shop}, a casa o al ritiro.`
  },
  departments: (p: { names: readonly string[]; shop: string }) =>
    `Tutti i reparti di ${p.shop}${p.names.length === 0 ? '' : `: ${named.format(p.names)}`}.`,
  history: (p: { name: string; shop: string }) =>
    `Come sono cambiati nel tempo prezzo, scheda e confezione di ${p.name}, venduto da ${p.shop}.`,
  /** The first step of the way to a page, as search engines show it. */
  home: 'Home',
} as const
