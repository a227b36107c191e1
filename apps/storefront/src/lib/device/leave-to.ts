import type { Bridge } from './bridge.ts'

export const leaveTo: Bridge['leaveTo'] = (address) => window.location.assign(address)

/** The browser's 'back' restores this page from its back/forward cache. */
export const onBackAgain: Bridge['onBackAgain'] = (act) => {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  window.addEventListener('pageshow', listen)
  return () => window.removeEventListener('pageshow', listen)
}
