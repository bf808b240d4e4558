import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secret, startTestApp, type TestApp } from '../test-app.ts'
import { createKeys } from './keys.ts'

let server: TestApp
let at = new Date('2026-09-01T12:00:00Z')
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const later = (days: number) => {
  at = new Date(at.getTime() + days * 24 * 60 * 60 * 1000)
}
const keysWith = (one: string) =>
  createKeys({ database: server.database, newId: server.newId, now: () => at, secret: one, randomBytes })

it('a key signs for 90 days; the next one signs a week after it was published, and the old one stays', async () => {
  const keys = keysWith(secret)
  const first = (await keys.signing()).kid
  later(91)
  expect((await keys.published()).keys).toHaveLength(2)
  expect((await keys.signing()).kid).toBe(first)
  later(8)
  const second = (await keys.signing()).kid
  expect(second).not.toBe(first)
  expect((await keys.published()).keys.map(({ kid }) => kid)).toEqual([second, first])
  later(91)
  const third = (await keys.published()).keys
  expect(third.map(({ kid }) => kid).slice(1)).toEqual([second])
})

it('a server with another secret makes a key of its own', async () => {
  const before = (await keysWith(secret).signing()).kid
  expect((await keysWith('another secret that is long enough').signing()).kid).not.toBe(before)
})
