import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { Button } from './button.tsx'

/** Leads to the screen before, where there is one. */
export function BackButton() {
  const router = useRouter()
  return useCanGoBack() ? (
    <Button icon={<ArrowLeft />} onClick={() => router.history.back()}>
      {frameTexts.back}
    </Button>
  ) : null
}
