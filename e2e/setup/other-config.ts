import type { ShopConfig } from '@cambusa/contract/shop/shop-config'

/** Where that shop's pictures of streets come from. */
export const TILE_HOST = 'strade.example.org'

/** The shop.config.json of another retailer, with no value of the demo shop. */
export const OTHER: ShopConfig = {
  name: 'Bottega Rossa & Figli',
  claim: 'Dal 1931 <sotto> i portici',
  logo: { file: 'insegna.png', alt: 'Un portico rosso' },
  colours: { primary: '#7a1f3d', secondary: '#0b5d3b' },
  company: {
    legalName: 'Rossa & Figli S.n.c.',
    address: 'Via Galliera 8',
    postalCode: '40121',
    city: 'Bologna',
    province: 'BO',
    vatNumber: '12345678903',
    taxCode: '12345678903',
    rea: 'BO-424242',
    shareCapital: '25.000,00 € i.v.',
    pec: 'rossa@pec.example.org',
  },
  contacts: { email: 'ciao@rossa.example.org', phone: '+39 051 424242', hours: 'Ogni giorno, 8:00-13:00' },
  bankTransfer: { beneficiary: 'Rossa & Figli S.n.c.', iban: 'IT16W0200803284000102222222' },
  social: [{ name: 'Mastodon', url: 'https://social.example.org/@rossa' }],
  externalLinks: [
    { name: 'Il blog', url: 'https://blog.example.org/' },
    { name: 'Le offerte', url: '/search?promo=true' },
  ],
  registrationEnabled: true,
  copyright: '© 2026 Rossa & Figli',
  map: {
    tiles: `https://${TILE_HOST}/{z}/{x}/{y}.png`,
    attribution: '© Autori delle strade',
    attributionUrl: 'https://strade.example.org/copyright',
  },
}
