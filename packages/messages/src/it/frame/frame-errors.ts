/** What the frame says when its own calls fail (specification §8). */
export const frameErrorTexts = {
  'errors.errorLogout': 'Non siamo riusciti a farti uscire: su questo dispositivo sei ancora dentro.',
  'errors.errorLoadingCart': 'Non siamo riusciti a caricare il tuo carrello.',
} as const
