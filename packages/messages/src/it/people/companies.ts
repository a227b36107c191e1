/** Texts of choosing the company that a customer acts for. */
export const companyTexts = {
  title: 'Per quale azienda compri?',
  description: 'Carrello, prezzi, indirizzi e ordini sono quelli dell’azienda che scegli.',
  company: 'Azienda',
  choose: 'Scegli l’azienda',
  go: 'Continua',
  cancel: 'Annulla',
  logout: 'Esci',
  loadFailed: 'Non siamo riusciti a caricare le tue aziende.',
} as const
