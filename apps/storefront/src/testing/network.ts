import { listIdentityProviders } from '@cambusa/contract/people/sso'
import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import type { SentForm } from '@cambusa/contract/content/forms'
import { WORDPRESS } from '@cambusa/contract/content/content-urls'
import { answerCheck, refusalCheck, strictCheck } from '@cambusa/contract/answer-check'
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '@cambusa/contract/endpoint'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import type { ErrorCode, ErrorParams } from '@cambusa/contract/errors'
import { errorTexts } from '@cambusa/messages/it/errors'
import { API_BASE } from '../lib/api/api-base.ts'
import { SESSION_KEY } from '../lib/session/session.ts'
import { readSent } from './sent-values.ts'

/** A call as the server receives it, with values of the types in the contract. */
export interface Asked<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/** The HTTP status of refusals that have one of their own. */
const HTTP_STATUS: Partial<Record<ErrorCode, number>> = {
  response419: 419,
  'order.shareUnknown': 404,
  'export.unknown': 404,
  'export.noPictures': 404,
  'request.malformed': 400,
  'field.wrong': 400,
  'request.tooMany': 429,
}

/** Refuses a call with a status and a reason. */
export class Refusal {
  readonly error: { code: ErrorCode; error: string; field?: string }
  /** Other reasons of the same refusal. */
  further: Refusal['error'][] = []
  constructor(code: ErrorCode, error: string, field?: string) {
    this.error = field === undefined ? { code, error } : { code, error, field }
  }
}

/** Refuses with the server's text; `field`: the part of the call that is wrong. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  params?: ErrorParams[Code],
  field?: string,
): Refusal {
  const text = errorTexts[code] as string | ((given: unknown) => string)
  return new Refusal(code, typeof text === 'string' ? text : text(params), field)
}

type Give<E> = (asked: Asked<E>) => DataOf<E> | Refusal | Promise<DataOf<E> | Refusal>

interface Answered {
  endpoint: AnyEndpoint
  path: RegExp
  give: (asked: Asked<AnyEndpoint>) => unknown
}

/** Every address of the content service, which has no envelope. */
const CONTENT = WORDPRESS.replace('wp/v2', '')

const NEVER = new Promise<never>(() => undefined)

export const VISITOR: EnvelopeUser = { userId: -1 }

let answers: Answered[] = []
let content = new Map<string, unknown>()
let giveForm: ((form: FormData) => SentForm | Refusal | Promise<SentForm | Refusal>) | undefined
let faults: string[] = []
let user = VISITOR
/** The page of the running test, until it is left. */
let visit: object | undefined = {}

/** Answers every call of this kind from now on, until it is replaced. */
export function answer<E extends AnyEndpoint>(endpoint: E, give: Give<E>): void {
  const pattern = endpoint.url.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const path = new RegExp(`^${API_BASE}${pattern}$`)
  answers = [{ endpoint, path, give: give as Answered['give'] }, ...answers]
}

/** The list that the content service answers at an address from now on; without it, it has none. */
export const answerContent = (url: string, list: unknown): void => void content.set(url, list)

/** Answers every form of the content that is sent from now on. */
export const answerForm = (give: NonNullable<typeof giveForm>): void => void (giveForm = give)

/** Sets the user in the envelope of every answer. */
export const enterAs = (customer: EnvelopeUser): void => void (user = customer)

/** The session id that the shop gives to every caller. */
export const sessionOf = ({ userId }: EnvelopeUser): string => `session of ${userId}`

/**
 * Removes every answer; from now on only calls given to `answer` are known, and nobody is signed in. The login form of a shop
 * without identity providers is what every test may open.
 */
export function resetNetwork(): void {
  answers = []
  content = new Map()
  giveForm = undefined
  answer(listIdentityProviders, () => ({ providers: [] }))
  faults = []
  user = VISITOR
  visit = {}
}

/** The page is left: its calls are never answered. */
export const leaveNetwork = (): void => void (visit = undefined)

/** Calls and answers that violate the contract, or that the test has not declared. */
export const networkFaults = (): readonly string[] => faults

function fault(text: string): Response {
  faults.push(text)
  return Response.json({}, { status: 500 })
}

/** Replaces fetch. */
export async function fetchFromTest(address: string, init: RequestInit = {}): Promise<Response> {
  if (visit === undefined) return NEVER
  const { pathname, searchParams } = new URL(address, 'http://shop.test')
  if (pathname.startsWith(CONTENT)) return Response.json(content.get(address) ?? [])
  if (pathname === SEND_FORM_URL && giveForm) return formAnswer(await giveForm(init.body as FormData))
  const method = init.method ?? 'GET'
  const answered = answers.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname))
  if (!answered) return fault(`nobody answers ${method} ${address}`)
  const { endpoint, give, path } = answered
  const asked = readSent(endpoint, { params: path.exec(pathname)?.groups, searchParams, body: init.body })
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (schema) note(endpoint, `sent ${part}`, strictCheck(schema)(asked[part]))
  }
  const asker = visit
  const data = await give(asked)
  // A real shop answers later: the screen must cope with the delay.
  await new Promise((resolve) => setTimeout(resolve))
  if (asker !== visit) return NEVER
  const envelope = envelopeOf(data)
  const check = data instanceof Refusal ? refusalCheck : answerCheck(endpoint)
  note(endpoint, 'answered', check(JSON.parse(JSON.stringify(envelope))))
  if (init.signal?.aborted) throw new DOMException('left', 'AbortError')
  const status = data instanceof Refusal ? HTTP_STATUS[data.error.code] : undefined
  return Response.json(envelope, { status: status ?? 200, headers: { [SESSION_KEY]: sessionOf(user) } })
}

const formAnswer = (data: SentForm | Refusal): Response =>
  Response.json(envelopeOf(data), {
    status: data instanceof Refusal ? (HTTP_STATUS[data.error.code] ?? 400) : 200,
  })

function envelopeOf(data: unknown) {
  const isRefused = data instanceof Refusal
  const errors = isRefused ? [data.error, ...data.further] : []
  const response = { status: isRefused ? 1 : 0, errors, warnings: [], infos: [] }
  return isRefused ? { response, user } : { response, user, data }
}

function note({ operationId }: AnyEndpoint, what: string, wrong: readonly string[]): void {
  faults.push(...wrong.map((one) => `${operationId} ${what} not as the contract declares: ${one}`))
}
