const count = new Intl.NumberFormat('it-IT')
const PIXELS_PER_MEGAPIXEL = 1_000_000

/** Why a picture of a product is not loaded. */
export const importPictureTexts = {
  nameUnknown:
    'il nome non comincia con un codice o un EAN del negozio: chiamalo CODICE.jpg, CODICE_retro.jpg o CODICE-etichetta-2.png (fronte, retro, etichetta, aperto, uso)',
  gtinOfMany: 'più prodotti hanno questo EAN: chiama il file con il codice',
  samePlace: (p: { file: string }) =>
    `è la stessa inquadratura di ${p.file}: numera la seconda (CODICE-retro-2.jpg)`,
  storeAway: (p: { place: string; reason: string }) =>
    `Le immagini non si possono salvare in ${p.place}: ${p.reason}. Nulla è stato cambiato: riprova.`,
  problems: {
    svg: 'è un disegno SVG, che può contenere programmi: esportalo in PNG',
    gif: 'è una GIF: servono JPEG, PNG o WebP',
    heic: 'è HEIC, come le foto dei telefoni Apple: esportala in JPEG',
    avif: 'è AVIF: servono JPEG, PNG o WebP',
    tiff: 'è TIFF: servono JPEG, PNG o WebP',
    other: 'non è un’immagine JPEG, PNG o WebP, qualunque sia il suo nome',
    animated: 'è animata: serve un’immagine ferma',
    damaged: 'è rovinata o incompleta: copiala di nuovo',
  },
  tooSmall: (p: { least: number }) => `il lato più corto deve avere almeno ${p.least} pixel`,
  tooManyPixels: (p: { most: number }) =>
    `ha più di ${count.format(p.most / PIXELS_PER_MEGAPIXEL)} milioni di pixel: riducila`,
}
