import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { CircleAlert, FileSpreadsheet, ListPlus, ScanBarcode } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { isWholeOrder, takeText } from '../pad/pad-actions.ts'
import { ENTRY_ID, focusNextAttention } from '../pad/pad-focus.ts'
import { setTyped, usePad } from '../pad/pad-store.ts'
import { FILE_TYPES } from './read-file.ts'
import type { useOrderFile } from './use-order-file.ts'
import styles from './pad-entry.module.css'

interface PadEntryProps {
  file: ReturnType<typeof useOrderFile>
  /** Undefined: this browser cannot scan. */
  onScan: (() => void) | undefined
}

/** The part of the screen where orders are written, pasted, loaded and scanned. */
export function PadEntry({ file, onScan }: PadEntryProps) {
  const { notice } = file
  const again = notice?.again
  const typed = usePad((state) => state.typed)
  const hasLines = usePad(({ lines }) => lines.length > 0)
  const chooser = useRef<HTMLInputElement>(null)
  const take = () => {
    if (typed.trim() === '') focusNextAttention()
    else takeText(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
    if (!isPlainEnter || event.nativeEvent.isComposing) return
    event.preventDefault()
    take()
  }
  return (
    <section className={styles.entry} data-started={hasLines || undefined} aria-label={quickOrderTexts.entry}>
      <label htmlFor={ENTRY_ID} className={styles.label}>
        {quickOrderTexts.entry}
      </label>
      <textarea
        id={ENTRY_ID}
        className={styles.field}
        rows={2}
        value={typed}
        placeholder={quickOrderTexts.placeholder}
        aria-describedby={`${ENTRY_ID}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const [pasted] = event.clipboardData.files
          const text = event.clipboardData.getData('text/plain')
          if (text === '' && pasted) void file.take(pasted)
          else if (typed.trim() !== '' || !isWholeOrder(text)) return
          else takeText(text)
          event.preventDefault()
        }}
      />
      <p id={`${ENTRY_ID}-hint`} className={styles.hint}>
        {quickOrderTexts.entryHint}
      </p>
      <div className={styles.acts}>
        <Button look="primary" icon={<ListPlus />} className={styles.take} onClick={take}>
          {quickOrderTexts.add}
        </Button>
        {onScan && (
          <Button icon={<ScanBarcode />} onClick={onScan}>
            {quickOrderTexts.scan}
          </Button>
        )}
        <Button
          icon={<FileSpreadsheet />}
          pending={notice?.kind === 'reading'}
          title={quickOrderTexts.fileTypes}
          onClick={() => chooser.current?.click()}
        >
          {quickOrderTexts.file}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={FILE_TYPES}
          aria-label={quickOrderTexts.file}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) void file.take(chosen)
          }}
        />
      </div>
      {!onScan && <p className={styles.hint}>{quickOrderTexts.scanUnsupported}</p>}
      <div aria-live="polite">
        {notice && (
          <div className={styles.notice} data-kind={notice.kind}>
            {notice.kind === 'refused' && <CircleAlert aria-hidden="true" />}
            <p className={styles.told}>{notice.text}</p>
            {again && (
              <Button pending={notice.kind === 'reading'} onClick={() => void file.take(again)}>
                {uiTexts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
