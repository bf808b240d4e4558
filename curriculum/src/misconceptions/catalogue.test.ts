import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { currentId, misconceptionOf } from '../misconception-of.ts'
import { languageToday } from '../form/languages-today.ts'
import { written } from '../form/render.ts'
import { familyOf, isMisconceptionId, misconceptionIds, studentName, teacherName } from './catalogue.ts'
import { families } from './families.ts'

test('every misconception has a family and both names in both languages', () => {
  expect(misconceptionIds.length).toBeGreaterThan(10)
  for (const id of misconceptionIds) {
    if (!isMisconceptionId(id)) throw new Error(`${id} is not in the catalogue`)
    expect(families).toContain(familyOf(id))
    for (const code of ['en', 'es'] as const) {
      expect(written(teacherName(id), languageToday(code))).not.toBe('')
      expect(written(studentName(id), languageToday(code))).toMatch(/[.?]”?$/)
    }
  }
})

test('an id that a past attempt holds is read as what it is called today', () => {
  const skill = skills.find(({ id }) => id === 'unit-rates')
  if (skill === undefined) throw new Error('expects unit-rates')
  const former = [
    'upside-down',
    'multiplies',
    'subtracts',
    'adds-difference',
    'stops-early',
    'looks-at-total',
    'bigger-is-better',
    'compares-differences',
  ]
  for (const id of former) expect(misconceptionOf(skill, id)?.id, id).toBe(currentId(skill, id))
  expect(misconceptionOf(skill, 'adds-difference')?.name).toBe('adds the same number to both quantities')
  expect(misconceptionOf(skill, 'ratio.additive')?.id).toBe('ratio.additive')
  expect(misconceptionOf(skill, null)).toBeUndefined()
  expect(misconceptionOf(skill, 'never-heard-of')).toBeUndefined()
})
