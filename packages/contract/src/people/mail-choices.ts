import type { OptionalMail } from '@cambusa/domain/people/optional-mails'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag } from '../schema.ts'

const Chosen = Type.Object({
  choices: Type.Object({
    orderReady: Type.Boolean(),
    orderOnTheWay: Type.Boolean(),
    orderDelivered: Type.Boolean(),
    draftReady: Type.Boolean(),
    approvalAsked: Type.Boolean(),
    approvalGiven: Type.Boolean(),
  } satisfies Record<OptionalMail, Type.TSchema>),
})

export const viewMailChoices = endpoint({
  method: 'GET',
  url: '/registration/mail_choices',
  operationId: 'registrationMailChoices',
  summary: 'Which of the optional mails the customer gets',
  tag: 'profile',
  act: 'ownSecrets',
  data: Chosen,
})

export const updateMailChoices = endpoint({
  method: 'POST',
  url: '/registration/update_mail_choices',
  operationId: 'registrationUpdateMailChoices',
  summary: 'Choose which of the optional mails to get; what is left out stays',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({
    orderReady: Type.Optional(Flag),
    orderOnTheWay: Type.Optional(Flag),
    orderDelivered: Type.Optional(Flag),
    draftReady: Type.Optional(Flag),
    approvalAsked: Type.Optional(Flag),
    approvalGiven: Type.Optional(Flag),
  } satisfies Record<OptionalMail, Type.TSchema>),
  data: Chosen,
})
