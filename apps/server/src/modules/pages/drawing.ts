import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../platform/offload/start-worker.ts'
import type {
  CallAnswer,
  DrawingData,
  DrawnHtml,
  FromDrawing,
  PageAsked,
  ToDrawing,
} from './page-messages.ts'

/** Pages under way at once; who asks for one more gets the plain page. */
const AT_MOST = 24
/** After the thread has ended it is not begun again at once. */
const REST_MS = 5_000
/** The program and a few pages under way take a third of it; V8 cleans up the oftener the less there is. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** A thread that draws pages. */
export interface Drawing {
  /** Draws a page; never throws: where it cannot be drawn, the answer says why. */
  draw(asked: PageAsked): Promise<DrawnHtml>
  close(): Promise<void>
}

/** Opens the thread with the first page. `answer` makes the shop's own calls for it. */
export function openDrawing(
  data: DrawingData,
  answer: (url: string) => Promise<CallAnswer>,
  onEnd: (reason: unknown) => void,
): Drawing {
  const underWay = new Map<number, (page: DrawnHtml) => void>()
  let worker: Worker | undefined
  let restsUntilMs = -Infinity
  let isClosed = false
  let pages = 0

  const tell = (message: ToDrawing) => worker?.postMessage(message)

  function onMessage(message: FromDrawing) {
    if ('drawn' in message) {
      underWay.get(message.drawn)?.(message.page)
      underWay.delete(message.drawn)
      return
    }
    answer(message.url).then(
      (answered) => tell({ answered: message.call, answer: answered }),
      () => tell({ answered: message.call, answer: { status: 500, body: '' } }),
    )
  }

  /** Whatever it was at is drawn by the browsers. */
  function ended(reason: unknown) {
    worker = undefined
    restsUntilMs = performance.now() + REST_MS
    for (const resolve of underWay.values()) resolve({ notDrawn: 'the thread that draws has ended' })
    underWay.clear()
    if (!isClosed) onEnd(reason)
  }

  function begin(): Worker {
    const begun = startWorker(new URL('./draw-pages.worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: MEMORY,
    })
    let reason: unknown
    begun.on('message', onMessage)
    begun.on('error', (error) => (reason = error))
    begun.on('exit', (code) => ended(reason ?? `exit code ${code}`))
    begun.unref()
    return begun
  }

  return {
    async draw(asked) {
      if (isClosed) return { notDrawn: 'the shop is closing' }
      if (underWay.size >= AT_MOST) return { notDrawn: 'too many pages are being drawn' }
      if (worker === undefined && performance.now() < restsUntilMs)
        return { notDrawn: 'the thread that draws has just ended' }
      worker ??= begin()
      const page = ++pages
      return new Promise((resolve) => {
        underWay.set(page, resolve)
        tell({ draw: page, asked })
      })
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}
