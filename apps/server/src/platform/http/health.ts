import { statfs } from 'node:fs/promises'
import type { HealthAnswer, ReadinessAnswer, ReadinessPart } from '@cambusa/contract/shop/health'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from './context.ts'
import { isDraining } from '../process/drain.ts'
import { programVersion } from '../process/program-version.ts'

/** A part that has not answered by then is not ready, so that the caller gets an answer within two seconds. */
const PART_TIMEOUT_MS = 1_500
/** With less free space the next orders, pictures and log lines may not fit. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024
const RETRY_AFTER_SECONDS = '5'

/**
 * The shop is ready when its parts answer; for the catalogue it is enough that one is loaded. A mistake in the content
 * is told, but the last good version is shown.
 */
type Needs = Pick<Platform, 'config' | 'database'> & {
  catalogue: { readonly version: number }
  content: { problem(): string | undefined }
}

type Part = () => Promise<ReadinessPart>

const ready = { ok: true } as const
const failing = (reason: NonNullable<ReadinessPart['reason']>): ReadinessPart => ({ ok: false, reason })

/** Runs one check at a time for all callers, so that checks do not pile up while the database hangs. */
function askedOnce(part: Part): Part {
  let asking: Promise<ReadinessPart> | undefined
  return () => {
    asking ??= part()
      .catch(() => failing('unavailable'))
      .finally(() => (asking = undefined))
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<ReadinessPart>((resolve) => {
      timer = setTimeout(() => resolve(failing('slow')), PART_TIMEOUT_MS)
    })
    return Promise.race([asking, timeout]).finally(() => clearTimeout(timer))
  }
}

function partsOf({ database, catalogue, content, config }: Needs): Record<string, Part> {
  return {
    database: async () => {
      // query_timeout also gives up the connection, which would hang as long as the database.
      const question = {
        text: `select current_setting('transaction_read_only') = 'on' as closed`,
        query_timeout: PART_TIMEOUT_MS,
      }
      const { rows } = await database.pool.query<{ closed: boolean }>(question)
      return rows[0]?.closed ? failing('readOnly') : ready
    },
    catalogue: async () => (catalogue.version >= 0 ? ready : failing('unavailable')),
    content: async () => {
      const problem = content.problem()
      return problem === undefined ? ready : { ok: true, problem }
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize < LEAST_FREE_BYTES ? failing('full') : ready
    },
  }
}

/**
 * GET /healthz: the process is alive, whatever its dependencies do. GET /readyz: it can serve shoppers, part by part,
 * else 503. Neither is a page or a call of the shop: no session, no envelope, no cache.
 */
export function answerHealth(app: FastifyInstance, services: Needs): void {
  const version = programVersion()
  const parts = Object.entries(partsOf(services)).map(([name, part]) => [name, askedOnce(part)] as const)
  const answer = (reply: FastifyReply, body: HealthAnswer | ReadinessAnswer) =>
    reply.header('cache-control', 'no-store').send(body)

  app.get('/healthz', (_, reply) =>
    answer(reply, { status: 'alive', version, uptimeSeconds: Math.floor(process.uptime()) }),
  )
  app.get('/readyz', async (_, reply) => {
    const found = await Promise.all(parts.map(async ([name, ask]) => [name, await ask()] as const))
    if (isDraining(app)) found.push(['process', failing('ending')])
    const isReady = found.every(([, { ok }]) => ok)
    if (!isReady) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
    return answer(reply, { status: isReady ? 'ready' : 'notReady', parts: Object.fromEntries(found) })
  })
}
