import { faqTexts } from '@cambusa/messages/it/content/faq'
import { MessageCircleQuestion, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Breadcrumbs, type Crumb } from '../../../ui/layout/breadcrumbs.tsx'
import { DocumentTitle } from '../../../ui/layout/document-title.tsx'
import { FaqCategories, OtherCategories } from './faq-categories.tsx'
import { FaqQuestions } from './faq-questions.tsx'
import { FaqSearch } from './faq-search.tsx'
import type { FaqCategory, FaqQuestion } from './faq-api.ts'
import styles from './faq.module.css'

interface FaqFrameProps {
  title: string
  intro?: string
  crumbs: readonly Crumb[]
  query?: string | undefined
  children: ReactNode
}

/** Breadcrumbs, title and search around the questions. */
export const FaqFrame = ({ title, intro, crumbs, query, children }: FaqFrameProps) => (
  <div className={styles.page}>
    <DocumentTitle title={title} />
    <Breadcrumbs home={paths.home} items={crumbs} />
    <header>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
    <FaqSearch query={query} />
    {children}
  </div>
)

const overview = [{ label: faqTexts.crumb }]

/** /faq: the categories. */
export const FaqOverview = ({ categories }: { categories: readonly FaqCategory[] }) => (
  <FaqFrame title={faqTexts.title} intro={faqTexts.intro} crumbs={overview}>
    {categories.length > 0 ? (
      <section aria-labelledby="argomenti" className={styles.section}>
        <h2 id="argomenti">{faqTexts.topics}</h2>
        <FaqCategories categories={categories} />
      </section>
    ) : (
      <EmptyState icon={<MessageCircleQuestion />} title={faqTexts.emptyTitle} text={faqTexts.emptyText} />
    )}
  </FaqFrame>
)

interface FaqFoundProps {
  query: string
  questions: readonly FaqQuestion[]
  categories: readonly FaqCategory[]
}

/** /faq?search: what a search has found in all categories. */
export const FaqFound = ({ query, questions, categories }: FaqFoundProps) => (
  <FaqFrame title={faqTexts.title} crumbs={overview} query={query}>
    {questions.length > 0 ? (
      <section aria-labelledby="trovate" className={styles.section}>
        <div role="status">
          <h2 id="trovate">{faqTexts.found({ count: questions.length, query })}</h2>
        </div>
        <FaqQuestions questions={questions} />
      </section>
    ) : (
      <EmptyState icon={<SearchX />} title={faqTexts.nothingTitle({ query })} text={faqTexts.nothingText} />
    )}
    <OtherCategories categories={categories} />
  </FaqFrame>
)

interface FaqOfCategoryProps {
  category: FaqCategory
  questions: readonly FaqQuestion[]
  others: readonly FaqCategory[]
}

/** /faq/{categoryName}: the questions of one category. */
export const FaqOfCategory = ({ category, questions, others }: FaqOfCategoryProps) => (
  <FaqFrame
    title={category.name}
    crumbs={[{ label: faqTexts.crumb, to: paths.faq }, { label: faqTexts.detailCrumb }]}
  >
    <FaqQuestions questions={questions} />
    <OtherCategories categories={others} />
  </FaqFrame>
)
