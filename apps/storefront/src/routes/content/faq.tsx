import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { faqCategoriesQuery, faqSearchQuery } from '../../features/content/faq/faq-api.ts'
import { FaqFound, FaqOverview } from '../../features/content/faq/faq-page.tsx'
import { PageSkeleton } from '../../features/content/page-skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'

export const load = ({ queryClient, search: { search } }: LoadInput) =>
  Promise.all([
    queryClient.ensureQueryData(faqCategoriesQuery),
    typeof search === 'string' && queryClient.ensureQueryData(faqSearchQuery(search)),
  ])

/** /faq: the categories of questions, and what a search finds in all of them. */
export default function FaqScreen() {
  const { search } = useSearch({ from: paths.faq })
  const categories = useQuery(faqCategoriesQuery)
  const found = useQuery({ ...faqSearchQuery(search ?? ''), enabled: search !== undefined })
  const failed = [categories, found].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState as="h1" onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
  if (!categories.data || (search && !found.data)) return <PageSkeleton />
  if (!search) return <FaqOverview categories={categories.data} />
  return <FaqFound query={search} questions={found.data ?? []} categories={categories.data} />
}
