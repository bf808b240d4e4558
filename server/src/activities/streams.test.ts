import { ActivityEvent } from '@skills-center/contract/activities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../practice/test-student.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { questionOf, startLive } from './test-live.ts'

let server: TestApp
/** Another copy of the server on the same database. */
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

/** Hears a stream of the other copy until `until` has come, and hangs up. */
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
