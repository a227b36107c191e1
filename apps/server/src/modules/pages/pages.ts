import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_CACHE_MAX_AGE_MS } from '@cambusa/domain/constants'
import { SHARED_ORDERS } from '@cambusa/domain/web/page-address'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HEADER, SESSION_HEADER, type Sessions } from '../auth/auth.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ContentSource } from '../content/content.ts'
import type { Platform } from '../../platform/http/context.ts'
import { rarely } from '../../platform/log/rarely.ts'
import type { RenderPage } from '../../platform/http/storefront.ts'
import { isForOne } from './for-one.ts'
import { isContentAway } from './content-away.ts'
import { latePage, readMark } from './late-page.ts'
import { openRenderer, type Renderer } from './page-renderer.ts'
import { movedTo } from './moved-to.ts'
import { pageCache, type HtmlPage, type PageCache } from './page-cache.ts'
import type { CallAnswer, RenderedHtml } from './page-messages.ts'
import { plainListOf } from './plain-list.ts'

/** About 2,500 pages. */
const KEPT_BYTES = 24 * 1024 * 1024
/** A request that waits longer gets the plain page, which the browser renders. */
const PATIENCE_MS = 300
/** After a stock change a cached page is rendered again, but not more often than this. */
const STOCK_MS = 30_000
/** A page up to this age is sent when it cannot be rendered again, for example while the database is away. */
const OLDEST_MS = 60 * 60_000
/** Longer addresses are not links of the shop. */
const LONGEST_ADDRESS = 2_000
const TELL_MS = 10_000
/** The browser shows that the content does not answer; a search engine comes again. */
const AWAY = 503
const AWAY_SECONDS = 30
const MOVED = 301
const NOT_MODIFIED = 304

type Needs = Pick<Platform, 'config' | 'clock' | 'log'> & {
  catalogue: Catalogue
  content: Pick<ContentSource, 'version' | 'isAway'>
  sessions: Sessions
}

/** A cached page or one that only the browser renders; undefined when rendering failed this time. */
type Outcome = HtmlPage | { isForBrowser: true } | undefined

/**
 * Server rendering of public screens for a visitor who has chosen nothing, with a page cache (decision 138). Undefined
 * when the storefront was not built.
 */
export function serverRenderedPages(app: FastifyInstance, needs: Needs): RenderPage | undefined {
  const { config, clock, log, catalogue, content, sessions } = needs
  const dist = config.storefrontDir
  if (!existsSync(join(dist, '.ssr'))) return undefined
  const plain = readFileSync(join(dist, 'index.html'), 'utf8')
  const ownCall = async (url: string): Promise<CallAnswer> => {
    const { statusCode: status, body } = await app.inject({ method: 'GET', url })
    return { status, body }
  }
  const kept = pageCache(KEPT_BYTES)
  const underWay = new Map<string, Promise<Outcome>>()
  const noteEnd = rarely(TELL_MS, (leftOut, err: unknown) =>
    log.error({ err, leftOut }, 'the rendering thread has ended'),
  )
  const noteFailure = rarely(TELL_MS, (leftOut, address: string, reason: string) =>
    log.warn({ address, reason, leftOut }, 'page not rendered, the kept or the plain one was sent'),
  )
  const noteHung = rarely(TELL_MS, (leftOut, address: string, reason: string) =>
    log.warn({ address, reason, leftOut }, 'rendering of a page hung, it was given up'),
  )
  const renderer: Renderer = openRenderer({ dist, rendersWhenIdle: config.rendersWhenIdle }, ownCall, noteEnd)
  app.addHook('onClose', () => renderer.close())
  // Starts the thread and warms up its code before the first request.
  app.addHook('onListen', () => void found('/').catch(() => undefined))

  /** Price scope of a visitor who has chosen nothing, as it was last resolved. */
  let scope: PriceScope | undefined

  /** What a page depends on besides its address: prices, day and stock of such a visitor, and the content. */
  function circumstances(address: string, known: PriceScope, now: Date) {
    const { number, day, stockRevision } = catalogue.assortment(known, now)
    return { key: `${catalogue.version}.${content.version()}.${number}.${day.iso} ${address}`, stockRevision }
  }

  async function found(address: string): Promise<Outcome> {
    const now = clock()
    scope = (await sessions.resolve(undefined, undefined, now)).session.scope
    const { warehouseId } = scope
    const { key: ofAll, stockRevision } = circumstances(address, scope, now)
    const key = isForOne(address) ? `${ofAll} ${randomUUID()}` : ofAll
    const known = kept.find(key)
    if (known !== undefined && isGood(known, stockRevision, now)) return known
    const begun = underWay.get(key)
    if (begun !== undefined) return begun
    const asked = { address, warehouseId, origin: config.shopUrl, now: now.toISOString() }
    const made = renderer
      .render(asked)
      .then((rendered) => keep(rendered, { key, renderedMs: now.getTime(), stockRevision }, address))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  function keep(
    rendered: RenderedHtml,
    facts: Pick<HtmlPage, 'key' | 'renderedMs' | 'stockRevision'>,
    address: string,
  ): Outcome {
    if ('notRendered' in rendered) {
      const note = rendered.isHung ? noteHung : noteFailure
      note(address, rendered.notRendered)
      return undefined
    }
    if ('isForBrowser' in rendered) return rendered
    const page = { ...rendered, ...facts }
    if (!isForOne(address)) kept.keep(page)
    return page
  }

  /** The last rendered version of the page, sent when it cannot be rendered again; its prices are still right. */
  function lastRendered(address: string): Outcome {
    const now = clock()
    const page = scope && kept.find(circumstances(address, scope, now).key)
    return page && now.getTime() - page.renderedMs < OLDEST_MS ? page : undefined
  }

  /** Waits for the page for at most PATIENCE_MS. */
  async function soon(address: string): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        noteFailure(address, `not rendered in ${PATIENCE_MS} ms`)
        resolve(undefined)
      }, PATIENCE_MS)
    })
    try {
      return (await Promise.race([found(address), late])) ?? lastRendered(address)
    } catch (error) {
      // After any failure, such as a database that is away, the browser can still render the page.
      noteFailure(address, String(error))
      return lastRendered(address)
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request, reply) => {
    if (isSomebodys(request) || request.url.length > LONGEST_ADDRESS) return false
    // The address is the secret of a link: nothing is rendered, kept or noted under it.
    if (request.url.startsWith(SHARED_ORDERS)) return false
    const { address, isWithoutScripts } = readMark(request.url)
    const moved = movedTo(address, catalogue)
    if (moved !== undefined) {
      await reply.code(MOVED).header('location', moved).send()
      return true
    }
    const outcome = await soon(address)
    if (outcome === undefined) {
      const list = isWithoutScripts ? await plainListOf(address, ownCall).catch(() => undefined) : undefined
      if (isContentAway(content, address)) reply.code(AWAY).header('retry-after', AWAY_SECONDS)
      return sendLate(request, reply, latePage(plain, address, list))
    }
    if ('isForBrowser' in outcome) {
      reply.header('x-robots-tag', 'noindex')
      return false
    }
    const caching = isForOne(address) ? 'no-store' : 'no-cache'
    await sendHtml(request, reply.header('cache-control', caching), outcome, kept)
    return true
  }
}

/** A visitor's page is no answer to a customer, who may be identified by cookie, header or query. */
const isSomebodys = ({ headers }: FastifyRequest): boolean =>
  headers[SESSION_HEADER] !== undefined || headers[ACCOUNT_HEADER] !== undefined

function isGood(page: HtmlPage, stockRevision: number, now: Date): boolean {
  const ageMs = now.getTime() - page.renderedMs
  return ageMs < (page.stockRevision === stockRevision ? RESPONSE_CACHE_MAX_AGE_MS : STOCK_MS)
}

/** A page that could not be rendered in time. False for HEAD: the headers of the plain page will do. */
async function sendLate(request: FastifyRequest, reply: FastifyReply, html: string): Promise<boolean> {
  if (request.method === 'HEAD') return false
  await reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  return true
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HtmlPage,
  kept: PageCache,
): Promise<void> {
  reply.headers({ etag: page.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === page.etag) {
    await reply.code(NOT_MODIFIED).send()
    return
  }
  const { body, encoding } = await kept.formFor(page, request)
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  reply.code(page.status).type('text/html; charset=utf-8').header('content-length', body.length)
  await (request.method === 'HEAD' ? reply.send() : reply.send(body))
}
