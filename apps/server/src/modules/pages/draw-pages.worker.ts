import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { stepAside, stepBack } from '../../platform/offload/step-back.ts'
import { packHtml } from './pack-html.ts'
import type {
  CallAnswer,
  DrawingData,
  DrawnHtml,
  FromDrawing,
  PageAsked,
  ToDrawing,
} from './page-messages.ts'
import { pageTemplate } from './page-template.ts'

/** What the build of the storefront makes of apps/storefront/src/app/drawing/draw-page.tsx. */
interface Drawing {
  drawPage: (
    asked: Omit<PageAsked, 'now'> & { now: Date },
  ) => Promise<
    | { status: number; screens: readonly string[]; body: string; head: string; data: unknown }
    | { isForBrowser: true }
    | { notDrawn: string }
  >
  /** The beginning of a page with the tags of a screen's head in place of its own title and description. */
  withHead: (beginning: string, tags: string) => string
  PAGE_DATA_ID: string
}

/** Where it does not step aside. */
const NICENESS = 5

const { dist, drawsAside } = workerData as DrawingData
const send = (message: FromDrawing, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)
const waiting = new Map<number, (answer: CallAnswer) => void>()
let calls = 0

const FAILING = 400
/** What is read of an answer, and no more: the text of a real one comes through a stream, which takes a tenth of a page's time. */
const ANSWERED = { headers: new Headers({ 'content-type': 'application/json' }) }

/** The shop's own calls are answered by the thread that has the catalogue: no network, and nobody's session. */
globalThis.fetch = async (url) => {
  const call = ++calls
  const answered = new Promise<CallAnswer>((resolve) => waiting.set(call, resolve))
  send({ call, url: String(url) })
  const { status, body } = await answered
  const text = async () => body
  return { ...ANSWERED, status, ok: status < FAILING, text, json: async () => JSON.parse(body) } as Response
}

// Who calls goes first.
if (drawsAside) stepAside()
else stepBack(NICENESS)

const { drawPage, withHead, PAGE_DATA_ID } = (await import(
  pathToFileURL(join(dist, '.drawing/draw-page.js')).href
)) as Drawing
const fill = pageTemplate(dist, { dataId: PAGE_DATA_ID, withHead })
/** Pages wait in rows: who came first has his soonest, and few lie half drawn in memory. */
const rows = Array.from({ length: 4 }, () => Promise.resolve())

async function draw(asked: PageAsked): Promise<DrawnHtml> {
  try {
    const drawn = await drawPage({ ...asked, now: new Date(asked.now) })
    return 'screens' in drawn ? { status: drawn.status, ...packHtml(fill(drawn)) } : drawn
  } catch (error) {
    return { notDrawn: String((error as Error).stack ?? error) }
  }
}

parentPort?.on('message', (message: ToDrawing) => {
  if ('answered' in message) {
    waiting.get(message.answered)?.(message.answer)
    waiting.delete(message.answered)
    return
  }
  const row = message.draw % rows.length
  rows[row] = rows[row]!.then(async () => {
    const page = await draw(message.asked)
    send({ drawn: message.draw, page }, 'brotli' in page ? [page.brotli.buffer] : [])
  })
})
