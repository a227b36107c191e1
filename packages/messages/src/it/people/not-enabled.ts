/** What somebody lacks who may not do an act, after 'Utente non abilitato: ' (roles.ts). */
export const notEnabledTexts = {
  role: 'questa funzione è riservata a chi lavora nel negozio',
  sso: 'e-mail e password si cambiano dove accedi, nella tua azienda',
  technical: 'questo dispositivo accede con una chiave; entra con e-mail e password',
  acting: 'lo può fare solo il cliente',
} as const
