import { gunzipSync } from 'node:zlib'
import { answerCheck, refusalCheck, type Check } from '@cambusa/contract/answer-check'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import { allEndpoints } from '@cambusa/contract/endpoints'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'

const OK = 200

/** How the answers of declared calls are checked, each made when it is first needed. */
function createChecks(endpoints: readonly AnyEndpoint[]): (operationId: string) => Check | undefined {
  const made = new Map<string, Check>()
  const declared = new Map(endpoints.map((endpoint) => [endpoint.operationId, endpoint]))
  return (operationId) => {
    const endpoint = declared.get(operationId)
    if (endpoint === undefined || endpoint.isFile) return undefined
    const known = made.get(operationId)
    if (known !== undefined) return known
    const check = answerCheck(endpoint)
    made.set(operationId, check)
    return check
  }
}

const checksOfShop = createChecks(allEndpoints)
const asSent = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))

/** Refusals and short answers come by the thousand, all the same: each is looked at once. */
const SHORT = 2_000
const MOST_SEEN = 20_000

/**
 * Lays every answer that the app gives from now on beside what the contract declares of it, no property too many or too
 * few, and makes `inject` throw where they differ (decision 093). Objects are looked at before Fastify writes them, which
 * would leave out what is too much; texts are looked at as they are. Call it before any route is registered.
 */
export function checkAnswers(app: FastifyInstance, endpoints?: readonly AnyEndpoint[]): void {
  const checks = endpoints === undefined ? checksOfShop : createChecks(endpoints)
  const found: string[] = []
  const sound = new Set<string>()
  const unseen = new WeakMap<object, FastifyRequest>()
  const look = ({ routeOptions }: FastifyRequest, status: number, answer: unknown) => {
    const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string }
    const check = operationId === undefined ? undefined : checks(operationId)
    if (operationId === undefined || check === undefined) return
    const text = asSent(answer)
    const name = text.length > SHORT ? undefined : `${operationId} ${status} ${text}`
    if (name !== undefined && sound.has(name)) return
    const value: unknown = JSON.parse(text)
    const wrong = status === OK && !isRefusal(value) ? check(value) : refusalCheck(value)
    found.push(...wrong.map((one) => `${operationId}: ${one}`))
    if (name !== undefined && wrong.length === 0 && sound.size < MOST_SEEN) sound.add(name)
  }
  app.addHook('preSerialization', async (request, reply, payload) => {
    look(request, reply.statusCode, payload)
    return payload
  })
  app.addHook('onSend', async (request, reply, payload) => {
    unseen.delete(request.raw)
    if (typeof payload === 'string' && payload !== '') look(request, reply.statusCode, payload)
    return payload
  })
  // Answers that are kept ready go past Fastify.
  app.addHook('onRequest', async (request) => void unseen.set(request.raw, request))
  const lookAtReady = ({ raw: { req }, statusCode, headers, rawPayload }: LightMyRequestResponse) => {
    const request = unseen.get(req)
    if (request === undefined || rawPayload.length === 0) return
    const isPacked = headers['content-encoding'] === 'gzip'
    look(request, statusCode, (isPacked ? gunzipSync(rawPayload) : rawPayload).toString())
  }
  const inject = app.inject.bind(app) as (options: object) => Promise<LightMyRequestResponse>
  const checked = async (options: object) => {
    const response = await inject(options)
    lookAtReady(response)
    const wrong = found.splice(0)
    if (wrong.length > 0) throw new Error(`not as the contract declares it:\n${wrong.join('\n')}`)
    return response
  }
  app.inject = checked as FastifyInstance['inject']
}

const isRefusal = (answer: unknown): boolean =>
  (answer as { response?: { status?: number } }).response?.status !== 0
