import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data.ts'
import { forgetEvents, replayEvents } from '../event-replay.ts'
import { useAppState } from '../../lib/state/app-state.ts'
import { onAppEvent } from '../../lib/state/events.ts'
import {
  areMarked,
  forgetEarlyPrices,
  show,
  whenChunksAreLoaded,
  whenPricesArePersonal,
  type Awaited,
} from './personalise.ts'

/**
 * The states of a page in the browser (decision 186), in this order:
 *
 * - `server-rendered`: the HTML of the server stands, for a visitor who has chosen nothing. index.html hides the prices and parts
 *   that may not be this shopper's, and records what is tapped, typed and sent. It ends when the code of the screen has come.
 * - `hydrated`: React has the page. Recorded events are replayed as their elements are hydrated. The shopper's own answers are
 *   asked for; prices are shown when none on screen is a visitor's, parts when nothing is on its way to the screen any more.
 * - `personalised`: nothing is hidden. A page that the browser renders itself begins here.
 */
export type PageState = 'server-rendered' | 'hydrated' | 'personalised'

const NEXT: Record<PageState, PageState | undefined> = {
  'server-rendered': 'hydrated',
  hydrated: 'personalised',
  personalised: undefined,
}

/** From `hydrated` on; before that a screen whose code does not come says so by itself (CHUNK_TIMEOUT_MS). */
export const TIME_OUTS = {
  /** Parts are shown by then, and prices no longer wait for answers that nothing on screen uses. */
  personalisedMs: 10_000,
  /** Recorded events are replayed until then: a screen whose code has not come by then says so. */
  replayedMs: 30_000,
} as const

export interface Page {
  readonly state: PageState
  /** React has begun to hydrate. Throws unless the page is server-rendered. */
  hydrated: (data: Pick<PageData, 'answers'>, client: QueryClient) => void
  /** Stops whatever waits. */
  close: () => void
}

/** The page as it is when its code begins to run. */
export function openPage(first: 'server-rendered' | 'personalised'): Page {
  let state: PageState = first
  const stops: (() => void)[] = []

  const enter = (next: PageState) => {
    if (NEXT[state] !== next) throw new Error(`a page that is ${state} cannot become ${next}`)
    state = next
  }
  const showAll = () => {
    show('prices')
    show('parts')
  }
  const waitFor = async (begin: (done: () => void) => Awaited): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>((resolve) => {
      const { stop, giveUp } = begin(resolve)
      timer = setTimeout(giveUp, TIME_OUTS.personalisedMs)
      stops.push(stop, () => clearTimeout(timer))
    })
    clearTimeout(timer)
  }

  if (state === 'personalised') {
    showAll()
    forgetEvents()
  }
  return {
    get state() {
      return state
    },
    hydrated(data, client) {
      enter('hydrated')
      stops.push(replayEvents(TIME_OUTS.replayedMs))
      if (areMarked('prices')) {
        const stopVat = useAppState.subscribe(
          ({ withVat }, before) => withVat !== before.withVat && forgetEarlyPrices(),
        )
        stops.push(stopVat, onAppEvent('sessionChanged', forgetEarlyPrices))
      }
      const prices =
        areMarked('prices') &&
        waitFor((done) => whenPricesArePersonal(data, client, done)).then(() => show('prices'))
      const parts =
        areMarked('parts') && waitFor((done) => whenChunksAreLoaded(client, done)).then(() => show('parts'))
      if (!prices && !parts) return enter('personalised')
      void Promise.all([prices, parts]).then(() => enter('personalised'))
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
