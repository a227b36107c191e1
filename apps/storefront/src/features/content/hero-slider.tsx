import type { Slide } from '@cambusa/contract/content'
import { homeTexts } from '@cambusa/messages/it/home'
import { uiTexts } from '@cambusa/messages/it/ui'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { stripTags } from '../../ui/strip-tags.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { HomeSlide } from './home-slide.tsx'
import styles from './hero-slider.module.css'

/** Long enough to read a slide twice. */
const SLIDE_MS = 7000

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The messages of the home page, one after the other: by finger, buttons, arrow keys; they can be paused. */
export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 20 })
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(() => !prefersStill())
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (!embla) return
    const follow = () => setShown(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => void embla.off('select', follow)
  }, [embla])

  useEffect(() => {
    if (!embla || !playing || busy) return
    const timer = setInterval(() => embla.scrollNext(prefersStill()), SLIDE_MS)
    return () => clearInterval(timer)
  }, [embla, playing, busy])

  const go = (direction: 1 | -1) => {
    setPlaying(false)
    if (direction === 1) embla?.scrollNext(prefersStill())
    else embla?.scrollPrev(prefersStill())
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
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={playing && !busy ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={homeTexts.slide({
                slide: index + 1,
                slides: slides.length,
                title: stripTags(slide.title.rendered),
              })}
              inert={index !== shown}
              className={styles.slide}
            >
              <HomeSlide slide={slide} urgent={index === 0} />
            </div>
          ))}
        </div>
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
          {uiTexts.slideOf({ slide: shown + 1, slides: slides.length })}
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
