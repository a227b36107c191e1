import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { name as shop } from '../../lib/shop/shop-name.ts'

/** Sets the title of the browser tab; a kept screen sets it again when it is shown. */
export function DocumentTitle({ title }: { title: string | undefined }) {
  useEffect(() => {
    document.title = title ? frameTexts.documentTitle({ title, shop }) : shop
  }, [title])
  return null
}
