import { addAllFromList } from '@cambusa/contract/lists/list-to-cart'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import { refreshLists } from '../features/lists/change-lists.ts'
import { listPreviewQuery, type ListSource } from '../features/lists/lists-api.ts'
import type { ReorderSheetProps } from '../features/reorder/reorder-sheet.tsx'
import { call } from '../lib/api/call.ts'
import { cartKey } from '../lib/api/query-keys.ts'
import { keepCart } from '../lib/state/cart-query.ts'
import { useOwner } from '../lib/state/shopping-scope.ts'
import { Button, type ButtonLook } from '../ui/buttons/button.tsx'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const ReorderSheet = whenFirstOpen<ReorderSheetProps>(() =>
  import('../features/reorder/reorder-sheet.tsx').then((module) => module.ReorderSheet),
)

type Items = NonNullable<BodyOf<typeof addAllFromList>['items']>

/** Adds lines of a list to the cart; it goes on when its screen is left, and the answer's messages are toasts. */
function useAddAll(source: ListSource, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (items: Items) => {
      // Earlier taps are sent first.
      await flushCart(client)
      return call(addAllFromList, { body: { ...source, items }, quiet: true })
    },
    onSuccess: (cart) => {
      keepCart(client, cart)
      onDone()
      return refreshLists(client)
    },
    onError: () => client.invalidateQueries({ queryKey: cartKey() }),
  })
}

interface ListToCartProps {
  source: ListSource
  name: string
  look?: ButtonLook
  wide?: boolean
}

/** The button that puts a list into the cart, with the sheet that asks, and explains what has changed since. */
export function ListToCart({ source, name, look, wide }: ListToCartProps) {
  const [open, setOpen] = useState(false)
  // Each opening begins with what the shop proposes.
  const [round, setRound] = useState(0)
  const close = () => setOpen(false)
  const { data, isError, refetch } = useQuery({
    ...listPreviewQuery(useOwner(), source, round),
    enabled: open,
  })
  const adding = useAddAll(source, close)
  const show = () => {
    if (!adding.isPending) adding.reset()
    setRound(round + 1)
    setOpen(true)
  }
  return (
    <>
      <Button
        look={look}
        wide={wide}
        icon={<ShoppingCart />}
        aria-label={oneListTexts.addAllNamed({ name })}
        onPointerEnter={() => void ReorderSheet.preload().catch(() => undefined)}
        onClick={show}
      >
        {oneListTexts.addAll}
      </Button>
      <ReorderSheet
        key={round}
        open={open}
        onClose={close}
        title={oneListTexts.addAllTitle({ name })}
        question="message.addAllToList"
        preview={data}
        hasFailed={isError && data === undefined}
        onReload={() => void refetch()}
        adding={{
          isPending: adding.isPending,
          failure: adding.error?.message,
          add: adding.mutate,
        }}
      />
    </>
  )
}
