import { expect, test } from 'vitest'
import { formedTex, type LineForm, xIntercept } from './line-forms.ts'
import { lineOf, standardIn } from './standard-form.ts'

const forms = ['plain', 'turned', 'moved', 'times', 'standard'] as const satisfies readonly LineForm[]

test('a line in each of its forms', () => {
  expect(forms.map((form) => formedTex({ form, slope: -2, start: 5, by: 3 }))).toEqual([
    'y = −2x + 5',
    'y = 5 − 2x',
    'y − 5 = −2x',
    '3y = −6x + 15',
    '6x + 3y = 15',
  ])
})

test('every form is read back as the same line', () => {
  for (const form of forms)
    expect(lineOf(standardIn(formedTex({ form, slope: 4, start: -1, by: 2 })))).toEqual({
      slope: 4,
      start: -1,
    })
})

test('a line crosses the x-axis where y is 0', () => {
  expect(xIntercept({ slope: 2, start: 6 })).toBe(-3)
})
