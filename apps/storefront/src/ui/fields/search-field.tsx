import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useSlashKey } from '../../lib/browser/use-slash-key.ts'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'form'> {
  input: RefObject<HTMLInputElement | null>
  /** Its address is where the search leads without any script. */
  form: ComponentProps<'form'> & { action: string }
  /** What stands in the field and below it. */
  children?: ReactNode
}

/** The field that searches the shop; '/' leads to it from anywhere. */
export function SearchField({ input, form, children, ...rest }: SearchFieldProps) {
  useSlashKey(input)
  return (
    <form {...form} className={styles.box}>
      {/* For a finger, and for pages without scripts: whoever types presses Enter. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.icon}>
        <Search />
      </button>
      <input
        aria-label={frameTexts.search}
        {...rest}
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="query"
        aria-keyshortcuts="/"
        placeholder={frameTexts.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      {children}
    </form>
  )
}
