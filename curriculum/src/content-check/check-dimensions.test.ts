import { SkillId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { requireSkill, skills } from '../catalogue.ts'
import { checkDimensions } from './check-dimensions.ts'

const { form } = requireSkill(SkillId.parse('rock-layers'))

test('each model of every science skill names its practice and its crosscutting concept', () => {
  for (const skill of skills)
    expect({ id: skill.id, found: checkDimensions(skill.form) }).toEqual({ id: skill.id, found: [] })
})

test('a model that names none is found, and so is one that there is not', () => {
  const { explain, ...others } = form.dimensions ?? {}
  if (explain === undefined) throw new Error('expects a model called explain')
  expect(checkDimensions({ ...form, dimensions: { ...others, gone: explain } })).toEqual([
    { rule: 'a model without its practice and crosscutting concept', detail: 'explain' },
    { rule: 'a practice of a model that the skill does not have', detail: 'gone' },
  ])
})
