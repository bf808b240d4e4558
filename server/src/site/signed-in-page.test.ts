import { getAuthUser, type User } from '@skills-center/contract/accounts'
import { UserId } from '@skills-center/contract/ids'
import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createSignedInPage } from './signed-in-page.ts'

const student: User = {
  id: UserId.parse('0190a5f0-0000-7000-8000-000000000001'),
  username: 'maya',
  role: 'student',
  gradeLevel: 6,
  stripeSubscriptionId: null,
  isAdministrator: false,
  isDemoVisit: false,
  email: null,
  firstName: 'Maya',
  lastName: '',
  schoolName: null,
  subject: null,
}

const http = fastify()
afterEach(() => http.close())

test('a request that comes while many pages wait to be drawn gets the empty frame', async () => {
  const { promise: mayDraw, resolve: draw } = Promise.withResolvers<void>()
  let drawing = 0
  const pageFor = createSignedInPage({
    shell: '<html><head></head><body><div id="root"></div></body></html>',
    config: { app_name: 'Skills Center', app_tagline: 'Practice' },
    filesOf: () => [],
    filesOfKind: () => [],
    renderWaiting: async () => '<main>frame</main>',
    async renderOwn() {
      drawing += 1
      await mayDraw
      return { head: '', body: 'drawn' }
    },
    isDrawn: () => true,
    callsOf: () => [],
  })
  http.get(getAuthUser.path, () => student)
  http.get('/page', (request) =>
    pageFor({ request, path: '/practice/slope', origin: 'http://localhost', language: 'en' }),
  )
  const ask = async () => (await http.inject({ url: '/page' })).body
  const waiting = Array.from({ length: 8 }, ask)
  await expect.poll(() => drawing).toBe(8)
  expect(await ask()).toContain('<div id="root"><main>frame</main></div>')
  draw()
  for (const page of await Promise.all(waiting)) expect(page).toContain('>drawn</div>')
  expect(await ask()).toContain('>drawn</div>')
})
