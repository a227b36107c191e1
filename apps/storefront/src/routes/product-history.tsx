import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { historyTexts } from '@cambusa/messages/it/catalogue/product-history'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import { useSlugNow } from '../app/navigation/use-slug-now.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { HistoryPage, HistorySkeleton } from '../features/product-history/history-page.tsx'
import { productHistoryQuery } from '../features/product-history/product-history-api.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { useUser, useUserStore } from '../lib/session/user-store.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'

export const load = ({ queryClient, params }: LoadInput) => {
  const userId = useUserStore.getState().user?.userId ?? ANONYMOUS_USER_ID
  return queryClient.ensureQueryData(productHistoryQuery(currentScopeKey(), userId, params.slug ?? ''))
}

/** /product-history/{slug} */
export default function ProductHistoryScreen() {
  const { slug: asked = '' } = useParams({ from: paths.productHistory })
  const userId = useUser()?.userId ?? ANONYMOUS_USER_ID
  const scope = useScopeKey()
  const { data, isError, refetch } = useQuery(productHistoryQuery(scope, userId, asked))
  useSlugNow({
    asked,
    found: data,
    now: (slug) => ({
      queryKey: productHistoryQuery(scope, userId, slug).queryKey,
      answer: data,
      to: { to: paths.productHistory, params: { slug } },
    }),
  })
  if (isError && !data)
    return <ErrorState as="h1" text={historyTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <HistorySkeleton />
  return (
    <>
      <DocumentTitle title={historyTexts.title({ name: data.name })} />
      <HistoryPage history={data} />
    </>
  )
}
