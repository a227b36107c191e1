import { FIELD_KINDS } from '@cambusa/domain/content/form-fields'
import * as Type from 'typebox'

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** A field of a form; see FormField of the domain. */
export const FormFieldSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
    kind: Type.Enum([...FIELD_KINDS]),
    label: Words(200),
    hint: Type.Optional(Words(300)),
    required: Type.Optional(Type.Boolean()),
    max: Type.Optional(Type.Integer({ minimum: 1, maximum: 4_000 })),
    options: Type.Optional(Type.Array(Words(100), { minItems: 1, maxItems: 40, uniqueItems: true })),
    autocomplete: Type.Optional(Type.String({ pattern: '^[a-z -]{1,40}$' })),
    page: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,80}$' })),
  },
  { additionalProperties: false },
)

/** A form as the content defines it (docs/content.md). */
export const FormDefinition = Type.Object(
  {
    title: Words(80),
    /** For search engines. */
    description: Type.Optional(Words(200)),
    /** Above the fields. */
    intro: Type.Optional(Words(1_000)),
    button: Type.Optional(Words(40)),
    /** Shown once the message is kept. */
    done: Words(500),
    fields: Type.Array(FormFieldSchema, { minItems: 1, maxItems: 30 }),
  },
  { additionalProperties: false },
)
export type FormDefinition = Type.Static<typeof FormDefinition>

/** What GET mail/v1/parameters answers. */
export interface FormParameters extends FormDefinition {
  form_id: string
  /** Good for FORM_OPEN_HOURS from FORM_LEAST_SECONDS on, for one message. */
  nonce: string
  /** By the name of a consent: the version of its page, which is sent back with the form; pages without one are missing. */
  versions: Readonly<Record<string, string>>
}

/** `data` of a form that was sent. */
export interface SentForm {
  /** The number of the message. */
  number: number
  /** The form's `done`. */
  done: string
}
