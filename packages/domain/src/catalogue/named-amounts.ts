import type { MeasureBase } from './measure-units.ts'

/** A weight or volume named in a text: the total, and as `count` packs of `each`. */
export interface NamedMeasure {
  content: number
  unit: MeasureBase
  count: number
  each: number
  isDrained: boolean
  isNet: boolean
  /** '125 g cad.': the weight of each piece. */
  isEach: boolean
  /** 'x 1,5 l', '500 g + 20%': not the whole content, or the number of packs is unknown. */
  isPart: boolean
  from: number
  to: number
}

/** A number of pieces named in a text. */
export interface NamedPieces {
  pieces: number
  /** The pieces are packs such as bottles or pots: a measure next to them may be that of each. */
  areContainers: boolean
  /** The pieces are washes or sheets: a measure next to them is the content. */
  areUses: boolean
  from: number
}
