import { frameTexts } from '@cambusa/messages/it/frame/frame'
import type { tourTexts } from '@cambusa/messages/it/frame/tour'
import { paths } from '../../app/navigation/paths.ts'

export type TourStep = keyof typeof tourTexts.steps

/** The steps in their order, each with the elements that it points at. */
export const TOUR_STEPS: readonly (readonly [step: TourStep, selector: string])[] = [
  ['departments', `nav[aria-label="${frameTexts.mainNavigation}"] button`],
  ['timeslot', `section[aria-label="${frameTexts.service}"] button`],
  ['quickOrder', `a[href="${paths.quickOrder}"]`],
  ['lists', `header a[href="${paths.lists}"]`],
]

/** The box of the first such element that is wholly in the window, else undefined. */
export function boxOnScreen(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .find(
      (box) =>
        box.width > 0 &&
        box.top >= 0 &&
        box.left >= 0 &&
        box.bottom <= innerHeight &&
        box.right <= innerWidth,
    )
}
