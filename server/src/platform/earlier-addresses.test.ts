import { endpoints } from '@skills-center/contract/endpoints'
import { expect, test } from 'vitest'
import { addressOfToday } from './earlier-addresses.ts'

const addresses: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => path))

test.each([
  ['/api/practice/unlearned', '/api/practice/deferrals'],
  ['/api/practice/along', '/api/practice/packs'],
  ['/api/practice/trial', '/api/practice/demo'],
  ['/api/skills/tries', '/api/skills/exercises'],
  ['/api/skills/{id}/tries', '/api/skills/{id}/exercises'],
  ['/api/activities/{id}/afterwards', '/api/activities/{id}/report'],
])('%s is served as %s', (earlier, today) => {
  expect(addressOfToday(earlier)).toBe(today)
  expect(addresses.has(today)).toBe(true)
  expect(addresses.has(earlier)).toBe(false)
  expect(addressOfToday(`${earlier}?day=1`)).toBe(`${today}?day=1`)
})

test('no call of today is served as another', () => {
  for (const path of addresses) expect(addressOfToday(path)).toBe(path)
})
