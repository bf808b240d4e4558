import { SkillId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { hadRecentClaim, packRecent, toRecentlyAsked } from './recently-asked.ts'

const practiced = (id: string, at: number, ...recent: string[]) => ({
  skill_id: SkillId.parse(id),
  recent: packRecent({ asked: recent, items: [], tasks: [], stories: [] }),
  state: { at },
})
const isClaim = (asked: string) => asked.includes('claim')
const rates = SkillId.parse('unit-rates')
const others = [
  practiced('cells', 30, 'cells/sort/1', 'cells/claim/1'),
  practiced('area', 20, 'area/claim/2'),
]

test('across skills, a claim keeps others away for the three questions after it', () => {
  expect(hadRecentClaim(rates, others, isClaim)).toBe(true)
  const later = [practiced('decimals', 40, 'decimals/compute/1'), practiced('energy', 50, 'energy/read/1')]
  expect(hadRecentClaim(rates, [...others, ...later], isClaim)).toBe(false)
})

test('what the skill itself asked is counted by its own rule', () => {
  expect(hadRecentClaim(rates, [practiced('unit-rates', 60, 'unit-rates/claim/1')], isClaim)).toBe(false)
})

test('what was asked is read as it was stored', () => {
  const none = { asked: [], items: [], tasks: [], stories: [] }
  const some = { asked: ['area/find/2', 'area/draw/1'], items: [-3, 2 ** 31 - 1], tasks: [], stories: [0, 7] }
  for (const recent of [none, some]) expect(toRecentlyAsked({ recent: packRecent(recent) })).toEqual(recent)
  expect(toRecentlyAsked(undefined)).toEqual(none)
})
