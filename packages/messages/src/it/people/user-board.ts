/** The board on which administrators choose a customer to act for, and the banner while they do. */
export const userBoardTexts = {
  title: 'Agisci per un cliente',
  intro:
    'Vedi prezzi, carrello e ordini del cliente, per un’ora al massimo. Puoi ordinare per lui con pagamento alla consegna o differito: l’ordine dice che l’hai fatto tu. I suoi dati personali restano solo suoi.',
  search: 'Cerca per nome, e-mail, codice cliente, azienda o partita IVA',
  searchShort: 'Nome, e-mail, azienda',
  find: 'Cerca',
  list: 'Clienti',
  found: (p: { count: number }) => (p.count === 1 ? '1 cliente' : `${p.count} clienti`),
  none: 'Nessun cliente con queste parole',
  noneText: 'Prova con una parte del nome, con l’e-mail o con la partita IVA.',
  failed: 'Non siamo riusciti a caricare i clienti.',
  code: (p: { code: string }) => `codice ${p.code}`,
  levels: { 0: 'e-mail da confermare', 1: 'tessera da ritirare', 2: 'può ordinare' } as Record<
    number,
    string
  >,
  act: 'Agisci',
  actFor: (p: { name: string }) => `Agisci per ${p.name}`,
  banner: (p: { name: string }) => `Agisci per conto di ${p.name}`,
  leave: 'Esci',
} as const

/** Why an administrator does not act for somebody (errors.ts). */
export const userBoardRefusalTexts = {
  'userBoard.notThis': 'Non si può agire per questo utente: scegli un cliente con l’accesso attivo.',
  'userBoard.notActing': 'Non stai agendo per un cliente.',
} as const
