import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/buttons/button.tsx'
import { whenFirstOpen } from '../../../ui/overlays/when-first-open.tsx'
import type { ImportDialogProps } from './import-dialog.tsx'

const ImportDialog = whenFirstOpen<ImportDialogProps>(() =>
  import('./import-dialog.tsx').then((module) => module.ImportDialog),
)

interface ImportButtonProps extends Pick<ImportDialogProps, 'into'> {
  look?: ButtonLook
  onDone?: (list: ListDetail) => void
}

/** Opens the dialog that puts the products of a file into a list. */
export function ImportButton({ into, look, onDone }: ImportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look={look} icon={<FileUp />} onClick={() => setOpen(true)}>
        {into ? myListsTexts.importHere : myListsTexts.import}
      </Button>
      <ImportDialog
        open={open}
        onClose={() => setOpen(false)}
        into={into}
        onDone={(list) => {
          setOpen(false)
          onDone?.(list)
        }}
      />
    </>
  )
}
