import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { RowRemark } from '../../rows/import-kind.ts'

interface Group {
  words: string[]
  /** It only switches off the built-in groups with these words. */
  isOff: boolean
}

export interface SynonymGroup extends Group {
  id: number
}

export interface StagedGroup extends Group {
  line: number
  /** null: identified by its words, or new. */
  id: number | null
  isGone: boolean
}

export interface SynonymPlan {
  add: Group[]
  change: SynonymGroup[]
  remove: number[]
  /** Groups of the shop that are not in the file. */
  unnamed: number[]
  refused: RowRemark[]
}

const reasons = importKindTexts.synonyms
const keyOf = (words: readonly string[]) =>
  words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join('|')

/** The first word is a group's name, by which it replaces built-in groups; the order of the others does not matter. */
const isSame = (one: Group, other: Group) =>
  keyOf(one.words) === keyOf(other.words) &&
  keyOf(one.words.slice(0, 1)) === keyOf(other.words.slice(0, 1)) &&
  one.isOff === other.isOff

/**
 * Compares a file of groups with those of the shop. A group is identified by its code, or by its words; an unknown code
 * is treated as another shop's. Pure.
 */
export function planSynonyms(known: readonly SynonymGroup[], staged: readonly StagedGroup[]): SynonymPlan {
  const byId = new Map(known.map((group) => [group.id, group]))
  const byKey = new Map(known.map((group) => [keyOf(group.words), group]))
  const lineOf = new Map<number | string, number>()
  const plan: SynonymPlan = { add: [], change: [], remove: [], unnamed: [], refused: [] }

  for (const row of staged) {
    const group = (row.id === null ? undefined : byId.get(row.id)) ?? byKey.get(keyOf(row.words))
    if (group === undefined && row.isGone) continue
    const same = lineOf.get(group?.id ?? keyOf(row.words)) ?? lineOf.get(keyOf(row.words))
    if (same !== undefined) {
      plan.refused.push({
        line: row.line,
        field: 'words',
        value: row.words.join(', '),
        reason: reasons.sameGroup({ line: same }),
      })
      continue
    }
    lineOf.set(keyOf(row.words), row.line)
    const { words, isOff } = row
    if (group === undefined) plan.add.push({ words, isOff })
    else {
      lineOf.set(group.id, row.line)
      if (row.isGone) plan.remove.push(group.id)
      else if (!isSame(group, row)) plan.change.push({ id: group.id, words, isOff })
    }
  }
  plan.unnamed = known.filter(({ id }) => !lineOf.has(id)).map(({ id }) => id)
  return plan
}
