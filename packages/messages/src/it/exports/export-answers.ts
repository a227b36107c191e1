/** Refusals about exports of pictures and data. */
export const exportAnswerTexts = {
  'export.sourceMissing': 'Scegli da dove partire: il carrello, un ordine oppure una lista.',
  'export.sourceUnknown': 'Questo carrello, ordine o lista non c’è più, o non è tuo: parti da un altro.',
  'export.sourceEmpty': 'Qui non ci sono prodotti di cui dare immagini o dati: parti da un’altra lista.',
  'export.tooManyProducts': (p: { count: number; max: number }) =>
    `Sono ${p.count} prodotti, e una richiesta ne può avere ${p.max}: parti da una lista più corta.`,
  'export.nothingChosen':
    'Scegli almeno un’immagine con formato e tipo di file, oppure un file di dati con almeno una voce.',
  'export.tooMany': (p: { max: number }) =>
    `La tua azienda ha già ${p.max} richieste in preparazione: aspetta che una finisca e riprova.`,
  'export.unknown': 'Questa richiesta non c’è, o è di un altro accesso.',
  'export.linkWrong': 'Questo link non è valido per il tuo accesso: apri la pagina delle tue richieste.',
  'export.expired': 'Il file non si può più scaricare: chiedilo di nuovo.',
  'export.noPictures': 'Di questo prodotto non ci sono immagini.',
}
