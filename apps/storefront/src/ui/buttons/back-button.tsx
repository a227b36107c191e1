import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { Button } from './button.tsx'

/** Goes back to the previous screen, where there is one. */
export function BackButton() {
  const router = useRouter()
  return useCanGoBack() ? (
    <Button icon={<ArrowLeft />} onClick={() => router.history.back()}>
      {frameTexts.back}
    </Button>
  ) : null
}
