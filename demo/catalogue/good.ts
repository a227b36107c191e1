import { isInfoKey, type InfoKey } from './food-info.ts'
import { PACK_SHAPES, type PackShape } from '../pictures/picture-spec.ts'

/** Marks of a good that shoppers filter by. */
export const GOOD_LABELS = ['bio', 'sg', 'vegan', 'dop', 'igp', 'doc', 'docg'] as const
export type GoodLabel = (typeof GOOD_LABELS)[number]

/** One good of a family: 'Mele Gala bio|bio|x1.4|@red-apple'. */
export interface Good {
  name: string
  labels: GoodLabel[]
  priceFactor: number
  food?: string
  /** Its own ingredients, where the family's do not fit. */
  info?: InfoKey
  shape?: PackShape
}

const isLabel = (mark: string): mark is GoodLabel => (GOOD_LABELS as readonly string[]).includes(mark)
const isShape = (mark: string): mark is PackShape => (PACK_SHAPES as readonly string[]).includes(mark)

function readInfoKey(key: string, text: string): InfoKey {
  if (!isInfoKey(key)) throw new Error(`no food information '${key}' for good '${text}'`)
  return key
}

/** What the name itself says need not be said again. */
const SAID_BY_NAME: [RegExp, GoodLabel][] = [
  [/\bDOP\b/, 'dop'],
  [/\bIGP\b/, 'igp'],
  [/\bDOCG\b/, 'docg'],
  [/\bDOC\b/, 'doc'],
  [/\bbio\b/, 'bio'],
  [/\bsenza glutine\b/, 'sg'],
  [/\bvegan\b/, 'vegan'],
]

/** Reads one good of a family. Throws on a mark that it does not know. */
export function readGood(text: string): Good {
  const [name = '', ...marks] = text.trim().split('|')
  const good: Good = { name: name.trim(), labels: [], priceFactor: 1 }
  for (const mark of marks) {
    if (isLabel(mark)) good.labels.push(mark)
    else if (isShape(mark)) good.shape = mark
    else if (mark.startsWith('%')) good.info = readInfoKey(mark.slice(1), text)
    else if (mark.startsWith('@')) good.food = mark.slice(1)
    else if (/^x\d/.test(mark)) good.priceFactor = Number(mark.slice(1))
    else throw new Error(`unknown mark '${mark}' of good '${text}'`)
  }
  for (const [pattern, label] of SAID_BY_NAME) {
    if (pattern.test(good.name) && !good.labels.includes(label)) good.labels.push(label)
  }
  return good
}
