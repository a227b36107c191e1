import { tileHost } from '@cambusa/domain/web/picture-hosts'
import { useState } from 'react'
import { tabStore } from '../../../../lib/browser/storage.ts'
import { tiles } from '../../../../lib/shop/map-tiles.ts'

/** The host whose pictures this visitor has agreed to, for as long as the tab is open. */
const AGREED_KEY = 'cambusa.map-host'

export interface TilesState {
  /** The host that is asked for pictures; undefined: the shop itself. */
  host: string | undefined
  /** The pictures may be asked for. */
  isOn: boolean
  /** What their licence wants to be said. */
  attribution: string
  attributionUrl: string | undefined
  address: string
  agree: (isAgreed: boolean) => void
}

/**
 * Pictures of streets, where the shop has configured them. Those of another host are asked for only after a visitor has
 * agreed to exactly that: neither analytics nor profiling stands for it (decision 231).
 */
export function useTiles(): TilesState | undefined {
  const host = tileHost(tiles?.tiles)
  const [isAgreed, setIsAgreed] = useState(() => host !== undefined && tabStore.get(AGREED_KEY) === host)
  if (!tiles) return undefined
  return {
    host,
    isOn: host === undefined || isAgreed,
    address: tiles.tiles,
    attribution: tiles.attribution,
    attributionUrl: tiles.attributionUrl,
    agree(next) {
      if (next && host !== undefined) tabStore.set(AGREED_KEY, host)
      else tabStore.remove(AGREED_KEY)
      setIsAgreed(next)
    },
  }
}
