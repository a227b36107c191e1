/** What stands in the head of the page, for who shares or finds it. */
export const headTexts = {
  description: (p: { shop: string; claim: string }) =>
    `${[p.shop, p.claim].filter((text) => text !== '').join(': ')}. Spesa e forniture all’ingrosso: scegli, prenota la fascia, ricevi o ritira.`,
  /** Written into the page for browsers whose scripts are off. */
  withoutScripts:
    'Senza JavaScript puoi cercare e leggere i prodotti. Per il carrello e la cassa serve: attivalo nelle impostazioni del browser.',
} as const
