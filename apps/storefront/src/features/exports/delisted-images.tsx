import { downloadDelisted } from '@cambusa/contract/exports/exports'
import { exportEntryTexts as texts } from '@cambusa/messages/it/exports/export-entries'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callFile } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { useImagesInContract } from '../../lib/session/images-in-contract.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './exports.module.css'

interface DelistedImagesProps {
  productId: number
  name: string
}

/**
 * Downloads the pictures of a product that left the catalogue. A failure is silent (specification §8): no message
 * comes up, and the words beside the button say so.
 */
export function DelistedImages({ productId, name }: DelistedImagesProps) {
  const isInContract = useImagesInContract()
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: async () =>
      saveFile(await callFile(downloadDelisted, { query: { productId }, background: true })),
  })
  if (isInContract !== true) return null
  return (
    <div className={styles.buttons}>
      <Button
        look="ghost"
        icon={<Download />}
        pending={isPending}
        aria-label={texts.delistedNamed({ name })}
        onClick={() => mutate()}
      >
        {texts.delisted}
      </Button>
      <span role="status" className={styles.beside}>
        {isError && texts.delistedFailed}
        {isSuccess && texts.delistedDone}
      </span>
    </div>
  )
}
