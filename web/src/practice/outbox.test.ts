import { expect, test } from 'vitest'
import { createOutbox, createOutboxOf, PendingAnswer, ownerOf } from './outbox.ts'
import { question } from './test-session.ts'

const now = Date.parse('2026-03-10T15:00:00Z')
const maya = '0190b5a0-6d59-7a43-9d0f-1d2f5f3c7a11'
const omar = '0190b5a0-6d59-7a43-9d0f-1d2f5f3c7a12'

const pending = (last: string, givenAt: number) =>
  PendingAnswer.parse({
    attemptId: `7b0f5a0e-6d59-4a43-9d0f-1d2f5f3c7a${last}`,
    givenAt,
    place: 'practice',
    question: question(last),
    body: null,
  })

/** A fake Storage whose entries are its own keys, as in a browser. */
function storage(): Storage {
  const made: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => made[name] ?? null,
    setItem: (name: string, text: string) => void (made[name] = text),
    removeItem: (name: string) => void delete made[name],
    clear: () => undefined,
    key: () => null,
    length: 0,
  }
  return new Proxy(methods, { ownKeys: () => Object.keys(made), getOwnPropertyDescriptor: describe })
}
const describe = () => ({ enumerable: true, configurable: true })

test('what is kept comes back in the order in which it was given', () => {
  const place = storage()
  const outbox = createOutbox(maya, () => place, now)
  outbox.store(pending('02', now + 2))
  outbox.store(pending('01', now + 1))
  expect(outbox.read().map(({ givenAt }) => givenAt - now)).toEqual([1, 2])
  outbox.delete(pending('01', 0).attemptId)
  expect(createOutbox(maya, () => place, now).read()).toHaveLength(1)
})

test('an answer to a downloaded question that a page of an earlier release left is read', () => {
  const place = storage()
  const outbox = createOutbox(maya, () => place, now)
  outbox.store(pending('01', now))
  const [name = ''] = Object.keys(place)
  place.setItem(name, (place.getItem(name) ?? '').replace('"practice"', '"along"'))
  expect(createOutbox(maya, () => place, now + 5 * 86_400_000).read()).toEqual([
    { ...pending('01', now), place: 'pack' },
  ])
})

test('a student on the same device neither sees nor wipes what another has kept, and no place names anybody', () => {
  const place = storage()
  createOutbox(maya, () => place, now).store(pending('01', now))
  const other = createOutbox(omar, () => place, now)
  expect(other.read()).toEqual([])
  other.wipe()
  expect(createOutbox(maya, () => place, now).read()).toHaveLength(1)
  expect(Object.keys(place).join(' ')).not.toContain(maya)
})

test('what is too old for the server, or unreadable, is cleared away, no matter who left it', () => {
  const place = storage()
  createOutbox(maya, () => place, now).store(pending('01', now))
  place.setItem('skills-center.kept.somebody.else', '{"half')
  place.setItem('skills-center.unsent-answer', '{}')
  createOutbox(omar, () => place, now + 3 * 86_400_000)
  expect(Object.keys(place)).toEqual([])
})

test('where storage is forbidden nothing is kept and nothing breaks', () => {
  const outbox = createOutbox(
    maya,
    () => {
      throw new Error('forbidden')
    },
    now,
  )
  outbox.store(pending('01', now))
  expect(outbox.read()).toEqual([])
})

test('what was answered of a pack is kept as long as the server takes it, two weeks, and anything else two days', () => {
  const place = storage()
  const outbox = createOutbox(maya, () => place, now)
  outbox.store({ ...pending('01', now), place: 'pack' })
  outbox.store(pending('02', now))
  const day = 86_400_000
  const at = (later: number) => createOutbox(maya, () => place, now + later * day).read().length
  expect([at(1), at(3), at(13), at(15)]).toEqual([2, 1, 1, 0])
})

test('an outbox is found by its name too, where nobody is known to be signed in', () => {
  const place = storage()
  createOutboxOf(ownerOf(maya), () => place, now).store(pending('01', now))
  expect(createOutbox(maya, () => place, now).read()).toHaveLength(1)
  expect(createOutboxOf(ownerOf(omar), () => place, now).read()).toEqual([])
})
