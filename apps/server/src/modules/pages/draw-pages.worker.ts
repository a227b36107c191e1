import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { stepAside, stepBack, threadNumber } from '../../platform/offload/step-back.ts'
import { packHtml } from './pack-html.ts'
import type {
  CallAnswer,
  DrawingThreadData,
  DrawnHtml,
  FromDrawing,
  PageAsked,
  ToDrawing,
} from './page-messages.ts'
import { pageTemplate } from './page-template.ts'

/** What the build of the storefront makes of apps/storefront/src/app/drawing/draw-page.tsx. */
interface Drawing {
  drawPage: (
    asked: Omit<PageAsked, 'now'> & { now: Date; signal: AbortSignal },
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

const { dist, drawsAside, pageMs } = workerData as DrawingThreadData
const send = (message: FromDrawing, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)
const waiting = new Map<number, (answer: CallAnswer) => void>()
let calls = 0

const FAILING = 400
const NO_ANSWER: CallAnswer = { status: 504, body: '' }
/** Who asked is given up before that; what is left of it goes. */
const CALL_MS = 2 * pageMs
/** What is read of an answer, and no more: the text of a real one comes through a stream, which takes a tenth of a page's time. */
const ANSWERED = { headers: new Headers({ 'content-type': 'application/json' }) }

/** The shop's own calls are answered by the thread that has the catalogue: no network, and nobody's session. */
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

// Who calls goes first.
if (drawsAside) stepAside()
else stepBack(NICENESS)

const { drawPage, withHead, PAGE_DATA_ID } = (await import(
  pathToFileURL(join(dist, '.drawing/draw-page.js')).href
)) as Drawing
const fill = pageTemplate(dist, { dataId: PAGE_DATA_ID, withHead })
/** Pages wait for a place: who came first has his soonest, and few lie half drawn in memory. */
let freePlaces = 4
const waitingPages: (() => void)[] = []
/** A thread that gets no processor has no looks either: only the time in which it could work counts against a page. */
const LOOKS = 20

function settle(call: number, answer: CallAnswer): void {
  waiting.get(call)?.(answer)
  waiting.delete(call)
}

async function draw(asked: PageAsked, signal: AbortSignal): Promise<DrawnHtml> {
  try {
    const drawn = await drawPage({ ...asked, now: new Date(asked.now), signal })
    return 'screens' in drawn ? { status: drawn.status, ...packHtml(fill(drawn)) } : drawn
  } catch (error) {
    return { notDrawn: String((error as Error).stack ?? error) }
  }
}

/** The page, or that it hung: a part of it, or an answer that it needs, has not come within its time. */
async function drawInTime(asked: PageAsked): Promise<DrawnHtml> {
  const givingUp = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DrawnHtml>((resolve) => {
    let looks = 0
    timer = setInterval(() => {
      looks += 1
      if (looks < LOOKS) return
      resolve({ notDrawn: `a part of it did not come within ${pageMs} ms`, isHung: true })
      givingUp.abort()
    }, pageMs / LOOKS)
  })
  try {
    return await Promise.race([draw(asked, givingUp.signal), late])
  } finally {
    clearInterval(timer)
  }
}

async function drawInTurn(page: number, asked: PageAsked): Promise<void> {
  if (freePlaces > 0) freePlaces -= 1
  else await new Promise<void>((resolve) => waitingPages.push(resolve))
  send({ begun: page })
  const drawn = await drawInTime(asked)
  const next = waitingPages.shift()
  if (next === undefined) freePlaces += 1
  else next()
  send({ drawn: page, page: drawn }, 'brotli' in drawn ? [drawn.brotli.buffer] : [])
}

parentPort?.on('message', (message: ToDrawing) => {
  if ('answered' in message) settle(message.answered, message.answer)
  else if ('draw' in message) void drawInTurn(message.draw, message.asked)
  else send({ here: true })
})
send({ ready: threadNumber() })
