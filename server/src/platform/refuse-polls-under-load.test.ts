import { fastify } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { measureLoop, shedPolls, watchLoop } from './refuse-polls-under-load.ts'

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

describe('how late the loop runs', () => {
  const looking = (delays: { mean: number; count: number }) => {
    let at = 0
    const lateness = watchLoop({ ...delays, reset: () => undefined }, () => at)
    return (milliseconds: number) => {
      at = milliseconds
      return lateness()
    }
  }

  test('is the average of a second, without what a timer waits anyway', () => {
    const after = looking({ mean: 320e6, count: 9 })
    expect(after(999)).toBe(0)
    expect(after(1000)).toBe(300)
    expect(after(1500)).toBe(300)
  })

  test('is the whole time where no timer ran at all', () => {
    expect(looking({ mean: Number.NaN, count: 0 })(2400)).toBe(2400)
  })

  test('is measured of this process', () => {
    const delays = measureLoop()
    delays.reset()
    expect(delays.count).toBe(0)
  })
})
