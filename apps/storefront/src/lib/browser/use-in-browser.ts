import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during server rendering and hydration; components below it may read storage. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
