import { productTexts as texts } from '@cambusa/messages/it/catalogue/product'
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { prefersStill } from '../../ui/layout/use-slide-show.ts'
import { useTrackPosition } from '../../ui/layout/use-track-position.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { SHOT_SIZES, type GalleryShot } from './gallery-shots.ts'
import styles from './product-gallery.module.css'

const HELP = 'aiuto-immagini'

interface GalleryTrackProps {
  name: string
  shots: readonly GalleryShot[]
  onEnlarge: (index: number) => void
}

/**
 * Several pictures side by side in a scroll container: moved by finger, wheel, arrow keys, buttons and, where there is
 * room for them, thumbnails. Only the first is asked for at once, the others when the shopper comes to the gallery.
 */
export function GalleryTrack({ name, shots, onEnlarge }: GalleryTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const { shown: place } = useTrackPosition(track)
  const [isNear, setNear] = useState(false)
  const come = () => setNear(true)
  const last = shots.length - 1
  const shown = Math.min(place, last)

  const go = (index: number) => {
    come()
    const element = track.current
    const left = Math.max(0, Math.min(last, index)) * (element?.clientWidth ?? 0)
    element?.scrollTo({ left, behavior: prefersStill() ? 'instant' : 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight') go(shown + 1)
    else if (event.key === 'ArrowLeft') go(shown - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(last)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="presentation"
      className={styles.several}
      data-near={isNear || undefined}
      onPointerEnter={come}
      onFocus={come}
      onKeyDown={onKeyDown}
    >
      <div className={styles.main}>
        <VisuallyHidden as="div">
          <span id={HELP}>{texts.picturesHelp}</span>
        </VisuallyHidden>
        <div
          ref={track}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={texts.pictures({ name })}
          aria-describedby={HELP}
          className={styles.track}
          onClick={() => onEnlarge(shown)}
          onKeyDown={({ key }) => key === 'Enter' && onEnlarge(shown)}
        >
          {shots.map(({ src, widths, title = '' }, index) => (
            <div key={src} className={styles.slide} aria-hidden={index !== shown}>
              <Picture
                src={src}
                widths={widths}
                alt={texts.pictureAlt({ name, title: title.toLowerCase() })}
                sizes={SHOT_SIZES}
                urgent={index === 0}
              />
            </div>
          ))}
        </div>
        <div className={styles.steps}>
          <IconButton
            label={texts.previousPicture}
            icon={<ChevronLeft />}
            aria-disabled={shown === 0}
            onClick={() => go(shown - 1)}
          />
          <p className={styles.place} aria-live="polite">
            <VisuallyHidden>
              {texts.pictureOf({ picture: shown + 1, pictures: shots.length })}: {shots[shown]?.title}
            </VisuallyHidden>
            <span aria-hidden="true">
              {shown + 1}/{shots.length}
            </span>
          </p>
          <IconButton
            label={texts.nextPicture}
            icon={<ChevronRight />}
            aria-disabled={shown === last}
            onClick={() => go(shown + 1)}
          />
        </div>
        <button
          type="button"
          className={styles.hint}
          aria-label={texts.zoom}
          aria-haspopup="dialog"
          onClick={() => onEnlarge(shown)}
        >
          <Maximize2 aria-hidden="true" />
        </button>
      </div>
      <ul className={styles.thumbs}>
        {shots.map(({ src, title = '' }, index) => (
          <li key={src}>
            <button
              type="button"
              className={styles.thumb}
              aria-current={index === shown || undefined}
              aria-label={texts.showPicture({ title, picture: index + 1, pictures: shots.length })}
              onClick={() => go(index)}
            >
              <Picture src={src} alt="" sizes="64px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
