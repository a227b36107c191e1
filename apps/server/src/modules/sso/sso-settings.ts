import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { StartupError } from '../../platform/process/startup-error.ts'

const Name = Type.String({ minLength: 1, maxLength: 200 })

/** Which attributes of an assertion say what; each by its Name or FriendlyName. */
const attributes = Type.Object(
  {
    email: Name,
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    /** What identifies a person for ever; by default the NameID, which then must not be transient. */
    id: Type.Optional(Name),
    codInt: Type.Optional(Name),
    /** With this value in this attribute a person may buy. */
    enabled: Type.Optional(Type.Object({ name: Name, value: Name }, { additionalProperties: false })),
    /** VAT numbers of the only companies to act for. */
    companies: Type.Optional(Name),
  },
  { additionalProperties: false },
)

const provider = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    /** On the button. */
    name: Type.String({ minLength: 1, maxLength: 60 }),
    metadataFile: Type.Optional(Name),
    metadataUrl: Type.Optional(Type.String({ pattern: '^https://\\S+$' })),
    /** Chooses one of several providers in the metadata. */
    entityId: Type.Optional(Name),
    /** What it signs: by default response and assertion. */
    signs: Type.Optional(Type.Enum(['both', 'assertion'])),
    attributes,
    /** Domains whose e-mail addresses are the provider's: accounts that have one become its own. */
    emailDomains: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }))),
    /** Customer codes that it may name; `*` at the end stands for any rest. */
    codInts: Type.Optional(Type.Array(Name)),
  },
  { additionalProperties: false },
)

const file = Type.Object(
  {
    /** By default the address of our metadata. */
    entityId: Type.Optional(Name),
    /** PEM: signs our requests, and decrypts assertions. */
    keyFile: Name,
    certificateFile: Name,
    providers: Type.Array(provider, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
)

export type ProviderSettings = Type.Static<typeof provider>
export type ProviderAttributes = Type.Static<typeof attributes>

export interface SsoSettings {
  entityId: string | undefined
  privateKey: string
  certificate: string
  /** Metadata of a file are read already. */
  providers: readonly (ProviderSettings & { metadata: string | undefined })[]
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartupError(startupTexts.ssoFileMissing({ file: path }))
  }
}

/**
 * Reads the file of identity providers; paths in it are relative to it. Throws StartupError with the file and the first
 * wrong field.
 */
export function readSsoSettings(path: string): SsoSettings {
  const wrong = (field: string) => new StartupError(startupTexts.ssoFileWrong({ file: path, field }))
  let value: unknown
  try {
    value = JSON.parse(readText(path))
  } catch (error) {
    throw error instanceof StartupError ? error : wrong('JSON')
  }
  if (!Value.Check(file, value)) throw wrong(Value.Errors(file, value)[0]?.instancePath || '/')
  const beside = (name: string) => readText(resolve(dirname(path), name))
  const ids = value.providers.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw wrong('/providers: id')
  const providers = value.providers.map((one) => {
    const { id, metadataFile, metadataUrl, attributes: named, codInts = [] } = one
    if ((metadataFile === undefined) === (metadataUrl === undefined))
      throw wrong(`/providers/${id}/metadataFile`)
    // Without a list a provider could name the customer codes of others.
    if (named.codInt !== undefined && codInts.length === 0) throw wrong(`/providers/${id}/codInts`)
    return { ...one, metadata: metadataFile === undefined ? undefined : beside(metadataFile) }
  })
  return {
    entityId: value.entityId,
    privateKey: beside(value.keyFile),
    certificate: beside(value.certificateFile),
    providers,
  }
}
