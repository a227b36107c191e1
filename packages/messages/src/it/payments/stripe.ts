/** What Stripe's page and its records call a payment. */
export const stripeTexts = {
  order: (p: { number: string }) => `Ordine ${p.number}`,
} as const
