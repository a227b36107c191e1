/** Where the screens of a customer lie (specification §2). */
export const accountCrumbs = {
  profile: 'Il mio profilo',
  password: 'Cambia password',
  sessions: 'Dispositivi collegati',
  myData: 'I tuoi dati',
  deletion: 'Cancella il mio account',
  lists: 'Le mie liste',
  list: 'Dettaglio lista',
  colleagues: 'Colleghi',
  approvals: 'Approvazioni',
  approval: 'Carrello in approvazione',
  address: 'Dettaglio indirizzo',
} as const
