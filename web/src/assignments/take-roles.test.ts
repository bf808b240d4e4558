import { expect, it } from 'vitest'
import { rolesOf } from './take-roles.ts'

const grades = { rule: 'best' as const, percents: [40, 85, 85, null], counted: 2, percent: 85 }

it.each([
  [0, []],
  [1, []],
  [2, ['best', 'counts']],
  [3, ['latest']],
])('take %i is %j', (take, roles) => {
  expect(rolesOf(grades, take)).toEqual(roles)
})

it('where the average counts, no take does', () => {
  const average = { rule: 'average' as const, percents: [50, 100], counted: null, percent: 75 }
  expect([0, 1].map((take) => rolesOf(average, take))).toEqual([[], ['best', 'latest']])
})
