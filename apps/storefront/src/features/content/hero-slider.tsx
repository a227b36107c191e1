import type { Slide } from '@cambusa/contract/content'
import { homeTexts } from '@cambusa/messages/it/home'
import { uiTexts } from '@cambusa/messages/it/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { stripTags } from '../../lib/format/strip-tags.ts'
import styles from './hero-slider.module.css'
import { HomeSlide } from './home-slide.tsx'

/** Long enough to read a slide twice. */
const SLIDE_MS = 7000

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The messages of the home page, one after the other: by finger, buttons, arrow keys; they can be paused. */
export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(() => !prefersStill())
  const [busy, setBusy] = useState(false)
  const count = slides.length

  const show = (index: number) => {
    const left = ((index + count) % count) * (track.current?.clientWidth ?? 0)
    track.current?.scrollTo({ left, behavior: prefersStill() ? 'instant' : 'smooth' })
  }
  useEffect(() => {
    if (!playing || busy) return
    const timer = setTimeout(() => {
      const element = track.current
      const left = ((shown + 1) % count) * (element?.clientWidth ?? 0)
      element?.scrollTo({ left, behavior: 'smooth' })
    }, SLIDE_MS)
    return () => clearTimeout(timer)
  }, [playing, busy, shown, count])

  const go = (direction: 1 | -1) => {
    setPlaying(false)
    show(shown + direction)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={homeTexts.slider}
      className={styles.slider}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      <div
        ref={track}
        className={styles.track}
        aria-live={playing && !busy ? 'off' : 'polite'}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={homeTexts.slide({
              slide: index + 1,
              slides: count,
              title: stripTags(slide.title.rendered),
            })}
            inert={index !== shown}
            className={styles.slide}
          >
            <HomeSlide slide={slide} urgent={index === 0} />
          </div>
        ))}
      </div>
      <div className={styles.controls} role="group" aria-label={homeTexts.controls}>
        <IconButton
          label={playing ? homeTexts.pause : homeTexts.play}
          icon={playing ? <Pause /> : <Play />}
          onClick={() => setPlaying(!playing)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={uiTexts.previousSlide}
          icon={<ChevronLeft />}
          onClick={() => go(-1)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.place} aria-hidden="true">
          {uiTexts.slideOf({ slide: shown + 1, slides: count })}
        </span>
        <IconButton
          label={uiTexts.nextSlide}
          icon={<ChevronRight />}
          onClick={() => go(1)}
          onKeyDown={onKeyDown}
        />
      </div>
    </section>
  )
}
