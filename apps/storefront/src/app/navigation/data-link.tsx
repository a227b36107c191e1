import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useFollow } from './use-follow.ts'

interface DataLinkProps {
  title: string
  url: string
  className?: string | undefined
  onClick?: (() => void) | undefined
}

/** A link that comes as data: one to another site opens in a new tab, and says so; one to the shop navigates. */
export function DataLink({ title, url, className, onClick }: DataLinkProps) {
  const follow = useFollow(url)
  const elsewhere = url.startsWith('http') && {
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': frameTexts.opensElsewhere({ name: title }),
  }
  return (
    <a
      href={url}
      className={className}
      {...elsewhere}
      onClick={(event) => {
        onClick?.()
        follow(event)
      }}
    >
      {title}
    </a>
  )
}
