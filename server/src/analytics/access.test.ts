import { analyticsEndpoints } from '@skills-center/contract/analytics/endpoints'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClass } from '../classrooms/test-class.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

type Kind = 'owner' | 'coTeacher' | 'invited' | 'otherTeacher' | 'student' | 'otherStudent' | 'visitor'

let server: TestApp
let callers: Record<Kind, Caller>
let place: Record<string, string>

beforeAll(async () => {
  server = await startTestApp()
  const owner = await signUp(server, { role: 'teacher' })
  const coTeacher = await signUp(server, { role: 'teacher' })
  const invited = await signUp(server, { role: 'teacher' })
  const student = await signUp(server)
  const { id, path, code, add } = await openClass(owner)
  for (const { username } of [coTeacher, invited]) await owner.post(`${path}/teachers`, { username })
  await coTeacher.post(`${path}/invitation`, { accepts: true })
  await student.post('/api/classrooms/join', { code })
  const { studentId } = await add({ firstName: 'Zoe' })
  place = { id, studentId, questionId: `1700000000-${randomUUID()}`, table: 'grid' }
  callers = {
    owner,
    coTeacher,
    invited,
    otherTeacher: await signUp(server, { role: 'teacher' }),
    student,
    otherStudent: await signUp(server),
    visitor: server.caller(),
  }
})
afterAll(() => server.stop())

const ask = (kind: Kind, path: string) =>
  callers[kind].get(path.replaceAll(/\{(\w+)\}/g, (_, part: string) => place[part] ?? ''))

/** The other endpoints are about no class or student; their access is tested with all the others. */
const ofClasses = Object.entries(analyticsEndpoints).filter(([, { path }]) => path.includes('{id}'))

describe.each(ofClasses)('%s', (_name, { path }) => {
  it.each([
    ['invited', 404],
    ['otherTeacher', 404],
    ['student', 403],
    ['otherStudent', 403],
    ['visitor', 401],
  ] as const)('refuses %s with %i, and names no student', async (kind, status) => {
    const reply = await ask(kind, path)
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain('Zoe')
  })

  it('lets those in who teach the class', async () => {
    for (const kind of ['coTeacher', 'owner'] as const) {
      const { status, body } = await ask(kind, path)
      // A replay of a question that nobody was asked does not exist, but the class itself always does.
      expect([200, 404]).toContain(status)
      expect(body).not.toMatchObject({ detail: 'We couldn’t find this class among your classes.' })
    }
  })
})

it('a teacher opens no answer of a student who is not in the class', async () => {
  const stranger = await signUp(server)
  const path = `/api/classrooms/${place['id'] ?? ''}/analytics`
  const wanted = `${path}/replays/${stranger.id}/${place['questionId'] ?? ''}`
  for (const asked of [wanted, `${path}/answers?studentId=${stranger.id}`])
    expect(await callers.owner.get(asked)).toMatchObject({
      status: 404,
      body: { detail: 'We couldn’t find this student in the class.' },
    })
})
