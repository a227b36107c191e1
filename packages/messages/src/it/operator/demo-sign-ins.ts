/** Who is who among the accounts of the demo shop. */
export const demoSignInTexts = {
  restaurant: 'ristorante: due aziende, ordini fatti',
  person: 'cliente privato, carrello vuoto',
  newcomer: 'registrato, tessera da ritirare',
  colleague: 'collega del ristorante: ordina fino a 300 €, oltre chiede di approvare',
  operator: 'operatore',
  administrator: 'amministratore',
  till: 'Cassa di prova',
} as const
