import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { paths } from '../../app/navigation/paths.ts'
import { FlyerSkeleton } from '../../features/flyers/flyer-skeleton.tsx'
import { flyerQuery } from '../../features/flyers/flyers-api.ts'
import { BuyableFlyer } from '../../joins/buyable-flyer.tsx'
import { currentScopeKey, useScopeKey } from '../../lib/state/shopping-scope.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'

export const load = ({ queryClient, params }: LoadInput) =>
  queryClient.ensureQueryData(flyerQuery(currentScopeKey(), params.volantino ?? ''))

/** /volantini/{volantino}: a flyer to leaf through, or as a list. */
export default function FlyerScreen() {
  const { volantino = '' } = useParams({ from: paths.flyer })
  const { view = 'leaf' } = useSearch({ from: paths.flyer })
  const { data: flyer, isError, refetch } = useQuery(flyerQuery(useScopeKey(), volantino))
  if (isError && !flyer) return <ErrorState as="h1" text={texts.failedOne} onRetry={() => void refetch()} />
  if (!flyer) return <FlyerSkeleton />
  return (
    <>
      <DocumentTitle title={flyer.title} />
      <BuyableFlyer flyer={flyer} view={view} />
    </>
  )
}
