import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAuthUser } from '@skills-center/contract/accounts'
import { Interaction } from '@skills-center/contract/interaction'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'skills-center-drawn-'))
const shell =
  '<html lang="en"><head><link rel="manifest" href="/manifest.webmanifest"><title data-shell>Shell</title></head><body><div id="root"></div><noscript>No</noscript></body></html>'
/** Stands in for the web package's build; shows the data it was given. */
const render = `let drawn = 0
export const renderWaiting = async ({ language, appName }) => '<main>' + language + ' ' + appName + '</main>'
export async function renderOwn({ path, language, user, replies }) {
  if (path === '/practice/slope') throw new Error('This page cannot be drawn.')
  const { totalPoints } = replies['/api/user/stats']
  return { head: '<title>' + path + '</title>', body: [language, user.username, totalPoints].join(' | ') }
}
export async function render({ path, language, origin, config, page }) {
  if (path === '/support') throw new Error('This page cannot be drawn.')
  return {
    head: '<title>' + path + (language === 'es' ? ' (es)' : '') + '</title>',
    body: [origin, config.app_name, page.totals.skills, drawn += 1].join(' | '),
  }
}`

const mathSkills = skills.filter(({ subject }) => subject === 'math').length
const kinds = Interaction.options.map((option) => option.shape.kind.value)

let server: TestApp
let visitor: Caller

beforeAll(async () => {
  mkdirSync(join(webRoot, 'server'))
  writeFileSync(join(webRoot, 'index.html'), shell)
  writeFileSync(join(webRoot, 'server', 'render.js'), render)
  const parts = {
    landing: ['/assets/a.js'],
    texts: {
      article: { en: ['/assets/b.js'], es: ['/assets/b-es.js'] },
      support: { en: [], es: [] },
      policy: { en: [], es: [] },
    },
    frame: ['/assets/frame.js'],
    dashboard: ['/assets/dashboard.js', '/assets/dashboard.css'],
    teaching: [],
    practice: ['/assets/practice.js'],
    words: { es: ['/assets/es-1.json'] },
    views: Object.fromEntries(kinds.map((kind) => [kind, [`/assets/view-of-${kind}.js`]])),
  }
  writeFileSync(join(webRoot, 'server', 'parts.json'), JSON.stringify(parts))
  server = await startTestApp({ webRoot })
  visitor = server.caller()
})
const InitialData = z.object({
  origin: z.string(),
  isDrawn: z.boolean(),
  config: z.unknown(),
  user: z.unknown(),
  replies: z.record(z.string(), z.unknown()),
})
const initialDataIn = (html: string) =>
  InitialData.parse(JSON.parse(/id="initial-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'))

afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

test('a visitor is sent the whole page with its head, its data and its scripts, drawn once', async () => {
  const first = await visitor.get('/grade-6-math')
  expect(first.status).toBe(200)
  expect(first.text).toContain(
    '<title>/grade-6-math</title>' +
      '<template id="rest"><link rel="modulepreload" crossorigin href="/assets/b.js"></template></head>',
  )
  expect(first.text).toMatch(/<div id="root">http:\/\/[^ ]+ \| Skills Center \| \d+ \| 1<\/div>/)
  expect(first.text).not.toMatch(/data-shell|<noscript>/)
  const data = /id="page-data">(.*?)<\/script>/.exec(first.text)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ path: '/grade-6-math', page: { totals: { math: mathSkills } } })
  expect((await visitor.get('/grade-6-math')).text).toBe(first.text)
  expect(first.headers['vary']).toContain('cookie')
})

test('a page in Spanish has an address of its own, says its language and names its words', async () => {
  const page = await visitor.get('/es/grade-6-math')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<html lang="es">')
  expect(page.text).toContain('<link rel="manifest" href="/manifest.es.webmanifest">')
  expect(page.text).toContain('<title>/grade-6-math (es)</title>')
  expect(page.text).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/es-1.json">')
  expect(page.text).toContain('href="/assets/b-es.js"')
  expect((await visitor.get('/grade-6-math')).text).toContain('<title>/grade-6-math</title>')
  expect((await visitor.get('/es/nothing')).status).toBe(404)
  expect((await visitor.get('/essay')).status).toBe(404)
})

test('who has chosen Spanish is led there, and a form of theirs is in it too', async () => {
  const cookie = { cookie: 'language=es' }
  const led = await visitor.get('/grade-6-math?from=mail', cookie)
  expect([led.status, led.headers['location']]).toEqual([302, '/es/grade-6-math?from=mail'])
  expect((await visitor.get('/consent/abc', cookie)).text).toContain('<html lang="es">')
  expect((await visitor.get('/es/consent/abc')).text).toContain('<html lang="es">')
  expect((await visitor.get('/consent/abc')).text).toContain('<html lang="en">')
})

test('who is signed in has one address in every language', async () => {
  const student = await signUp(server)
  const led = await student.get('/es/settings?tab=1')
  expect([led.status, led.headers['location']]).toEqual([302, '/settings?tab=1'])
})

test('who is signed in gets the page drawn from what it would ask for at once, and its files', async () => {
  const student = await signUp(server)
  const reply = await student.get('/')
  expect(reply.text).toContain(
    '<title>/</title><link rel="stylesheet" crossorigin href="/assets/dashboard.css">' +
      '<template id="rest"><link rel="modulepreload" crossorigin href="/assets/dashboard.js"></template></head>',
  )
  const { username } = getAuthUser.reply.parse((await student.get('/api/auth/user')).body)
  expect(reply.text).toContain(`<div id="root" class="no-script:hidden">en | ${username} | 0</div>`)
  expect(reply.text).not.toContain('data-shell')
  const initialData = initialDataIn(reply.text)
  expect(initialData).toMatchObject({
    isDrawn: true,
    origin: expect.stringMatching(/^http:\/\/[^/]+$/),
    config: { app_name: 'Skills Center' },
    user: (await student.get('/api/auth/user')).body,
    replies: { '/api/user/stats': { totalPoints: 0 }, '/api/skills?gradeLevel=6': expect.any(Array) },
  })
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('where more is asked for later, a call is refused, or drawing fails, only the frame is there, in the shell', async () => {
  const student = await signUp(server)
  for (const path of ['/settings', '/practice/slope', '/practice/no-such-skill']) {
    const { text } = await student.get(path)
    expect(text).toContain('<div id="root"><main>en Skills Center</main></div>')
    expect(text).toContain('data-shell')
    expect(text).not.toContain('id="rest"')
    expect(initialDataIn(text).isDrawn).toBe(false)
  }
})

test('each reply in the page is the one that the page would have got', async () => {
  const student = await signUp(server)
  for (const path of ['/', '/practice/unit-rates', '/settings']) {
    const { replies } = initialDataIn((await student.get(path)).text)
    expect(Object.keys(replies)).toEqual(expect.arrayContaining(['/api/v1/user/settings', '/api/user/stats']))
    for (const [url, reply] of Object.entries(replies)) {
      // Each request draws new questions.
      if (!url.endsWith('/practice')) expect([url, reply]).toEqual([url, (await student.get(url)).body])
    }
  }
})

test('a practice page names what its first question is answered with', async () => {
  const student = await signUp(server)
  const { text } = await student.get('/practice/unit-rates')
  const First = z.object({
    questions: z.array(z.object({ item: z.object({ interaction: z.object({ kind: z.string() }) }) })),
  })
  const { questions } = First.parse(initialDataIn(text).replies['/api/skills/unit-rates/practice'])
  const named = [...text.matchAll(/view-of-([\w-]+)\.js/g)].map(([, kind]) => kind)
  expect(named).toEqual([questions[0]?.item.interaction.kind])
})

test('a page for nobody, and one that is not there, bring nothing along', async () => {
  const student = await signUp(server)
  expect((await visitor.get('/settings')).text).toBe(shell)
  expect((await student.get('/nothing')).text).toBe(shell)
  expect((await student.get('/forgot-password')).text).toBe(shell)
})

test('a page that cannot be drawn is left to the browser', async () => {
  const reply = await visitor.get('/support')
  expect([reply.status, reply.text]).toEqual([200, shell])
})

test('search engines are told of every public page and of nothing else', async () => {
  const robots = await visitor.get('/robots.txt')
  expect(robots.text).toContain('\nDisallow: /es/reset-password/\n')
  expect(robots.text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  const map = await visitor.get('/sitemap.xml')
  expect(String(map.headers['content-type'])).toContain('application/xml')
  expect(map.text.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(25)
  expect(map.text).toMatch(
    /<loc>http:\/\/[^/<]+\/es\/grade-8-science<\/loc><xhtml:link rel="alternate" hreflang="en" href="http:\/\/[^/"]+\/grade-8-science"\/>/,
  )
  expect(map.text).toMatch(/<loc>http:\/\/[^/<]+\/grade-8-science<\/loc>/)
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
