import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { Clock, LayoutGrid, Search, Tag, X } from 'lucide-react'
import { ProductSuggestion } from './product-suggestion.tsx'
import styles from './suggestion-list.module.css'
import type { Suggestion } from './suggestions.ts'

interface SuggestionLineProps {
  suggestion: Suggestion
  onForget: (word: string) => void
}

/** One line of the list: an icon for its kind, its words, and a detail that helps to choose. */
export function SuggestionLine({ suggestion, onForget }: SuggestionLineProps) {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <Clock aria-hidden="true" />
          <span className={styles.words}>{suggestion.word}</span>
          {/* For pointers; on the keyboard it is the Delete key, because an option cannot contain a button. */}
          <span
            aria-hidden="true"
            className={styles.forget}
            title={searchTexts.forget({ word: suggestion.word })}
            onClick={(event) => {
              event.stopPropagation()
              onForget(suggestion.word)
            }}
          >
            <X />
          </span>
        </>
      )
    case 'word':
      return (
        <>
          <Search aria-hidden="true" />
          <span className={styles.words}>{suggestion.word}</span>
        </>
      )
    case 'category':
      return (
        <>
          <LayoutGrid aria-hidden="true" />
          <span className={styles.words}>{suggestion.name}</span>
          <span className={styles.soft}>{suggestion.parentName}</span>
        </>
      )
    case 'brand':
      return (
        <>
          <Tag aria-hidden="true" />
          <span className={styles.words}>{suggestion.name}</span>
          <span className={styles.soft}>{searchTexts.brandCount({ count: suggestion.count })}</span>
        </>
      )
    case 'product':
      return <ProductSuggestion product={suggestion.product} />
  }
}
