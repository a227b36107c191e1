import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SCROLL_BUTTON_PX } from '@cambusa/domain/constants'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { IconButton } from '../ui/buttons/icon-button.tsx'

/** Desktop only, beyond 20 px (specification §9): in the top bar of wide screens, where it covers nothing. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SCROLL_BUTTON_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  const place = shown && document.querySelector('header [data-upwards]')
  if (!place) return null
  return createPortal(
    <IconButton
      tone="on-primary"
      label={lateFrameTexts.backToTop}
      icon={<ArrowUp />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />,
    place,
  )
}
