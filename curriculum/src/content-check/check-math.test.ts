import { expect, test } from 'vitest'
import { tex } from '../markup.ts'
import { checkMath, isSoundTex } from './check-math.ts'

test.each([
  'x + 3 = 7',
  String.raw`2\frac{1}{2} \times \frac{x^{2}}{\sqrt{5}}`,
  String.raw`\sqrt[3]{\frac{8}{27}} \ne 0.\overline{3}`,
  String.raw`\left(\frac{1}{2}\right)^{3} = 25\%`,
])('%s can be typeset', (source) => {
  expect(isSoundTex(source)).toBe(true)
})

test.each([
  ['an unknown command', String.raw`3 \tims 4`],
  ['a fraction without denominator', String.raw`\frac{1}`],
  ['an open brace', String.raw`x^{2`],
  ['a parenthesis that only grows on one side', String.raw`\left(3 + 4)`],
])('%s is found', (_what, source) => {
  expect(checkMath('stem', `Find ${tex(source)}.`)).toEqual([
    { rule: 'math cannot be typeset', detail: `stem: ${source}` },
  ])
})
