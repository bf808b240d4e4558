import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { shedPolls, watchLoop } from './shed-polls.ts'

const apps: ReturnType<typeof fastify>[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

function serving(lateness: () => number) {
  const app = fastify()
  apps.push(app)
  shedPolls(app, ['/polled'], lateness)
  app.get('/polled', () => 'figures')
  app.get('/answered', () => 'taken')
  app.setErrorHandler((error: { headers?: Record<string, string>; status?: number }, _, reply) => {
    void reply
      .code(error.status ?? 500)
      .headers(error.headers ?? {})
      .send('busy')
  })
  return async (url: string) => {
    const { statusCode, headers } = await app.inject({ url })
    return { statusCode, retryAfter: headers['retry-after'] }
  }
}

test('under overload polls are refused with when to come back, and answers are taken', async () => {
  const ask = serving(() => 900)
  expect(await ask('/polled')).toEqual({ statusCode: 503, retryAfter: '15' })
  expect((await ask('/answered')).statusCode).toBe(200)
})

test('polls are served while the server keeps up', async () => {
  const ask = serving(() => 20)
  expect((await ask('/polled')).statusCode).toBe(200)
})

test('a loop that is kept busy is seen to run late', async () => {
  const lateness = watchLoop()
  const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  for (let turn = 0; turn < 4; turn += 1) {
    const until = performance.now() + 300
    while (performance.now() < until);
    await rest(1)
  }
  expect(lateness()).toBeGreaterThan(100)
})
