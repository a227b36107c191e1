import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { name as shop } from '../../lib/shop/shop-name.ts'

/** Names the screen in the browser's tab; a kept screen names it anew when one comes back to it. */
export function DocumentTitle({ title }: { title: string | undefined }) {
  useEffect(() => {
    document.title = title ? frameTexts.documentTitle({ title, shop }) : shop
  }, [title])
  return null
}
