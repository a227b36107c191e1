/** Texts of the end of every screen, which comes with the first thing that a shopper does. */
export const footerTexts = {
  browse: 'Sfoglia i reparti',
  shop: 'Il negozio',
  account: 'Il tuo account',
  copyright: '© Cambusa. I prezzi sono in euro e comprendono l’IVA dove indicato.',
  claim: 'Dispensa, freschi e bevande per chi cucina ogni giorno, a casa e al lavoro.',
} as const
