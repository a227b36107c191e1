import { contentMenu, contentPosts, contentSlides } from '@cambusa/contract/content/content-calls'
import { TOTAL_HEADER, TOTAL_PAGES_HEADER, UPLOADS_URL } from '@cambusa/contract/content/content-urls'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import type { ContentSource } from './source/content-source.ts'
import { postsAsked } from './source/posts-found.ts'

const CACHE_SECONDS = 300

/** While the service of the content does not answer; after so long it is asked again. */
const AWAY = 503
const AWAY_SECONDS = 30

type Needs = Pick<Platform, 'clock'> & { content: ContentSource }

const cached = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`)

/**
 * The content service (paths under /p): it never causes an error screen, at worst nothing is shown. Posts that nobody
 * knows of, as their service does not answer, are 503.
 */
export const contentModule: Module<Needs> = (app, { content, clock }) => {
  app.get<{ Params: { location: string } }>(contentMenu.url, async ({ params }, reply) => {
    return cached(reply).send(await content.menu(params.location))
  })

  app.get<{ Params: { id: string; time: string; param: string } }>(
    contentSlides.url,
    async ({ params }, reply) => {
      const { id, time, param } = params
      const unixSeconds = secondsOf(time) ?? clock().getTime() / 1000
      const asked = { sliderId: id, unixSeconds, deliveryServiceId: Number(param) || 0 }
      return cached(reply).send(await content.slides(asked))
    },
  )

  app.get<{ Params: { postType: string }; Querystring: Record<string, unknown> }>(
    contentPosts.url,
    async ({ params, query }, reply) => {
      const { posts, total, totalPages } = await content.posts(params.postType, postsAsked(query))
      // An empty list would say that the page is not there, which search engines remember.
      if (total === 0 && content.isAway(params.postType))
        return reply
          .code(AWAY)
          .header('retry-after', AWAY_SECONDS)
          .header('cache-control', 'no-store')
          .send([])
      return cached(reply)
        .headers({ [TOTAL_HEADER]: total, [TOTAL_PAGES_HEADER]: totalPages })
        .send(posts)
    },
  )

  app.get<{ Params: { '*': string } }>(`${UPLOADS_URL}*`, async ({ params, headers }, reply) => {
    const file = await content.file(params['*'])
    if (file === undefined) return reply.callNotFound()
    cached(reply).headers({ etag: file.etag, 'content-length': file.bytes }).type(file.contentType)
    if (headers['if-none-match'] !== file.etag) return reply.send(file.body)
    if (!Buffer.isBuffer(file.body)) file.body.destroy()
    return reply.code(304).removeHeader('content-length').send()
  })
}

/** A unix time; undefined if it is none. */
function secondsOf(time: string): number | undefined {
  const seconds = Number(time)
  return Number.isFinite(seconds) && Math.abs(seconds) < Number.MAX_SAFE_INTEGER / 1e4 ? seconds : undefined
}
