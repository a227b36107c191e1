import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useSlashKey } from '../../lib/browser/use-slash-key.ts'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'form'> {
  input: RefObject<HTMLInputElement | null>
  /** The action of its form is the search without scripts. */
  form: ComponentProps<'form'> & { action: string }
  /** Controls in the field and content below it. */
  children?: ReactNode
}

/** The search field of the shop; '/' focuses it from anywhere. */
export function SearchField({ input, form, children, ...rest }: SearchFieldProps) {
  useSlashKey(input)
  return (
    <form {...form} className={styles.box}>
      {/* For touch, and for pages without scripts: keyboard users press Enter. */}
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
