import { homeTexts } from '@cambusa/messages/it/frame/home'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../app/navigation/paths.ts'
import { MoreLink } from '../features/catalogue/card/more-link.tsx'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { DEPARTMENTS_DEPTH } from '../features/catalogue/category/category-asked.ts'
import { DepartmentTiles } from '../features/catalogue/category/department-tiles.tsx'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import styles from '../routes/screens.module.css'
import { MissingChunk } from '../ui/feedback/missing-chunk.tsx'

/** The departments on the home page, with a link to the whole tree. */
export function HomeDepartments() {
  const { data, isError, refetch } = useQuery(categoryTreeQuery(useScopeKey(), DEPARTMENTS_DEPTH))
  return (
    <section className={styles.section} aria-labelledby="reparti">
      <div className={styles.sectionHead}>
        <h2 id="reparti">{homeTexts.departments}</h2>
        <MoreLink to={paths.categories}>{homeTexts.allDepartments}</MoreLink>
      </div>
      {isError && !data ? (
        <MissingChunk onRetry={() => void refetch()} />
      ) : (
        <DepartmentTiles categories={data} />
      )}
    </section>
  )
}
