import type { ConsentKind } from '@cambusa/domain/people/consent'

/**
 * Version of the text of each consent: the month in which it was last changed. Who changes a text below changes its version
 * here, so that the history of a customer says what was agreed to; consents.test.ts has the texts of all versions. Of the
 * consents to a page it is the version where the page names none.
 */
export const consentVersions = {
  privacy: '2026-11',
  terms: '2026-11',
  profiling: '2026-11',
  marketing: '2026-11',
} as const satisfies Record<ConsentKind, string>

/** What a customer agrees to, beside its box. */
export const consentTexts = {
  privacy: 'Ho letto l’informativa sulla privacy.',
  terms: 'Accetto le condizioni generali di vendita.',
  profiling: 'Acconsento all’uso dei miei acquisti per propormi prodotti e offerte su misura.',
  marketing: 'Acconsento a ricevere comunicazioni e promozioni per e-mail e telefono.',
} as const satisfies Record<ConsentKind, string>

/** Below the box of a consent to a whole page: the link to it, with the version that one agrees to. */
export const consentPageTexts = {
  privacy: (p: { version: string }) => `Leggi l’informativa sulla privacy, versione ${p.version}`,
  terms: (p: { version: string }) => `Leggi le condizioni generali di vendita, versione ${p.version}`,
} as const
