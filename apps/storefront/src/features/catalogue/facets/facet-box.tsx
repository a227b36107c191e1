import { countText as inFigures } from '@cambusa/domain/text/number-text'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { countText } from './facet-list.ts'
import styles from './facets-panel.module.css'

interface FacetBoxProps {
  label: string
  count: number
  checked: boolean
  onChange: () => void
}

/** A checkbox for one value with its number of products: shown as a number, read out as 'so many products'. */
export const FacetBox = ({ label, count, checked, onChange }: FacetBoxProps) => (
  <Checkbox
    checked={checked}
    onChange={onChange}
    label={
      <span className={classNames(styles.value, count === 0 && !checked && styles.empty)}>
        {label}
        <span aria-hidden="true" className={styles.count}>
          {inFigures(count)}
        </span>
        <VisuallyHidden>{countText(count)}</VisuallyHidden>
      </span>
    }
  />
)
