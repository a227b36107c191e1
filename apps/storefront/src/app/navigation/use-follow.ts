import { innerPage } from '@cambusa/domain/web/inner-address'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** For links in data: a plain click on a link to a screen of the shop navigates without loading the page. */
export function useFollow(url: string | undefined): (event: MouseEvent) => void {
  const router = useRouter()
  return (event) => {
    const page = innerPage(url)
    if (!page || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: page })
  }
}
