import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson, signUp, startTestApp, type Caller, type TestApp } from '../test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'skills-center-hardening-'))
const files = {
  'package.json': '{"mark":"outside"}',
  '.env': 'mark=outside',
  'web/index.html': '<title>Landing</title>',
  'web/app.html': '<title>Shell</title>',
  'web/assets/main-4f3a.js': 'console.log(1)',
  'web/.git/config': 'mark=outside',
  'web/server/parts.json': '{"mark":"outside"}',
}

let server: TestApp
let student: Caller
let port = 0
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  server = await startTestApp({ webRoot: join(folder, 'web') })
  student = await signUp(server)
  await server.app.http.listen({ host: '127.0.0.1', port: 0 })
  const address = server.app.http.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** The first reply to raw bytes over a real connection. */
const overWire = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let response = ''
    socket.on('data', (part) => {
      response += part.toString()
    })
    socket.on('close', () => resolve(response))
    socket.on('error', reject)
    socket.setTimeout(4000, () => socket.destroy())
  })

const statusOf = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method, path }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    asking.on('error', reject)
    asking.end()
  })

describe('a request that is made to be misread', () => {
  test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('%s is no method of any call', async (method) => {
    for (const path of ['/api/config', '/api/user/grade'])
      expect([path, [404, 405].includes(await statusOf(method, path))]).toEqual([path, true])
  })

  test('with a length and chunks at once is refused, as is one whose lengths differ', async () => {
    const head = 'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const both = `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/config HTTP/1.1\r\n\r\n`
    const two = `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`
    for (const text of [both, two]) expect(await overWire(text)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('with headers without end is cut off', async () => {
    const response = await overWire(
      `GET /api/config HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    )
    expect(response).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('reaches no file outside of the site’s, however the way up is written', async () => {
    const inside = await overWire('GET /assets/main-4f3a.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(inside).toContain('console.log(1)')
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/assets/%00',
      '/.git/config',
      '/.env',
      '/server/parts.json',
      '/server/src/main.ts',
    ]) {
      const response = await overWire(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect([path, response.includes('outside')]).toEqual([path, false])
      expect([path, /^HTTP\/1\.1 [45]0\d /.test(response)]).toEqual([path, true])
    }
  })

  test('names a thing twice and is refused', async () => {
    const reply = await student.get('/api/skills?gradeLevel=6&gradeLevel=8')
    expect(reply.status).toBe(400)
  })

  test('asks for a prototype and gets none', async () => {
    for (const body of [
      '{"__proto__":{"role":"teacher"},"gradeLevel":7}',
      '{"gradeLevel":7,"constructor":{"prototype":{"role":"teacher"}}}',
    ]) {
      const reply = await student.post('/api/user/grade', body)
      expect([200, 400]).toContain(reply.status)
      expect(Reflect.get({}, 'role')).toBeUndefined()
      expect((await student.get('/api/auth/user')).body).toMatchObject({ role: 'student' })
    }
  })

  test('sets fields that are not for it and sets none of them', async () => {
    const body = { firstName: 'Ada', lastName: 'B', schoolName: null, role: 'teacher', isDemo: true, id: 'x' }
    expect((await student.post('/api/user/profile', body)).status).toBe(200)
    expect((await student.get('/api/auth/user')).body).toMatchObject({ role: 'student', lastName: 'B' })
  })

  test('brings lines into a name, which would stand in mails, and is refused', async () => {
    for (const sign of ['\r\nBcc: all@example.org', '\n', '\u0000', '\u2028']) {
      const reply = await server
        .caller()
        .post('/api/signup', { ...newPerson, username: 'lines', firstName: `Ada${sign}x` })
      expect([sign, reply.status]).toEqual([sign, 400])
    }
  })
})

/** Strings on which a regular expression with catastrophic backtracking takes very long. */
const pumps = (size: number): readonly string[] => [
  `a@${'.'.repeat(size)} x`,
  `a@${'a.'.repeat(size / 2)}@`,
  '@'.repeat(size),
  `${'a'.repeat(size)}!`,
  `${'a-'.repeat(size / 2)}!`,
  `${'1'.repeat(size)}x`,
  `${' '.repeat(size)}x`,
  `${'1,'.repeat(size / 2)}x`,
  `${'-'.repeat(size)}0-0`,
]

/** A value that matches the schema, with `text` as every string. */
function filled(schema: unknown, text: string, depth = 0): unknown {
  const { data } = z
    .object({
      type: z.string().optional(),
      properties: z.record(z.string(), z.unknown()).optional(),
      items: z.unknown().optional(),
      anyOf: z.array(z.unknown()).optional(),
      oneOf: z.array(z.unknown()).optional(),
      const: z.unknown().optional(),
      enum: z.array(z.unknown()).optional(),
    })
    .safeParse(schema)
  if (data === undefined || depth > 6) return text
  if (data.const !== undefined) return data.const
  if (data.enum !== undefined) return data.enum[0]
  const [choice] = data.anyOf ?? data.oneOf ?? []
  if (choice !== undefined) return filled(choice, text, depth + 1)
  if (data.type === 'object')
    return Object.fromEntries(
      Object.entries(data.properties ?? {}).map(([name, of]) => [name, filled(of, text, depth + 1)]),
    )
  if (data.type === 'array') return [filled(data.items, text, depth + 1)]
  if (data.type === 'number' || data.type === 'integer') return 1
  if (data.type === 'boolean') return true
  return text
}

describe('a text as long as a body may be', () => {
  const all: readonly [string, Endpoint][] = Object.entries(endpoints)
  test.each(all)('holds up nothing that %s reads', (_name, { body, params, query }) => {
    for (const schema of [body, params, query]) {
      if (schema === undefined) continue
      const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      for (const text of pumps(60_000)) {
        const value = filled(shape, text)
        expect(() => schema.safeParse(value), `${text.slice(0, 12)}…`).toTakeLessThan(3000)
      }
    }
  })
})
