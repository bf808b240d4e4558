import type { SkillGrid } from '@skills-center/contract/analytics'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { type GridOrder, gridRows, inOrder } from './grid-order.ts'

const [ada, ben, cleo] = ['1', '2', '3'].map((last) =>
  UserId.parse(`00000000-0000-4000-8000-00000000000${last}`),
)
const skillId = SkillId.parse('unit-rates')
const cell = (studentId: UserId, mastery: number | null, day: string, mastered = false) => ({
  studentId,
  skillId,
  mastery,
  certainty: 'medium' as const,
  mastered,
  isDue: false,
  answers: 9,
  lastAt: `2026-11-${day}T10:00:00Z`,
})

function gridOf(): SkillGrid {
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('expects three students')
  return {
    students: [
      { id: ada, name: 'Ada' },
      { id: ben, name: 'Ben' },
      { id: cleo, name: 'Cleo' },
    ],
    skills: [],
    cells: [cell(ada, 95, '05', true), cell(cleo, 40, '09')],
  }
}

test.each<[GridOrder, string[]]>([
  ['name', ['Ada', 'Ben', 'Cleo']],
  ['mastered', ['Ben', 'Cleo', 'Ada']],
  ['last', ['Ben', 'Ada', 'Cleo']],
  [skillId, ['Cleo', 'Ada', 'Ben']],
])('by %s who needs a look comes first', (order, names) => {
  expect(inOrder(gridRows(gridOf()), order).map(({ student }) => student.name)).toEqual(names)
})
