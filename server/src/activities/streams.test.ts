import { ActivityEvent } from '@skills-center/contract/activities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/statement.ts'
import { bodyOf } from '../practice/test-student.ts'
import { newPerson, signInAgain, signUp, startTestApp } from '../test-app.ts'
import type { Reply, TestApp } from '../test-app.ts'
import { questionOf, startLive } from './test-live.ts'

let server: TestApp
/** Another server instance on the same database. */
let copy: TestApp
let address: string

beforeAll(async () => {
  server = await startTestApp()
  copy = await startTestApp({ beside: server })
  address = await copy.app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await copy.stop()
  await server.stop()
})

const joinedByCode = statement(
  'test.joined-by-code',
  "update enrolments set joined_by = 'code' where student_id = $1",
)

/** Reads a stream of the other instance until the event `until` arrives, then disconnects. */
async function hear(path: string, cookie: string, until: ActivityEvent['kind'], lastHeard?: number) {
  const hungUp = new AbortController()
  const headers = { cookie, ...(lastHeard !== undefined && { 'last-event-id': String(lastHeard) }) }
  const reply = await fetch(`${address}${path}/events`, { headers, signal: hungUp.signal })
  const events: ActivityEvent[] = []
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk).toString()
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (\{.*)$/m.exec(message)?.[1]
      if (data !== undefined) events.push(ActivityEvent.parse(JSON.parse(data)))
    }
    if (events.at(-1)?.kind === until) break
  }
  hungUp.abort()
  return events.map(({ number, kind, round }) => `${number} ${kind} ${round}`)
}

test('what happens on one copy of the server is heard on another, and a broken stream misses nothing', async () => {
  const { path, teacher, students, steer, seat } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  const asked = hear(path, ada.cookie(), 'asked')
  await ada.post(`${path}/join`)
  await steer({ step: 'ask', after: 0 })
  expect(await asked).toEqual(['1 started 0', '3 asked 1'])

  await ada.post(`${path}/answers`, bodyOf(questionOf(await seat(ada)), true))
  await steer({ step: 'reveal', round: 1 })
  const ended = hear(path, ada.cookie(), 'ended', 3)
  await steer({ step: 'end' })
  expect(await ended).toEqual(['5 revealed 1', '6 ended 1'])
  expect(await hear(path, teacher.cookie(), 'ended', 1)).toEqual([
    '2 joined 0',
    '3 asked 1',
    '4 answered 1',
    '5 revealed 1',
    '6 ended 1',
  ])
})

test('a copy that stops ends its streams', async () => {
  const { path, teacher } = await startLive(server, 0)
  const third = await startTestApp({ beside: server })
  const own = await third.app.http.listen({ host: '127.0.0.1', port: 0 })
  const reply = await fetch(`${own}${path}/events`, { headers: { cookie: teacher.cookie() } })
  const text = reply.text()
  await third.stop()
  expect(await text).toContain('"kind":"started"')
})

test('nobody holds more streams open than windows, and a stream that is closed makes room', async () => {
  const { path, teacher } = await startLive(server, 0)
  const open = async () => {
    const hungUp = new AbortController()
    const headers = { cookie: teacher.cookie() }
    const reply = await fetch(`${address}${path}/events`, { headers, signal: hungUp.signal })
    return { status: reply.status, hangUp: () => hungUp.abort() }
  }
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await open()).status).toBe(429)
  streams[0]?.hangUp()
  await expect
    .poll(async () => {
      const { status, hangUp } = await open()
      hangUp()
      return status
    })
    .toBe(200)
  for (const { hangUp } of streams) hangUp()
})

describe('a stream ends with the right to it, on every copy of the server', () => {
  /** Opens a stream on the other instance, with a promise that resolves when it ends. */
  async function open(path: string, cookie: string) {
    const reply = await fetch(`${address}${path}/events`, { headers: { cookie } })
    expect(reply.status).toBe(200)
    const reader = reply.body?.getReader()
    // The first message says that the stream is open.
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('event: open')
    return {
      ended: (async () => {
        while ((await reader?.read())?.done !== true);
        return 'ended'
      })(),
      hangUp: () => reader?.cancel(),
    }
  }
  const refused = async (path: string, cookie: string) =>
    (await fetch(`${address}${path}/events`, { headers: { cookie } })).status

  type Live = Awaited<ReturnType<typeof startLive>>
  type Person = Live['teacher']
  const inClass = (live: Live) => `/api/classrooms/${live.classroomId}`

  const ways: Record<string, { status: number; by: (live: Live, student: Person) => Promise<Reply> }> = {
    'taken out of the class': {
      status: 404,
      by: (live, { id }) => live.teacher.post(`${inClass(live)}/remove`, { studentIds: [id] }),
    },
    'who leaves the class': {
      status: 404,
      async by(live, student) {
        await server.database.query(joinedByCode, [student.id])
        return student.post(`${inClass(live)}/leave`)
      },
    },
    'whose class is archived': {
      status: 404,
      by: (live) => live.teacher.post(`${inClass(live)}/active`, { isActive: false }),
    },
    'whose class is deleted': {
      status: 404,
      by: (live) => live.teacher.post(`${inClass(live)}/delete`, { name: 'Period 2' }),
    },
    'who signs out': { status: 401, by: (_live, student) => student.post('/api/logout') },
    'signed out from another device': {
      status: 401,
      async by(_live, student) {
        const elsewhere = { ...server.caller(), username: student.username }
        await signInAgain(elsewhere)
        return elsewhere.post('/api/user/sessions/end-others')
      },
    },
    'whose password is new': {
      status: 401,
      by: (_live, student) =>
        student.post('/api/user/password', { current: newPerson.password, password: 'battery staple 7' }),
    },
    'whose account is erased': {
      status: 401,
      by: (_live, student) => student.post('/api/user/erase', { password: newPerson.password }),
    },
  }

  test.each(Object.entries(ways))('for a student %s, and for nobody else', async (_who, { status, by }) => {
    const live = await startLive(server, 1)
    const other = await startLive(server, 1)
    const [ada, bob] = [live.students[0], other.students[0]]
    if (!ada || !bob) throw new Error('students')
    const cookie = ada.cookie()
    const [own, foreign] = [await open(live.path, cookie), await open(other.path, bob.cookie())]
    const done = await by(live, ada)
    expect([done.status, done.text]).toEqual([200, done.text])
    expect(await own.ended).toBe('ended')
    expect(await refused(live.path, cookie)).toBe(status)
    expect(await Promise.race([foreign.ended, Promise.resolve('open')])).toBe('open')
    await foreign.hangUp()
  })

  test('for a co-teacher who teaches the class no longer', async () => {
    const live = await startLive(server, 0)
    const guest = await signUp(server, { role: 'teacher' })
    await live.teacher.post(`${inClass(live)}/teachers`, { username: guest.username })
    await guest.post(`${inClass(live)}/invitation`, { accepts: true })
    const stream = await open(live.path, guest.cookie())
    expect((await live.teacher.post(`${inClass(live)}/teachers/${guest.id}/remove`)).status).toBe(200)
    expect(await stream.ended).toBe('ended')
    expect(await refused(live.path, guest.cookie())).toBe(404)
  })
})
