import { create } from 'zustand'
import { localStore } from '../../lib/browser/storage.ts'

/** Of the tour's steps: a shopper who has seen another version is offered the new one. */
export const TOUR_VERSION = '1'

/** Whether the tour of the shop is open. */
export const useTour = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

/** Opening it counts as having seen it, whether it is then skipped or not. */
export function setTour(isOpen: boolean): void {
  if (isOpen) keepTourSeen()
  useTour.setState({ isOpen })
}

/** 'Last tutorial seen' (specification §3 'Local state'). */
/** The version of the tour of the shop that was offered or seen last. */
export const TUTORIAL_KEY = 'cambusa.tutorial'
export const isTourSeen = (): boolean => localStore.get(TUTORIAL_KEY) === TOUR_VERSION
export const keepTourSeen = (): void => localStore.set(TUTORIAL_KEY, TOUR_VERSION)
