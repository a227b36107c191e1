import { ownValue } from '@cambusa/domain/own-value'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { loggedError } from '../log/log-error.ts'
import { StartupError } from './startup-error.ts'

interface Cause extends Error {
  code?: string
  path?: string
  severity?: string
  cause?: unknown
}

const SQLSTATE = /^[0-9A-Z]{5}$/
/** Errors of files and folders, in words for the person who can fix them. */
const FILE_REASONS: Record<string, string> = startupTexts.fileReasons

/** The error and what caused it, the innermost last. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let cause = error as Cause | undefined; cause instanceof Error && causes.length < 8;)
    cause = causes[causes.push(cause) - 1]?.cause as Cause | undefined
  return causes
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '')

function databaseSentence({ code, message }: Cause): string | undefined {
  const reason = oneLine(message)
  if (code === '42501') return startupTexts.databaseForbidden({ reason })
  if (code === '25006') return startupTexts.databaseReadOnly
  if (code === '53100') return startupTexts.databaseFull
  if (code?.startsWith('53') || code?.startsWith('57P') || code?.startsWith('08'))
    return startupTexts.databaseBusy({ reason })
  return undefined
}

/** One sentence that says what to do; undefined for an unexpected error. */
export function knownSentence(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (cause instanceof StartupError) return cause.message
    const isFromPostgres = cause.severity !== undefined && SQLSTATE.test(cause.code ?? '')
    const told = isFromPostgres ? databaseSentence(cause) : undefined
    if (told !== undefined) return told
    const reason = ownValue(FILE_REASONS, cause.code ?? '')
    if (cause.path !== undefined && reason !== undefined)
      return startupTexts.fileRefused({ path: cause.path, reason })
  }
  return undefined
}

/**
 * The report of an error that ended the start or a command: the sentence that says what to do, else one that says what
 * happened and `place`, where the details are. Never a stack.
 */
export function sentenceOf(error: unknown, place: string): string {
  const known = knownSentence(error)
  if (known !== undefined) return known
  const innermost = causesOf(error).at(-1)
  const reason = innermost === undefined ? 'errore' : oneLine(loggedError(innermost).message)
  return startupTexts.startFailed({ reason, place })
}
