import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../platform/offload/start-worker.ts'
import { watchThread, type ThreadWatch } from '../../platform/offload/watch-thread.ts'
import { hungPages } from './hung-pages.ts'
import type {
  CallAnswer,
  RendererData,
  RendererThreadData,
  RenderedHtml,
  FromRenderer,
  PageAsked,
  ToRenderer,
} from './page-messages.ts'

/** Most pages under way at once; a request beyond that gets the plain page. */
const AT_MOST = 24
/** The program and a few pages use a third of it; with less memory V8 collects garbage more often. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** Time limits for work that might never end. */
export interface RendererLimits {
  /** For one page, and for a heartbeat of a thread that has pages to render. */
  pageMs: number
  /** Pause before a thread that has ended is started again. */
  restMs: number
  /** Pause before a page that hung is tried again. */
  hungRestMs: number
}

const LIMITS: RendererLimits = { pageMs: 2_000, restMs: 5_000, hungRestMs: 15_000 }

/** A thread that renders pages. */
export interface Renderer {
  /** Renders a page. Never throws: the result says why a page could not be rendered. */
  render(asked: PageAsked): Promise<RenderedHtml>
  close(): Promise<void>
}

interface PageUnderWay {
  address: string
  /** The thread is rendering it; otherwise it is queued. */
  hasBegun: boolean
  resolve: (rendered: RenderedHtml) => void
}

/** Opens the thread for the first page. `answer` makes the shop's own calls for it. */
export function openRenderer(
  data: RendererData,
  answer: (url: string) => Promise<CallAnswer>,
  onEnd: (reason: unknown) => void,
  { pageMs, restMs, hungRestMs } = LIMITS,
): Renderer {
  const underWay = new Map<number, PageUnderWay>()
  const hung = hungPages(hungRestMs)
  let watch: ThreadWatch | undefined
  let worker: Worker | undefined
  let restsUntilMs = -Infinity
  let isClosed = false
  let pages = 0

  const tell = (message: ToRenderer) => worker?.postMessage(message)

  function onMessage(message: FromRenderer) {
    watch?.heard()
    if ('rendered' in message) settle(message.rendered, message.page)
    else if ('call' in message) answerCall(message.call, message.url)
    else if ('ready' in message) watch?.ready(message.ready)
    else if ('begun' in message) {
      const page = underWay.get(message.begun)
      if (page !== undefined) page.hasBegun = true
    }
  }

  function answerCall(call: number, url: string) {
    answer(url).then(
      (answered) => tell({ answered: call, answer: answered }),
      () => tell({ answered: call, answer: { status: 500, body: '' } }),
    )
  }

  function settle(number: number, rendered: RenderedHtml) {
    const page = underWay.get(number)
    if (page === undefined) return
    underWay.delete(number)
    if ('isHung' in rendered) hung.add(page.address)
    page.resolve(rendered)
  }

  /** Pages that were being rendered are left to the browsers. */
  function ended(reason: unknown, isHung = false) {
    worker = undefined
    watch?.stop()
    restsUntilMs = performance.now() + restMs
    const notRendered = isHung ? 'the rendering thread hung' : 'the rendering thread has ended'
    for (const [number, { hasBegun }] of underWay)
      settle(number, isHung && hasBegun ? { notRendered, isHung } : { notRendered })
    if (!isClosed) onEnd(reason)
  }

  /** A thread that reads no messages may not end when it is told to, so the end is not awaited. */
  function leave(hanging: Worker) {
    hanging.removeAllListeners('message')
    ended(new Error(`the rendering thread said nothing for ${pageMs} ms`), true)
    void hanging.terminate()
  }

  function begin(): Worker {
    const workerData: RendererThreadData = { ...data, pageMs }
    const begun = startWorker(new URL('./render-pages.worker.ts', import.meta.url), {
      workerData,
      resourceLimits: MEMORY,
    })
    let reason: unknown
    begun.on('message', onMessage)
    begun.on('error', (error) => (reason = error))
    begun.on('exit', (code) => {
      if (worker === begun) ended(reason ?? `exit code ${code}`)
    })
    begun.unref()
    watch = watchThread({
      limitMs: pageMs,
      isAtWork: () => underWay.size > 0,
      ask: () => tell({ areYouThere: true }),
      onHung: () => leave(begun),
    })
    return begun
  }

  return {
    async render(asked) {
      if (isClosed) return { notRendered: 'the shop is closing' }
      if (hung.has(asked.address)) return { notRendered: 'it hung a moment ago' }
      if (underWay.size >= AT_MOST) return { notRendered: 'too many pages are being rendered' }
      if (worker === undefined && performance.now() < restsUntilMs)
        return { notRendered: 'the rendering thread has just ended' }
      worker ??= begin()
      const page = ++pages
      return new Promise((resolve) => {
        underWay.set(page, { address: asked.address, hasBegun: false, resolve })
        tell({ render: page, asked })
      })
    },
    async close() {
      isClosed = true
      watch?.stop()
      await worker?.terminate()
    },
  }
}
