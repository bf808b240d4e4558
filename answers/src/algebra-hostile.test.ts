import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeCoordinates } from './judge-coordinates.ts'
import { judgeEquation } from './judge-equation.ts'
import { judgeExpression } from './judge-expression.ts'
import { judgeInequality } from './judge-inequality.ts'
import { judgeNumbers } from './judge-numbers.ts'
import { judgeRatio } from './judge-ratio.ts'
import { judgeScientific } from './judge-scientific.ts'
import type { Judgement } from './verdict.ts'

const judges: Record<string, (text: string) => Judgement> = {
  expression: (text) => judgeExpression(text, { value: '2x+6', form: 'simplified' }),
  factored: (text) => judgeExpression(text, { value: '(x+1)(y-2)', form: 'factored' }),
  equation: (text) => judgeEquation(text, { value: 'y=2x+1', form: 'slope-intercept' }),
  inequality: (text) => judgeInequality(text, { value: '1<x<=4', form: 'solved' }),
  coordinates: (text) => judgeCoordinates(text, { value: '(2,-3)' }),
  ratio: (text) => judgeRatio(text, { value: '2:3', form: 'simplest' }),
  numbers: (text) => judgeNumbers(text, { values: ['1', '2√2'] }),
  scientific: (text) => judgeScientific(text, { value: '3.2e4' }),
}

const worst = [
  '9^9^9^9',
  '(9^20)^20',
  '((((x^20)^20)^20)^20)^20',
  '('.repeat(3000),
  '('.repeat(199),
  `${'('.repeat(99)}x${')'.repeat(99)}`,
  '-'.repeat(199),
  '|'.repeat(199),
  `${'sqrt('.repeat(28)}2${')'.repeat(28)}`,
  '√'.repeat(199),
  `${'\\sqrt{'.repeat(24)}2${'}'.repeat(24)}`,
  `${'\\frac{1}{'.repeat(18)}2${'}'.repeat(18)}`,
  '{'.repeat(199),
  '(x+1)^20(y+1)^20',
  '(x+y+z+w+1)^9',
  '(a+b)(c+d)(e+f)(g+h)(i+j)(k+l)(m+n)(o+p)(q+r)(s+t)(u+v)(w+x)',
  '(x+1.2345)^20'.repeat(15),
  '(x+1/7+1/11+1/13)^20(x+1/17)^20',
  '(|x+1|+|y+1|+√(x+y+z))^20',
  '√(x+√(x+√(x+√(x+√(x+1)))))^20',
  '√99999989'.repeat(20),
  '1/x+1/(x+1)+1/(x+2)+1/(x+3)+1/(x+4)+1/(x+5)+1/(x+6)+1/(x+7)+1/(x+8)+1/(x+9)+1/(x+10)+1/(x+11)+1/(x+12)',
  '9'.repeat(199),
  `1/${'9'.repeat(29)}+`.repeat(6) + '1',
  '1,'.repeat(99),
  '±1,'.repeat(60),
  '1:'.repeat(99),
  'x<'.repeat(99),
  'x<1 or '.repeat(28) + 'x<2',
  'x<1 and '.repeat(24) + 'x<2',
  '(1,2)∪'.repeat(30) + '(3,4)',
  'x=1 or '.repeat(28) + 'x=2',
  '\u0305'.repeat(199),
  `0.${'12'.repeat(95)}...`,
]

test.for(worst)('every judge is done with %j in a few milliseconds', (text) => {
  for (const judge of Object.values(judges)) {
    // Normally takes 2 ms. Cold code and busy machines get more; the attacks that this guards against take seconds.
    expect(() => judge(text)).toTakeLessThan(250)
  }
})

test.for([
  '9^9^9^9',
  '('.repeat(3000),
  '-'.repeat(199),
  '(x+1)^20(y+1)^20',
  '(x+y+z+w+1)^9',
  `${'sqrt('.repeat(28)}2${')'.repeat(28)}`,
  '√99999999999999999999',
])('an expression out of bounds is unreadable: %j', (text) => {
  expect(judgeExpression(text, { value: '2x+6' }).verdict).toBe('unreadable')
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc
    .array(fc.constantFrom(...'0123456789.,+-*/^()[]{}|\\<>≤=:;%±√π∞ xyz'), { maxLength: 60 })
    .map((signs) => signs.join('')),
  fc
    .array(
      fc.constantFrom(
        ...'x y 2 10 + - * / ^ ( ) √ | , < = :'.split(' '),
        ...'\\frac { } \\sqrt \\left( \\right) \\cdot and or ∪ pi 1/2'.split(' '),
        ' ',
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join('')),
)

test(
  'no text makes a judge throw, each judgement is whole, and each takes milliseconds',
  { timeout: 60_000 },
  () => {
    let [runs, spent] = [0, 0]
    fc.assert(
      fc.property(hostile, (text) => {
        const start = process.threadCpuUsage().user / 1000
        const judgements = Object.values(judges).map((judge) => judge(text))
        spent += process.threadCpuUsage().user / 1000 - start
        runs += judgements.length
        for (const { verdict, echo, message } of judgements) {
          expect(['correct', 'form', 'incorrect', 'unreadable']).toContain(verdict)
          expect(echo === null).toBe(verdict === 'unreadable')
          expect(message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
        }
      }),
      { numRuns: 1500 },
    )
    expect(spent / runs).toBeLessThan(5)
  },
)
