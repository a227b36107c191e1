import { SHOT_NUMBER_MAX, type Shot } from './product-shots.ts'

/** What the name of a picture's file says. */
export interface PictureFileName {
  /** The code or GTIN that it names, as it was given in `known`. */
  code: string
  shot: Shot
  number: number
}

/** Words for a shot in names of files, Italian and English, without accents. */
const SHOT_WORDS: ReadonlyMap<string, Shot> = new Map<string, Shot>([
  ['front', 'front'],
  ['fronte', 'front'],
  ['back', 'back'],
  ['retro', 'back'],
  ['label', 'label'],
  ['etichetta', 'label'],
  ['open', 'open'],
  ['aperto', 'open'],
  ['aperta', 'open'],
  ['use', 'use'],
  ['uso', 'use'],
])

/** The end of a name after its code: a shot, a number, or both. */
const TOLD = /^[-_ ]+([a-z]+)(?:[-_ ]*([0-9]+))?$|^[-_ ]+([0-9]+)$/
const SUFFIX = /\.[^.]*$/

/**
 * What the name of a file says, without folders: CODE.jpg is the front, CODE_back.png the back, CODE-back-2.png its second
 * picture, CODE-2.jpg the second front. Codes may contain the signs between the parts: of the codes for which the rest is a
 * shot, the longest known one is meant. `isKnown` gets the code as it is written; case of the shot does not matter. undefined:
 * no known code and shot.
 */
export function readPictureFileName(
  fileName: string,
  isKnown: (code: string) => boolean,
): PictureFileName | undefined {
  const name = fileName.normalize('NFC').replace(SUFFIX, '').trim()
  for (let end = name.length; end > 0; end -= 1) {
    const told = readShot(name.slice(end))
    if (told === undefined) continue
    const code = name.slice(0, end)
    if (isKnown(code)) return { code, ...told }
  }
  return undefined
}

function readShot(rest: string): Omit<PictureFileName, 'code'> | undefined {
  if (rest === '') return { shot: 'front', number: 1 }
  const [, word, ofWord, alone] = TOLD.exec(rest.toLowerCase()) ?? []
  const shot = word === undefined ? alone && ('front' as const) : SHOT_WORDS.get(word)
  const number = Number(ofWord ?? alone ?? 1)
  if (!shot || number < 1 || number > SHOT_NUMBER_MAX) return undefined
  return { shot, number }
}
