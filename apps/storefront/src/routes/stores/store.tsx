import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { namedStore } from '../../features/delivery/stores/listed-stores.ts'
import { StoreDetail } from '../../features/delivery/stores/store-detail.tsx'
import { storesQuery } from '../../features/delivery/stores/stores-api.ts'
import { StoresSkeleton } from '../../features/delivery/stores/stores-skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import styles from '../screens.module.css'

export async function load({ queryClient, params: { warehouseId = '' }, onMissing }: LoadInput) {
  const stores = await queryClient.ensureQueryData(storesQuery())
  if (!namedStore(stores, warehouseId)) onMissing()
}

/** /store-locator/{warehouseId}: one store, by its storeId or its warehouse. */
export default function StoreScreen() {
  const { warehouseId } = useParams({ from: paths.store })
  const navigate = useNavigate()
  const { data: stores, isError, refetch } = useQuery(storesQuery())
  if (isError && !stores) return <ErrorState as="h1" text={texts.failed} onRetry={() => void refetch()} />
  const store = stores && namedStore(stores, warehouseId)
  if (!store) return <StoresSkeleton />
  return (
    <div className={styles.screen}>
      <DocumentTitle title={store.name} />
      <Breadcrumbs
        home={paths.home}
        items={[{ label: texts.title, to: paths.storeLocator }, { label: store.name }]}
      />
      <StoreDetail
        store={store}
        stores={stores}
        onStore={(storeId) => void navigate({ to: paths.store, params: { warehouseId: String(storeId) } })}
      />
    </div>
  )
}
