import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { canonicalPath } from './paths.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'skills-center-site-'))
const files = {
  'index.html': '<title>Landing</title>',
  'app.html': '<title>Shell</title>',
  'support.html': '<title>Support</title>',
  'grade-5-math/index.html': '<title>Grade 5 math</title>',
  'mark.svg': '<svg/>',
  'assets/main-4f3a.js': 'console.log(1)',
  'assets/main-4f3a.js.gz': gzipSync('console.log(1)'),
}

let server: TestApp
let visitor: Caller
let student: Caller

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(webRoot, name, '..'), { recursive: true })
    writeFileSync(join(webRoot, name), content)
  }
  server = await startTestApp({ webRoot })
  visitor = server.caller()
  student = await signUp(server)
})
afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

/** Section 2 of the specification, repeated here, so that a path missing from the list is noticed. */
const specified = {
  public: `/ /math-practice /science-learning /grade-5-math /grade-6-math /grade-7-math /grade-8-math
    /grade-5-science /grade-6-science /grade-7-science /grade-8-science /grade-5 /grade-6 /grade-7 /grade-8
    /algebra-practice /geometry-practice /ratios-decimals /life-science /physical-science /earth-science
    /ai-adaptive-learning /progress-tracking /instant-feedback /support`.split(/\s+/),
  signedIn: `/practice/unit-rates /grades /subscribe /subscription /achievements /progress-report /classrooms
    /classroom/7 /activity/7 /teacher /ml-analytics /skills/unit-rates/modules /questions/create
    /question-builder /practice/overview /app/flow /teacher-portal /dashboard`.split(/\s+/),
}

describe('pages', () => {
  test.each(specified.public)('%s is there for everybody', async (path) => {
    expect((await visitor.get(path)).status).toBe(200)
    expect((await student.get(path)).status).toBe(200)
  })

  test.each(specified.signedIn)(
    '%s is there for the person who is signed in, and not found by a visitor',
    async (path) => {
      expect((await student.get(path)).status).toBe(200)
      const reply = await visitor.get(path)
      expect([reply.status, reply.text]).toEqual([404, files['app.html']])
    },
  )

  test.each(['/nothing', '/grade-9', '/practice', '/practice/a/b', '/grades/5', '/app'])(
    '%s is not found by anyone, and the shell says so',
    async (path) => {
      const reply = await student.get(path)
      expect([reply.status, reply.text]).toEqual([404, files['app.html']])
    },
  )

  test('a public page of its own is sent as it was written, any other path gets the shell', async () => {
    expect((await visitor.get('/')).text).toBe(files['index.html'])
    expect((await visitor.get('/support?from=mail')).text).toBe(files['support.html'])
    expect((await visitor.get('/grade-5-math')).text).toBe(files['grade-5-math/index.html'])
    expect((await visitor.get('/life-science')).text).toBe(files['app.html'])
  })

  test('a slash too many at the end leads to the page without it, on this site only', async () => {
    const reply = await visitor.get('/support/?from=mail')
    expect([reply.status, reply.headers['location']]).toEqual([308, '/support?from=mail'])
    for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', '///elsewhere.example']) {
      expect(canonicalPath(path)).toBe('/elsewhere.example')
    }
  })

  test('allow no script but our own and no frame', async () => {
    const policy = String((await visitor.get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https?:/)
  })

  test('are fetched again each time, and sent only when they have changed', async () => {
    const first = await visitor.get('/')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await visitor.get('/', { 'if-none-match': String(first.headers['etag']) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('are sent compressed', async () => {
    const reply = await server.app.http.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(files['index.html'])
  })
})

describe('files', () => {
  test('named by their content are kept for a year, others for an hour', async () => {
    const asset = await visitor.get('/assets/main-4f3a.js')
    expect([asset.status, asset.text]).toEqual([200, 'console.log(1)'])
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await visitor.get('/mark.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('are sent as compressed by the build', async () => {
    const reply = await visitor.get('/assets/main-4f3a.js', { 'accept-encoding': 'gzip' })
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(String(reply.headers['content-type'])).toMatch(/javascript/)
  })

  test.each(['/assets/gone-1111.js', '/favicon.png', '/../package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s, which is not there, is not answered with a page',
    async (path) => {
      const reply = await visitor.get(path)
      expect(reply.status).toBe(404)
      expect(reply.text).not.toContain('<title>')
    },
  )
})

test('a server whose pages are not built says how to build them, and its calls work', async () => {
  const bare = await startTestApp({ beside: server })
  const reply = await bare.caller().get('/')
  expect([reply.status, reply.text]).toEqual([
    503,
    'The pages are not built yet: run npm start, or npm run build.',
  ])
  expect((await bare.caller().get('/api/config')).status).toBe(200)
  await bare.stop()
})

test.each(['/privacy', '/terms', '/security'])('%s is there for everybody', async (path) => {
  expect((await visitor.get(path)).status).toBe(200)
  expect((await student.get(path)).status).toBe(200)
})

test('security.txt names where to report a weakness, and has not run out', async () => {
  const reply = await visitor.get('/.well-known/security.txt')
  expect(reply.status).toBe(200)
  expect(String(reply.headers['content-type'])).toContain('text/plain')
  expect(reply.text).toMatch(/^Contact: http:\/\/localhost:\d+\/support$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(reply.text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
})
