import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/ui'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './carousel.module.css'

interface CarouselProps {
  /** What is shown, for who listens. */
  label: string
  children: ReactNode
  /** `slides`: one at a time, the whole width; `row`: as many as fit, the next peeping in. */
  look?: 'slides' | 'row'
  className?: string
}

/** A row that scrolls sideways: by finger, wheel, Tab, and the two buttons where there is a pointer. */
export function Carousel({ label, children, look = 'row', className }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => {
      const start = element.scrollLeft <= 1
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const move = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({
      left: direction * element.clientWidth * (look === 'slides' ? 1 : 0.85),
      behavior: 'smooth',
    })
  }
  const moves = !(ends.start && ends.end)
  return (
    <section aria-label={label} className={classNames(styles.carousel, styles[look], className)}>
      <ul ref={track} className={styles.track}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {moves && (
        <div className={styles.buttons}>
          <IconButton
            tone="filled"
            label={uiTexts.previousSlide}
            icon={<ChevronLeft />}
            disabled={ends.start}
            onClick={() => move(-1)}
          />
          <IconButton
            tone="filled"
            label={uiTexts.nextSlide}
            icon={<ChevronRight />}
            disabled={ends.end}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  )
}
