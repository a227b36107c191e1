import { useCallback, type RefObject } from 'react'
import { keepDraft } from './drafts.ts'

interface DraftOptions<Place> {
  /** Whether the screen stays in memory when it is left: see keepDraft. */
  stays?: boolean | undefined
  /** A ref of the form's own to the same element. */
  elementRef?: RefObject<Place | null> | undefined
}

/**
 * A ref for the element around the fields of a form: what is typed there survives a reload of the page
 * (decision 248). Forms of react-hook-form have it by `useFormSending`; see keepDraft for `name`.
 */
export const useDraft = <Place extends HTMLElement>(
  name: string,
  { stays = false, elementRef }: DraftOptions<Place> = {},
) =>
  useCallback(
    (place: Place | null) => {
      if (elementRef) elementRef.current = place
      return place ? keepDraft(name, place, stays) : undefined
    },
    [name, stays, elementRef],
  )
