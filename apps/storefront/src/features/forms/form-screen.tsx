import type { FormParameters, SentForm } from '@cambusa/contract/content/forms'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { ContentForm } from './content-form.tsx'
import { formQuery } from './forms-api.ts'
import styles from './forms.module.css'

interface FormScreenProps {
  definition: FormParameters
  given?: Readonly<Record<string, string>>
}

/** The screen of a form of the content: the form, then what became of the message. */
export function FormScreen({ definition, given }: FormScreenProps) {
  const [sent, setSent] = useState<SentForm>()
  const queryClient = useQueryClient()
  const { title, intro, form_id } = definition
  const again = async () => {
    await queryClient.invalidateQueries({ queryKey: formQuery(form_id).queryKey })
    setSent(undefined)
  }
  return (
    <FormPage home={paths.home} title={title} intro={sent ? undefined : intro}>
      {sent ? (
        <Sent sent={sent} onAgain={() => void again()} />
      ) : (
        <ContentForm key={definition.nonce} {...{ definition, given: given ?? {} }} onSent={setSent} />
      )}
    </FormPage>
  )
}

function Sent({ sent: { number, done }, onAgain }: { sent: SentForm; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {formTexts.sentTitle}
      </h2>
      <p>{done}</p>
      <p>
        {formTexts.sentNumber({ number })} {formTexts.sentCopy}
      </p>
      <LinkButton look="primary" to={paths.home}>
        {formTexts.home}
      </LinkButton>
      <Button onClick={onAgain}>{formTexts.another}</Button>
    </div>
  )
}
