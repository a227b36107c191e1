/** Who can sign in to the demo shop (decisions §8): printed at start, shown on its login form, made by the filling. */
export const DEMO_PASSWORD = 'Cambusa.2026'

export const DEMO_SIGN_INS = [
  { email: 'ristorante@example.com', who: 'ristorante: due aziende, ordini fatti' },
  { email: 'privato@example.com', who: 'cliente privato, carrello vuoto' },
  { email: 'nuovo@example.com', who: 'registrato, tessera da ritirare' },
  { email: 'collega@example.com', who: 'collega del ristorante: stesso codice cliente' },
  { email: 'operatore@example.com', who: 'operatore' },
  { email: 'admin@example.com', who: 'amministratore' },
] as const

/** What a newcomer registers with: a card that nobody has yet, the VAT number of its holder, and where mail is read. */
export const DEMO_NEWCOMER = {
  cardCode: '2900000000018',
  vatNumber: '01234567897',
  mailUrl: '/dev/mail',
} as const
