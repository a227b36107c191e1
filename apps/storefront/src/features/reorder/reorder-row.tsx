import type { ReorderLine } from '@cambusa/contract/cart/reorder'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { optionsOf, type Decision } from './reorder-plan.ts'
import { changeText, offerText } from './reorder-words.ts'
import styles from './reorder.module.css'

export interface ReorderRowProps {
  line: ReorderLine
  decision: Decision
  /** The cart has no place for it. */
  isCut: boolean
  disabled: boolean
  onDecide: (decision: Decision) => void
}

/** A line that can be added: the whole row is the control that leaves it out. */
export function ReorderRow({ line, decision, isCut, disabled, onDecide }: ReorderRowProps) {
  const withVat = usePricesWithVat()
  const { now } = line
  if (now === null) return null
  const changed = changeText(line, withVat, isCut)
  return (
    <label className={styles.row} data-row="" data-out={decision.isLeftOut || undefined}>
      <input
        type="checkbox"
        className={styles.check}
        checked={decision.isLeftOut !== true}
        disabled={disabled}
        onChange={({ target }) => onDecide({ ...decision, isLeftOut: !target.checked })}
      />
      <Picture src={now.product.mediaURL || line.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{now.product.name}</span>
        <span className={styles.offer}>{offerText(now.product, now.quantity, withVat)}</span>
        {changed && <span className={styles.change}>{changed}</span>}
      </span>
    </label>
  )
}

/** The choices that a line needs again, such as the cut of meat. */
export function ChoiceRows({ line, decision, disabled, onDecide }: ReorderRowProps) {
  const { now } = line
  if (now === null) return null
  const chosen = optionsOf(line, decision)
  return (
    <div className={styles.choices}>
      {(now.product.selectOptions ?? []).map(({ name, parameterName, values }) => {
        const value = values.find(
          (one) => one.value === chosen[parameterName] || one.key === chosen[parameterName],
        )
        return (
          <Select
            key={parameterName}
            label={reorderTexts.choose({ choice: name, name: now.product.name })}
            labelHidden
            placeholder={reorderTexts.choosePlaceholder({ choice: name })}
            options={values.map((one) => ({ value: one.key, label: one.value }))}
            value={value?.key ?? ''}
            disabled={disabled}
            onChange={({ target }) =>
              onDecide({ ...decision, options: { ...decision.options, [parameterName]: target.value } })
            }
          />
        )
      })}
    </div>
  )
}
