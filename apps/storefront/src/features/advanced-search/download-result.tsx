import type { ExportFormat } from '@cambusa/contract/catalogue/advanced-search'
import { EXPORT_ROWS_MAX } from '@cambusa/domain/constants'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../lib/state/show-toast.ts'
import styles from './download-result.module.css'

interface DownloadResultProps {
  /** Products found, on all pages. */
  total: number
  /** Fetches the file of all pages; the call reports failures. */
  onDownload: (format: ExportFormat) => Promise<void>
}

const FORMATS = [
  { format: 'xlsx', name: texts.downloadXlsx },
  { format: 'csv', name: texts.downloadCsv },
] as const

/** Downloads the result as a file with the customer's own prices; a visitor signs in first. */
export function DownloadResult({ total, onDownload }: DownloadResultProps) {
  const [pending, setPending] = useState<ExportFormat | null>(null)
  const user = useUser()
  const max = EXPORT_ROWS_MAX
  const hint = total > max ? texts.downloadCut({ total, max }) : texts.downloadHint({ max })
  const download = async (format: ExportFormat) => {
    setPending(format)
    try {
      await onDownload(format)
      showToast({ kind: 'success', text: texts.downloaded })
    } catch {
      // The call has reported why.
    } finally {
      setPending(null)
    }
  }
  return (
    <section aria-label={texts.download} className={styles.download}>
      <p className={styles.hint}>{user ? hint : texts.downloadSignIn}</p>
      {FORMATS.map(({ format, name }) => (
        <Button
          key={format}
          icon={<Download />}
          pending={pending === format}
          aria-label={texts.downloadAs({ format: name })}
          onClick={() => void download(format)}
        >
          {name}
        </Button>
      ))}
    </section>
  )
}
