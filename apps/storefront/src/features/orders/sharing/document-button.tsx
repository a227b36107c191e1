import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import { orderDocumentTexts as texts } from '@cambusa/messages/it/orders/order-documents'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'

interface DocumentButtonProps {
  kind: OrderDocument
  ask: (kind: OrderDocument) => Promise<Response>
}

/** Saves a document of an order as PDF; a refusal is shown. */
export function DocumentButton({ kind, ask }: DocumentButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: async () => saveFile(await ask(kind)) })
  return (
    <Button icon={<FileDown aria-hidden="true" />} pending={isPending} onClick={() => mutate()}>
      {texts.download[kind]}
    </Button>
  )
}
