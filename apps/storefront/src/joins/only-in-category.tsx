import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { categoryByIdQuery } from '../features/catalogue/category/category-api.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import { paths } from '../app/navigation/paths.ts'

interface OnlyInCategoryProps {
  categoryId: number
  query: string | undefined
}

/** The category that a search is limited to, and a link that searches everywhere. */
export function OnlyInCategory({ categoryId, query }: OnlyInCategoryProps) {
  const { data } = useQuery(categoryByIdQuery(useScopeKey(), categoryId))
  return (
    <>
      {data?.category && searchResultTexts.onlyIn({ category: data.category.name })}{' '}
      <Link to={paths.search} search={{ query }}>
        {searchResultTexts.everywhere}
      </Link>
    </>
  )
}
