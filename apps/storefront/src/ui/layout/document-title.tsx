import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'

/** Names the screen in the browser's tab; a kept screen names it anew when one comes back to it. */
export function DocumentTitle({ title }: { title: string | undefined }) {
  useEffect(() => {
    document.title = title ? frameTexts.documentTitle({ title }) : frameTexts.shopName
  }, [title])
  return null
}
