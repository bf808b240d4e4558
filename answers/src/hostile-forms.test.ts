import { expect, test } from 'vitest'
import { withPoints } from './decimal-style.ts'
import { judgeCoordinates } from './judge-coordinates.ts'
import { judgeEquation } from './judge-equation.ts'
import { judgeExpression } from './judge-expression.ts'
import { judgeFraction } from './judge-fraction.ts'
import { judgeInequality } from './judge-inequality.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeNumbers } from './judge-numbers.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { judgeRatio } from './judge-ratio.ts'
import { judgeScientific } from './judge-scientific.ts'
import type { Judgement } from './verdict.ts'

const judges: readonly ((text: string) => Judgement)[] = [
  (text) => judgeNumber(text, { value: '7' }),
  (text) => judgeQuantity(text, { value: '7', unit: 'million dollars per pound' }),
  (text) => judgeFraction(text, { value: '3/4', form: 'simplest' }),
  (text) => judgeExpression(text, { value: '2x+6', form: 'simplified', unit: 'cm' }),
  (text) => judgeEquation(text, { value: 'y=2x+1', form: 'slope-intercept' }),
  (text) => judgeInequality(text, { value: '1<x<=4', form: 'solved' }),
  (text) => judgeCoordinates(text, { value: '(2,-3)' }),
  (text) => judgeRatio(text, { value: '2:3', form: 'simplest' }),
  (text) => judgeScientific(text, { value: '3.2e4' }),
  (text) => judgeNumbers(text, { values: ['1', '2√2'] }),
]

const hostile = [
  '('.repeat(1e6),
  '((((',
  '9'.repeat(10_000),
  '9'.repeat(1e6),
  ' '.repeat(1e6),
  '\u200b'.repeat(1e6),
  '1e999999999',
  '10^999999999',
  '2^2^2^2^2',
  '\0',
  '\0'.repeat(150),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '../../etc/passwd',
  'NaN',
  'Infinity',
  'undefined',
  '[object Object]',
  '\u202e\u202d',
  '\ud800',
  '😀'.repeat(99),
  '👨‍👩‍👧‍👦',
  '½'.repeat(199),
  '²'.repeat(199),
  'ﷺ'.repeat(199),
  '٣'.repeat(199),
  'one '.repeat(49),
  'and '.repeat(49),
  'half '.repeat(39),
  'point '.repeat(33),
  'one hundred '.repeat(16),
  'the answer is '.repeat(14),
  'so '.repeat(66),
  'is 3 or more '.repeat(15),
  `x is ${'3 or '.repeat(38)}`,
  '1,000,'.repeat(33),
  '1.000.'.repeat(33),
  "1'000".repeat(39),
  '10^('.repeat(49),
  '10 to the power of '.repeat(10),
  '3 of '.repeat(39),
  'x<1 or x=2 or '.repeat(14),
]

/** Some kinds of answer can read these, and judge them incorrect. */
const readable = ['${7*7}', `${'one and '.repeat(23)}one half`, 'x = '.repeat(49), '(3.2)'.repeat(39)]

test.for(readable)('text without sense is right for no key: %s', (text) => {
  for (const judge of judges) expect(['unreadable', 'incorrect']).toContain(judge(text).verdict)
})

test.for(hostile.map((text) => [text.slice(0, 30), text] as const))(
  'hostile text is unreadable at once: %s',
  ([, text]) => {
    for (const judge of judges) {
      expect(judge(text).verdict).toBe('unreadable')
      expect(judge(withPoints(text, 'list')).verdict).toBe('unreadable')
      expect(() => judge(text)).toTakeLessThan(50)
    }
  },
)
