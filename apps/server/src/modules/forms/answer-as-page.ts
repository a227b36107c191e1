import type { Envelope } from '@cambusa/contract/envelope'
import type { SentForm } from '@cambusa/contract/content/forms'
import { FORM_LEAST_SECONDS } from '@cambusa/domain/content/form-fields'
import { formTexts } from '@cambusa/messages/it/content/forms'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import type { FormSource } from './form-files.ts'
import { issueNonce } from './nonce.ts'
import { plainFailurePage, plainFormPage, plainFormPolicy, plainSentPage } from './plain-form.ts'
import type { TypedForm } from './typed-form.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The form of this request, once it was read. */
    typedForm?: TypedForm | undefined
    /** The present versions of the pages that its consents are about. */
    presentVersions?: Readonly<Record<string, string>> | undefined
  }
}

type Needs = Pick<Platform, 'config' | 'clock'> & { forms: FormSource }

/** Whether a browser sent the form itself, and shows the answer as a page. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true

/** The page for the envelope that a program gets. */
function pageOf(
  { forms, config, clock }: Needs,
  { typedForm: form, presentVersions = {} }: Pick<FastifyRequest, 'typedForm' | 'presentVersions'>,
  envelope: Envelope<SentForm>,
) {
  const { status, errors } = envelope.response
  if (status === 0 && envelope.data) return plainSentPage(envelope.data)
  const [first] = errors
  const definition = form && forms.definitionOf(form.formId)
  if (form === undefined || definition === undefined) return plainFailurePage(first?.error ?? '')
  // Another nonce only where the old one is of no use; whoever gets it here has been filling in the form already.
  const isSpent = errors.some(({ code }) => code === 'form.tooOld' || code === 'form.sentBefore')
  const begun = new Date(clock().getTime() - FORM_LEAST_SECONDS * 1_000)
  const names = definition.fields.map(({ name }) => name)
  const isOfField = ({ field }: { field?: string }) => field !== undefined && names.includes(field)
  // A consent to a text that has changed since is given anew, to the present one.
  const changed = errors.filter(({ code }) => code === 'consent.textChanged').map(({ field }) => field)
  const isUnchanged = ([name]: [string, unknown]) => !changed.includes(name)
  const shown = Object.fromEntries(Object.entries(form.versions).filter(isUnchanged))
  return plainFormPage({
    formId: form.formId,
    definition,
    nonce: isSpent ? issueNonce(config, form.formId, begun) : form.nonce,
    values: Object.fromEntries(Object.entries(form.values).filter(isUnchanged)),
    versions: { ...presentVersions, ...shown },
    errors: Object.fromEntries(errors.filter(isOfField).map(({ field, error }) => [field, error])),
    reason: errors.find((error) => !isOfField(error))?.error ?? formTexts.checkFields,
    trap: form.trap,
  })
}

/** Turns every answer of a scope's routes, refusals too, into a page where a browser shows it. */
export function answerAsPage(scope: FastifyInstance, needs: Needs): void {
  scope.decorateRequest('typedForm', undefined)
  scope.decorateRequest('presentVersions', undefined)
  scope.addHook('onRequest', (request, _reply, done) => {
    // What was compressed cannot be turned into a page.
    if (wantsPage(request)) delete request.headers['accept-encoding']
    done()
  })
  scope.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (!wantsPage(request) || typeof payload !== 'string') return done(null, payload)
    const page = pageOf(needs, request, JSON.parse(payload) as Envelope<SentForm>)
    reply.type('text/html; charset=utf-8').header('content-security-policy', plainFormPolicy)
    return done(null, page)
  })
}
