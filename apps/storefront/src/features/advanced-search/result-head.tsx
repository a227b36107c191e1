import type { ExportFormat } from '@cambusa/contract/catalogue/advanced-search'
import { DownloadResult } from './download-result.tsx'
import { UnknownGtins } from './unknown-gtins.tsx'

interface ResultHeadProps {
  unknownGtins: readonly string[]
  /** Products found, on all pages. */
  total: number
  onDownload: (format: ExportFormat) => Promise<void>
}

/** Above the products found: the unknown codes, and the file of the result. */
export const ResultHead = ({ unknownGtins, total, onDownload }: ResultHeadProps) => (
  <>
    <UnknownGtins gtins={unknownGtins} />
    {total > 0 && <DownloadResult total={total} onDownload={onDownload} />}
  </>
)
