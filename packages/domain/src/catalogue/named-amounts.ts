import type { MeasureBase } from './measure-units.ts'

/** A weight or volume named in a text: the whole of it, and as `count` packs of `each`. */
export interface NamedMeasure {
  content: number
  unit: MeasureBase
  count: number
  each: number
  isDrained: boolean
  isNet: boolean
  /** '125 g cad.': of each piece. */
  isEach: boolean
  /** 'x 1,5 l', '500 g + 20%': not all of the content, or of another number than the text says. */
  isPart: boolean
  from: number
  to: number
}

/** A number of pieces named in a text. */
export interface NamedPieces {
  pieces: number
  /** Counted are packs that hold something, bottles and pots: a measure beside them may be that of each. */
  areContainers: boolean
  /** Counted are washes or sheets: a measure beside them is the content. */
  areUses: boolean
  from: number
}
