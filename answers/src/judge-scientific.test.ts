import { expect, test } from 'vitest'
import { judgeScientific, type ScientificKey } from './judge-scientific.ts'
import type { Verdict } from './verdict.ts'

type Case = readonly [typed: string, key: ScientificKey | string, verdict: Verdict, echo?: string]

test.for<Case>([
  ['3.2 x 10^4', '32000', 'correct', '3.2 × 10⁴'],
  ['3.2x10^4', '3.2e4', 'correct', '3.2 × 10⁴'],
  ['3.2*10^4', '3.2 x 10^4', 'correct', '3.2 × 10⁴'],
  ['3.2 × 10⁴', '3.2e4', 'correct', '3.2 × 10⁴'],
  ['3.2·10^4', '3.2e4', 'correct'],
  ['3.2 times 10^4', '3.2e4', 'correct'],
  ['3.2e4', '3.2e4', 'correct', '3.2 × 10⁴'],
  ['3.2E+04', '3.2e4', 'correct'],
  ['3.2\\times10^4', '3.2e4', 'correct', '3.2 × 10⁴'],
  ['3.2\\cdot10^{4}', '3.2e4', 'correct', '3.2 × 10⁴'],
  ['3.20 x 10^4', '3.2e4', 'correct', '3.20 × 10⁴'],
  ['x = 3.2 x 10^4', '3.2e4', 'correct'],
  ['-3.2 x 10^-4', '-0.00032', 'correct', '-3.2 × 10⁻⁴'],
  ['3.2 × 10⁻⁴', '0.00032', 'correct'],
  ['10^4', '10000', 'correct', '10⁴'],
  ['1 x 10^4', '10000', 'correct'],
  ['9.99 x 10^2', '999', 'correct'],
  ['7 x 10^0', '7', 'correct'],
  ['6.02 x 10^23', '6.02e23', 'correct'],
  ['0', '0', 'correct'],
  ['32000', '3.2e4', 'form', '32,000'],
  ['32,000', '3.2e4', 'form'],
  ['32 thousand', '3.2e4', 'form'],
  ['32 x 10^3', '3.2e4', 'form', '32 × 10³'],
  ['0.32 x 10^5', '3.2e4', 'form'],
  ['10 x 10^3', '10000', 'form'],
  ['3.2 x 10^5', '3.2e4', 'incorrect', '3.2 × 10⁵'],
  ['3.2 x 10^-4', '3.2e4', 'incorrect'],
  ['2.3 x 10^4', '3.2e4', 'incorrect'],
  ['-3.2 x 10^4', '3.2e4', 'incorrect'],
  ['32 x 10^4', '3.2e4', 'incorrect'],
  ['3.2', '3.2e4', 'incorrect'],
  ['3.2 x 104', '3.2e4', 'unreadable'],
  ['3.2 x 10^', '3.2e4', 'unreadable'],
  ['3.2 x 10^4 x 2', '3.2e4', 'unreadable'],
  ['1e400', '3.2e4', 'unreadable'],
  ['', '3.2e4', 'unreadable'],
  ['32,000', { value: '3.2e4', form: 'any' }, 'correct'],
  ['32 x 10^3', { value: '3.2e4', form: 'any' }, 'correct'],
  ['1.67 x 10^-27 kg', { value: '1.67e-27', unit: 'kg' }, 'correct', '1.67 × 10⁻²⁷ kg'],
  ['1.67 x 10^-27', { value: '1.67e-27', unit: 'kg' }, 'correct'],
  ['1.5 x 10^8', { value: '1.496e8', within: '1000000' }, 'correct'],
  ['1.6 x 10^8', { value: '1.496e8', within: '1000000' }, 'incorrect'],
])('scientific notation is read, and asked for: %j', ([typed, key, verdict, echo]) => {
  const judged = judgeScientific(typed, typeof key === 'string' ? { value: key } : key)

  expect(judged.verdict).toBe(verdict)
  if (echo !== undefined) expect(judged.echo).toBe(echo)
  expect(judged.message === null).toBe(verdict === 'correct' || verdict === 'incorrect')
})

test('a key that is no number is a fault of its author', () => {
  expect(() => judgeScientific('1', { value: 'x' })).toThrow(RangeError)
})
