import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { formPath } from '@cambusa/domain/web/page-address'
import { formQuery } from '../../features/forms/forms-api.ts'
import { stepsJsonLd } from './breadcrumb-json-ld.ts'
import type { HeadInput, ScreenHead } from './head-screen.ts'

export function formHead({ queryClient, params, origin }: HeadInput): ScreenHead {
  const form = queryClient.getQueryData(formQuery(params.formId ?? FORM_IDS.contact).queryKey)
  if (!form) return { isHidden: true }
  const { form_id, title, description, intro } = form
  const address = formPath(form_id)
  return {
    title,
    description: description ?? intro,
    address,
    jsonLd: [stepsJsonLd([{ name: title, address }], origin)],
  }
}
