import { addAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { refreshLists } from '../features/lists/change-lists.ts'
import { listPreviewQuery, type ListSource } from '../features/lists/lists-api.ts'
import { call } from '../lib/api/call.ts'
import { useOwner } from '../lib/state/shopping-scope.ts'
import type { ButtonLook } from '../ui/buttons/button.tsx'
import { AddAllButton } from './add-all-button.tsx'

interface ListToCartProps {
  source: ListSource
  name: string
  look?: ButtonLook
  wide?: boolean
}

/** The button that puts a list into the cart. */
export function ListToCart({ source, name, look, wide }: ListToCartProps) {
  const client = useQueryClient()
  const owner = useOwner()
  return (
    <AddAllButton
      icon={<ShoppingCart />}
      label={oneListTexts.addAllNamed({ name })}
      title={oneListTexts.addAllTitle({ name })}
      question="message.addAllToList"
      previewOf={(opening) => listPreviewQuery(owner, source, opening)}
      add={(items) => call(addAllFromList, { body: { ...source, items }, quiet: true })}
      onAdded={() => refreshLists(client)}
      look={look}
      wide={wide}
    >
      {oneListTexts.addAll}
    </AddAllButton>
  )
}
