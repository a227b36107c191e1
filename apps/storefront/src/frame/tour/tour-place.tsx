import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { useEffect } from 'react'
import { keptCookieChoice, onCookieChoice } from '../../lib/state/cookie-choice.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { useUserStore } from '../../lib/session/user-store.ts'
import { whenFirstOpen } from '../../ui/overlays/when-first-open.tsx'
import { isTourSeen, keepTourSeen, setTour, useTour } from './tour-state.ts'

const Tour = whenFirstOpen(() => import('./tour.tsx').then((module) => module.Tour))

const close = () => setTour(false)

/**
 * Offers the tour once, when a shopper has answered what is asked first, never over the order being paid, nor to somebody who
 * acts for a customer.
 */
function offer(): void {
  const isPaying = 'till' in document.documentElement.dataset
  if (isTourSeen() || isPaying || useUserStore.getState().user?.actor) return
  keepTourSeen()
  showToast({
    kind: 'info',
    text: tourTexts.offer,
    action: { label: tourTexts.show, onPress: () => setTour(true) },
  })
}

/** The tour of the shop, whose code is loaded when it is first opened. */
export function TourPlace() {
  useEffect(() => {
    // Chosen on this page, while this code was still on its way.
    const choice = keptCookieChoice(new Date())
    if (choice && Date.parse(choice.saveDate) >= performance.timeOrigin) offer()
    return onCookieChoice(offer)
  }, [])
  return <Tour open={useTour(({ isOpen }) => isOpen)} onClose={close} />
}
