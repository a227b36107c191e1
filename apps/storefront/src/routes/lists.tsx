import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { draftsQuery, listsQuery } from '../features/lists/lists-api.ts'
import { MyLists } from '../features/lists/overview/my-lists.tsx'
import { ListToCart } from '../joins/list-to-cart.tsx'
import { currentOwner } from '../lib/state/shopping-scope.ts'
import { AccountPage } from '../ui/layout/account-page.tsx'

export function load({ queryClient }: LoadInput) {
  const owner = currentOwner()
  void queryClient.prefetchQuery(listsQuery(owner))
  void queryClient.prefetchQuery(draftsQuery(owner))
}

/** /profile/lists: the customer's lists, those of colleagues, and what standing orders have prepared. */
export default function ListsScreen() {
  const { title, intro } = myListsTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[profileCrumb, { label: title }]}>
      <MyLists renderToCart={({ listId, name }) => <ListToCart source={{ list_id: listId }} name={name} />} />
    </AccountPage>
  )
}
