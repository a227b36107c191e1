import type { Cart } from '@cambusa/contract/cart/cart'
import type { ReorderPreview } from '@cambusa/contract/cart/reorder'
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import type { ReorderSheetProps } from '../features/reorder/reorder-sheet.tsx'
import { cartKey } from '../lib/api/query-keys.ts'
import { keepCart } from '../lib/state/cart-query.ts'
import { Button, type ButtonLook } from '../ui/buttons/button.tsx'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const ReorderSheet = whenFirstOpen<ReorderSheetProps>(() =>
  import('../features/reorder/reorder-sheet.tsx').then((module) => module.ReorderSheet),
)

type Items = Parameters<ReorderSheetProps['adding']['add']>[0]

interface AddAllButtonProps<Key extends QueryKey> {
  icon: ReactNode
  children: string
  /** The name that screen readers get. */
  label: string
  title: string
  question: ReorderSheetProps['question']
  /** What would be added now, asked anew at each opening. */
  previewOf: (opening: number) => UseQueryOptions<ReorderPreview, Error, ReorderPreview, Key>
  add: (items: Items) => Promise<Cart>
  /** After the cart has them. */
  onAdded?: () => unknown
  look?: ButtonLook | undefined
  wide?: boolean | undefined
}

/**
 * The button that puts all lines of an order or list into the cart, with the sheet that asks and explains what has
 * changed since. Adding goes on when the screen is left, and the answer's messages are toasts.
 */
export function AddAllButton<Key extends QueryKey>(props: AddAllButtonProps<Key>) {
  const { icon, children, label, title, question, previewOf, add, onAdded, look, wide } = props
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  // Each opening begins with what the shop proposes.
  const [round, setRound] = useState(0)
  const close = () => setOpen(false)
  const { data, isError, refetch } = useQuery({ ...previewOf(round), enabled: open })
  const adding = useMutation({
    mutationFn: async (items: Items) => {
      // Earlier taps are sent first.
      await flushCart(client)
      return add(items)
    },
    onSuccess: (cart) => {
      keepCart(client, cart)
      close()
      return onAdded?.()
    },
    onError: () => client.invalidateQueries({ queryKey: cartKey() }),
  })
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
        icon={icon}
        aria-label={label}
        onPointerEnter={() => void ReorderSheet.preload().catch(() => undefined)}
        onClick={show}
      >
        {children}
      </Button>
      <ReorderSheet
        key={round}
        open={open}
        onClose={close}
        title={title}
        question={question}
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
