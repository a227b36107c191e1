import { GTIN_LIST_MAX } from '@cambusa/domain/constants'
import { readGtinList, type GtinProblem } from '@cambusa/domain/order-text/gtin-list'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { TriangleAlert } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import styles from './gtin-field.module.css'
import type { FormValues } from './form-values.ts'

function problemText({ reason, value, line, firstLine = line }: GtinProblem): string {
  return reason === 'duplicate'
    ? texts.gtinProblem.duplicate({ value, line, firstLine })
    : texts.gtinProblem[reason]({ value, line })
}

/** Pasted GTINs, checked while typing: how many there are, and which are wrong or repeated. */
export function GtinField({ form }: { form: UseFormReturn<FormValues> }) {
  const { register, control, formState, setValue, setFocus } = form
  const { gtins, problems, cutCount } = readGtinList(useWatch({ control, name: 'gtins' }))
  const max = GTIN_LIST_MAX
  const hasProblems = problems.length > 0 || cutCount > 0
  const tidy = () => {
    setValue('gtins', gtins.join('\n'), { shouldValidate: true })
    setFocus('gtins')
  }
  return (
    <div className={styles.place}>
      <TextArea
        {...register('gtins')}
        label={texts.gtins}
        hint={texts.gtinsHint({ max })}
        error={formState.errors.gtins?.message}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        className={styles.area}
      />
      <div role="status" className={styles.status}>
        {gtins.length > 0 && <p>{texts.gtinsRead({ count: gtins.length, max })}</p>}
        {problems.length > 0 && (
          <p className={styles.warning}>
            <TriangleAlert aria-hidden="true" />
            {texts.gtinProblems({ count: problems.length })}
          </p>
        )}
        {cutCount > 0 && <p className={styles.warning}>{texts.gtinsCut({ count: cutCount, max })}</p>}
      </div>
      {hasProblems && (
        <>
          <ul className={styles.problems}>
            {problems.map((problem, place) => (
              <li key={`${place} ${problem.value}`}>{problemText(problem)}</li>
            ))}
          </ul>
          {gtins.length > 0 && (
            <Button look="ghost" className={styles.tidy} onClick={tidy}>
              {texts.gtinsTidy}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
