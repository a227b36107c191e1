const count = new Intl.NumberFormat('it-IT')
const BYTES_PER_MEGABYTE = 1_000_000

/** Why a folder or ZIP of pictures, or a file in it, is not loaded. */
export const importFileTexts = {
  missing: (p: { path: string }) => `La cartella o il file ${p.path} non esiste o non si legge.`,
  neither: (p: { path: string }) => `${p.path} non è una cartella né un file ZIP.`,
  empty: (p: { path: string }) => `In ${p.path} non ci sono file.`,
  noZip: (p: { path: string }) =>
    `${p.path} non è un file ZIP leggibile: per le immagini indica una cartella o un file ZIP.`,
  zipBroken: (p: { path: string }) =>
    `Il file ZIP ${p.path} è rovinato o ha percorsi non ammessi: crealo di nuovo. Nulla è stato cambiato.`,
  tooMany: (p: { max: number }) =>
    `Ci sono più di ${count.format(p.max)} file: dividili in più cartelle. Nulla è stato cambiato.`,
  unreadable: 'il file non si legge',
  encrypted: 'nello ZIP è protetto da password: togli la password',
  tooManyBytes: (p: { most: number }) =>
    `è più grande di ${count.format(p.most / BYTES_PER_MEGABYTE)} MB: riduci la sua qualità o le sue dimensioni`,
}
