/** What stands in the head of the page, for who shares or finds it. */
export const headTexts = {
  description: (p: { shop: string; claim: string }) =>
    `${[p.shop, p.claim].filter((text) => text !== '').join(': ')}. Spesa e forniture all’ingrosso: scegli, prenota la fascia, ricevi o ritira.`,
} as const
