import { expect, test } from 'vitest'
import { personalTables } from '../../server/src/accounts/personal-tables.ts'
import { readCatalogues } from './read-messages.ts'

test('what each table of a person’s data holds is told in Spanish too', () => {
  const known = new Set([...readCatalogues().values()].flatMap((words) => Object.keys(words)))
  const abouts = Object.values(personalTables).map(({ about }) => about)
  expect(abouts.length).toBeGreaterThan(30)
  expect(abouts.filter((about) => !known.has(about))).toEqual([])
})
