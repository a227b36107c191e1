import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './when-near.module.css'

/** A screen's height before it comes into sight. */
const AHEAD = '400px'

/** Draws its content when it is about to come into sight: what lies far down costs nobody anything who never gets there. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={styles.place} data-near={isNear || undefined}>
      {isNear && children}
    </div>
  )
}
