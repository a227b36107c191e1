import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { Chip } from '../../ui/buttons/chip.tsx'
import { criterionNames } from './criterion-names.ts'
import styles from './criteria-panel.module.css'
import type { AdvancedCriteria } from './criteria.ts'

interface CriteriaChipsProps {
  criteria: AdvancedCriteria
  tree: readonly NamedCategory[]
  onChange: (criteria: AdvancedCriteria) => void
}

/** The criteria of the search, each with a button that removes it. */
export const CriteriaChips = ({ criteria, tree, onChange }: CriteriaChipsProps) => (
  <ul aria-label={texts.criteria} className={styles.chips}>
    {criterionNames(criteria, tree).map(({ name, without }) => (
      <li key={name}>
        <Chip
          removable
          className={styles.chip}
          aria-label={texts.removeCriterion({ name })}
          onClick={() => onChange(without)}
        >
          <span className={styles.text}>{name}</span>
        </Chip>
      </li>
    ))}
  </ul>
)
