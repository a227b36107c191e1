import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SCROLL_BUTTON_PX } from '@cambusa/domain/constants'
import { frameTexts } from '@cambusa/messages/it/frame'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import styles from './scroll-to-top.module.css'

/** Desktop only, beyond 20 px (specification §9). */
export function ScrollToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SCROLL_BUTTON_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <div className={styles.place}>
      <IconButton
        tone="filled"
        label={frameTexts.backToTop}
        icon={<ArrowUp />}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  )
}
