import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'
import { prefersStill, useSlideShow } from './use-slide-show.ts'
import { useTrackPosition } from './use-track-position.ts'

interface CarouselProps {
  /** Name of the content, for screen readers. */
  label: string
  /**
   * The titles of slides, which rotate automatically, each at full width. Without them it is a row of as many items as
   * fit, with a part of the next one.
   */
  titles?: readonly string[]
  children: ReactNode
}

/** The share of a row that one step scrolls, so that its last items stay visible. */
const ROW_STEP = 0.85

/**
 * Items side by side in a scroll container: moved by finger, wheel, Tab, buttons and arrow keys; slides can be paused.
 */
export function Carousel({ label, titles, children }: CarouselProps) {
  const track = useRef<HTMLUListElement & HTMLDivElement>(null)
  const { shown, start, end } = useTrackPosition(track)
  const slides = titles?.length ?? 0
  const isShow = titles !== undefined

  const move = (direction: 1 | -1) => {
    const element = track.current
    const width = element?.clientWidth ?? 0
    const behavior = prefersStill() ? 'instant' : 'smooth'
    if (isShow) element?.scrollTo({ left: ((shown + direction + slides) % slides) * width, behavior })
    else element?.scrollBy({ left: direction * width * ROW_STEP, behavior })
  }
  const show = useSlideShow(isShow, `${shown}/${slides}`, () => move(1))
  const go = (direction: 1 | -1) => {
    show.setPlaying(false)
    move(direction)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    else if (key === 'ArrowLeft') go(-1)
  }
  const arrow = (direction: 1 | -1) => (
    <IconButton
      tone={isShow ? 'plain' : 'filled'}
      label={direction < 0 ? uiTexts.previousSlide : uiTexts.nextSlide}
      icon={direction < 0 ? <ChevronLeft /> : <ChevronRight />}
      disabled={!isShow && (direction < 0 ? start : end)}
      onClick={() => go(direction)}
      onKeyDown={onKeyDown}
    />
  )
  if (!isShow)
    return (
      <section aria-label={label} className={classNames(styles.carousel, styles.row)}>
        <ul ref={track} className={styles.track}>
          {Children.map(children, (child) => (
            <li className={styles.slide}>{child}</li>
          ))}
        </ul>
        {!(start && end) && (
          <div className={styles.buttons}>
            {arrow(-1)}
            {arrow(1)}
          </div>
        )}
      </section>
    )
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(styles.carousel, styles.slides)}
      {...show.attention}
    >
      <div ref={track} className={styles.track} aria-live={show.runs ? 'off' : 'polite'}>
        {Children.map(children, (child, index) => (
          <div
            role="group"
            aria-roledescription="slide"
            aria-label={uiTexts.slideNamed({ slide: index + 1, slides, title: titles[index] ?? '' })}
            inert={index !== shown}
            className={styles.slide}
          >
            {child}
          </div>
        ))}
      </div>
      <div className={styles.controls} role="group" aria-label={uiTexts.slideControls}>
        <IconButton
          label={show.playing ? uiTexts.pause : uiTexts.play}
          icon={show.playing ? <Pause /> : <Play />}
          onClick={() => show.setPlaying(!show.playing)}
          onKeyDown={onKeyDown}
        />
        {arrow(-1)}
        <span className={styles.place} aria-hidden="true">
          {uiTexts.slideOf({ slide: shown + 1, slides })}
        </span>
        {arrow(1)}
      </div>
    </section>
  )
}
