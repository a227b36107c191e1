import type { Cart } from '@cambusa/contract/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EditingBar } from '../joins/frame-chunks.ts'
import { DOCUMENT_MARKS } from '../lib/browser/page-marks.ts'
import { noteEditing } from '../lib/session/session.ts'
import { useCartQuery } from '../lib/state/cart-query.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import styles from './editing-place.module.css'

/**
 * The place of the bar that says which placed order is edited. A mark in the browser keeps its height before the cart
 * has loaded, so that the bar moves nothing.
 */
export function EditingPlace() {
  const { data: isEditing } = useQuery({ ...useCartQuery(), select: (cart: Cart) => cart.editing !== null })
  // The bar also tells that the time is over, when there is nothing to edit any more.
  const [wasEditing, setWasEditing] = useState(false)
  if (isEditing && !wasEditing) setWasEditing(true)
  useEffect(() => {
    if (isEditing === undefined) return
    document.documentElement.toggleAttribute(`data-${DOCUMENT_MARKS.editing}`, isEditing)
    noteEditing(isEditing)
  }, [isEditing])
  return (
    <div className={styles.place}>
      {wasEditing && (
        <ChunkBoundary quiet>
          <EditingBar />
        </ChunkBoundary>
      )}
    </div>
  )
}
