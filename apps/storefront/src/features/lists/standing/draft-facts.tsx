import type { DraftOfList } from '@cambusa/contract/lists/list-parts'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { standingOrderTexts as texts } from '@cambusa/messages/it/lists/standing-orders'
import { Badge } from '../../../ui/product/badge.tsx'
import styles from './draft-facts.module.css'

/** For which delivery a draft was prepared, and what is missing or dearer. */
export const DraftFacts = ({ draft }: { draft: DraftOfList }) => (
  <p className={styles.facts}>
    <span>{texts.draftFor({ day: formatDayLong(draft.deliveryOn) })}</span>
    {draft.missing > 0 && <Badge tone="warning">{texts.missing({ count: draft.missing })}</Badge>}
    {draft.dearer > 0 && <Badge tone="warning">{texts.dearer({ count: draft.dearer })}</Badge>}
    {draft.addedAt !== null && <Badge tone="good">{texts.added}</Badge>}
  </p>
)
