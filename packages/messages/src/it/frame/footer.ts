/** Texts of the end of every screen, which comes with the first thing that a shopper does. */
export const footerTexts = {
  browse: 'Sfoglia i reparti',
  shop: 'Il negozio',
  stores: 'Punti vendita e orari',
  account: 'Il tuo account',
  contacts: 'Contatti',
  follow: 'Seguici',
  otherSites: 'Altri siti',
  /** Links where the content service has no menu. */
  privacy: 'Informativa sulla privacy',
  cookies: 'Cookie policy',
  contact: 'Scrivici',
  /** After the retailer's own line. */
  prices: 'I prezzi sono in euro e comprendono l’IVA dove indicato.',
} as const
