import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../lib/state/show-toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { send } from '../../../lib/device/share-sheet.ts'
import { fileOf } from './file-of.ts'
import { askForDocument } from './shares-api.ts'

/** Hands the order's PDF to the share sheet; where the file took too long, the next press has it at once. */
export function SendFile({ orderId }: { orderId: number }) {
  const [file, setFile] = useState<File>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ready = file ?? (await fileOf(await askForDocument(orderId, 'order')))
      setFile(ready)
      const sent = await send({ files: [ready] })
      if (sent === 'again') showToast({ kind: 'success', text: texts.fileReady })
      if (sent === 'failed') showToast({ kind: 'error', text: texts.sendFailed })
    },
  })
  return (
    <Button icon={<FileText aria-hidden="true" />} pending={isPending} onClick={() => mutate()}>
      {texts.sendFile}
    </Button>
  )
}
