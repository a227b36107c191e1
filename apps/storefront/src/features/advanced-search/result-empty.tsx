import { advancedSearchTexts as texts } from '@cambusa/messages/it/advanced-search'
import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** Nothing fulfils all criteria: they are above, each with a cross. */
export const ResultEmpty = () => (
  <EmptyState icon={<SearchX />} title={texts.emptyTitle} text={texts.emptyText} />
)
