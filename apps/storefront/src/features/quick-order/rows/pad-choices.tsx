import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { chooseOption } from '../pad/pad-actions.ts'
import type { PadLine } from '../pad/pad-line.ts'
import styles from './pad-attention.module.css'

interface PadChoicesProps {
  line: PadLine
  found: QuickOrderProduct
  disabled: boolean
}

/** The choices that the product of a line is bought with, such as the cut of meat: one press each. */
export function PadChoices({ line, found: { product }, disabled }: PadChoicesProps) {
  const { selectOptions = [] } = product
  const next = selectOptions.find(({ parameterName }) => line.options?.[parameterName] === undefined)
  return selectOptions.map((choice) => (
    <div
      key={choice.parameterName}
      role="group"
      aria-label={quickOrderTexts.option({ choice: choice.name, name: product.name })}
      className={styles.choices}
    >
      <span className={styles.choice}>{choice.name}</span>
      {choice.values.map(({ key, value }, place) => (
        <button
          key={key}
          type="button"
          className={styles.value}
          disabled={disabled}
          aria-pressed={line.options?.[choice.parameterName] === value}
          data-pad-place={(choice === next && place === 0) || undefined}
          onClick={() => chooseOption(line.id, choice.parameterName, value)}
        >
          {value}
        </button>
      ))}
    </div>
  ))
}
