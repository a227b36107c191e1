import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesGzip } from '../../platform/http/compress-answers.ts'
import type { Module } from '../../platform/http/route.ts'
import { robotsText } from './robots.ts'
import { createSitemap, type SitemapFile, type SitemapNeeds } from './sitemap.service.ts'

const CACHE = 'public, max-age=3600'
const PART = /^(.+)\.xml$/

/** Files for search engines: robots.txt, and the sitemap in parts. Outside the API, without session or envelope. */
export const sitemapModule: Module<SitemapNeeds> = (app, services) => {
  const sitemap = createSitemap(services)
  const robots = robotsText(services.config.shopUrl)

  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (request, reply) => answerFile(request, reply, await sitemap.index()))
  app.get<{ Params: { part: string } }>('/sitemaps/:part', async (request, reply) => {
    const name = PART.exec(request.params.part)?.[1]
    const file = name === undefined ? undefined : await sitemap.part(name)
    return file === undefined ? reply.callNotFound() : answerFile(request, reply, file)
  })
}

/** As cached for clients that accept gzip, else decompressed while sending. */
function answerFile(request: FastifyRequest, reply: FastifyReply, { gzip, etag }: SitemapFile) {
  reply.headers({ etag, 'cache-control': CACHE, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('application/xml; charset=utf-8')
  if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(Readable.from([gzip]).pipe(createGunzip()))
}
