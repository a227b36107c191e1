/**
 * Who can sign in to the demo shop (specification §15): printed at start, shown on its login form, made by the filling.
 */
export const DEMO_PASSWORD = 'Cambusa.2026'

export const DEMO_SIGN_INS = [
  { email: 'ristorante@example.com', who: 'ristorante: due aziende, ordini fatti' },
  { email: 'privato@example.com', who: 'cliente privato, carrello vuoto' },
  { email: 'nuovo@example.com', who: 'registrato, tessera da ritirare' },
  { email: 'operatore@example.com', who: 'operatore' },
  { email: 'admin@example.com', who: 'amministratore' },
] as const
