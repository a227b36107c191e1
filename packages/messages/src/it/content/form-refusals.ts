const SECONDS_PER_MINUTE = 60
const minutesText = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))
  return minutes === 1 ? 'un minuto' : `${minutes} minuti`
}

/** Why a form is refused (errors.ts). */
export const formRefusalTexts = {
  'form.unknown': 'Questo modulo non c’è più: usa la pagina dei contatti.',
  'form.tooOld':
    'La pagina era aperta da molto tempo e il messaggio non è partito. Premi di nuovo «Invia»: quello che hai scritto è ancora qui.',
  'form.sentBefore':
    'Un messaggio da questa pagina è già arrivato, con un altro testo. Se vuoi mandare anche questo, premi di nuovo «Invia».',
  'form.tooFast':
    'Il modulo è partito troppo in fretta per una persona. Aspetta qualche secondo e premi di nuovo «Invia».',
  'form.trapped':
    'È stato riempito un campo nascosto che serve contro i messaggi automatici. Svuota il campo «Sito web» e premi di nuovo «Invia».',
  'form.fileRefused': (p: { name: string }) =>
    `Il file «${p.name}» non si può allegare: il suo contenuto non è una foto (JPG, PNG, WebP, HEIC) o un PDF. Toglilo e premi di nuovo «Invia».`,
  'form.manyFiles': (p: { seconds: number }) =>
    `Hai inviato molti file in poco tempo: al massimo 10 in dieci minuti. Riprova tra ${minutesText(p.seconds)}, oppure invia il messaggio senza allegati.`,
  'form.manyMessages': (p: { seconds: number }) =>
    `Da qui sono già arrivati 5 messaggi nell’ultima ora. Riprova tra ${minutesText(p.seconds)}, oppure telefonaci.`,
}
