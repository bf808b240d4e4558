import { expect, test } from 'vitest'
import { readableSkills, readSkill } from './read-skill.ts'

test('a skill is read with every model and level, its languages side by side', () => {
  const { models } = readSkill('unit-rates', 3)
  expect(models).toHaveLength(24)
  for (const model of ['find-rate', 'best-buy', 'what-it-tells'])
    expect(models.filter((each) => each.model === model).map(({ level }) => level)).toEqual([1, 2, 3])
  for (const { items } of models) expect(items.map(({ language }) => language)).toEqual(['en', 'es'])
  expect(JSON.stringify(models)).not.toMatch(/[⟦⟧⟪⟫]/)
})

test('an unknown skill is refused, and the list names those that there are', () => {
  expect(() => readSkill('no-skill', 1)).toThrow('There is no skill named no-skill.')
  expect(readableSkills()).toContainEqual(expect.objectContaining({ id: 'slope', subject: 'math', grade: 8 }))
})
