import { AccessToken, maxTokens } from '@skills-center/contract/accounts/access-tokens'
import { endpoints } from '@skills-center/contract/endpoints'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { type Scope, scopes } from '@skills-center/contract/scopes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openClass } from '../classrooms/test-class.ts'
import { createLog } from '../platform/log.ts'
import { statement } from '../platform/statement.ts'
import { type Caller, newPerson, signUp, startTestApp, type TestApp } from '../test-app.ts'

const day = 24 * 60 * 60 * 1000
const address = '/api/user/access-tokens'
const Made = AccessToken.extend({ secret: z.string() })

let time = new Date('2026-03-02T12:00:00Z')
let server: TestApp
/** Everything that the server logs, at the most detailed level. */
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => lines.push(line) })
  server = await startTestApp({ now: () => time, log })
})
afterAll(() => server.stop())

type Teacher = Awaited<ReturnType<typeof signUp>>
const teacher = (): Promise<Teacher> => signUp(server, { role: 'teacher' })

async function make(owner: Caller, allowed: readonly Scope[] = scopes, days = 7) {
  const body = { name: 'Gradebook sync', scopes: allowed, days, password: newPerson.password }
  const reply = await owner.post(address, body)
  expect(reply.status, reply.text).toBe(201)
  return { ...Made.parse(reply.body), location: reply.headers['location'] }
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
/** A request by a program, which has no cookie. */
const ask = (secret: string, path: string) => server.caller().get(path, bearer(secret))
const listOf = async (owner: Caller) => z.array(AccessToken).parse((await owner.get(address)).body)

describe('an access token', () => {
  test('is told once, is listed without its secret, and lets a program read what its owner reads', async () => {
    const owner = await teacher()
    const classroom = await openClass(owner, { name: 'Period 4' })
    const made = await make(owner, ['classes:read'])
    expect(made.location).toBe(`/api/v1/user/access-tokens/${made.id}`)
    const before = await owner.get(address)
    expect(before.text).not.toContain(made.secret)
    expect(before.body).toMatchObject([{ name: 'Gradebook sync', lastUsedAt: null, state: 'open' }])
    const reply = await ask(made.secret, '/api/classrooms')
    expect(reply.body).toMatchObject([{ id: classroom.id, name: 'Period 4' }])
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect((await listOf(owner))[0]?.lastUsedAt).toBe(time.toISOString())
  })

  test('writes for its owner, from no site of its own', async () => {
    const owner = await teacher()
    const { secret } = await make(owner, ['classes:write'])
    const body = { name: 'By a program', gradeLevel: 7, subject: 'math', period: '' }
    const reply = await server.caller().post('/api/classrooms', body, bearer(secret))
    expect(reply.body).toMatchObject({ name: 'By a program' })
    expect((await owner.get('/api/classrooms')).body).toMatchObject([{ name: 'By a program' }])
  })

  test('is stored as a hash, and neither the database nor the log holds its secret', async () => {
    const owner = await teacher()
    const { secret } = await make(owner)
    await ask(secret, '/api/classrooms')
    await ask(secret, '/api/user/settings')
    await ask(`${secret}x`, '/api/classrooms')
    const rows = await server.database.query(
      statement(
        'test.token-rows',
        'select row_to_json(t)::text as row from access_tokens t',
        z.object({ row: z.string() }),
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(7))
    expect(lines.some((line) => line.includes('/api/v1/user/settings'))).toBe(true)
    expect(lines.filter((line) => line.includes(secret.slice(7)))).toEqual([])
  })
})

describe('making one', () => {
  test('needs the password, a name and something to allow', async () => {
    const owner = await teacher()
    const body = { name: 'Sync', scopes: ['classes:read'], days: 7, password: newPerson.password }
    const field = async (change: object) => {
      const reply = await owner.post(address, { ...body, ...change })
      const { errors } = z.object({ errors: z.array(z.object({ field: z.string() })) }).parse(reply.body)
      return [reply.status, errors[0]?.field]
    }
    expect(await field({ password: 'a guess' })).toEqual([400, 'password'])
    expect(await field({ name: ' ' })).toEqual([400, 'name'])
    expect(await field({ scopes: [] })).toEqual([400, 'scopes'])
    expect(await field({ days: 3650 })).toEqual([400, 'days'])
    expect(await listOf(owner)).toEqual([])
  })

  test('is for teachers only', async () => {
    const student = await signUp(server)
    const body = { name: 'Sync', scopes: ['classes:read'], days: 7, password: newPerson.password }
    expect((await student.post(address, body)).status).toBe(403)
  })

  test('stops where ten work, until one is revoked', async () => {
    const owner = await teacher()
    const first = await make(owner)
    for (let n = 1; n < maxTokens; n += 1) await make(owner)
    const body = { name: 'Sync', scopes: ['classes:read'], days: 7, password: newPerson.password }
    const refused = await owner.post(address, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'platform/too-many-tokens' } })
    expect((await owner.send('DELETE', `${address}/${first.id}`)).body).toMatchObject({ state: 'revoked' })
    expect((await owner.post(address, body)).status).toBe(201)
  })
})

describe('a token that works no more', () => {
  const refusal = async (secret: string) => {
    const { status, body, headers } = await ask(secret, '/api/classrooms')
    return [status, z.object({ code: z.string() }).parse(body).code, headers['www-authenticate']]
  }
  const invalid = 'Bearer error="invalid_token"'

  test('because it is revoked is refused at once, also by another copy of the server', async () => {
    const copy = await startTestApp({ beside: server, now: () => time })
    const owner = await teacher()
    const { id, secret } = await make(owner)
    expect((await copy.caller().get('/api/classrooms', bearer(secret))).status).toBe(200)
    await owner.send('DELETE', `${address}/${id}`)
    expect(await refusal(secret)).toEqual([401, 'platform/token-revoked', invalid])
    expect((await copy.caller().get('/api/classrooms', bearer(secret))).status).toBe(401)
    await copy.stop()
  })

  test('because it expired is refused, and leaves the list 30 days later', async () => {
    const owner = await teacher()
    const { secret } = await make(owner, scopes, 7)
    time = new Date(time.getTime() + 7 * day - 1000)
    expect((await ask(secret, '/api/classrooms')).status).toBe(200)
    time = new Date(time.getTime() + 1000)
    expect(await refusal(secret)).toEqual([401, 'platform/token-expired', invalid])
    const again = server.caller()
    await again.post('/api/login', {
      username: owner.username,
      password: newPerson.password,
      role: 'teacher',
    })
    expect(await listOf(again)).toMatchObject([{ state: 'expired' }])
    time = new Date(time.getTime() + 31 * day)
    await server.app.retention.run()
    expect(await refusal(secret)).toEqual([401, 'platform/token-unknown', invalid])
  })

  test('was never one, and many of those are slowed down', async () => {
    expect(await refusal('sc_pat_made-up')).toEqual([401, 'platform/token-unknown', invalid])
    let last = 401
    for (let n = 0; n < 130 && last === 401; n += 1)
      last = (await ask(`sc_pat_${n}`, '/api/classrooms')).status
    expect(last).toBe(429)
    // A valid token is not refused because of others' guesses.
    const { secret } = await make(await teacher())
    expect((await ask(secret, '/api/classrooms')).status).toBe(200)
  })

  test('ends with a new password and with the account', async () => {
    const owner = await teacher()
    const { secret } = await make(owner)
    const change = { current: newPerson.password, password: 'blue kite river' }
    expect((await owner.post('/api/user/password', change)).status).toBe(200)
    expect(await refusal(secret)).toEqual([401, 'platform/token-revoked', invalid])
    const other = await teacher()
    const second = await make(other)
    // The guesses above no longer count after a minute.
    time = new Date(time.getTime() + 61_000)
    await other.post('/api/user/erase', { password: newPerson.password })
    expect(await refusal(second.secret)).toEqual([401, 'platform/token-unknown', invalid])
  })
})

describe('what a token may do', () => {
  const calls = Object.entries<Endpoint>(endpoints)
  const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '01a1fc15-434a-77d3-aec1-33d463218d5f')
  const codeOf = (body: unknown) => z.object({ code: z.string() }).safeParse(body).data?.code
  /** Moves the clock with each call, because the rate limit per person is 300 calls a minute. */
  const call = async (secret: string, { method, path }: Endpoint) => {
    time = new Date(time.getTime() + 1000)
    return server.caller().send(method, filled(path), method === 'GET' ? undefined : {}, bearer(secret))
  }

  test('is never what is about accounts, passwords, payment or tokens, whatever its scopes are', async () => {
    const { secret } = await make(await teacher(), scopes, 365)
    const closed = calls.filter(([, { scope }]) => scope === undefined)
    const open: string[] = []
    for (const [name, endpoint] of closed) {
      const { status, body } = await call(secret, endpoint)
      if (status !== 403 || codeOf(body) !== 'platform/token-not-accepted') open.push(name)
    }
    expect(open).toEqual([])
    const never =
      /^\/api\/(?:v1\/)?(user|auth|login|logout|signup|password|license|subscription|family|consents|schools)\b/
    expect(calls.filter(([, { path, scope }]) => scope !== undefined && never.test(path))).toEqual([])
    // Replies of these calls contain students' passwords.
    for (const name of ['addStudent', 'commitImport', 'resetPasswords'] as const)
      expect(Object.hasOwn(endpoints[name], 'scope')).toBe(false)
  })

  test('is what its scopes name and nothing else', async () => {
    const owner = await teacher()
    for (const scope of scopes) {
      const { secret, id } = await make(owner, [scope], 365)
      for (const [name, endpoint] of calls.filter((one) => one[1].scope !== undefined)) {
        const { status, body } = await call(secret, endpoint)
        const refused = codeOf(body) === 'platform/token-scope-missing'
        expect([name, refused], `${status}`).toEqual([name, endpoint.scope !== scope])
        if (refused) expect(status).toBe(403)
      }
      await owner.send('DELETE', `${address}/${id}`)
    }
  })

  test('is no more than its owner may: a class of somebody else is not there for it', async () => {
    const classroom = await openClass(await teacher(), { name: 'Not yours' })
    const { secret } = await make(await teacher())
    for (const path of [classroom.path, `${classroom.path}/students`, `${classroom.path}/assignments`]) {
      const { status, text } = await ask(secret, path)
      expect(status).toBe(404)
      expect(text).not.toContain('Not yours')
    }
  })

  test('is decided by the token alone: a cookie beside it opens nothing more', async () => {
    const owner = await teacher()
    const { secret } = await make(owner, ['classes:read'])
    expect((await owner.get('/api/user/settings', bearer(secret))).status).toBe(403)
    expect((await owner.get('/api/classrooms', bearer('sc_pat_made-up'))).status).toBe(401)
  })

  test('is limited to 300 calls a minute of its owner', async () => {
    const owner = await teacher()
    const [one, other] = [await make(owner), await make(owner)]
    for (let n = 0; n < 300; n += 1)
      await ask(n % 2 === 0 ? one.secret : other.secret, '/api/skills?gradeLevel=5')
    const refused = await ask(one.secret, '/api/classrooms')
    expect(refused).toMatchObject({ status: 429, body: { code: 'platform/token-too-often' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await owner.get('/api/classrooms')).status).toBe(200)
  })
})

test('nobody revokes or sees the tokens of another', async () => {
  const [one, other] = [await teacher(), await teacher()]
  const { id, secret } = await make(other)
  const refused = await one.send('DELETE', `${address}/${id}`)
  expect(refused).toMatchObject({ status: 404, body: { code: 'platform/no-such-token' } })
  expect(await listOf(one)).toEqual([])
  expect((await ask(secret, '/api/classrooms')).status).toBe(200)
})
