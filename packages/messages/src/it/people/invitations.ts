/** The landing of the link in an invitation. */
export const invitationTexts = {
  title: 'Invito a ordinare',
  headline: (p: { company: string }) => `Ordina per ${p.company}`,
  text: (p: { by: string; company: string; email: string }) =>
    `${p.by} ti invita a ordinare per ${p.company} con ${p.email}.`,
  expires: (p: { when: string }) => `L’invito vale fino al ${p.when}.`,
  accept: 'Accetta l’invito',
  create: 'Crea l’account e accetta',
  account: 'Il tuo account',
  accountText: (p: { email: string }) => `Accederai con ${p.email}.`,
  firstName: 'Nome',
  lastName: 'Cognome',
  password: 'Password',
  passwordHint: 'Almeno 6 caratteri',
  terms: 'Accetto le condizioni di vendita e l’informativa sulla privacy',
  done: (p: { company: string }) => `Ora puoi ordinare per ${p.company}`,
  doneText: (p: { email: string }) => `Accedi con ${p.email} e scegli l’azienda.`,
  doneHere: 'Scegli l’azienda per cominciare.',
  chooseCompany: 'Scegli l’azienda',
  other: (p: { signedIn: string; email: string }) =>
    `Sei in questo browser con ${p.signedIn}, ma l’invito è per ${p.email}. Puoi accettarlo: poi esci e accedi con quell’indirizzo.`,
  signOut: 'Esci e accedi con l’altro indirizzo',
  noLink: 'Apri il link dell’invito',
  noLinkText: 'Per sicurezza il link non resta in questa pagina: aprilo di nuovo dall’e-mail.',
  dead: 'Questo invito non vale più',
  failed: 'Non siamo riusciti ad aprire l’invito.',
  home: 'Vai alla home',
} as const
