import { PACK_SHAPES, type PackShape } from '../pictures/picture-spec.ts'

export type ContentUnit = 'kg' | 'l' | 'pz'

/** A format read from a family: what the label says and how it is sold. */
export interface Format {
  /** As on a label: '500 g', '6 x 1,5 l', 'al kg'. */
  label: string
  /** Net content of one selling unit, in contentUnit. */
  content: number
  contentUnit: ContentUnit
  /** Packs in a multipack, 1 for a single one. */
  count: number
  shape?: PackShape
  /** Sold in multiples of this (Confezione). */
  multiple: number
  /** Smallest quantity that can be bought. */
  minimum: number
  /** Format for professionals. */
  isPro: boolean
  /** Drained weight in percent of the content. */
  drainedPercent?: number
  /** Sold by weight: first quantity and step, in grams. */
  weight?: { firstGrams: number; stepGrams: number }
}

const UNITS: Record<string, [ContentUnit, number]> = {
  g: ['kg', 0.001],
  kg: ['kg', 1],
  ml: ['l', 0.001],
  cl: ['l', 0.01],
  l: ['l', 1],
  pz: ['pz', 1],
}

const isShape = (mark: string): mark is PackShape => (PACK_SHAPES as readonly string[]).includes(mark)

/** Reads one format of a family ('6 x 1,5 l|multipack|k2'). Throws on a mark or unit that it does not know. */
export function readFormat(text: string): Format {
  const [label = '', ...marks] = text.trim().split('|')
  const format: Format = { ...readLabel(label.trim()), multiple: 1, minimum: 0, isPro: false }
  for (const mark of marks) {
    const number = Number(mark.slice(1))
    if (isShape(mark)) format.shape = mark
    else if (mark === 'pro') format.isPro = true
    else if (mark.startsWith('k') && number > 0) format.multiple = format.minimum = Math.max(number, 1)
    else if (mark.startsWith('m') && number > 0) format.minimum = number
    else if (mark.startsWith('d') && number > 0) format.drainedPercent = number
    else throw new Error(`unknown mark '${mark}' of format '${text}'`)
  }
  return format
}

function readLabel(label: string): Pick<Format, 'label' | 'content' | 'contentUnit' | 'count' | 'weight'> {
  const byWeight = /^sfuso (\d+)\/(\d+)$/.exec(label)
  if (byWeight) {
    const weight = { firstGrams: Number(byWeight[1]), stepGrams: Number(byWeight[2]) }
    return { label: 'al kg', content: 1, contentUnit: 'kg', count: 1, weight }
  }
  const parts = /^(?:(\d+) x )?(\d+(?:,\d+)?) (g|kg|ml|cl|l|pz)$/.exec(label)
  const [unit, factor] = UNITS[parts?.[3] ?? ''] ?? []
  if (!parts || !unit || !factor) throw new Error(`unreadable format '${label}'`)
  const count = Number(parts[1] ?? 1)
  const content = Math.round(count * Number((parts[2] ?? '').replace(',', '.')) * factor * 1000) / 1000
  return { label, content, contentUnit: unit, count }
}
