import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TourButtons, TourText } from './tour-content.tsx'
import { boxOnScreen, TOUR_STEPS } from './tour-steps.ts'
import styles from './tour.module.css'

const MARGIN = 12

interface TourCardProps {
  step: number
  onStep: (step: number) => void
  onClose: () => void
}

/** Puts the card below the element of the step and the ring around it; without one the card is in the middle, alone. */
function place(card: HTMLElement, ring: HTMLElement, selector: string): void {
  const box = boxOnScreen(selector)
  ring.hidden = !box
  const { offsetWidth: width, offsetHeight: height } = card
  const left = box ? box.left : (innerWidth - width) / 2
  const below = box ? box.bottom + MARGIN : (innerHeight - height) / 2
  const top = box && below + height > innerHeight ? box.top - MARGIN - height : below
  card.style.setProperty('--tour-left', `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`)
  card.style.setProperty('--tour-top', `${Math.max(MARGIN, top)}px`)
  if (!box) return
  for (const side of ['left', 'top', 'width', 'height'] as const)
    ring.style.setProperty(`--tour-${side}`, `${box[side]}px`)
}

/** On wide screens: a card that points at the real elements, which stay usable. Escape skips it. */
export function TourCard({ step, onStep, onClose }: TourCardProps) {
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = () => place(card.current!, ring.current!, TOUR_STEPS[step]![1])
    put()
    addEventListener('resize', put)
    addEventListener('scroll', put, { passive: true })
    return () => {
      removeEventListener('resize', put)
      removeEventListener('scroll', put)
    }
  }, [step])
  useEffect(() => {
    const before = document.activeElement
    card.current?.focus({ preventScroll: true })
    return () => {
      // The offer that opened it is gone: Tab goes on from the content.
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const target = isThere ? before : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <>
      <div ref={ring} hidden aria-hidden="true" className={styles.ring} />
      <section ref={card} role="dialog" aria-label={tourTexts.title} tabIndex={-1} className={styles.card}>
        <IconButton
          className={styles.close}
          label={uiTexts.close}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
        <TourText step={step} />
        <TourButtons step={step} onStep={onStep} onClose={onClose} />
      </section>
    </>
  )
}
