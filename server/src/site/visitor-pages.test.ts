import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'skills-center-drawn-'))
const shell =
  '<html><head><title data-shell>Shell</title></head><body><div id="root"></div><noscript>No</noscript></body></html>'
/** Stands in for what the web room builds: shows what it was given. */
const render = `let drawn = 0
export async function render({ path, origin, config, page }) {
  if (path === '/support') throw new Error('This page cannot be drawn.')
  return {
    head: '<title>' + path + '</title>',
    body: [origin, config.app_name, page.totals.skills, drawn += 1].join(' | '),
  }
}`

let server: TestApp
let visitor: Caller

beforeAll(async () => {
  mkdirSync(join(webRoot, 'server'))
  writeFileSync(join(webRoot, 'index.html'), shell)
  writeFileSync(join(webRoot, 'server', 'render.js'), render)
  const parts = {
    landing: ['/assets/a.js'],
    article: ['/assets/b.js'],
    support: [],
    policy: [],
    words: ['/assets/es-1.json'],
  }
  writeFileSync(join(webRoot, 'server', 'parts.json'), JSON.stringify(parts))
  server = await startTestApp({ webRoot })
  visitor = server.caller()
})
afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

test('a visitor is sent the whole page with its head, its data and its scripts, drawn once', async () => {
  const first = await visitor.get('/grade-6-math')
  expect(first.status).toBe(200)
  expect(first.text).toContain(
    '<title>/grade-6-math</title><link rel="modulepreload" crossorigin href="/assets/b.js">',
  )
  expect(first.text).toMatch(/<div id="root">http:\/\/[^ ]+ \| Skills Center \| \d+ \| 1<\/div>/)
  expect(first.text).not.toMatch(/data-shell|<noscript>/)
  const data = /id="page-data">(.*?)<\/script>/.exec(first.text)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ path: '/grade-6-math', page: { totals: { math: 28 } } })
  expect((await visitor.get('/grade-6-math')).text).toBe(first.text)
  expect(first.headers['vary']).toContain('cookie')
})

test('who is signed in gets the shell, which asks who they are', async () => {
  const student = await signUp(server)
  expect((await student.get('/')).text).toBe(shell)
})

test('a page that cannot be drawn is left to the browser', async () => {
  const reply = await visitor.get('/support')
  expect([reply.status, reply.text]).toEqual([200, shell])
})

test('search engines are told of every public page and of nothing else', async () => {
  const robots = await visitor.get('/robots.txt')
  expect(robots.text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  const map = await visitor.get('/sitemap.xml')
  expect(String(map.headers['content-type'])).toContain('application/xml')
  expect(map.text.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(25)
  expect(map.text).toMatch(/<loc>http[^<]+\/grade-8-science<\/loc>/)
  expect(map.text).not.toMatch(/practice\/overview|settings|shared-report/)
})

test('a form that is sent without a script is led back, and nothing of it is read', async () => {
  const reply = await server.app.http.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=maya&password=secret',
  })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/'])
})
