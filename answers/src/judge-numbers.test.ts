import { expect, test } from 'vitest'
import { judgeNumbers } from './judge-numbers.ts'
import type { Verdict } from './verdict.ts'

type Case = readonly [typed: string, values: readonly string[], verdict: Verdict, echo?: string]

const cases: Record<'any' | 'as given', readonly Case[]> = {
  any: [
    ['1,2', ['1', '2'], 'correct', '1, 2'],
    ['2, 1', ['1', '2'], 'correct', '2, 1'],
    ['{1,2}', ['1', '2'], 'correct', '{1, 2}'],
    ['\\left\\{1,2\\right\\}', ['1', '2'], 'correct', '{1, 2}'],
    ['\\lbrace1,\\frac12\\rbrace', ['1', '0.5'], 'correct'],
    ['(1, 2)', ['1', '2'], 'correct', '1, 2'],
    ['[1, 2]', ['1', '2'], 'correct'],
    ['1;2', ['1', '2'], 'correct'],
    ['1 2', ['1', '2'], 'correct', '1, 2'],
    ['-1 2.5', ['-1', '5/2'], 'correct'],
    ['1/2 3/4', ['0.5', '0.75'], 'correct'],
    ['1 and 2', ['1', '2'], 'correct', '1, 2'],
    ['1 & 2', ['1', '2'], 'correct'],
    ['1, 2, and 3', ['1', '2', '3'], 'correct', '1, 2, 3'],
    ['1 or 2', ['1', '2'], 'correct'],
    ['x=1 or x=2', ['1', '2'], 'correct', '1, 2'],
    ['x = 1, x = 2', ['1', '2'], 'correct'],
    ['x=1,2', ['1', '2'], 'correct'],
    ['x∈{1,2}', ['1', '2'], 'correct'],
    ['the solutions are 1 and 2', ['1', '2'], 'correct', '1, 2'],
    ['±3', ['3', '-3'], 'correct', '3, -3'],
    ['x=±3', ['3', '-3'], 'correct'],
    ['x=\\pm3', ['3', '-3'], 'correct'],
    ['+-3', ['3', '-3'], 'correct'],
    ['+/-3', ['3', '-3'], 'correct'],
    ['plus or minus 3', ['3', '-3'], 'correct'],
    ['3, -3', ['3', '-3'], 'correct'],
    ['1±√2', ['1+√2', '1-√2'], 'correct', '1 + √2, 1 - √2'],
    ['±√8', ['2√2', '-2√2'], 'correct'],
    ['0.5, 3/4, 1 1/2', ['1/2', '0.75', '3/2'], 'correct', '0.5, 3/4, 1 1/2'],
    ['1 1/2', ['1.5'], 'correct', '1 1/2'],
    ['7', ['7'], 'correct', '7'],
    ['1,1,2', ['1', '2'], 'correct'],
    ['2,2,3', ['2', '2', '3'], 'correct'],
    ['2,3,2', ['2', '2', '3'], 'correct'],
    ['2,3', ['2', '2', '3'], 'incorrect'],
    ['2,2,2,3', ['2', '2', '3'], 'incorrect'],
    ['1,234, 5', ['1234', '5'], 'correct', '1234, 5'],
    ['1,234', ['1', '234'], 'correct', '1, 234'],
    ['1,234', ['1234'], 'correct'],
    ['1', ['1', '2'], 'incorrect', '1'],
    ['1,2,3', ['1', '2'], 'incorrect', '1, 2, 3'],
    ['1,3', ['1', '2'], 'incorrect'],
    ['-1,-2', ['1', '2'], 'incorrect'],
    ['3', ['3', '-3'], 'incorrect'],
    ['∅', ['1'], 'incorrect', '{}'],
    ['∅', [], 'correct', '{}'],
    ['{}', [], 'correct', '{}'],
    ['{ }', [], 'correct'],
    ['\\{\\}', [], 'correct'],
    ['\\varnothing', [], 'correct'],
    ['\\emptyset', [], 'correct'],
    ['no solution', [], 'correct'],
    ['No real solutions.', [], 'correct'],
    ['none', [], 'correct'],
    ['the empty set', [], 'correct'],
    ['0', [], 'incorrect', '0'],
    ['', [], 'unreadable'],
    [',', ['1'], 'unreadable'],
    ['a, b', ['1', '2'], 'unreadable'],
    ['1, 2, ...', ['1', '2'], 'unreadable'],
    ['1, 2, …', ['1', '2'], 'unreadable'],
    ['1+1, 3', ['2', '3'], 'unreadable'],
    ['one, two', ['1', '2'], 'correct', '1, 2'],
    ['1 to 2', ['1', '2'], 'unreadable'],
    ['1/0, 2', ['1', '2'], 'unreadable'],
  ],
  'as given': [
    ['1,2,3', ['1', '2', '3'], 'correct', '1, 2, 3'],
    ['1<2<3', ['1', '2', '3'], 'correct', '1, 2, 3'],
    ['-2, -1.5, 0', ['-2', '-3/2', '0'], 'correct'],
    ['1 2 3', ['1', '2', '3'], 'correct'],
    ['1, then 2, then 3', ['1', '2', '3'], 'correct'],
    ['1/2, 0.6, 2/3', ['0.5', '3/5', '2/3'], 'correct'],
    ['3,2,1', ['1', '2', '3'], 'incorrect'],
    ['1,3,2', ['1', '2', '3'], 'incorrect'],
    ['1,2', ['1', '2', '3'], 'incorrect'],
    ['1,1,2,3', ['1', '2', '3'], 'incorrect'],
    ['1,1,2', ['1', '1', '2'], 'correct'],
  ],
}

for (const [order, table] of Object.entries(cases)) {
  test.for(table)(`numbers in the order “${order}”: %j`, ([typed, values, verdict, echo]) => {
    const judged = judgeNumbers(typed, { values, order: order === 'any' ? 'any' : 'as given' })

    expect(judged.verdict).toBe(verdict)
    if (echo !== undefined) expect(judged.echo).toBe(echo)
    expect(judged.message === null).toBe(verdict !== 'unreadable')
  })
}

test('a key that is no number is a fault of its author', () => {
  expect(() => judgeNumbers('1', { values: ['x'] })).toThrow(RangeError)
})
