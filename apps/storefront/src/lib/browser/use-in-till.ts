import { useEffect } from 'react'
import { DOCUMENT_MARKS } from './page-marks.ts'

/** Hides the bottom navigation while the component is mounted, so that nothing leads away from the checkout. */
export function useInTill(): void {
  useEffect(() => {
    const marks = document.documentElement.dataset
    marks[DOCUMENT_MARKS.till] = 'open'
    return () => void delete marks[DOCUMENT_MARKS.till]
  }, [])
}
