import { useEffect } from 'react'
import { useInBrowser } from '../browser/use-in-browser.ts'
import { localStore } from '../browser/storage.ts'
import { IMAGES_KEY } from './session.ts'
import { useUserStore } from './user-store.ts'

/**
 * Whether the contract of the customer's company includes pictures (specification §3 'Local state'): as the last answer
 * said, and before the first one as this browser noted it, so that nothing moves when it comes. undefined: not known
 * yet. The server decides by itself.
 */
export function useImagesInContract(): boolean | undefined {
  const user = useUserStore((state) => state.user)
  const isInBrowser = useInBrowser()
  const said = user === null ? undefined : user.imagesInContract === true
  useEffect(() => {
    if (said === true) localStore.set(IMAGES_KEY, '1')
    else if (said === false) localStore.remove(IMAGES_KEY)
  }, [said])
  return said ?? (isInBrowser && localStore.get(IMAGES_KEY) !== null ? true : undefined)
}
