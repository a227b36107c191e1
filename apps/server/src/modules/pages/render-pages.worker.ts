import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { runWhenIdle, lowerPriority, threadNumber } from '../../platform/offload/thread-priority.ts'
import { compressHtml } from './compress-html.ts'
import type {
  CallAnswer,
  RendererThreadData,
  RenderedHtml,
  FromRenderer,
  PageAsked,
  ToRenderer,
} from './page-messages.ts'
import { pageTemplate } from './page-template.ts'

/** The build output of apps/storefront/src/app/ssr/render-page.tsx. */
interface Renderer {
  renderPage: (asked: Omit<PageAsked, 'now'> & { now: Date; signal: AbortSignal }) => Promise<
    | {
        status: number
        screens: readonly string[]
        late: readonly string[]
        body: string
        head: string
        data: unknown
      }
    | { isForBrowser: true }
    | { notRendered: string }
  >
  /** The beginning of a page with the tags of a screen instead of its own title and description. */
  withHead: (beginning: string, tags: string) => string
  PAGE_DATA_ID: string
}

/** For threads that do not run only when idle. */
const NICENESS = 5

const { dist, rendersWhenIdle, pageMs } = workerData as RendererThreadData
const send = (message: FromRenderer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)
const waiting = new Map<number, (answer: CallAnswer) => void>()
let calls = 0

const FAILING = 400
const NO_ANSWER: CallAnswer = { status: 504, body: '' }
/** The request has timed out earlier; this only frees the memory. */
const CALL_MS = 2 * pageMs
/**
 * The minimal response for what is read of it: a real Response reads its text through a stream, which takes a tenth of
 * a page's time.
 */
const ANSWERED = { headers: new Headers({ 'content-type': 'application/json' }) }

/** The shop's own calls are answered by the thread with the catalogue: without network, and without a session. */
globalThis.fetch = async (url) => {
  const call = ++calls
  const answered = new Promise<CallAnswer>((resolve) => waiting.set(call, resolve))
  const late = setTimeout(() => settle(call, NO_ANSWER), CALL_MS)
  send({ call, url: String(url) })
  const { status, body } = await answered
  clearTimeout(late)
  const text = async () => body
  return { ...ANSWERED, status, ok: status < FAILING, text, json: async () => JSON.parse(body) } as Response
}

// Callers go first.
if (rendersWhenIdle) runWhenIdle()
else lowerPriority(NICENESS)

const { renderPage, withHead, PAGE_DATA_ID } = (await import(
  pathToFileURL(join(dist, '.ssr/render-page.js')).href
)) as Renderer
const fill = pageTemplate(dist, { dataId: PAGE_DATA_ID, withHead })
/** Pages wait in a queue, so that few are half rendered in memory at once. */
let freeRenders = 4
const waitingPages: (() => void)[] = []
/** The time limit is counted in timer ticks of this thread: time without a processor does not count against a page. */
const LOOKS = 20

function settle(call: number, answer: CallAnswer): void {
  waiting.get(call)?.(answer)
  waiting.delete(call)
}

async function render(asked: PageAsked, signal: AbortSignal): Promise<RenderedHtml> {
  try {
    const rendered = await renderPage({ ...asked, now: new Date(asked.now), signal })
    return 'screens' in rendered ? { status: rendered.status, ...compressHtml(fill(rendered)) } : rendered
  } catch (error) {
    return { notRendered: String((error as Error).stack ?? error) }
  }
}

/** Renders the page, or reports that it hung: a chunk or an answer was missing at the time limit. */
async function renderInTime(asked: PageAsked): Promise<RenderedHtml> {
  const givingUp = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<RenderedHtml>((resolve) => {
    let looks = 0
    timer = setInterval(() => {
      looks += 1
      if (looks < LOOKS) return
      resolve({ notRendered: `a part of it did not come within ${pageMs} ms`, isHung: true })
      givingUp.abort()
    }, pageMs / LOOKS)
  })
  try {
    return await Promise.race([render(asked, givingUp.signal), late])
  } finally {
    clearInterval(timer)
  }
}

async function renderInTurn(page: number, asked: PageAsked): Promise<void> {
  if (freeRenders > 0) freeRenders -= 1
  else await new Promise<void>((resolve) => waitingPages.push(resolve))
  send({ begun: page })
  const rendered = await renderInTime(asked)
  const next = waitingPages.shift()
  if (next === undefined) freeRenders += 1
  else next()
  send({ rendered: page, page: rendered }, 'brotli' in rendered ? [rendered.brotli.buffer] : [])
}

parentPort?.on('message', (message: ToRenderer) => {
  if ('answered' in message) settle(message.answered, message.answer)
  else if ('render' in message) void renderInTurn(message.render, message.asked)
  else send({ here: true })
})
send({ ready: threadNumber() })
