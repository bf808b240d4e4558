import { SkillId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { requireSkill } from '../catalogue.ts'
import type { LevelCounts } from './check-level.ts'
import { checkWhole } from './check-whole.ts'

const { form } = requireSkill(SkillId.parse('particles-of-matter'))
const computed = form.models.find(({ solve }) => solve !== undefined)
if (computed === undefined) throw new Error('expects a model that computes')

const named = (count: number) => Array.from({ length: count }, (_, at) => `number ${at}`)
const sound: LevelCounts = {
  model: computed,
  level: 1,
  items: 1000,
  distinct: 1000,
  tasks: new Map(named(40).map((task) => [task, 25])),
  stories: new Set(),
  interactions: new Set(['number']),
  choices: 0,
  guesses: 0,
  picked: 0,
  longest: { en: 0, es: 0 },
  misconceptions: new Set(form.misconceptions),
  microseconds: 100,
}
const rulesIn = (...counts: Partial<LevelCounts>[]) =>
  checkWhole(
    form,
    counts.map((its) => ({ ...sound, ...its })),
    1000,
  ).map(({ rule, detail }) => `${rule}: ${detail}`)

test('a sound skill has nothing against it', () => {
  expect(rulesIn({})).toEqual([])
})

test.each<[string, Partial<LevelCounts>[]]>([
  ['too few different tasks: 29', [{ tasks: new Map(named(29).map((task) => [task, 1])) }]],
  ['too few different items: 199 of 200', [{}, { distinct: 199 }]],
  [
    'the key is the longest option: en: 36 of 100',
    [{ model: { ...computed, isBank: true }, picked: 100, longest: { en: 36, es: 0 } }],
  ],
  ['the key is the longest option: es: 49 of 100', [{ picked: 100, longest: { en: 0, es: 49 } }]],
  ['too much multiple choice: 50%', [{ choices: 1000 }, {}]],
  ['too easy to guess: 0.25', [{ guesses: 500 }, {}]],
  [
    `misconception never met: ${form.misconceptions[0]}`,
    [{ misconceptions: new Set(form.misconceptions.slice(1)) }],
  ],
])('it finds %s', (found, counts) => {
  expect(rulesIn(...counts)).toEqual([found])
})

test('a model that tells stories tells at least eight', () => {
  const model = { ...computed, thinking: 'use in a story' } as const
  expect(rulesIn({ model, stories: new Set(named(7)) })[0]).toMatch('too few situations')
  expect(rulesIn({ model, stories: new Set(named(8)) })).toEqual([])
})

test('stories that a skill tells in its own words are counted by their tasks', () => {
  const model = { ...computed, thinking: 'use in a story' } as const
  const tasks = new Map(named(7).map((task) => [task, 1]))
  expect(rulesIn({ model, tasks })).toContain(`too few situations: ${named(7).join(', ')}`)
  expect(rulesIn({ model })).toEqual([])
})
