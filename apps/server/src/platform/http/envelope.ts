import type {
  EnvelopeUser,
  ErrorEntry,
  InfoEntry,
  MessageResponse,
  WarningEntry,
} from '@cambusa/contract/envelope'
import type { ErrorCode, ErrorParams } from '@cambusa/contract/errors'
import type { InfoCode, InfoParams } from '@cambusa/contract/infos'
import { errorText, infoText } from '@cambusa/messages/it/errors'
import type { Refusal } from './refusal.ts'

/** The user in an answer to a visitor. */
export const anonymousUser: EnvelopeUser = { userId: -1 }

/** Messages of a success besides its data; infos are shown as success toasts. */
interface Told {
  infos?: InfoEntry[]
  warnings?: WarningEntry[]
}

/** The response part of a success. */
export function success({ infos = [], warnings = [] }: Told = {}): MessageResponse {
  const infosMessage = infos.map((entry) => entry.info)
  return { status: 0, errors: [], warnings, infos, ...(infos.length === 0 ? {} : { infosMessage }) }
}

/** An information with its Italian text. */
export function info<Code extends InfoCode>(code: Code, params: InfoParams[Code]): InfoEntry {
  return { code, info: infoText(code, params) }
}

/** A warning about a part of a success that could not be done, with the text of the refusal. */
export function warning<Code extends ErrorCode>(code: Code, params: ErrorParams[Code]): WarningEntry {
  return { code, warning: errorText(code, params) }
}

/** The response part of one or more refusals. */
export function refused(refusals: readonly Refusal[], requestId?: string): MessageResponse {
  const errors: ErrorEntry[] = refusals.map((refusal) => ({
    error: errorText(refusal.code, refusal.params),
    code: refusal.code,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
  }))
  return {
    status: 1,
    errors,
    warnings: refusals.flatMap(({ warnings }) => [...warnings]),
    infos: [],
    errorsMessage: errors.map((entry) => entry.error),
    ...(requestId === undefined ? {} : { requestId }),
  }
}

const okJson = JSON.stringify(success())

/** The JSON before the data in an answer without messages. */
export const envelopeHead = (userJson: string): string => `{"response":${okJson},"user":${userJson},"data":`

/** ... and the JSON after it. */
export const ENVELOPE_END = '}'

/** The envelope around data that is already JSON: lists of the catalogue are cached as text. */
export function envelopeJson(userJson: string, dataJson: string, told: Told = {}): string {
  const isSilent = !told.infos?.length && !told.warnings?.length
  if (isSilent) return envelopeHead(userJson) + dataJson + ENVELOPE_END
  return `{"response":${JSON.stringify(success(told))},"user":${userJson},"data":${dataJson}}`
}
