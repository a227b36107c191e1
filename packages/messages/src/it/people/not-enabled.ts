/** Why somebody may not do an act (roles.ts), after 'Utente non abilitato: '. */
export const notEnabledReasons = {
  role: 'questa funzione è riservata a chi lavora nel negozio',
  sso: 'e-mail e password si cambiano dove accedi, nella tua azienda',
  technical: 'questo dispositivo accede con una chiave; entra con e-mail e password',
  acting: 'lo può fare solo il cliente',
} as const

/** The dialog of everybody who is not enabled. */
export const notEnabledTexts = {
  title: 'Utente non abilitato',
  toBuy: 'Puoi riempire il carrello, ma per ordinare manca ancora:',
  steps: {
    verifyEmail: 'conferma il tuo indirizzo e-mail',
    collectCard: 'ritira la tessera nel punto vendita con un documento; le aziende anche con la partita IVA',
  },
  generic: 'Con questo accesso non puoi farlo. Se pensi che sia un errore, chiedi al negozio.',
  close: 'Ho capito',
} as const
