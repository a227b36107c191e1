import type { BrowserCall } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import { tabStore } from '../browser/storage.ts'

/** Acts whose answer has not come yet, by what they send: key, and when it was made. */
type OpenActs = Record<string, [key: string, at: number]>

const KEPT_IN_TAB = 'cambusa.acts'
/** What is on its way as the server's hour ends might come after it. */
const SPARE_MS = 300_000

let acts: OpenActs | undefined

function openActs(now: number): OpenActs {
  acts ??= readKept()
  for (const sent in acts) if (now - acts[sent]![1] > REQUEST_KEY_KEPT_MS - SPARE_MS) delete acts[sent]
  return acts
}

function readKept(): OpenActs {
  try {
    return JSON.parse(tabStore.get(KEPT_IN_TAB) ?? '{}') as OpenActs
  } catch {
    return {}
  }
}

/** Only what is put into the cart outlives a reload, as the lines of a quick order do: the rest may be personal. */
const isOfCart = (sent: string): boolean => /^\/(cart|quick-order)\//.test(sent)

const keepInTab = (open: OpenActs): void =>
  tabStore.set(
    KEPT_IN_TAB,
    JSON.stringify(Object.fromEntries(Object.entries(open).filter(([sent]) => isOfCart(sent)))),
  )

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** One act of the shopper, on however many tries. */
export interface Act {
  key: string
  /** Its answer has come: the same again is another act. */
  end: () => void
}

/**
 * The act of a call that is `keyed`. While the answer of a call is missing, the same call is the same act, whoever makes it:
 * a button that is pressed again, taps that were kept, a page that was loaded anew. undefined: the call needs no key.
 */
export function beginAct({ keyed, url }: BrowserCall, query: unknown, body: unknown): Act | undefined {
  if (keyed !== true) return undefined
  const now = Date.now()
  const sent = url + JSON.stringify([query, body])
  const open = openActs(now)
  const [key] = (open[sent] ??= [newKey(), now])
  if (isOfCart(sent)) keepInTab(open)
  return {
    key,
    end: () => {
      delete open[sent]
      if (isOfCart(sent)) keepInTab(open)
    },
  }
}
