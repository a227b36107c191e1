import { formatDateTime } from '@cambusa/domain/time/dates'
import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import type { KeptScreenProps, LoadInput } from '../../app/navigation/screen-input.ts'
import { ExportChooser, type StartGroup } from '../../features/exports/export-chooser.tsx'
import { ExportPage, Unknown } from '../../features/exports/export-page.tsx'
import { exportsQuery } from '../../features/exports/exports-api.ts'
import { readSource, sourceQuery } from '../../features/exports/export-source.ts'
import { ExportsStart } from '../../features/exports/exports-start.tsx'
import { NotInContract } from '../../features/exports/not-in-contract.tsx'
import { listsQuery } from '../../features/lists/lists-api.ts'
import { ordersQuery } from '../../features/orders/orders-api.ts'
import { useImagesInContract } from '../../lib/session/images-in-contract.ts'
import { cartQuery } from '../../lib/state/cart-query.ts'
import { currentOwner, useOwner } from '../../lib/state/shopping-scope.ts'
import { AccountPage } from '../../ui/layout/account-page.tsx'

/** How many of the last orders are offered. */
const ORDERS_SHOWN = 5
const NEWEST = {}

export function load({ queryClient, params: { slug } }: LoadInput) {
  const owner = currentOwner()
  void queryClient.prefetchQuery(cartQuery())
  if (slug !== undefined) return
  void queryClient.prefetchQuery(ordersQuery(owner, NEWEST))
  void queryClient.prefetchQuery(listsQuery(owner))
  void queryClient.prefetchQuery(exportsQuery(owner))
}

/** /images/{slug}: what to export of a cart, order or list; without a slug where to start, and the past exports. */
export default function ImagesScreen({ params: { slug } }: KeptScreenProps) {
  const isInContract = useImagesInContract()
  const crumbs =
    slug === undefined
      ? [profileCrumb, { label: texts.title }]
      : [profileCrumb, { label: texts.title, to: paths.images }, { label: texts.choose }]
  return (
    <AccountPage home={paths.home} title={texts.title} intro={texts.intro} crumbs={crumbs}>
      {isInContract === false ? <NotInContract /> : <Content slug={slug} />}
    </AccountPage>
  )
}

function Content({ slug }: { slug: string | undefined }) {
  const navigate = useNavigate()
  const { data: cart } = useQuery(cartQuery(useOwner()))
  if (slug === undefined) return <Start />
  const from = readSource(slug)
  const source = from && sourceQuery(from, cart?.cartId)
  if (from === undefined || (from.kind === 'cart' && cart?.cartItems.length === 0)) {
    return <Unknown text={from ? texts.sourceEmpty : texts.sourceUnknown} chooser={<Chooser />} />
  }
  return (
    <ExportPage
      source={source}
      chooser={<Chooser />}
      onAsked={({ exportId }) =>
        void navigate({ to: paths.exportDone, params: { exportId: String(exportId) } })
      }
    />
  )
}

const Start = () => <ExportsStart groups={useStarts()} />
const Chooser = () => <ExportChooser groups={useStarts()} />

/** The cart of now, the last orders and the lists, once all of them have come. */
function useStarts(): StartGroup[] | undefined {
  const owner = useOwner()
  const cart = useQuery(cartQuery(owner))
  const orders = useQuery(ordersQuery(owner, NEWEST))
  const lists = useQuery(listsQuery(owner))
  if (cart.isPending || orders.isPending || lists.isPending) return undefined
  return [
    {
      title: texts.cart,
      starts: cart.data?.cartItems.length
        ? [
            {
              from: { kind: 'cart' },
              name: texts.cart,
              detail: texts.count({ count: cart.data.cartItems.length }),
            },
          ]
        : [],
    },
    {
      title: texts.orders,
      starts: (orders.data?.orders ?? []).slice(0, ORDERS_SHOWN).map((order) => ({
        from: { kind: 'order', id: order.orderId },
        name: orderTexts.number({ number: order.orderNumber }),
        detail: [
          texts.count({ count: order.totalItems }),
          orderTexts.placedAt({ when: formatDateTime(new Date(order.placedAt)) }),
        ].join(', '),
      })),
    },
    {
      title: texts.lists,
      starts: (lists.data?.lists ?? [])
        .filter(({ itemCount }) => itemCount > 0)
        .map(({ listId, name, itemCount }) => ({
          from: { kind: 'list', id: listId },
          name,
          detail: texts.count({ count: itemCount }),
        })),
    },
  ]
}
