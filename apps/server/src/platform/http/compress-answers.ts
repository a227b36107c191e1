import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A smaller answer fits into a packet or two even uncompressed. */
export const LEAST_GZIPPED = 4_096
/** Level 1 takes a fifth of the time of level 6; lists of products are a tenth larger. */
const LEVEL = constants.Z_BEST_SPEED

const gzipped = promisify(gzip)

/** Compresses a whole answer as gzip, off the main thread. */
export const compress = (payload: string | Buffer): Promise<Buffer> => gzipped(payload, { level: LEVEL })

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
    compress(payload).then(
      (small) => {
        reply
          .header('content-encoding', 'gzip')
          .header('vary', 'accept-encoding')
          .removeHeader('content-length')
        done(null, small)
      },
      () => done(null, payload),
    )
  })
}
