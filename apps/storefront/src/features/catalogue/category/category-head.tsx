import { paths } from '../../../app/navigation/paths.ts'
import type { CategoryAnswer } from './category-api.ts'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { Link } from '@tanstack/react-router'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './category-head.module.css'

/** Breadcrumbs, name and sub-categories of a category. */
export function CategoryHead({ answer }: { answer: CategoryAnswer | undefined }) {
  const category = answer?.category
  if (!category) {
    return (
      <div className={styles.head}>
        <Skeleton width="30%" />
        <Skeleton width="50%" height="text-2xl" />
      </div>
    )
  }
  const way = (answer.breadCrumbs ?? []).filter(({ categoryId }) => categoryId !== category.categoryId)
  return (
    <div className={styles.head}>
      <Breadcrumbs
        home={paths.home}
        items={[
          ...way.map(
            ({ name, slug }) => ({ label: name, to: paths.category, params: { _splat: slug } }) as const,
          ),
          { label: category.name },
        ]}
      />
      <h1>{category.name}</h1>
      {category.metaData.category_info.DESCRIPTION && (
        <p className={styles.description}>{category.metaData.category_info.DESCRIPTION}</p>
      )}
      {category.categories.length > 0 && (
        <nav aria-label={catalogueTexts.subcategories}>
          <ul className={styles.chips}>
            {category.categories.map(({ categoryId, slug, name, productCount }) => (
              <li key={categoryId}>
                <Link to={paths.category} params={{ _splat: slug }} className={styles.chip}>
                  {name} <span className={styles.count}>{productCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
