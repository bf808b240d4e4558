import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Method } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createHttp } from './http.ts'
import { forbidden, tooManyRequests } from './problems.ts'
import { createLog } from './log.ts'
import { serve, servePublic } from './serve.ts'
import { createSessions } from './sessions.ts'

let server: TestApp
let student: Caller
let teacher: Caller

beforeAll(async () => {
  server = await startTestApp()
  student = await signUp(server)
  teacher = await signUp(server, { role: 'teacher' })
})
afterAll(() => server.stop())

const doors = (deps: Parameters<typeof createSessions>[0]) => ({
  sessions: createSessions(deps),
  accessTokens: createAccessTokens({ ...deps, randomBytes }),
})

describe('who may call', () => {
  const path = (pattern: string) => pattern.replaceAll(/\{\w+\}/g, '01a1fc15-434a-77d3-aec1-33d463218d5f')
  const call = (caller: Caller, { method, path: pattern }: { method: Method; path: string }) =>
    caller.send(method, path(pattern), method === 'GET' ? undefined : {})

  for (const [name, called] of Object.entries(endpoints)) {
    test(`${name} is open to ${called.access} only`, async () => {
      const visitor = (await call(server.caller(), called)).status
      if (called.access === 'public') expect([401, 403]).not.toContain(visitor)
      else expect(visitor).toBe(401)
      if (called.access === 'student') expect((await call(teacher, called)).status).toBe(403)
      if (called.access === 'teacher') expect((await call(student, called)).status).toBe(403)
    })
  }

  test('a visitor’s body is not even read', async () => {
    const reply = await server.caller().post('/api/user/grade', '{not json')
    expect(reply.status).toBe(401)
  })

  test('a forged, altered or foreign session is no session', async () => {
    const [content, signature] = [
      student.cookie().replace(/\.[^.]*$/, ''),
      student.cookie().split('.').at(-1),
    ]
    const cookies = [
      'sid=',
      'sid=nonsense',
      `sid=a.b.student.99999999999999.${signature}`,
      content,
      `${content}.`,
      `${content.replace('.student.', '.teacher.')}.${signature}`,
      student.cookie().replace(/\.(\d+)\./, (_all, expiry) => `.${Number(expiry) + 1}.`),
    ]
    for (const cookie of cookies) {
      expect([cookie, (await server.caller(cookie).get('/api/auth/user')).status]).toEqual([cookie, 401])
    }
  })
})

describe('writes', () => {
  const post = (headers: Record<string, string>) =>
    student.post('/api/user/grade', { gradeLevel: 7 }, headers)

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: 'http://localhost:80.elsewhere.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  ])('are refused from another site: %j', async (headers) => {
    expect((await post(headers)).status).toBe(403)
  })

  test.each([{}, { 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }])(
    'are done from our own pages and from programs: %j',
    async (headers: Record<string, string>) => {
      expect((await post({ host: 'localhost', ...headers })).status).toBe(200)
    },
  )

  test('are refused from the plain pages of a site that has TLS', async () => {
    const configuration = { publicUrl: 'https://skills.example.org' }
    const secure = await startTestApp({ configuration })
    const signedIn = await signUp(secure)
    const from = async (origin: string) => {
      const headers = { host: 'skills.example.org', origin }
      return (await signedIn.post('/api/user/grade', { gradeLevel: 7 }, headers)).status
    }
    expect(await from('https://skills.example.org')).toBe(200)
    expect(await from('http://skills.example.org')).toBe(403)
    expect(await from('https://skills.example.org:8443')).toBe(403)
    expect(await from('http://skills.example.org:443')).toBe(403)
    await secure.stop()
  })

  test('take JSON only, so that no other site’s form can send one', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await student.post('/api/user/grade', '{"gradeLevel":7}', { 'content-type': type })
      expect([type, reply.status]).toEqual([type, 415])
    }
  })
})

describe('refusals', () => {
  const title = { 400: 'Bad request', 404: 'Not found', 413: 'Request too large' }
  test.each([
    ['a body that is not JSON', '{"gradeLevel"', 400, 'The request is not valid JSON.'],
    [
      'a body that is too large',
      `"${'x'.repeat(70_000)}"`,
      413,
      'The request is too large. The limit is 64 KB.',
    ],
    ['no body', '', 400, 'The grade level is missing.'],
    ['a body of another kind', '[1]', 400, 'The request isn’t the right kind of value.'],
  ] as const)('are problem details: %s', async (_name, body, status, detail) => {
    const reply = await student.post('/api/user/grade', body)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toMatchObject({ type: 'about:blank', title: title[status], status, detail })
    expect(reply.status).toBe(status)
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/skills/', '/api/check-username/%zz'])(
    'cover %s, which is no call',
    async (path) => {
      const reply = await student.get(path)
      expect(reply.body).toMatchObject({ status: reply.status, detail: expect.stringMatching(/\.$/) })
      expect([400, 404]).toContain(reply.status)
    },
  )

  test('cover a call by another method', async () => {
    expect((await student.post('/api/config', {})).status).toBe(404)
  })
})

describe('an endpoint of the contract', () => {
  async function serveOnce(handler: () => unknown, logged: string[] = []) {
    const log = createLog('warn', { write: (line) => logged.push(line) })
    const deps = { database: server.database, secret: 's', now: server.now, newId: server.newId, log }
    const http = await createHttp({ ...doors(deps), log, trustProxy: true, publicUrl: null })
    const asked = endpoint({
      method: 'GET',
      path: '/api/asked',
      access: 'public',
      summary: 'For this test',
      reply: z.object({ shown: z.string() }),
    })
    // Wider than the contract on purpose: what a careless handler might return.
    servePublic(http, asked, () => z.custom<{ shown: string }>().parse(handler()))
    return http
  }

  test('lets no field out that its reply does not name', async () => {
    const http = await serveOnce(() => ({ shown: 'question', key: 'the answer' }))
    expect((await http.inject('/api/v1/asked')).body).toBe('{"shown":"question"}')
  })

  test('says that a query took too long, and logs which call it was', async () => {
    const logged: string[] = []
    const http = await serveOnce(() => {
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    }, logged)
    const reply = await http.inject('/api/v1/asked')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'platform/takes-too-long' })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('a query took too long')
  })

  test('answers a fault with a calm sentence and logs it once, with the request’s id', async () => {
    const logged: string[] = []
    const http = await serveOnce(() => {
      throw Object.assign(new Error('broken'), { detail: 'Key (username)=(maya)', password: 'hunter2' })
    }, logged)
    const reply = await http.inject('/api/v1/asked')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({
      status: 500,
      detail: 'Something broke on our side. Please try again in a moment.',
    })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('broken')
    expect(logged[0]).toContain(String(reply.headers['x-request-id']))
    expect(logged[0]).not.toMatch(/maya|hunter2/)
  })

  test('that refuses leaves a line, and one that answers a poll leaves none: a refusal stands in the log', async () => {
    const logged: string[] = []
    const log = createLog('info', { write: (line) => logged.push(line) })
    const deps = { database: server.database, secret: 's', now: server.now, newId: server.newId, log }
    const http = await createHttp({
      ...doors(deps),
      log,
      trustProxy: false,
      publicUrl: null,
    })
    const door = endpoint({
      method: 'GET',
      path: '/api/door/{which}',
      access: 'public',
      summary: 'For this test',
      params: z.object({ which: z.string() }),
      reply: z.object({}),
    })
    servePublic(http, door, ({ params }) => {
      if (params.which === 'closed') throw forbidden('No.')
      if (params.which === 'worn') throw tooManyRequests('Wait.', 1)
      return {}
    })
    for (const which of ['open', 'closed', 'worn']) await http.inject(`/api/v1/door/${which}`)
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/api/v1/door/:which', status: 403 },
      { route: '/api/v1/door/:which', status: 429 },
    ])
  })

  test('is a fault when the handler breaks the contract', async () => {
    const http = await serveOnce(() => ({ other: 1 }))
    expect((await http.inject('/api/v1/asked')).statusCode).toBe(500)
  })

  test('is compressed from 1 KB up', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const long = await serveOnce(() => ({ shown: 'long '.repeat(500) }))
    expect((await long.inject({ url: '/api/v1/asked', headers })).headers['content-encoding']).toBe('gzip')
    const short = await serveOnce(() => ({ shown: 'short' }))
    expect(
      (await short.inject({ url: '/api/v1/asked', headers })).headers['content-encoding'],
    ).toBeUndefined()
  })

  test('cannot be served to the wrong people by mistake', async () => {
    const http = await serveOnce(() => ({ shown: '' }))
    expect(() => serve(http, endpoints.getConfig, () => ({ app_name: '', app_tagline: '' }))).toThrow(
      'is public',
    )
    expect(() => servePublic(http, endpoints.listActivities, () => [])).toThrow('is not public')
  })

  test('sets a secure cookie and asks for TLS only where it is there', async () => {
    const secure = { 'x-forwarded-proto': 'https' }
    expect((await student.get('/api/config', secure)).headers['strict-transport-security']).toBeUndefined()
    const behind = await startTestApp({
      beside: server,
      configuration: { publicUrl: 'https://skills.example.org' },
    })
    const reply = await behind.caller().post('/api/signup', { ...newPerson, username: 'over-tls' })
    expect(reply.headers['set-cookie']).toMatch(/^__Host-sid=.+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
    // The plain cookie does not count, because another host of the domain may have set it.
    const token = /__Host-sid=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''
    expect((await behind.caller(`__Host-sid=${token}`).get('/api/auth/user')).status).toBe(200)
    expect((await behind.caller(`sid=${token}`).get('/api/auth/user')).status).toBe(401)
    // The server's own internal calls for a page come without TLS.
    expect((await server.caller(`__Host-sid=${token}`).get('/api/auth/user')).status).toBe(200)
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    await behind.stop()
  })
})

test('a server that is closing finishes what it has begun', async () => {
  const log = createLog('silent')
  const deps = { database: server.database, secret: 's', now: server.now, newId: server.newId, log }
  const http = await createHttp({ ...doors(deps), log, trustProxy: false, publicUrl: null })
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  http.get('/slow', async () => {
    begun.resolve()
    await release.promise
    return 'done'
  })
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  const reply = fetch(`${address}/slow`)
  await begun.promise
  const closed = http.close()
  release.resolve()
  expect(await (await reply).text()).toBe('done')
  await closed
  await expect(fetch(`${address}/slow`)).rejects.toThrow('fetch failed')
})
