import { describe, expect, test } from 'vitest'
import { judgeWork } from './judge-line.ts'
import type { RewriteForm, StepsTask } from './task.ts'

const solve = (given: string): StepsTask => ({ kind: 'solve', given })
const rewrite = (given: string, form: RewriteForm = 'value'): StepsTask => ({ kind: 'rewrite', given, form })
const verdicts = (task: StepsTask, lines: readonly string[]) =>
  judgeWork(task, lines).map(({ verdict }) => verdict)
const roles = (task: StepsTask, lines: readonly string[]) => judgeWork(task, lines).map(({ role }) => role)

describe('a line follows', () => {
  test.for<[string, StepsTask, string[]]>([
    ['by any path', solve('2(x + 3) = 14'), ['x + 3 = 7', 'x = 4']],
    ['with steps skipped', solve('2(x + 3) = 14'), ['x = 4']],
    ['with sides swapped', solve('12 = 3x'), ['3x = 12', '4 = x']],
    ['with a fraction for a decimal', solve('0.5x = 3'), ['x/2 = 3', 'x = 6']],
    ['with another letter', solve('2x = 8'), ['2n = 8', 'n = 4']],
    ['with a 1 before the letter', solve('3x = 15'), ['1x = 5']],
    ['with both roots', solve('x^2 = 49'), ['x = 7 or x = -7']],
    ['with a sign for both roots', solve('x^2 = 49'), ['x = ±7']],
    ['where there is none', solve('x + 1 = x + 2'), ['1 = 2', 'no solution']],
    ['where all numbers do', solve('2(x + 1) = 2x + 2'), ['2x + 2 = 2x + 2', 'all numbers']],
    ['with the sign of an inequality turned', solve('7 - 2x < 11'), ['-2x < 4', 'x > -2']],
    ['with an inequality the other way around', solve('x + 2 ≥ 5'), ['3 ≤ x']],
    ['in TeX', solve('\\frac{x}{3}=5'), ['x=3\\cdot 5', 'x=15']],
    ['with fractions over a common denominator', rewrite('1/2 + 1/3'), ['3/6 + 2/6', '5/6']],
    ['with a mixed number', rewrite('2 1/2 * 3'), ['5/2 * 3', '15/2']],
    ['as a chain', rewrite('2(3 + 4)'), ['2 * 7 = 14']],
    ['after the name of what is worked out', rewrite('2 * 5 + 2 * 3'), ['P = 10 + 6', 'P = 16']],
    ['factored', rewrite('6x + 9', 'factored'), ['3(2x + 3)']],
    [
      'by substitution',
      { kind: 'system', given: ['y = x + 3', '2x + y = 9'] },
      ['2x + (x + 3) = 9', '3x = 6', 'x = 2', 'y = 5'],
    ],
    ['by adding', { kind: 'system', given: ['x + y = 10', 'x - y = 4'] }, ['2x = 14', 'x = 7, y = 3']],
    ['as a point', { kind: 'system', given: ['x + y = 10', 'x - y = 4'] }, ['(7, 3)']],
  ])('%s', ([, task, lines]) => {
    const all = verdicts(task, lines)
    expect(all.slice(0, -1)).toEqual(all.slice(0, -1).map(() => 'follows'))
    expect(all.at(-1)).toBe('finished')
  })
})

test('the first line that does not follow is marked, and lines after it are judged on their own terms', () => {
  expect(verdicts(solve('2(x + 3) = 14'), ['2x + 3 = 14', '2x = 11', 'x = 5.5'])).toEqual([
    'wrong',
    'follows',
    'follows',
  ])
  expect(verdicts(solve('2(x + 3) = 14'), ['2x + 3 = 14', '2x + 6 = 14', 'x = 4'])).toEqual([
    'wrong',
    'follows',
    'finished',
  ])
})

test('a wrong line comes with a number for which it is true and the line above is not, which is not the solution', () => {
  const [judgement] = judgeWork(solve('2(x + 3) = 14'), ['2x + 3 = 14'])
  expect(judgement?.counterexample).toEqual({ letter: 'x', at: '11/2', left: '17', right: '14' })
  const [expression] = judgeWork(rewrite('3(x - 2)', 'expanded'), ['3x - 2'])
  expect(expression?.counterexample).toEqual({ letter: 'x', at: '2', left: '0', right: '4' })
})

describe('what is written beside the work is no mistake', () => {
  test.for<[string, string[], string[]]>([
    ['3x - 5 = 16', ['+5  +5', '3x = 21', 'x = 7'], ['note', 'step', 'step']],
    ['3x - 5 = 16', ['add 5 to both sides', '3x = 21'], ['note', 'step']],
    ['3x - 5 = 16', ['16 + 5 = 21', '3x = 21'], ['aside', 'step']],
    ['3x - 5 = 16', ['3x = 21 (divide by 3)', 'x = 7'], ['step', 'step']],
    ['3x - 5 = 16', ['3x = 21 | ÷3', 'x = 7'], ['step', 'step']],
    ['3x - 5 = 16', ['3x - 5 = 16 +5', '3x = 21'], ['repeat', 'step']],
    ['3x - 5 = 16', ['x = 7', '3(7) - 5 = 16'], ['step', 'check']],
    ['3x - 5 = 16', ['let x = the number of apples', 'x = 7'], ['note', 'step']],
    ['x - 3 = 2', ['1) x = 2 + 3', '2) x = 5 ✓'], ['step', 'step']],
    ['x - 3 = 2', ['so x = 5'], ['step']],
  ])('%s: %s', ([given, lines, wanted]) => {
    expect(roles(solve(given), lines)).toEqual(wanted)
    expect(verdicts(solve(given), lines)).not.toContain('wrong')
  })

  test('what was set aside is told', () => {
    expect(judgeWork(solve('3x = 21'), ['x = 7 (divide by 3)'])[0]?.setAside).toBe('(divide by 3)')
  })

  test('a check that does not work out says that the number is no solution', () => {
    const [, check] = judgeWork(solve('3x - 5 = 16'), ['3x = 21', '3(6) - 5 = 16'])
    expect(check?.role).toBe('check')
    expect(check?.message?.code).toBe('step-check-fails')
  })
})

test('a bare operation at the end is algebra unless the line repeats the one above without it', () => {
  expect(verdicts(solve('6 + 5x = 4x + 6'), ['5x = 4x + 6'])).toEqual(['wrong'])
})

test('a chain of equals signs that runs on is a matter of notation', () => {
  const [chain] = judgeWork(rewrite('(3 + 4) * 2'), ['3 + 4 = 7 * 2 = 14'])
  expect(chain?.verdict).toBe('finished')
  expect(chain?.isNotation).toBe(true)
  expect(verdicts(rewrite('(3 + 4) * 2'), ['3 + 4 = 8 * 2 = 16'])).toEqual(['wrong'])
})

test('a rounded number follows, and never one that is exact at another', () => {
  expect(roles(solve('3x = 1'), ['x = 0.33'])).toEqual(['rounded'])
  expect(verdicts(solve('3x = 1'), ['x = 0.33', 'x = 1/3'])).toEqual(['finished', 'finished'])
  expect(verdicts(solve('2x = 5'), ['x = 2.4'])).toEqual(['wrong'])
})

test('a root that cannot be may be left out', () => {
  expect(verdicts({ kind: 'solve', given: 'x^2 = 49', cannotBeNegative: true }, ['x = 7'])).toEqual([
    'finished',
  ])
  expect(verdicts(solve('x^2 = 49'), ['x = 7'])).toEqual(['wrong'])
})

test('a number alone is taken for the solution, and asked to be written with its letter', () => {
  const [bare] = judgeWork(solve('2x = 8'), ['4'])
  expect(bare?.verdict).toBe('finished')
  expect(bare?.message?.code).toBe('step-say-letter')
})

test('a true calculation that a mistake leads to is that mistake', () => {
  expect(verdicts(rewrite('3 + 4 * 2'), ['7 * 2 = 14'])).toEqual(['wrong'])
  expect(verdicts(rewrite('3 + 4 * 2'), ['4 * 2 = 8', '3 + 8 = 11'])).toEqual(['follows', 'finished'])
})

test('what cannot be read costs nothing and says why', () => {
  const [judgement] = judgeWork(solve('2x = 8'), ['2x = = 8'])
  expect(judgement?.verdict).toBe('unreadable')
  expect(judgement?.message).not.toBeNull()
})

test.for([
  '('.repeat(150),
  'x^9^9^9^9 = 3',
  `${'(x+1)*'.repeat(30)}1 = 3`,
  '9'.repeat(190),
  'x = 1/0',
  'a'.repeat(199),
  '(x+y+z+a+b+c)^19 = 1',
  '|||||||x|||||||',
])('a hostile line ends soon: %s', (line) => {
  expect(() => judgeWork(solve('(x + 1)^20 = 3'), [line])).toTakeLessThan(150)
  expect(() => judgeWork(rewrite('(x + 1)^20', 'expanded'), [line])).toTakeLessThan(150)
})
