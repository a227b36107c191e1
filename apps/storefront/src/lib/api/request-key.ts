import type { BrowserCall } from '@cambusa/contract/endpoint'
import { REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import { tabStore } from '../browser/storage.ts'

/** Acts without an answer so far, by the content of the call: key and time of creation. */
type OpenActs = Record<string, [key: string, at: number]>

const KEPT_IN_TAB = 'cambusa.acts'
/** A margin for calls in progress, which could arrive after the server's hour has ended. */
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

/** Only additions to the cart survive a reload, including those of a quick order: other calls may be personal. */
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

/** One act of the shopper, with all its tries. */
export interface Act {
  key: string
  /** Its answer has come: the same call again is another act. */
  end: () => void
}

/**
 * The act of a call that is `keyed`. Until the answer has come, an equal call is the same act, whatever makes it: a
 * button pressed again, taps kept for later, a reloaded page. undefined: the call needs no key.
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
