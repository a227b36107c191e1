/** Texts of signing in and out. Wrong fields have the words of validation.ts, refusals those of errors.ts. */
export const authTexts = {
  title: 'Accedi',
  description: 'Ti serve per scegliere dove e quando ricevere la spesa, e per ordinare.',
  login: 'E-mail',
  password: 'Password',
  rememberMe: 'Ricordami su questo dispositivo',
  forgotten: 'Hai dimenticato la password?',
  submit: 'Accedi',
  noAccount: 'Non hai ancora un account?',
  register: 'Registrati',
  // technical login
  techTitle: 'Accesso tecnico',
  techDescription: 'Per casse e tablet che hanno una chiave del negozio.',
  techLink: 'Accesso tecnico con una chiave',
  techBack: 'Accedi con e-mail e password',
  key: 'Chiave',
  secret: 'Segreto',
  keyRequired: 'Scrivi la chiave',
  secretRequired: 'Scrivi il segreto',
  // demo mode
  demoTitle: 'Prova il negozio',
  demoText: 'Entra con un tocco: sono clienti di esempio.',
  demoNewcomer: (p: { cardCode: string; vatNumber: string }) =>
    `Per registrarti come cliente nuovo usa la tessera ${p.cardCode} con la partita IVA ${p.vatNumber}, oppure richiedi una tessera. Le e-mail del negozio di prova si leggono qui:`,
  demoMail: 'Posta del negozio di prova',
} as const
