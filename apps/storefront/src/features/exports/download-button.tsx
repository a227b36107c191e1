import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ButtonProps } from '../../ui/buttons/button.tsx'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { useDownload } from './exports-api.ts'

interface DownloadButtonProps extends Pick<ButtonProps, 'look' | 'size' | 'aria-label'> {
  url: string
  children: ReactNode
}

/** Downloads the file of an export; a refusal is shown like that of any call. */
export function DownloadButton({ url, children, ...rest }: DownloadButtonProps) {
  const { mutate, isPending } = useDownload()
  return (
    <OnlineButton {...rest} icon={<Download />} pending={isPending} onClick={() => mutate(url)}>
      {children}
    </OnlineButton>
  )
}
