import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { FieldShell, type FieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import styles from './suggest-field.module.css'

export interface Suggestion {
  /** The text of the field once it is chosen. */
  value: string
  /** Tells apart suggestions with the same value. */
  key: string
  description?: ReactNode
}

interface SuggestFieldProps<Item extends Suggestion>
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string
  onValue: (typed: string) => void
  /** The suggestions for the typed text, best first. */
  items: readonly Item[]
  onChoose: (item: Item) => void
  inputRef?: Ref<HTMLInputElement>
}

/** A text field with suggestions, by keyboard and touch; other texts are allowed too. */
export function SuggestField<Item extends Suggestion>(props: SuggestFieldProps<Item>) {
  const { label, error, hint, optional, labelHidden, className, id, ...others } = props
  const { value, onValue, items, onChoose, inputRef, ...rest } = others
  const place = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      items={items}
      mode="none"
      value={value}
      onValueChange={onValue}
      itemToStringValue={(item) => item.value}
    >
      <div>
        <FieldShell {...{ label, error, hint, optional, labelHidden, className, id }}>
          {(control) => (
            // While the list is open everything else is hidden from screen readers, the label too, so the field has an
            // accessible name of its own.
            <Base.Input
              {...rest}
              {...control}
              ref={inputRef}
              aria-label={label}
              className={fieldStyles.control}
            />
          )}
        </FieldShell>
        {/* Rendered next to the field, so that it is within the same dialog. */}
        <div ref={place} />
      </div>
      <Base.Portal container={place}>
        <Base.Positioner sideOffset={4} positionMethod="fixed" className={styles.positioner}>
          <Base.Popup className={styles.popup} data-empty={items.length === 0 || undefined}>
            <Base.List>
              {(item: Item) => (
                <Base.Item key={item.key} value={item} className={styles.item} onClick={() => onChoose(item)}>
                  <span>{item.value}</span>
                  {item.description && <span className={styles.description}>{item.description}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
