import type { kindSorter } from '../words/kind-of-good.ts'
import { FLAG } from './snapshot.ts'

/** Sets the flags of goods that are no food for people, by their kind or because their sheet says so. */
export function markKinds(
  { flags, category }: { flags: Uint8Array; category: Uint32Array },
  { kindOf }: ReturnType<typeof kindSorter>,
): void {
  for (let row = 0; row < flags.length; row++) {
    const kind = kindOf(row, category[row]!)
    if (kind === 'animals') flags[row]! |= FLAG.aside | FLAG.forAnimals
    else if (kind === 'aside' || (flags[row]! & FLAG.food) === 0) flags[row]! |= FLAG.aside
  }
}
