import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { paths } from '../app/navigation/paths.ts'
import { CategoryMenu } from '../frame/menus/category-menu.tsx'
import { CountersPlace } from '../joins/counters-place.tsx'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { currentScopeKey } from '../lib/state/shopping-scope.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import styles from './screens.module.css'

export const load = ({ queryClient }: LoadInput) =>
  queryClient.ensureQueryData(categoryTreeQuery(currentScopeKey()))

/** /category: every department with its categories. */
export default function CategoriesScreen() {
  return (
    <div className={styles.screen}>
      <DocumentTitle title={catalogueTexts.departments} />
      <Breadcrumbs home={paths.home} items={[{ label: catalogueTexts.departments }]} />
      <h1>{catalogueTexts.departments}</h1>
      <CategoryMenu look="screen" />
      <CountersPlace />
    </div>
  )
}
