import { expect, test } from 'vitest'
import { math } from '../markup.ts'
import { createTextCheck } from './check-texts.ts'

const rulesOf = (text: string): string[] =>
  createTextCheck()('en', [{ place: 'stem', text }]).map(({ rule }) => rule)

test('braces of TeX inside other TeX are no hole in a text, and a value that was left out is one', () => {
  expect(rulesOf(`What is ${math`\sqrt[3]{\frac{8}{27}} + 2^{3}`}?`)).toEqual([])
  expect(rulesOf(`What is ${math`\frac{\sqrt{50}}{2}`}?`)).toEqual([])
  expect(rulesOf(`What is ${math`\frac{2^{3} \times 2^{4}}{2^{5}}`}?`)).toEqual([])
  expect(rulesOf('What is {value}?')).toContain('a hole in the text')
})
