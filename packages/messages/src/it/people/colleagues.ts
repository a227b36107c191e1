import type { CompanyRole } from '@cambusa/domain/people/company-roles'

/** Names of what somebody does in a company. */
export const companyRoleTexts: Record<CompanyRole, string> = {
  holder: 'Titolare',
  buyer: 'Acquirente',
  buyerWithApproval: 'Acquirente con approvazione',
}

/** The colleagues of a company: who orders for it, within which limits. */
export const colleagueTexts = {
  title: 'Colleghi',
  intro: (p: { company: string }) => `Chi ordina per ${p.company}, e fino a quanto.`,
  introShort: 'Chi ordina per l’azienda, e fino a quanto.',
  failed: 'Non siamo riusciti a caricare i colleghi.',
  list: 'Colleghi dell’azienda',
  you: 'Tu',
  invitedBy: (p: { name: string }) => `invito di ${p.name}`,
  alone: 'Per ora ordini solo tu. Invita chi ordina con te: scegli fino a quanto può ordinare da solo.',

  // limits
  noLimit: 'ordina senza limiti',
  everyCart: 'ogni carrello va approvato',
  orderLimit: (p: { amount: string }) => `fino a ${p.amount} per ordine`,
  monthLimit: (p: { amount: string }) => `fino a ${p.amount} al mese`,
  monthUsed: (p: { used: string; limit: string }) => `${p.used} di ${p.limit} ordinati questo mese`,
  used: (p: { used: string }) => `${p.used} ordinati questo mese`,
  left: (p: { left: string }) => `restano ${p.left}`,
  monthBar: (p: { name: string }) => `Limite del mese di ${p.name}`,

  // acts
  invite: 'Invita un collega',
  editNamed: (p: { name: string }) => `Cambia ruolo e limiti di ${p.name}`,
  removeNamed: (p: { name: string }) => `Togli ${p.name}`,
  removeTitle: (p: { name: string }) => `Togliere ${p.name} dai colleghi?`,
  removeText: (p: { company: string }) =>
    `Non ordina più per ${p.company}: i suoi accessi aperti per l’azienda finiscono subito. Gli ordini già fatti restano.`,
  removeYes: 'Togli dai colleghi',
  removed: (p: { name: string }) => `${p.name} non è più tra i colleghi.`,
  saved: (p: { name: string }) => `Ruolo e limiti di ${p.name} sono salvati.`,
  cancel: 'Annulla',

  // the form
  inviteTitle: 'Invita un collega',
  inviteText: 'Mandiamo un’e-mail con un link che vale 72 ore, una volta sola.',
  editTitle: (p: { name: string }) => `Ruolo e limiti di ${p.name}`,
  email: 'E-mail',
  emailHint: 'Con questo indirizzo accede o si registra.',
  role: 'Che cosa può fare',
  roleHints: {
    holder: 'Ordina senza limiti, approva i carrelli dei colleghi e decide chi ordina.',
    buyer: 'Ordina da solo fino ai limiti; oltre, manda il carrello in approvazione.',
    buyerWithApproval: 'Prepara il carrello; parte solo quando un titolare lo approva.',
  } satisfies Record<CompanyRole, string>,
  orderLimitField: 'Limite per ordine, in euro',
  monthLimitField: 'Limite al mese, in euro',
  limitHint: 'Vuoto: nessun limite',
  wrongAmount: 'Scrivi un importo, ad esempio 300 o 299,90',
  send: 'Manda l’invito',
  save: 'Salva',
  sent: (p: { email: string }) => `Abbiamo mandato l’invito a ${p.email}.`,

  // open invitations
  invitations: 'Inviti aperti',
  expires: (p: { when: string }) => `vale fino al ${p.when}`,
  expired: 'Scaduto',
  again: 'Manda di nuovo',
  againNamed: (p: { email: string }) => `Manda di nuovo l’invito a ${p.email}`,
  withdraw: 'Ritira',
  withdrawNamed: (p: { email: string }) => `Ritira l’invito a ${p.email}`,
  withdrawn: (p: { email: string }) => `L’invito a ${p.email} non vale più.`,

  // not a holder, or of no company
  notHolder: 'I colleghi li gestisce chi è titolare',
  notHolderText: 'Chiedi a un titolare dell’azienda se serve un altro ruolo o un altro limite.',
  noCompany: 'Non ordini per un’azienda',
  noCompanyText: 'I colleghi ci sono solo per chi ordina a nome di un’azienda.',

  // the section of the profile
  section: 'La tua azienda',
  ownRole: 'Il tuo ruolo',
  ownOrderLimit: 'Per ordine',
  ownMonthLimit: 'Questo mese',
  none: 'senza limiti',
  upTo: (p: { amount: string }) => `fino a ${p.amount}`,
  leftOf: (p: { left: string; limit: string }) => `restano ${p.left} di ${p.limit}`,
  always: 'ogni carrello lo approva un titolare',
  manage: 'Gestisci i colleghi',
} as const
