import { LAYOUT_KEY_MS } from '@cambusa/domain/constants'
import { useEffect, useRef } from 'react'
import styles from './layout-probe.module.css'

const measureAnew = () => window.dispatchEvent(new Event('resize'))

/**
 * After a turn of the device or a change of the text's size everything that has been measured is measured anew: at once,
 * and again after 3 seconds, when the browser has moved its own bars (specification §9). Who measures
 * listens to `resize`. The screen is not rendered anew: what is typed stays.
 */
export function LayoutProbe() {
  const probe = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let width = probe.current?.offsetWidth
    const change = () => {
      clearTimeout(timer)
      measureAnew()
      timer = setTimeout(measureAnew, LAYOUT_KEY_MS)
    }
    const observer = new ResizeObserver(() => {
      if (probe.current?.offsetWidth === width) return
      width = probe.current?.offsetWidth
      change()
    })
    if (probe.current) observer.observe(probe.current)
    const turn = window.matchMedia('(orientation: portrait)')
    turn.addEventListener('change', change)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      turn.removeEventListener('change', change)
    }
  }, [])
  return <div ref={probe} className={styles.probe} aria-hidden="true" />
}
