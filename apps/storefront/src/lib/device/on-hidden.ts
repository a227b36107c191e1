import type { Bridge } from './bridge.ts'

export const onHidden: Bridge['onHidden'] = (changed) => {
  const look = () => changed(document.visibilityState === 'hidden')
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
