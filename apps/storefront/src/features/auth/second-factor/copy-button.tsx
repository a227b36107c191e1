import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import { Copy } from 'lucide-react'
import { showToast } from '../../../lib/state/show-toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'

/** Copies a text; says so, or that it has to be written by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'error', text: texts.notCopied })
    }
  }
  return (
    <Button icon={<Copy />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
