import { importTexts } from '@cambusa/messages/it/operator/import'
import { ImportFailure } from './rows/import-failure.ts'

/** A map that a file seems to need, and how sure it is. */
export interface ProposedMap {
  /** All that the columns do not say by their names, and what to write. */
  missing: readonly string[]
  /** What nobody can tell by the file: the map does not do without. */
  needs: readonly string[]
  /** What the map assumes though the file does not say it. */
  assumed: readonly string[]
  /** Fields that were told by the look of their values. */
  guessed: readonly { field: string; column: string }[]
  /** As it is written to a file. */
  map: { columns: Record<string, unknown> } & Record<string, unknown>
  known: string
}

/** A file whose columns do not say by their names all that is needed: the operator is shown a map, and asked. */
export class MapNeeded extends ImportFailure {
  override name = 'MapNeeded'
  readonly proposal: ProposedMap

  constructor(proposal: ProposedMap) {
    const { missing, known } = proposal
    super(importTexts.mapLacking({ needs: missing.join('; ') || importTexts.mapUncertain, known }))
    this.proposal = proposal
  }
}
