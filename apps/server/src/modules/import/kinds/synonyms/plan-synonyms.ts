import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type { RowRemark } from '../../rows/import-kind.ts'

export interface SynonymGroup {
  id: number
  words: string[]
}

export interface StagedGroup {
  line: number
  /** null: found by its words, or new. */
  id: number | null
  words: string[]
  isGone: boolean
}

export interface SynonymPlan {
  add: string[][]
  change: SynonymGroup[]
  remove: number[]
  /** Groups that the shop has and the file does not name. */
  unnamed: number[]
  refused: RowRemark[]
}

const reasons = importKindTexts.synonyms
const keyOf = (words: readonly string[]) =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join('|')

/**
 * What a file of groups does to those of the shop. A group is known by its code, or by having the same words; the
 * order and the case of words do not matter. Pure.
 */
export function planSynonyms(known: readonly SynonymGroup[], staged: readonly StagedGroup[]): SynonymPlan {
  const byId = new Map(known.map((group) => [group.id, group]))
  const byKey = new Map(known.map((group) => [keyOf(group.words), group]))
  const lineOf = new Map<number | string, number>()
  const plan: SynonymPlan = { add: [], change: [], remove: [], unnamed: [], refused: [] }
  const refuse = ({ line, words }: StagedGroup, field: string, value: string, reason: string) =>
    void plan.refused.push({ line, field, value: value || words.join(', '), reason })

  for (const row of staged) {
    const group = row.id === null ? byKey.get(keyOf(row.words)) : byId.get(row.id)
    if (group === undefined && row.isGone) continue
    if (group === undefined && row.id !== null) {
      refuse(row, 'code', String(row.id), reasons.groupUnknown)
      continue
    }
    const same = lineOf.get(group?.id ?? keyOf(row.words)) ?? lineOf.get(keyOf(row.words))
    if (same !== undefined) {
      refuse(row, 'words', '', reasons.sameGroup({ line: same }))
      continue
    }
    lineOf.set(keyOf(row.words), row.line)
    if (group === undefined) plan.add.push(row.words)
    else {
      lineOf.set(group.id, row.line)
      if (row.isGone) plan.remove.push(group.id)
      else if (keyOf(group.words) !== keyOf(row.words)) plan.change.push({ id: group.id, words: row.words })
    }
  }
  plan.unnamed = known.filter(({ id }) => !lineOf.has(id)).map(({ id }) => id)
  return plan
}
