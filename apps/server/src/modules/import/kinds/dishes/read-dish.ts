import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const MOST = { phrases: 40, shelves: 30 } as const
const LONGEST_PHRASE = 60
/** Slugs of categories are longer than searches. */
const LONGEST_SHELF = 200
const reasons = importKindTexts.dishes

/** Reads one dish or occasion; undefined when the row is refused. */
export function readDish(row: RowReader): StageRow | undefined {
  const [name = ''] = partsOf([row.text('dish')], /\n/, LONGEST_PHRASE, (text) =>
    refuseLong(row, 'dish', text),
  )
  const isGone = row.flag('remove') ?? false
  const isOff = row.flag('off') ?? false
  const phrases = readList(row, 'phrases', 'phrase', LONGEST_PHRASE).filter((phrase) => phrase !== name)
  const shelves = readList(row, 'shelves', 'shelf', LONGEST_SHELF)
  if (name === '') row.refuse('dish', '', reasons.nameMissing)
  if (!isGone && !isOff && shelves.length === 0) row.refuse('shelves', '', reasons.noShelves)
  if (phrases.length > MOST.phrases)
    row.refuse('phrases', phrases.join(', '), reasons.tooMany({ max: MOST.phrases }))
  if (shelves.length > MOST.shelves)
    row.refuse('shelves', shelves.join(', '), reasons.tooMany({ max: MOST.shelves }))
  if (row.isRefused) return undefined
  return { name, phrases, shelves, is_off: isOff, is_gone: isGone }
}

/** The values of one column, split at separators, and of the columns for single values; each once, in their order. */
const readList = (row: RowReader, all: string, single: string, longest: number) =>
  partsOf([row.text(all), ...row.list(single)], /[|,;\n]/, longest, (text) => refuseLong(row, all, text))

function partsOf(
  texts: readonly string[],
  signs: RegExp,
  longest: number,
  onLong: (text: string) => void,
): string[] {
  const parts = texts.flatMap((text) => text.split(signs)).map((part) => part.trim().toLowerCase())
  for (const part of parts) if (part.length > longest) onLong(part)
  return [...new Set(parts.filter((part) => part !== ''))]
}

function refuseLong(row: RowReader, field: string, text: string) {
  const max = field === 'shelves' ? LONGEST_SHELF : LONGEST_PHRASE
  row.refuse(field, text, importTexts.reasons.tooLong({ max }))
}
