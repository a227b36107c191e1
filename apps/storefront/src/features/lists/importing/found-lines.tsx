import type { FileLine } from '@cambusa/contract/lists/list-files'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './import-dialog.module.css'
import type { ReadFile } from './read-list-file.ts'

interface FoundLinesProps {
  found: ReadFile
  /** How many products come into the list. */
  ready: number
  /** Lines whose proposed product was confirmed. */
  confirmed: ReadonlySet<number>
  onConfirm: (row: number, isConfirmed: boolean) => void
}

type Asked = FileLine & { suggestion: NonNullable<FileLine['suggestion']> }

/** What a file has: how much is ready, what may be meant and must be confirmed, and what is not as written. */
export function FoundLines({ found: { lines, leftOut }, ready, confirmed, onConfirm }: FoundLinesProps) {
  const asked = lines.filter((line): line is Asked => line.suggestion !== null)
  const problems = lines.filter(({ problem, suggestion }) => problem !== null && suggestion === null)
  const nothing = asked.length === 0 ? myListsTexts.importNone : myListsTexts.importNoneYet
  return (
    <div className={styles.found}>
      <p role="status" className={styles.ready}>
        {ready === 0 ? nothing : myListsTexts.importReady({ count: ready })}
      </p>
      {leftOut > 0 && <p>{myListsTexts.importLeftOut({ count: leftOut })}</p>}
      {asked.length > 0 && (
        <section aria-labelledby="import-asked" className={styles.found}>
          <h3 id="import-asked" className={styles.title}>
            {myListsTexts.importAsked}
          </h3>
          <ul>
            {asked.map((line) => (
              <li key={line.row}>
                <Checkbox
                  label={
                    <>
                      {proposal(line)}
                      <span className={styles.written}>
                        {myListsTexts.importWritten({ row: line.row, text: line.name || line.code })}
                      </span>
                    </>
                  }
                  checked={confirmed.has(line.row)}
                  onChange={({ target }) => onConfirm(line.row, target.checked)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {problems.length > 0 && (
        <section aria-labelledby="import-problems" className={styles.found}>
          <h3 id="import-problems" className={styles.title}>
            {myListsTexts.importProblems}
          </h3>
          <ul className={styles.problems}>
            {problems.map(({ row, problem }) => (
              <li key={row}>{myListsTexts.importRow({ row, text: problem?.text ?? '' })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** 'Farina 00 Trafilaro · 1 kg · 3 pz'. */
function proposal({ suggestion: { product, quantity } }: Asked): string {
  const { name, description, productInfos, minAcq } = product
  const amount = formatQuantity(ruleFromInfos(productInfos, minAcq), quantity, productInfos.UNIT_SELLING)
  return [name, description, amount].filter(Boolean).join(' · ')
}
