/** Mails about exports of pictures and data, and copies of one's own data. */
export const exportMailTexts = {
  ready: {
    subject: (p: { isMyData: boolean }) =>
      p.isMyData ? 'La copia dei tuoi dati è pronta' : 'Le immagini e i dati che hai chiesto sono pronti',
    text: (p: { isMyData: boolean }) =>
      p.isMyData
        ? 'La copia dei tuoi dati è pronta: la scarichi dal tuo profilo, dopo avere effettuato l’accesso.'
        : 'Il file con le immagini e i dati dei prodotti è pronto: lo scarichi dopo avere effettuato l’accesso.',
    until: (p: { until: string }) => `Si può scaricare fino al ${p.until}.`,
    button: 'Vai al file',
  },
  failed: {
    subject: (p: { isMyData: boolean }) =>
      p.isMyData ? 'La copia dei tuoi dati non è riuscita' : 'Il file che hai chiesto non è riuscito',
    text: 'Qualcosa non ha funzionato mentre preparavamo il tuo file. Apri la pagina per vedere che cosa puoi fare, e chiedilo di nuovo.',
    button: 'Vai alla richiesta',
  },
} as const
