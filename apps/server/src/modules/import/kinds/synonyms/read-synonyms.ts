import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const MAX_WORDS = 40
const MAX_WORD = 60
const reasons = importKindTexts.synonyms

/** Reads a group of synonyms; undefined when the row is refused. */
export function readSynonyms(row: RowReader): StageRow | undefined {
  const code = row.text('code')
  const isGone = row.flag('remove') ?? false
  const isOff = row.flag('off') ?? false
  const words = readWords(row)
  if (code !== '' && !/^\d{1,15}$/.test(code)) row.refuse('code', code, reasons.codeWrong)
  if (!isGone || code === '') {
    if (words.length < (isOff ? 1 : 2)) row.refuse('words', words.join(', '), reasons.fewWords)
    if (words.length > MAX_WORDS)
      row.refuse('words', words.join(', '), reasons.tooManyWords({ max: MAX_WORDS }))
  }
  if (row.isRefused) return undefined
  return { group_id: code === '' ? null : Number(code), words, is_off: isOff, is_gone: isGone }
}

/** The words of one column, split at separators, and of the columns for single words; each once, whatever its case. */
function readWords(row: RowReader): string[] {
  const parts = [...row.text('words').split(/[|,;/\n]/), ...row.list('word')]
  const words = new Set<string>()
  for (const part of parts) {
    const word = part.trim().toLowerCase()
    if (word === '') continue
    if (word.length > MAX_WORD) row.refuse('words', word, importTexts.reasons.tooLong({ max: MAX_WORD }))
    words.add(word)
  }
  return [...words]
}
