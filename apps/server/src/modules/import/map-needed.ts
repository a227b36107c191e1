import { importTexts } from '@cambusa/messages/it/operator/import'
import { ImportFailure } from './rows/import-failure.ts'

/** A map that a file probably needs, and how certain it is. */
export interface ProposedMap {
  /** What the column names do not reveal, and what to write. */
  missing: readonly string[]
  /** What the file does not reveal at all: the map must say it. */
  needs: readonly string[]
  /** Assumptions of the map that are not in the file. */
  assumed: readonly string[]
  /** Fields that were found by the values of their column. */
  guessed: readonly { field: string; column: string }[]
  /** The map as it is written to a file. */
  map: { columns: Record<string, unknown> } & Record<string, unknown>
  known: string
}

/** Thrown if the column names do not reveal everything required: the operator is shown a map, and asked. */
export class MapNeeded extends ImportFailure {
  override name = 'MapNeeded'
  readonly proposal: ProposedMap

  constructor(proposal: ProposedMap) {
    const { missing, known } = proposal
    super(importTexts.mapLacking({ needs: missing.join('; ') || importTexts.mapUncertain, known }))
    this.proposal = proposal
  }
}
