import type { Format } from './format.ts'
import type { Chance } from './random.ts'

/** The ladder piece, box, pallet. */
export interface Packaging {
  piecesPerBox: number
  boxesPerPallet: number
}

const LADDER: [upToContent: number, pieces: number][] = [
  [0.15, 24],
  [0.4, 20],
  [0.8, 12],
  [1.2, 10],
  [2.2, 6],
  [3.2, 4],
  [6, 2],
]

/** Pieces per box and boxes per pallet that suit the format (a sale by multiples has that multiple in its box). */
export function packagingOf(format: Format, chance: Chance): Packaging {
  const byContent = LADDER.find(([upTo]) => format.content <= upTo)?.[1] ?? 1
  const pieces = format.multiple > 1 ? format.multiple : format.contentUnit === 'pz' ? 12 : byContent
  const layers = chance.int(4, 8)
  return { piecesPerBox: pieces, boxesPerPallet: layers * chance.pick([6, 8, 9, 10, 12]) }
}
