import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { ContentPage } from '../../features/content/content-page.tsx'
import { PageSkeleton } from '../../features/content/page-skeleton.tsx'
import { pageQuery } from '../../lib/shop/shown-page.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'

export async function load({ queryClient, params, search, onMissing }: LoadInput) {
  const asked = pageQuery(params.pageName ?? '', search.version as string | undefined)
  const page = await queryClient.ensureQueryData(asked)
  // The page that arranges home is no screen of its own.
  if (page === null || page.sections !== undefined) onMissing()
}

/** /page/{pageName}?version: a page of the content service, or an earlier version of it; a draft or unknown one leads to /not-found. */
export default function PageScreen() {
  const { pageName } = useParams({ from: paths.page })
  const { version } = useSearch({ from: paths.page })
  const { data: page, isError, isFetching, refetch } = useQuery(pageQuery(pageName, version))
  if (isError && !page) return <ErrorState as="h1" onRetry={() => void refetch()} retrying={isFetching} />
  return page ? <ContentPage key={pageName} page={page} /> : <PageSkeleton />
}
