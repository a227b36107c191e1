/** Who is who among the accounts of the demo shop. */
export const demoSignInTexts = {
  restaurant: 'ristorante: due aziende, ordini fatti',
  person: 'cliente privato, carrello vuoto',
  newcomer: 'registrato, tessera da ritirare',
  operator: 'operatore',
  administrator: 'amministratore',
} as const
