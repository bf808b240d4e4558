import { expect, test } from 'vitest'
import { makePassword, makeUsername } from './credentials.ts'
import { words } from './words.ts'

const first = () => 0
const free = () => false

test.each([
  [{ firstName: 'Maya', lastName: 'Bennett' }, 'mayab10'],
  [{ firstName: 'Tomás-José', lastName: '' }, 'tomasjose10'],
  [{ firstName: 'Maximilian-Alexander', lastName: 'Ö' }, 'maximilianalo10'],
  [{ firstName: '小明', lastName: '王' }, `${words[0]}10`],
])('a username is made from %j', (name, username) => {
  expect(makeUsername(name, free, first)).toBe(username)
})

test('a username that is taken gets other digits, and more of them where two are not enough', () => {
  const taken = new Set(['mayab11'])
  let turn = 0
  expect(
    makeUsername(
      { firstName: 'Maya', lastName: 'B' },
      (name) => taken.has(name),
      () => (turn += 1),
    ),
  ).toBe('mayab12')
  expect(makeUsername({ firstName: 'Maya', lastName: 'B' }, (name) => /\D\d{2}$/.test(name), first)).toBe(
    'mayab100',
  )
})

test('a password is four words that a child can type, of at least 40 bits', () => {
  expect(makePassword(first)).toBe('acorn-acorn-acorn-acorn')
  for (const word of words) expect(word).toMatch(/^[a-z]{3,8}$/)
  expect(new Set(words).size).toBe(words.length)
  expect(4 * Math.log2(words.length)).toBeGreaterThan(40)
})
