import { useEffect } from 'react'

/** Hides the bottom navigation while the component is mounted, so that nothing leads away from the checkout. */
export function useInTill(): void {
  useEffect(() => {
    const page = document.documentElement
    page.dataset.till = 'open'
    return () => void delete page.dataset.till
  }, [])
}
