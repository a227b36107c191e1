import { EXPORT_STATES } from '@cambusa/domain/exports/export-choices'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable, Text } from '../schema.ts'

/** The copy of one's own data (GDPR art. 15 and 20): the last one asked for; every value null if none was. */
const MyData = Type.Object({
  state: Nullable(Type.Enum([...EXPORT_STATES])),
  /** Per cent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  askedAt: Nullable(Type.String()),
  /** ISO time until which it can be downloaded. */
  expiresAt: Nullable(Type.String()),
  /** Path of the ZIP, signed and good for the own account alone; null unless it is ready. */
  url: Nullable(Type.String()),
  bytes: Type.Integer(),
  /** How the request is confirmed: the password, or a login of the last five minutes. */
  confirmedBy: Type.Enum(['password', 'login']),
})
export type MyData = Type.Static<typeof MyData>

export const viewMyData = endpoint({
  method: 'GET',
  url: '/registration/my_data',
  operationId: 'registrationMyData',
  summary: 'The copy of one’s own data that was asked for last',
  tag: 'profile',
  act: 'ownSecrets',
  data: MyData,
})

export const requestMyData = endpoint({
  method: 'POST',
  url: '/registration/my_data_request',
  operationId: 'registrationMyDataRequest',
  summary: 'Have a copy of one’s own data prepared as JSON and PDF; a mail says when it is ready',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({ password: Type.Optional(Text(200)) }),
  data: MyData,
})

export const downloadMyData = endpoint({
  method: 'GET',
  url: '/registration/my_data_file',
  operationId: 'registrationMyDataFile',
  summary: 'The copy of one’s own data as a ZIP, by its signed link',
  tag: 'profile',
  act: 'ownSecrets',
  query: Type.Object({ export_id: Text(20), expires: Text(20), signature: Text(100) }),
  data: Type.Null(),
  isFile: true,
})
