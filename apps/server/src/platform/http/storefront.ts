import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_PAGE, WORKER_FILE } from '@cambusa/contract/shop/worker'
import type { PolicyOptions } from '@cambusa/domain/web/page-policy'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders, bearHeaders, bearsHeaders, type Fortress } from './answer-headers.ts'
import { anonymousUser, refused } from './envelope.ts'
import { pageHeaders } from '../security/page-policy.ts'
import { builtStorefront } from '../process/project-root.ts'
import { refuse } from './refusal.ts'

/** Paths that are never a screen of the storefront: an unknown one gets 404, never index.html. */
const NO_SCREEN =
  /^\/(?:ebsn|p|pictures|assets|dev|saml2|sitemaps|\.well-known)(?:\/|$)|^\/(?:version\.json|sw\.js|manifest\.webmanifest)$|^\/(?:healthz|readyz|policy-reports|sw-off)(?:\/|$)/
const YEAR_SECONDS = 31_536_000

/** Adds the headers that every answer has, whoever sends it. */
export function hardenAnswers(app: FastifyInstance, fortress: Fortress = { isProduction: false }): void {
  const headersOf = answerHeaders(fortress)
  app.addHook('onRequest', (request, reply, done) => {
    // Answers of a listening server have them already.
    if (!bearsHeaders(reply.raw)) bearHeaders(reply.raw, headersOf(request.url))
    done()
  })
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  const refusal = refuse('request.notFound')
  // A path outside the API has no session; Fastify leaves the property undefined.
  const session = request.session as FastifyRequest['session'] | undefined
  reply.code(refusal.httpStatus).type('application/json; charset=utf-8')
  return reply.send({ response: refused([refusal]), user: session?.user ?? anonymousUser })
}

/** Answers with a server-rendered page; false when the browser has to render it. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Serves the built storefront: its files (those under /assets cacheable for ever, because they are named by their
 * content), and for every other path that may be a screen its server-rendered page, else index.html. Without a build
 * there are only the calls.
 */
export async function serveStorefront(
  app: FastifyInstance,
  dist = builtStorefront,
  options: PolicyOptions = {},
  renderPage?: RenderPage,
): Promise<void> {
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) {
    app.setNotFoundHandler(answerUnknown)
    return
  }
  const policy = pageHeaders(readFileSync(indexFile, 'utf8'), options)
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,map}', '.vite/**', '.ssr/**', 'index.html', WORKER_FILE.slice(1)],
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(join(dist, 'assets'))
      reply.setHeader('vary', 'accept-encoding')
      // A page of a secret address says itself that no cache keeps it.
      if (reply.getHeader('cache-control') === 'no-store') return
      reply.setHeader('cache-control', isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.get(PLAIN_PAGE, (_, reply) =>
    reply.headers(policy).header('x-robots-tag', 'noindex').sendFile('index.html'),
  )
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(policy)
    if ((await renderPage?.(request, reply)) !== true) await reply.sendFile('index.html')
    return reply
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isScreen = (request.method === 'GET' || request.method === 'HEAD') && !NO_SCREEN.test(path)
    return isScreen ? sendPage(request, reply) : answerUnknown(request, reply)
  })
}
