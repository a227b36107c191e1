import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ContentTree } from '../tree/content-tree.tsx'
import type { FaqQuestion } from './faq-api.ts'
import styles from './faq.module.css'

/** Questions that open on their answers; the browser's page search finds what is closed. */
export const FaqQuestions = ({ questions }: { questions: readonly FaqQuestion[] }) => (
  <ul className={styles.questions}>
    {questions.map(({ slug, title, tree }) => (
      <li key={slug}>
        <Disclosure summary={title}>
          <ContentTree tree={tree} />
        </Disclosure>
      </li>
    ))}
  </ul>
)
