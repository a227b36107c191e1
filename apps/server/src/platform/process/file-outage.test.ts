import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerFailures } from '../http/failures.ts'

it('answers 503 with a sentence while files of the shop cannot be used, and 500 for a programming error', async () => {
  const app = Fastify()
  answerFailures(app)
  app.get('/:code', ({ params }) => {
    const { code } = params as { code: string }
    throw Object.assign(new Error(`${code}: refused, write`), { code })
  })
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE', 'EIO', 'EFBIG']) {
    const answer = await app.inject(`/${code}`)
    expect([code, answer.statusCode]).toEqual([code, 503])
    expect(answer.json().response.errors[0]).toMatchObject({ code: 'server.unavailable' })
    expect(answer.body).not.toContain(code)
  }
  expect((await app.inject('/EBADF')).statusCode).toBe(500)
  await app.close()
})
