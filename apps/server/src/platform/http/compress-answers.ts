import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { VARY } from './answer-headers.ts'

/** A smaller answer fits into a packet or two even uncompressed. */
export const LEAST_GZIPPED = 4_096
/** As quick as level 1 for JSON, and a twentieth smaller; level 6 takes three times as long. */
const OPTIONS = { level: 2 } as const
/**
 * Up to this length an answer is compressed at once: a list takes 0.15 ms, and the way to another thread and back costs
 * as much again. A longer one would hold up other answers.
 */
const AT_ONCE = 64 * 1024

const gzipped = promisify(gzip)

/** Compresses a whole answer as gzip, off the main thread. */
export const compress = (payload: string | Buffer): Promise<Buffer> => gzipped(payload, OPTIONS)

/** A whole answer as gzip, unless it is so long that it is compressed off the main thread. */
export const compressAtOnce = (payload: string | Buffer): Buffer | undefined =>
  payload.length <= AT_ONCE ? gzipSync(payload, OPTIONS) : undefined

/** Named, and not excluded by q=0. */
const TAKES = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
}

/** Whether a client accepts an encoding. */
export const takes = (encoding: keyof typeof TAKES, { headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  TAKES[encoding].test(headers['accept-encoding'] ?? '')

/** Whether a client accepts gzip. */
export const takesGzip = (request: Pick<FastifyRequest, 'headers'>): boolean => takes('gzip', request)

/** Sends larger JSON answers as gzip to clients that accept it; files of the storefront are compressed by the build. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const isLarge = typeof payload === 'string' && payload.length >= LEAST_GZIPPED
    if (!isLarge || !takesGzip(request)) return done(null, payload)
    const send = (small: Buffer) => {
      reply.header('content-encoding', 'gzip').header('vary', VARY).removeHeader('content-length')
      done(null, small)
    }
    const atOnce = compressAtOnce(payload)
    if (atOnce !== undefined) return send(atOnce)
    compress(payload).then(send, () => done(null, payload))
  })
}
