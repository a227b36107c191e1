/** Where the screens of a customer lie (specification §2). */
export const accountCrumbs = {
  profile: 'Il mio profilo',
  password: 'Cambia password',
  address: 'Dettaglio indirizzo',
} as const
