import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { readableItem } from './readable-item.ts'

const fields = [
  'skill',
  'subject',
  'grade',
  'model',
  'level',
  'seed',
  'language',
  'standards',
  'stem',
  'figure',
  'interaction',
  'key',
  'rightAnswer',
  'wrongAnswers',
  'hints',
  'solution',
]

test('outsiders read every field of every model, old and new, in plain text', () => {
  for (const skill of skills) {
    for (const model of skill.models) {
      const item = readableItem(skill, model, 2, 4, 'en')
      expect(Object.keys(item)).toEqual(fields)
      expect(item.stem).not.toBe('')
      expect(item.rightAnswer, `${skill.id}/${model.id}`).not.toBe('')
      expect(item.standards.length).toBeGreaterThan(0)
      expect(JSON.stringify(item)).not.toMatch(/[⟦⟧⟪⟫]/)
      for (const wrong of item.wrongAnswers)
        expect(Object.keys(wrong)).toEqual(['answer', 'misconception', 'feedback'])
    }
  }
})

test('an item says the language that it is written in', () => {
  const languageOf = (id: string, code: 'en' | 'es') => {
    const skill = skills.find((each) => each.id === id)
    const [model] = skill?.models ?? []
    if (skill === undefined || model === undefined) throw new Error(`expects ${id}`)
    return readableItem(skill, model, 1, 1, code).language
  }
  expect(languageOf('unit-rates', 'es')).toBe('es')
  expect(languageOf('slope', 'en')).toBe('en')
})

test('a figure tells its title, which says the circumstances', () => {
  const skill = skills.find(({ id }) => id === 'thermal-energy')
  const model = skill?.models.find(({ id }) => id === 'sort-claims')
  if (skill === undefined || model === undefined) throw new Error('expects thermal-energy/sort-claims')
  expect(readableItem(skill, model, 1, 1, 'en').figure).toMatch(/room/i)
})
