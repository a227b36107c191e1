import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { showToast } from '../../lib/state/show-toast.ts'
import styles from './unknown-gtins.module.css'

/** The searched codes that the shop does not have, with a button that copies them. */
export function UnknownGtins({ gtins }: { gtins: readonly string[] }) {
  if (gtins.length === 0) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(gtins.join('\n'))
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'error', text: texts.notCopied })
    }
  }
  return (
    <Disclosure summary={texts.unknownGtins({ count: gtins.length })} className={styles.unknown} open>
      <ul className={styles.codes}>
        {gtins.map((gtin) => (
          <li key={gtin}>{gtin}</li>
        ))}
      </ul>
      <Button look="ghost" icon={<Copy />} onClick={() => void copy()}>
        {texts.copyUnknown}
      </Button>
    </Disclosure>
  )
}
