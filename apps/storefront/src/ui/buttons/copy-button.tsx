import { copyTexts as texts } from '@cambusa/messages/it/frame/copy'
import { Copy } from 'lucide-react'
import { showToast } from '../../lib/state/show-toast.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  /** The accessible name, where several such buttons are on one screen. */
  label?: string
  children: string
}

/** Copies a text; says so, or that it has to be written by hand. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'error', text: texts.notCopied })
    }
  }
  return (
    <Button icon={<Copy aria-hidden="true" />} aria-label={label} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
