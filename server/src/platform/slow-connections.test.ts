import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds, systemNow } from './clock.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createHttp } from './http.ts'
import { createLog } from './log.ts'
import { createSessions } from './sessions.ts'
import { createTestDatabase } from './testing/database.ts'
import type { TestDatabase } from './testing/database.ts'

/** In milliseconds. Even many times longer, they would stay well below Node's default of a minute. */
const limits = { headers: 200, request: 400, check: 50 }
const generous = 10_000

let made: TestDatabase
let http: Awaited<ReturnType<typeof createHttp>>

beforeAll(async () => {
  made = await createTestDatabase()
  const log = createLog('silent')
  const deps = { database: made.database, secret: 'x'.repeat(32), now: systemNow, log }
  const randomBytes = (size: number) => Buffer.alloc(size)
  const newId = createIds(systemNow, randomBytes)
  const sessions = createSessions({ ...deps, newId })
  const accessTokens = createAccessTokens({ ...deps, newId, randomBytes })
  http = await createHttp({ sessions, accessTokens, log, trustProxy: false, publicUrl: null, limits })
  http.post('/echo', (request, reply) => reply.send(request.body))
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await http.close()
  await made.drop()
})

/** Sends the text and nothing more; returns what came back until the server closed the connection. */
function send(text: string): Promise<string> {
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`still open after ${generous} ms`))
    }, generous)
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}

const head = 'POST /echo HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n'

test.each([
  ['says nothing', ''],
  ['does not finish its headers', head],
  ['does not finish its body', `${head}content-length: 100\r\n\r\n{"half":`],
])(
  'a connection that %s is ended at its limit, with the reason',
  async (_what, text) => {
    const received = await send(text)
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(received).toContain('application/problem+json')
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status: 408,
      detail: 'The request took too long to arrive. Please try again.',
    })
  },
  20_000,
)

test('what is not HTTP is answered 400 as problem details', async () => {
  expect(await send('hello?\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 Bad Request[^]*"detail":"We can’t read the request\."/,
  )
}, 20_000)
