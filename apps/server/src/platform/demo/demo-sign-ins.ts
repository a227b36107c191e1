import { demoSignInTexts } from '@cambusa/messages/it/operator/demo-sign-ins'

/** Accounts of the demo shop (specification §15): printed at start, shown on its login form, created by the filling. */
export const DEMO_PASSWORD = 'Cambusa.2026'

export const DEMO_SIGN_INS = [
  { email: 'ristorante@example.com', who: demoSignInTexts.restaurant },
  { email: 'privato@example.com', who: demoSignInTexts.person },
  { email: 'nuovo@example.com', who: demoSignInTexts.newcomer },
  { email: 'collega@example.com', who: demoSignInTexts.colleague },
  { email: 'operatore@example.com', who: demoSignInTexts.operator },
  { email: 'admin@example.com', who: demoSignInTexts.administrator },
] as const

/** Data for registering a new customer: a free card, the VAT number of its holder, and where mail is read. */
export const DEMO_NEWCOMER = {
  cardCode: '2900000000018',
  vatNumber: '01234567897',
  mailUrl: '/dev/mail',
} as const

/** The till of the demo shop's restaurant (technical login); its secret is public, so that it is shut in production. */
export const DEMO_TILL = {
  key: 'CASSA-DI-PROVA',
  secret: 'SEGRETO-DELLA-CASSA-DI-PROVA',
  login: 'ristorante@example.com',
  name: demoSignInTexts.till,
} as const
