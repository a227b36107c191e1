import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { Link } from '@tanstack/react-router'
import { departmentTexts } from '@cambusa/messages/it/catalogue/departments'
import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useMasonry } from '../../ui/layout/use-masonry.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { paths } from '../../app/navigation/paths.ts'
import styles from './sub-categories.module.css'

interface SubCategoriesProps {
  parent: NamedCategory
  /** `cards`: a masonry of cards with counts, for a screen; `plain`: columns of links, for a menu. */
  look: 'cards' | 'plain'
  /** A link was followed: the menu closes. */
  onLeave?: (() => void) | undefined
}

/** A first-level category, and its second-level categories with their children. */
export function SubCategories({ parent, look, onLeave }: SubCategoriesProps) {
  const groups = useRef<HTMLUListElement>(null)
  useMasonry(groups, parent)
  return (
    <section
      className={classNames(styles.sub, styles[look])}
      aria-label={departmentTexts.subcategoriesOf({ name: parent.name })}
    >
      <Link to={paths.category} params={{ _splat: parent.slug }} className={styles.all} onClick={onLeave}>
        {departmentTexts.seeAll({ name: parent.name })}
      </Link>
      <ul ref={groups} className={styles.groups}>
        {parent.categories.map((group) => (
          <li key={group.categoryId} className={styles.group}>
            <Link
              to={paths.category}
              params={{ _splat: group.slug }}
              className={styles.title}
              onClick={onLeave}
            >
              {group.name}
              {look === 'cards' && (
                <span className={styles.count}>
                  {departmentTexts.productCount({ count: group.productCount })}
                </span>
              )}
            </Link>
            {group.categories.length > 0 && (
              <ul className={styles.leaves}>
                {group.categories.map((leaf) => (
                  <li key={leaf.categoryId}>
                    <Link
                      to={paths.category}
                      params={{ _splat: leaf.slug }}
                      className={styles.leaf}
                      onClick={onLeave}
                    >
                      {leaf.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHAPES = 8

/** The skeleton of the cards. */
export const SubCategoriesSkeleton = () => (
  <div className={styles.groups}>
    {Array.from({ length: SHAPES }, (_, index) => (
      <div key={index} className={styles.place}>
        <Skeleton shape="box" />
      </div>
    ))}
  </div>
)
