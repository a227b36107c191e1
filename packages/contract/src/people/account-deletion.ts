import { DELETION_HINDRANCES } from '@cambusa/domain/people/account-deletion'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Euros, Nullable, Text } from '../schema.ts'

const Moment = Type.String()

const Deletion = Type.Object({
  /** When it was asked for; null: it was not. */
  askedAt: Nullable(Moment),
  /** The account is deleted in the night after this; null: it is not to be deleted. */
  deletesAt: Nullable(Moment),
  /** How it is confirmed: the password, or a login of the last five minutes. */
  confirmedBy: Type.Enum(['password', 'login']),
  /** What has to be settled before, in this order; empty: nothing. */
  hindrances: Type.Array(
    Type.Object({
      kind: Type.Enum([...DELETION_HINDRANCES]),
      /** How many orders or withdrawals; 0 where there is nothing to count. */
      count: Type.Integer({ minimum: 0 }),
      /** Euros still to be paid; 0 where it is not about money. */
      amount: Euros,
      /** The only order that is meant, if it is one. */
      orderId: Nullable(Type.Integer()),
    }),
  ),
  /** Euros on personal gift codes, which are lost with the account. */
  lostGifts: Euros,
})
export type AccountDeletion = Type.Static<typeof Deletion>

const Data = Type.Object({ deletion: Deletion })

export const viewDeletion = endpoint({
  method: 'GET',
  url: '/registration/deletion',
  operationId: 'registrationDeletion',
  summary: 'Whether the own account is to be deleted, and what has to be settled before',
  tag: 'profile',
  act: 'ownSecrets',
  data: Data,
})

export const requestDeletion = endpoint({
  method: 'POST',
  url: '/registration/deletion_request',
  operationId: 'registrationDeletionRequest',
  summary: 'Have the own account deleted in 14 days; all other sessions end, and a mail says so',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({ password: Type.Optional(Text(200)) }),
  data: Data,
})

export const keepAccount = endpoint({
  method: 'POST',
  url: '/registration/deletion_keep',
  operationId: 'registrationDeletionKeep',
  summary: 'Keep the own account after all',
  tag: 'profile',
  act: 'ownSecrets',
  data: Data,
})
