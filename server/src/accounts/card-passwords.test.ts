import { randomBytes, randomInt } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { makePassword } from '../classrooms/credentials.ts'
import { createLog } from '../platform/log.ts'
import { createCardPasswords } from './card-passwords.ts'
import { createPasswords } from './passwords.ts'

const log = createLog('silent')
const make = () => makePassword(randomInt)
const passwords = createPasswords({ randomBytes })

it('a class list finds its passwords made, so that nobody waits for their hashes', async () => {
  const made = vi.fn(make)
  const cards = createCardPasswords({ make: made, passwords, log, size: 12 })
  cards.start()
  await expect.poll(() => cards.ready(), { timeout: 20_000 }).toBe(12)
  const before = made.mock.calls.length
  const list = cards.take(12)
  // The prepared passwords were enough, so the request made none.
  expect(made.mock.calls.length).toBe(before)
  expect(await list).toHaveLength(12)
  cards.stop()
})

it('each is handed out once, with its own hash, also where more are asked for than are ready', async () => {
  const cards = createCardPasswords({ make, passwords, log, size: 2 })
  cards.start()
  await expect.poll(() => cards.ready(), { timeout: 20_000 }).toBe(2)
  const taken = [...(await cards.take(3)), ...(await cards.take(2))]
  cards.stop()
  expect(new Set(taken.map(({ password }) => password)).size).toBe(5)
  for (const { password, hash } of taken) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.isRight(hash, password, 'test')).toBe(true)
  }
})
