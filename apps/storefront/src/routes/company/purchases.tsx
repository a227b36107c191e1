import { purchaseTexts } from '@cambusa/messages/it/orders/purchases'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { profileCrumb } from '../../app/navigation/profile-crumb.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { readPurchaseSearch } from '../../features/purchases/purchase-search.ts'
import { paidPricesQuery, purchasesQuery } from '../../features/purchases/purchases-api.ts'
import { Purchases } from '../../features/purchases/purchases-page.tsx'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { AccountPage } from '../../ui/layout/account-page.tsx'

export function load({ queryClient, search: raw }: LoadInput) {
  const search = readPurchaseSearch(raw)
  const owner = currentOwner()
  const { by = 'category' } = search
  void queryClient.prefetchQuery(purchasesQuery(owner, 'month', search))
  if (by === 'prices') void queryClient.prefetchQuery(paidPricesQuery(owner, search))
  else void queryClient.prefetchQuery(purchasesQuery(owner, by, search))
}

/** /profile/purchases: what was spent, month by month, by product, address and company. */
export default function PurchasesScreen() {
  const search = readPurchaseSearch(useSearch({ strict: false }))
  const { title, intro } = purchaseTexts
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={[profileCrumb, { label: title }]}>
      <Purchases search={search} />
    </AccountPage>
  )
}
