import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a screen is drawn on the server, where nothing is kept: what storage holds is read below it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
