import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { useState } from 'react'
import { useIsSmallScreen } from '../../lib/browser/small-screen.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TourCard } from './tour-card.tsx'
import { TourButtons, TourText } from './tour-content.tsx'

interface TourProps {
  open: boolean
  onClose: () => void
}

/** The tour of the shop in four steps: a card beside the real elements, on small screens a dialog. It begins anew each time. */
export function Tour({ open, onClose }: TourProps) {
  const [step, setStep] = useState(0)
  const isSmall = useIsSmallScreen()
  const close = () => {
    onClose()
    setStep(0)
  }
  const buttons = { step, onStep: setStep, onClose: close }
  if (!isSmall) return open ? <TourCard {...buttons} /> : null
  return (
    <Dialog open={open} onClose={close} low title={tourTexts.title} footer={<TourButtons {...buttons} />}>
      <TourText step={step} />
    </Dialog>
  )
}
