import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { DelistedImages } from '../features/exports/delisted-images.tsx'
import { ExportLink } from '../features/exports/export-link.tsx'
import { listQuery, listsQuery, usualQuery } from '../features/lists/lists-api.ts'
import { ListAmount } from '../features/lists/page/list-amount.tsx'
import { ListPage } from '../features/lists/page/list-page.tsx'
import { ListGone, ListSkeleton } from '../features/lists/page/list-states.tsx'
import { UsualPage } from '../features/lists/usual/usual-page.tsx'
import { USUAL } from '../features/lists/usual/usual.ts'
import { ListToCart } from '../joins/list-to-cart.tsx'
import { CallError } from '../lib/api/call-error.ts'
import { currentOwner, useOwner } from '../lib/state/shopping-scope.ts'
import { ErrorState } from '../ui/feedback/states.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'
import { StickyBar } from '../ui/layout/sticky-bar.tsx'

export const load = ({ queryClient, params: { listId } }: LoadInput) => {
  const owner = currentOwner()
  if (listId === USUAL) return void queryClient.prefetchQuery(usualQuery(owner))
  void queryClient.prefetchQuery(listQuery(owner, Number(listId)))
  void queryClient.prefetchQuery(listsQuery(owner))
}

const renderDelisted = (productId: number, name: string) => (
  <DelistedImages productId={productId} name={name} />
)

const crumbs = [profileCrumb, { label: accountCrumbs.lists, to: paths.lists }, { label: accountCrumbs.list }]

/** /profile/lists/{listId}: a list, one that a standing order has prepared, or what the customer orders always. */
export default function ListScreen() {
  const { listId } = useParams({ strict: false })
  return listId === USUAL ? <Usual /> : <OneList key={listId} listId={Number(listId)} />
}

function OneList({ listId }: { listId: number }) {
  const owner = useOwner()
  const { data: list, error, refetch } = useQuery(listQuery(owner, listId))
  const { data: all } = useQuery(listsQuery(owner))
  const navigate = useNavigate()
  const content = () => {
    if (list) {
      return (
        <ListPage
          list={list}
          canShare={all?.canShare === true}
          addAll={
            <StickyBar what={<ListAmount items={list.items} />}>
              <ListToCart source={{ list_id: listId }} name={list.name} look="action" wide />
            </StickyBar>
          }
          images={
            <ExportLink
              from={{ kind: 'list', id: listId }}
              label={exportEntryTexts.entryOf({ name: list.name })}
              look="ghost"
            />
          }
          renderDelisted={renderDelisted}
          onGone={() => void navigate({ to: paths.lists, replace: true })}
        />
      )
    }
    if (error instanceof CallError && error.has('list.unknown')) return <ListGone />
    if (error) return <ErrorState as="h1" text={oneListTexts.loadFailed} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  return (
    <AccountPage home={paths.home} documentTitle={list?.name ?? oneListTexts.detail} crumbs={crumbs}>
      {content()}
    </AccountPage>
  )
}

function Usual() {
  const { data, isError, refetch } = useQuery(usualQuery(useOwner()))
  const { usual } = myListsTexts
  const content = () => {
    if (data) {
      return (
        <UsualPage
          items={data.items}
          addAll={
            <StickyBar what={<ListAmount items={data.items} />}>
              <ListToCart source={{ usual: true }} name={usual} look="action" wide />
            </StickyBar>
          }
        />
      )
    }
    if (isError) return <ErrorState as="h1" text={oneListTexts.loadFailed} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  return (
    <AccountPage home={paths.home} documentTitle={usual} crumbs={crumbs}>
      {content()}
    </AccountPage>
  )
}
