import { OPTIONAL_MAILS, type OptionalMail } from '@cambusa/domain/people/optional-mails'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag } from '../schema.ts'

const forEachMail = <Schema extends Type.TSchema>(schema: Schema) =>
  Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, schema])) as Record<OptionalMail, Schema>

const Chosen = Type.Object({ choices: Type.Object(forEachMail(Type.Boolean())) })

export const viewMailChoices = endpoint({
  method: 'GET',
  url: '/registration/mail_choices',
  operationId: 'registrationMailChoices',
  summary: 'Which of the optional mails the customer gets',
  tag: 'profile',
  access: 'customer',
  data: Chosen,
})

export const updateMailChoices = endpoint({
  method: 'POST',
  url: '/registration/update_mail_choices',
  operationId: 'registrationUpdateMailChoices',
  summary: 'Choose which of the optional mails to get; what is left out stays',
  tag: 'profile',
  access: 'customer',
  body: Type.Object(forEachMail(Type.Optional(Flag))),
  data: Chosen,
})
