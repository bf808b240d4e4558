import { UserId } from '@skills-center/contract/ids'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { familyIn } from '@skills-center/curriculum/families'
import type { MisconceptionId } from '@skills-center/curriculum/misconceptions/catalogue'
import { summarise } from '@skills-center/curriculum/skill'
import { SkillId } from '@skills-center/contract/ids'
import { expect, it } from 'vitest'
import { thinkingIn } from './thinking.ts'

const ada = { id: UserId.parse('018f3c1e-0000-7000-8000-000000000001'), name: 'Ada Byron' }
const max = { id: UserId.parse('018f3c1e-0000-7000-8000-000000000002'), name: 'Max Born' }

const met = (
  skillId: string,
  id: MisconceptionId,
  students: { id: UserId; name: string; times: number }[],
) => ({
  id,
  name: id,
  family: familyIn(id, 'en'),
  skill: summarise(requireSkill(SkillId.parse(skillId))),
  times: students.reduce((sum, { times }) => sum + times, 0),
  lastAt: '2026-11-02T10:00:00.000Z',
  students,
})

it('adds a kind of thinking up over skills, and each student once', () => {
  const found = thinkingIn([
    met('unit-rates', 'ratio.additive', [{ ...ada, times: 2 }]),
    met('equivalent-ratios', 'ratio.additive', [
      { ...ada, times: 3 },
      { ...max, times: 1 },
    ]),
    met('unit-rates', 'rate.upside-down', [{ ...max, times: 4 }]),
  ])
  expect(found).toMatchObject([
    {
      id: 'additive',
      name: 'Additive thinking',
      times: 6,
      students: [
        { ...ada, times: 5 },
        { ...max, times: 1 },
      ],
      skills: [{ id: 'equivalent-ratios' }, { id: 'unit-rates' }],
    },
    { id: 'reversal', times: 4, students: [{ ...max, times: 4 }], skills: [{ id: 'unit-rates' }] },
  ])
})

it('is named in both languages', () => {
  expect(familyIn('ratio.additive', 'es').name).toBe('Pensamiento aditivo')
})
