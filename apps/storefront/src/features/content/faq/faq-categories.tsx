import { faqTexts } from '@cambusa/messages/it/content/faq'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import type { FaqCategory } from './faq-api.ts'
import styles from './faq.module.css'

/** The categories of questions, each with its number of questions. */
export const FaqCategories = ({ categories }: { categories: readonly FaqCategory[] }) => (
  <ul className={styles.topics}>
    {categories.map(({ slug, name, count }) => (
      <li key={slug}>
        <Link to={paths.faqCategory} params={{ categoryName: slug }} className={styles.topic}>
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{faqTexts.count({ count })}</span>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)

/** The other categories, below the questions of one. */
export const OtherCategories = ({ categories }: { categories: readonly FaqCategory[] }) =>
  categories.length > 0 && (
    <nav aria-labelledby="altri-argomenti" className={styles.section}>
      <h2 id="altri-argomenti">{faqTexts.otherTopics}</h2>
      <ul className={styles.chips}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.faqCategory} params={{ categoryName: slug }} className={styles.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
