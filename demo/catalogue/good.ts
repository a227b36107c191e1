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
  shape?: PackShape
}

const isLabel = (mark: string): mark is GoodLabel => (GOOD_LABELS as readonly string[]).includes(mark)
const isShape = (mark: string): mark is PackShape => (PACK_SHAPES as readonly string[]).includes(mark)

/** Reads one good of a family. Throws on a mark that it does not know. */
export function readGood(text: string): Good {
  const [name = '', ...marks] = text.trim().split('|')
  const good: Good = { name: name.trim(), labels: [], priceFactor: 1 }
  for (const mark of marks) {
    if (isLabel(mark)) good.labels.push(mark)
    else if (isShape(mark)) good.shape = mark
    else if (mark.startsWith('@')) good.food = mark.slice(1)
    else if (/^x\d/.test(mark)) good.priceFactor = Number(mark.slice(1))
    else throw new Error(`unknown mark '${mark}' of good '${text}'`)
  }
  return good
}
