import type { InvoicePart } from '@cambusa/domain/orders/invoice-data'
import type { MissingToBuy } from '@cambusa/domain/people/profile'

/** Words that the server puts into the refusals of the checkout. */
export const checkoutAnswerTexts = {
  /** What is missing before a customer may buy. */
  missing: {
    verifyEmail: 'verifica il tuo indirizzo e-mail',
    collectCard: 'ritira la tessera in punto vendita',
  } satisfies Record<MissingToBuy, string>,
  and: ' e ',
  /** What is missing before an invoice can be written. */
  missingForInvoice: {
    taxCode: 'il codice fiscale',
    address: 'l’indirizzo di fatturazione',
    electronicAddress: 'il codice SDI o la PEC',
  } satisfies Record<InvoicePart, string>,
  /** A line of the cart beyond what may be bought of it in a day. */
  beyondToday: (p: { name: string }) =>
    `${p.name}: hai superato la quantità massima giornaliera acquistabile per questo articolo`,
  /** A free slot near the one that was lost. */
  nearestSlot: (p: { day: string; time: string }) => `Disponibile: ${p.day}, ${p.time}`,
} as const
