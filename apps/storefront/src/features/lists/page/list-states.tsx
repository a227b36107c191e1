import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { ListX } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import styles from './list-page.module.css'

const ROWS = 8

/** The shape of a list while it loads. */
export const ListSkeleton = () => (
  <Loading className={styles.page}>
    <Skeleton width="50%" height="text-2xl" />
    <Skeleton width="70%" height="size-target" />
    <Skeleton shape="box" height="size-control" />
    {Array.from({ length: ROWS }, (_, row) => (
      <Skeleton key={row} shape="box" height="space-16" />
    ))}
  </Loading>
)

/** The address of a list that is deleted, or shared no more. */
export const ListGone = () => (
  <EmptyState
    as="h1"
    icon={<ListX />}
    title={oneListTexts.missingTitle}
    text={oneListTexts.missingText}
    action={
      <LinkButton look="primary" to={paths.lists}>
        {oneListTexts.allLists}
      </LinkButton>
    }
  />
)
