import { SEND_FORM_URL } from '@cambusa/contract/content/form-urls'
import type { FormParameters, SentForm } from '@cambusa/contract/content/forms'
import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import { anonymousUser, success } from '../../platform/http/envelope.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Module } from '../../platform/http/route.ts'
import { minuteLimit } from '../../platform/security/minute-limit.ts'
import type { ContentSource } from '../content/content.ts'
import { answerAsPage } from './answer-as-page.ts'
import { shownVersions } from './consent-versions.ts'
import { readForms } from './form-files.ts'
import { issueNonce } from './nonce.ts'
import { readForm } from './read-form.ts'
import { sendForm } from './send-form.service.ts'

type Needs = Pick<Platform, 'config' | 'db' | 'clock' | 'log'> & { content: ContentSource }

const MEGABYTE = 1_048_576
/** More than the files of a message may have, so that the answer can say in words what is wrong. */
const BODY_LIMIT_BYTES = 12 * MEGABYTE
/** Bodies that are read at all; what becomes of them has narrower limits. */
const TRIES_A_MINUTE = 20
const ALL_TRIES_A_MINUTE = 240

/** Forms of the content: their fields and a nonce, and sending them. They answer without session. */
export const formsModule: Module<Needs> = (app, needs) => {
  const { config, clock, content } = needs
  const forms = readForms(needs)
  const secondsToWait = minuteLimit({ mostOfCaller: TRIES_A_MINUTE, mostOfAll: ALL_TRIES_A_MINUTE })

  const parametersOf = async (formId: string): Promise<FormParameters | undefined> => {
    const definition = forms.definitionOf(formId)
    if (definition === undefined) return undefined
    const versions = await shownVersions(content, definition)
    return { form_id: formId, ...definition, nonce: issueNonce(config, formId, clock()), versions }
  }
  app.get<{ Querystring: { form_id?: unknown } }>('/p/wp-json/mail/v1/parameters', async (request, reply) => {
    const parameters = await parametersOf(String(request.query.form_id ?? ''))
    return reply.header('cache-control', 'no-store').send(parameters ?? {})
  })

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<SentForm> => {
    const ip = callerOf(request.ip)
    const form = await readForm(request, reply, ip)
    request.typedForm = form
    const definition = forms.definitionOf(form.formId)
    if (definition === undefined) throw refuse('form.unknown')
    request.presentVersions = await shownVersions(content, definition)
    return sendForm(needs, { form, definition, ip }, clock())
  }

  void app.register((scope, _options, done) => {
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const
    scope.addContentTypeParser('multipart/form-data', options, (_request, body, parsed) => parsed(null, body))
    answerAsPage(scope, { forms, config, clock })
    scope.route({
      method: 'POST',
      url: SEND_FORM_URL,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true },
      onRequest: (request, _reply, next) => {
        const seconds = secondsToWait(callerOf(request.ip))
        next(seconds > 0 ? refuse('form.manyMessages', { seconds }) : undefined)
      },
      handler: async (request, reply) => {
        const data = await send(request, reply)
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify({ response: success(), user: anonymousUser, data }))
      },
    })
    done()
  })
}
