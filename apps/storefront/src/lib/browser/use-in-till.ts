import { useEffect } from 'react'

/** While it is on screen there is no bottom navigation: nothing leads away from what is being paid. */
export function useInTill(): void {
  useEffect(() => {
    const page = document.documentElement
    page.dataset.till = 'open'
    return () => void delete page.dataset.till
  }, [])
}
