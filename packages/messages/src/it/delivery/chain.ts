/** The chain of dialogs: sign in, choose where, choose when. */
export const chainTexts = {
  steps: 'Passi per scegliere dove e quando',
  login: 'Accedi',
  address: 'Dove',
  timeslot: 'Quando',
} as const
