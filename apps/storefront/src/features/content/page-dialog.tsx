import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '../../lib/shop/shown-page.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ContentTree } from './tree/content-tree.tsx'

export interface PageDialogProps {
  /** Its slug. */
  page: string | null
  /** undefined: its present one. */
  version: string | undefined
  open: boolean
  onClose: () => void
}

/** A page over the screen, a sheet on phones: what is typed below stays, and its links open in new tabs. */
export function PageDialog({ page: slug, version, open, onClose }: PageDialogProps) {
  const {
    data: page,
    isPending,
    refetch,
    isFetching,
  } = useQuery({ ...pageQuery(slug ?? '', version), enabled: slug !== null })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="large"
      title={page?.title ?? (isPending ? uiTexts.loading : pageTexts.failedTitle)}
      description={page?.version && pageTexts.version({ version: page.version })}
      footer={
        <Button look="primary" wide onClick={onClose}>
          {pageTexts.done}
        </Button>
      }
    >
      {page ? (
        <ContentTree tree={page.tree} apart />
      ) : isPending ? (
        <Loading>
          <Skeleton shape="box" height="space-20-x4" />
          <Skeleton shape="box" height="space-20-x4" />
        </Loading>
      ) : (
        <ErrorState
          title={pageTexts.failedTitle}
          text={pageTexts.failedText}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Dialog>
  )
}
