import { onAppEvent } from '../../lib/state/events.ts'
import { paths } from './paths.ts'
import type { ShopRouter } from './router.tsx'

/** Errors of calls lead to their screens (specification §8); 'back' leads to the screen before the broken one. */
export function goToErrorScreens(router: ShopRouter): void {
  onAppEvent('notFound', () => {
    void router.navigate({ to: paths.notFound, replace: true })
  })
  onAppEvent('serviceDown', () => {
    const { pathname, href } = router.state.location
    if (pathname === paths.serviceDown) return
    void router.navigate({ to: paths.serviceDown, search: { from: href }, replace: true })
  })
}
