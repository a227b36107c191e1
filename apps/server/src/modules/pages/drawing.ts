import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../platform/offload/start-worker.ts'
import { watchThread, type ThreadWatch } from '../../platform/offload/watch-thread.ts'
import { hungPages } from './hung-pages.ts'
import type {
  CallAnswer,
  DrawingData,
  DrawingThreadData,
  DrawnHtml,
  FromDrawing,
  PageAsked,
  ToDrawing,
} from './page-messages.ts'

/** Pages under way at once; who asks for one more gets the plain page. */
const AT_MOST = 24
/** The program and a few pages under way take a third of it; V8 cleans up the oftener the less there is. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** How long what may take for ever is waited for. */
export interface DrawingLimits {
  /** For the parts of a page, and for a sign of life of a thread that has pages to draw. */
  pageMs: number
  /** After the thread has ended it is not begun again at once. */
  restMs: number
  /** A page that hung is not tried again at once. */
  hungRestMs: number
}

const LIMITS: DrawingLimits = { pageMs: 2_000, restMs: 5_000, hungRestMs: 15_000 }

/** A thread that draws pages. */
export interface Drawing {
  /** Draws a page; never throws: where it cannot be drawn, the answer says why. */
  draw(asked: PageAsked): Promise<DrawnHtml>
  close(): Promise<void>
}

interface PageUnderWay {
  address: string
  /** The thread is at it; else it waits for a place. */
  hasBegun: boolean
  resolve: (drawn: DrawnHtml) => void
}

/** Opens the thread with the first page. `answer` makes the shop's own calls for it. */
export function openDrawing(
  data: DrawingData,
  answer: (url: string) => Promise<CallAnswer>,
  onEnd: (reason: unknown) => void,
  { pageMs, restMs, hungRestMs } = LIMITS,
): Drawing {
  const underWay = new Map<number, PageUnderWay>()
  const hung = hungPages(hungRestMs)
  let watch: ThreadWatch | undefined
  let worker: Worker | undefined
  let restsUntilMs = -Infinity
  let isClosed = false
  let pages = 0

  const tell = (message: ToDrawing) => worker?.postMessage(message)

  function onMessage(message: FromDrawing) {
    watch?.heard()
    if ('drawn' in message) settle(message.drawn, message.page)
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

  function settle(number: number, drawn: DrawnHtml) {
    const page = underWay.get(number)
    if (page === undefined) return
    underWay.delete(number)
    if ('isHung' in drawn) hung.add(page.address)
    page.resolve(drawn)
  }

  /** Whatever it was at is drawn by the browsers. */
  function ended(reason: unknown, isHung = false) {
    worker = undefined
    watch?.stop()
    restsUntilMs = performance.now() + restMs
    const notDrawn = isHung ? 'the thread that draws hung' : 'the thread that draws has ended'
    for (const [number, { hasBegun }] of underWay)
      settle(number, isHung && hasBegun ? { notDrawn, isHung } : { notDrawn })
    if (!isClosed) onEnd(reason)
  }

  /** A thread that hears nothing may not hear either that it should end: nobody waits for it. */
  function leave(hanging: Worker) {
    hanging.removeAllListeners('message')
    ended(new Error(`the thread that draws said nothing for ${pageMs} ms`), true)
    void hanging.terminate()
  }

  function begin(): Worker {
    const workerData: DrawingThreadData = { ...data, pageMs }
    const begun = startWorker(new URL('./draw-pages.worker.ts', import.meta.url), {
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
    async draw(asked) {
      if (isClosed) return { notDrawn: 'the shop is closing' }
      if (hung.has(asked.address)) return { notDrawn: 'it hung a moment ago' }
      if (underWay.size >= AT_MOST) return { notDrawn: 'too many pages are being drawn' }
      if (worker === undefined && performance.now() < restsUntilMs)
        return { notDrawn: 'the thread that draws has just ended' }
      worker ??= begin()
      const page = ++pages
      return new Promise((resolve) => {
        underWay.set(page, { address: asked.address, hasBegun: false, resolve })
        tell({ draw: page, asked })
      })
    },
    async close() {
      isClosed = true
      watch?.stop()
      await worker?.terminate()
    },
  }
}
