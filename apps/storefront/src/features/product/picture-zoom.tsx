import { pictureZoomTexts as zoomTexts } from '@cambusa/messages/it/catalogue/picture-zoom'
import { productTexts as texts } from '@cambusa/messages/it/catalogue/product'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { announce } from '../../lib/state/announce.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { DialogPanel } from '../../ui/overlays/dialog-panel.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import type { GalleryShot } from './gallery-shots.ts'
import styles from './picture-zoom.module.css'

interface PictureZoomProps {
  open: boolean
  onClose: () => void
  name: string
  shots: readonly GalleryShot[]
  /** Which of them is shown. */
  shown: number
  onShow: (index: number) => void
}

/** As large as the window, and wider than it; the style of each level is in the module. */
const PERCENTS = [100, 200, 300] as const
const LAST_LEVEL = PERCENTS.length - 1

/** What is in the middle stays in the middle when the picture grows or shrinks. */
function useKeepMiddle(area: HTMLElement | null, level: number): void {
  const before = useRef(level)
  useLayoutEffect(() => {
    const ratio = (PERCENTS[level] ?? 100) / (PERCENTS[before.current] ?? 100)
    before.current = level
    if (!area || ratio === 1) return
    const middle = (start: number, size: number) => (start + size / 2) * ratio - size / 2
    area.scrollTo(middle(area.scrollLeft, area.clientWidth), middle(area.scrollTop, area.clientHeight))
  }, [area, level])
}

/**
 * A picture of a product as large as the window, enlarged by buttons, by + and −, or with two fingers; enlarged it
 * scrolls. The arrow keys lead to the other pictures, and while it is enlarged they scroll.
 */
export function PictureZoom({ open, onClose, name, shots, shown, onShow }: PictureZoomProps) {
  const [level, setLevel] = useState(0)
  const [area, setArea] = useState<HTMLElement | null>(null)
  useKeepMiddle(area, level)
  const shot = shots[shown]
  const last = shots.length - 1

  const zoom = (step: 1 | -1) => {
    const next = Math.max(0, Math.min(LAST_LEVEL, level + step))
    if (next === level) return
    setLevel(next)
    announce(zoomTexts.zoomedTo({ percent: PERCENTS[next] ?? 100 }))
  }
  const show = (index: number) => {
    if (index < 0 || index > last) return
    setLevel(0)
    onShow(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else if (level === 0 && event.key === 'ArrowRight') show(shown + 1)
    else if (level === 0 && event.key === 'ArrowLeft') show(shown - 1)
    else return
    event.preventDefault()
  }
  return (
    // Keys work wherever the focus is in the dialog: its events pass through here.
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      <DialogPanel
        open={open}
        width="large"
        title={name}
        onClose={onClose}
        onClosed={() => setLevel(0)}
        footer={
          <div className={styles.tools}>
            <div className={styles.acts}>
              <IconButton
                label={zoomTexts.zoomOut}
                icon={<ZoomOut />}
                aria-disabled={level === 0}
                onClick={() => zoom(-1)}
              />
              <IconButton
                label={zoomTexts.zoomIn}
                icon={<ZoomIn />}
                aria-disabled={level === LAST_LEVEL}
                onClick={() => zoom(1)}
              />
            </div>
            {last > 0 && (
              <div className={styles.acts}>
                <IconButton
                  label={texts.previousPicture}
                  icon={<ChevronLeft />}
                  aria-disabled={shown === 0}
                  onClick={() => show(shown - 1)}
                />
                <p className={styles.place} aria-live="polite">
                  {texts.pictureOf({ picture: shown + 1, pictures: shots.length })}
                </p>
                <IconButton
                  label={texts.nextPicture}
                  icon={<ChevronRight />}
                  aria-disabled={shown === last}
                  onClick={() => show(shown + 1)}
                />
              </div>
            )}
          </div>
        }
      >
        <div
          ref={setArea}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={zoomTexts.area}
          className={styles.area}
          data-level={level}
        >
          <Picture
            src={shot?.src}
            widths={shot?.widths}
            alt={shot?.title ? texts.pictureAlt({ name, title: shot.title.toLowerCase() }) : name}
            sizes="1280px"
            urgent
          />
        </div>
      </DialogPanel>
    </div>
  )
}
