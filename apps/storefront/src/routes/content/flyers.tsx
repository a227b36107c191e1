import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { paths } from '../../app/navigation/paths.ts'
import { FlyerList } from '../../features/flyers/flyer-list.tsx'
import { FlyerSkeleton } from '../../features/flyers/flyer-skeleton.tsx'
import { flyersQuery } from '../../features/flyers/flyers-api.ts'
import { currentScopeKey, useScopeKey } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import styles from '../screens.module.css'

export const load = ({ queryClient }: LoadInput) =>
  queryClient.ensureQueryData(flyersQuery(currentScopeKey()))

/** /volantini: running, coming and past flyers. */
export default function FlyersScreen() {
  const { data: flyers, isError, refetch } = useQuery(flyersQuery(useScopeKey()))
  if (isError && !flyers) return <ErrorState as="h1" text={texts.failed} onRetry={() => void refetch()} />
  if (!flyers) return <FlyerSkeleton />
  return (
    <div className={styles.home}>
      <DocumentTitle title={texts.title} />
      <div className={styles.screen}>
        <Breadcrumbs home={paths.home} items={[{ label: texts.title }]} />
        {flyers.length > 0 && (
          <>
            <h1>{texts.title}</h1>
            <p>{texts.intro}</p>
          </>
        )}
      </div>
      <FlyerList flyers={flyers} />
      {flyers.length === 0 && (
        <EmptyState
          as="h1"
          icon={<Newspaper />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <LinkButton look="primary" to={paths.search} search={{ promo: true }}>
              {texts.promotions}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
