import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { FormPartProps } from './form-field.ts'
import { storesQuery } from './registration-api.ts'

interface StoreFieldProps extends FormPartProps {
  optional?: boolean
  hint?: string
}

/** The preferred store. */
export function StoreField({ form, optional, hint }: StoreFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'storeId' })
  const { data, isError, isFetching, refetch } = useQuery(storesQuery)
  const options = data?.stores.map(({ storeId, name, city }) => ({
    value: String(storeId),
    label: texts.storeNamed({ name, city }),
  }))
  return (
    <>
      <Select
        {...field}
        label={texts.store}
        hint={hint}
        optional={optional}
        placeholder={texts.chooseStore}
        options={options ?? []}
        error={fieldState.error?.message}
      />
      <FailureNotice
        text={isError ? texts.storesFailed : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  )
}
