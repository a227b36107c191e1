import { useQuery } from '@tanstack/react-query'
import { homePageQuery } from './content-api.ts'
import { ContentTree } from './tree/content-tree.tsx'

/** The retailer's own text on the home page. */
export function HomePageText() {
  const { data: [page] = [] } = useQuery(homePageQuery)
  return page?.text ? <ContentTree tree={page.text} /> : null
}
