import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '123456',
  '654321',
  '111111',
  '121212',
  '20131105',
  'password',
  'Password1!',
  'P4ssw0rd',
  'pa$$word123',
  'qwerty',
  'qwerty123',
  '1q2w3e4r',
  'abc123',
  'abcdef',
  'asdasd',
  'iloveyou2',
  'football12',
  'minecraft',
  'Minecraft2014',
  '123minecraft',
  'welcome1',
  '!!dragon!!',
  'ﬀffff',
])('“%s” is among those that guessers try first', (password) => {
  expect(isCommonPassword(password, 'ada')).toBe(true)
})

test.each([
  'correct horse',
  'orange kite river',
  'maya-practices',
  'okafor-teaches',
  'bluffs',
  'tv-at-8-oh',
  'horse-lamp-tin',
  'паровоз-7',
])('“%s” may be a password: length is what counts', (password) => {
  expect(isCommonPassword(password, 'ada')).toBe(false)
})

test('a username is not its own password', () => {
  expect(isCommonPassword('Ada-Byron', 'ada-byron')).toBe(true)
  expect(isCommonPassword('Ada-Byron', 'grace')).toBe(false)
})
