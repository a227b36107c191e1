/** What stands in the place of a screen whose code did not come, or that broke while it was drawn. */
export const brokenScreenTexts = {
  missing: {
    title: 'Questa schermata non è ancora qui',
    text: 'Non siamo riusciti a caricarla. Riprova, oppure torna indietro.',
    offline: 'Sei senza connessione. Si apre da sola quando torna la rete: intanto puoi tornare indietro.',
    act: 'Riprova',
  },
  broken: {
    title: 'Questa schermata si è interrotta',
    text: 'Ricarica la pagina per riprendere da dove eri: il carrello resta com’è.',
    offline: 'Sei senza connessione: puoi tornare indietro, il carrello resta com’è.',
    act: 'Ricarica la pagina',
  },
} as const
