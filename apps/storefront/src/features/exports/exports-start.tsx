import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../lib/api/call-error.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { ExportChooser, type StartGroup } from './export-chooser.tsx'
import styles from './exports.module.css'
import { exportsQuery } from './exports-api.ts'
import { NotInContract } from './not-in-contract.tsx'
import { PastExports } from './past-exports.tsx'

/** Where an export starts, and below it what was asked for before, which waits: nothing moves when the starts come. */
export function ExportsStart({ groups }: { groups: readonly StartGroup[] | undefined }) {
  const { error } = useQuery(exportsQuery(useOwner()))
  if (error instanceof CallError && error.has('user.notEnabled')) return <NotInContract />
  return (
    <div className={styles.screen}>
      <ExportChooser groups={groups} />
      {groups && <PastExports />}
    </div>
  )
}
