/** What the operator reads of work that the shop could not do (`npm run jobs`). */
export const jobsTexts = {
  usage: `Uso: npm run jobs [-- --retry ID | --drop ID]

  Elenca i lavori che il negozio ha tentato fino alla fine senza riuscirci, con il motivo.
  --retry ID   lo tenta ancora una volta, subito (se il negozio è aperto)
  --drop ID    lo toglie dall’elenco: non sarà fatto`,
  none: 'Nessun lavoro fallito.',
  failed: (p: { name: string; id: string; tries: number; when: string; payload: string; reason: string }) =>
    `${p.name}  ${p.id}\n  ${p.when}, tentativi: ${p.tries}${p.payload === '' ? '' : `\n  ${p.payload}`}\n  motivo: ${p.reason}`,
  hidden: '…',
  retried: (p: { id: string }) => `${p.id}: sarà tentato ancora una volta.`,
  dropped: (p: { id: string }) => `${p.id}: tolto dall’elenco.`,
  unknown: (p: { id: string }) => `Nessun lavoro fallito ha l’ID ${p.id}: npm run jobs li elenca.`,
}
