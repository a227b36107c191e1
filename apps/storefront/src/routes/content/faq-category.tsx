import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import type { LoadInput } from '../../app/navigation/screen-input.ts'
import { faqCategoriesQuery, faqOfCategoryQuery } from '../../features/content/faq/faq-api.ts'
import { FaqOfCategory } from '../../features/content/faq/faq-page.tsx'
import { PageSkeleton } from '../../features/content/page-skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'

export async function load({ queryClient, params: { categoryName = '' }, onMissing }: LoadInput) {
  const [categories] = await Promise.all([
    queryClient.ensureQueryData(faqCategoriesQuery),
    queryClient.ensureQueryData(faqOfCategoryQuery(categoryName)),
  ])
  if (!categories.some(({ slug }) => slug === categoryName)) onMissing()
}

/** /faq/{categoryName}: the questions of one category; an unknown one leads to /not-found. */
export default function FaqCategoryScreen() {
  const { categoryName } = useParams({ from: paths.faqCategory })
  const categories = useQuery(faqCategoriesQuery)
  const questions = useQuery(faqOfCategoryQuery(categoryName))
  const failed = [categories, questions].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState as="h1" onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
  const category = categories.data?.find(({ slug }) => slug === categoryName)
  if (!category || !questions.data) return <PageSkeleton />
  const others = categories.data?.filter(({ slug }) => slug !== categoryName) ?? []
  return <FaqOfCategory category={category} questions={questions.data} others={others} />
}
