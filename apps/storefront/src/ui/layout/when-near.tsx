import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './when-near.module.css'

/** One screen height before it becomes visible. */
const AHEAD = '400px'

interface WhenNearProps {
  /** Reserves the height of the content, so that nothing below it shifts. */
  className?: string | undefined
  children: ReactNode
}

/** Renders its content when it is about to scroll into view, so that content far down costs nothing before. */
export function WhenNear({ className, children }: WhenNearProps) {
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
    <div
      ref={place}
      className={classNames(styles.place, className && styles.kept, className)}
      data-near={isNear || undefined}
    >
      {isNear && children}
    </div>
  )
}
