import { randomUUID } from 'node:crypto'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { expect, it } from 'vitest'
import { distributionOf } from './answer-distribution.ts'
import type { AnswerRow } from './queries.ts'

const skill = requireSkill(SkillId.parse('unit-rates'))
const items = skill.models.map((model) => makeItem(skill, model, 1, 1))

const typed = (text: string, index: number): AnswerRow => ({
  studentId: UserId.parse(randomUUID()),
  round: 1,
  try: 1,
  submissionId: `submission-${index}`,
  response: { kind: 'number', text },
  verdict: 'incorrect',
  misconception: null,
})

it('names answers by what was typed, and says by its kind that rare ones share a bar', () => {
  const item = items.find(({ key }) => key.kind === 'number')
  if (item === undefined) throw new Error('the test needs a model whose answer is a number')
  const given = [...Array.from({ length: 10 }, (_, index) => `${9001 + index}`), '9001']
  const { answers, answered } = distributionOf(skill, given.map(typed), item)
  expect(answered).toBe(11)
  expect(answers[0]).toEqual({
    kind: 'answer',
    label: [[{ kind: 'text', text: '9,001' }]],
    count: 2,
    isRight: false,
  })
  expect(answers.at(-1)).toEqual({ kind: 'rest', label: [], count: 2, isRight: false })
  expect(answers).toHaveLength(9)
})
