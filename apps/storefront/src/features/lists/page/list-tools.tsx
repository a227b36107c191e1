import { LIST_SORTS, type ListSort } from '@cambusa/domain/lists/list-sort'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { Search } from 'lucide-react'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FIND_FROM } from './shown-rows.ts'
import styles from './list-tools.module.css'

const isSort = (value: string): value is ListSort => LIST_SORTS.some((sort) => sort === value)

interface ListToolsProps {
  count: number
  /** Undefined: it cannot be changed. */
  onSort: ((sort: ListSort) => void) | undefined
  sort: ListSort
  typed: string
  onType: (typed: string) => void
}

/** Above the rows: the field that finds in a long list, and their order. */
export const ListTools = ({ count, sort, onSort, typed, onType }: ListToolsProps) => (
  <div className={styles.tools}>
    {count >= FIND_FROM && (
      <TextField
        className={styles.find}
        label={oneListTexts.find}
        labelHidden
        placeholder={oneListTexts.find}
        start={<Search />}
        autoComplete="off"
        inputMode="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onType('')}
      />
    )}
    {onSort && count > 1 && (
      <Select
        className={styles.sort}
        label={oneListTexts.sort}
        labelHidden
        value={sort}
        options={LIST_SORTS.map((value) => ({ value, label: oneListTexts.sorts[value] }))}
        onChange={({ target }) => isSort(target.value) && onSort(target.value)}
      />
    )}
  </div>
)
