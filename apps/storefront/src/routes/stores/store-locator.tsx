import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { townsQuery } from '../../features/delivery/delivery-api.ts'
import { StoreLocator } from '../../features/delivery/stores/store-locator.tsx'
import { storesQuery } from '../../features/delivery/stores/stores-api.ts'
import { StoresSkeleton } from '../../features/delivery/stores/stores-skeleton.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import styles from '../screens.module.css'

export const load = ({ queryClient, search: { town } }: LoadInput) =>
  Promise.all([
    queryClient.ensureQueryData(storesQuery()),
    // Its failure is said below the field.
    typeof town === 'string' && queryClient.prefetchQuery(townsQuery(town)),
  ])

/** /store-locator: the stores as a list and on a map. */
export default function StoreLocatorScreen() {
  const asked = useSearch({ from: paths.storeLocator })
  const navigate = useNavigate({ from: paths.storeLocator })
  const { data: stores, isError, refetch } = useQuery(storesQuery())
  if (isError && !stores) return <ErrorState as="h1" text={texts.failed} onRetry={() => void refetch()} />
  if (!stores) return <StoresSkeleton />
  return (
    <div className={styles.screen}>
      <DocumentTitle title={texts.title} />
      <Breadcrumbs home={paths.home} items={[{ label: texts.title }]} />
      {stores.length === 0 ? (
        <EmptyState
          as="h1"
          icon={<Store />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <LinkButton look="primary" to={paths.contact}>
              {texts.contact}
            </LinkButton>
          }
        />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <StoreLocator
            stores={stores}
            asked={asked}
            onAsk={(search) => void navigate({ search, replace: true, resetScroll: false })}
          />
        </>
      )}
    </div>
  )
}
