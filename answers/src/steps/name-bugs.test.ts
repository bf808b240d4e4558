import { expect, test } from 'vitest'
import { advise } from '../advice/advice.ts'
import { formatAdvice } from '../advice/format-advice.ts'
import { judgeWork } from './judge-line.ts'
import { stepBugs, type StepBug } from './step-bugs.ts'
import type { RewriteForm, StepsTask } from './task.ts'

const solve = (given: string): StepsTask => ({ kind: 'solve', given })
const system = (...given: [string, string]): StepsTask => ({ kind: 'system', given })
const rewrite = (given: string, form: RewriteForm = 'value'): StepsTask => ({ kind: 'rewrite', given, form })
const quantity = (given: string, unit: string): StepsTask => ({ kind: 'quantity', given, unit })

/** For each mistake, a task and a line that makes it, as a student would write it. */
const examples: Record<StepBug, readonly [StepsTask, string]> = {
  'distributes-to-one': [solve('2(x + 3) = 14'), '2x + 3 = 14'],
  'sign-in-distributing': [solve('5 - 2(x - 1) = 9'), '5 - 2x - 2 = 9'],
  'squares-termwise': [rewrite('(x + 3)^2', 'expanded'), 'x^2 + 9'],
  'factors-from-one': [rewrite('6x + 9', 'factored'), '3(2x + 9)'],
  'unlike-terms': [rewrite('3x + 4 + 2x', 'expanded'), '9x'],
  'lone-letter-as-zero': [rewrite('5x + x', 'expanded'), '5x'],
  'adds-exponents-of-like-terms': [rewrite('3x + 2x', 'expanded'), '5x^2'],
  'sign-lost': [rewrite('4 - 9'), '5'],
  'double-negative': [rewrite('7 - (-3)'), '4'],
  'left-to-right': [rewrite('3 + 4 * 2'), '14'],
  'adds-first': [rewrite('10 - 3 + 2'), '5'],
  'multiplies-before-dividing': [rewrite('24 ÷ 4 * 2'), '3'],
  'power-as-product': [rewrite('4^3 + 1'), '13'],
  'power-on-one-factor': [rewrite('(3x)^2', 'expanded'), '3x^2'],
  'negative-squared': [rewrite('-3^2 + 5'), '9 + 5'],
  'multiplies-exponents': [rewrite('x^2 * x^3', 'power'), 'x^6'],
  'adds-exponents-of-power': [rewrite('(x^2)^3', 'power'), 'x^5'],
  'divides-exponents': [rewrite('x^8 / x^2', 'power'), 'x^4'],
  'multiplies-bases': [rewrite('2^3 * 2^2'), '4^5'],
  'root-as-half': [rewrite('sqrt(16) + 1'), '9'],
  'root-termwise': [rewrite('sqrt(9 + 16)'), '7'],
  'adds-denominators': [rewrite('1/2 + 1/3'), '2/5'],
  'keeps-numerators': [rewrite('1/2 + 1/3'), '1/6 + 1/6'],
  'divides-without-inverting': [rewrite('(2/3) ÷ (4/5)'), '8/15'],
  'inverts-first': [rewrite('(2/3) ÷ (4/5)'), '3/2 * 4/5'],
  'multiplies-both-parts': [rewrite('4 * 2/3'), '8/12'],
  'cancels-across-sum': [rewrite('(6x + 5)/6', 'simplified'), 'x + 5'],
  'mixed-number-as-product': [rewrite('2 1/3 + 1'), '2/3 + 1'],
  'percent-as-whole': [rewrite('25% * 80'), '25 * 80'],
  'point-moved': [rewrite('0.4 * 30'), '1.2'],
  'moves-without-sign': [solve('3x + 5 = 20'), '3x = 25'],
  'one-side-only': [solve('3x + 5 = 20'), '3x = 20'],
  'moves-twice': [solve('3x + 5 = 20'), '3x = 10'],
  'divides-one-side': [solve('4x = 20'), 'x = 20'],
  'divides-one-term': [solve('4x + 2 = 10'), 'x + 2 = 2.5'],
  'multiplies-for-dividing': [solve('4x = 20'), 'x = 80'],
  'subtracts-coefficient': [solve('4x = 20'), 'x = 16'],
  'divides-wrong-way': [solve('4x = 20'), 'x = 4/20'],
  'coefficient-sign-lost': [solve('-4x = 20'), 'x = 5'],
  'multiplies-across': [solve('3/4 = x/8'), '3x = 32'],
  'proportion-turned': [solve('3/4 = x/8'), '3/4 = 8/x'],
  'proportion-by-adding': [solve('3/4 = x/8'), 'x = 7'],
  'root-lost': [solve('x^2 = 49'), 'x = 7'],
  'divided-by-letter': [solve('x^2 = 5x'), 'x = 5'],
  'no-solution-too-soon': [solve('3x = 0'), 'no solution'],
  'sign-not-turned': [solve('-2x < 8'), 'x < -4'],
  'sign-turned-needlessly': [solve('2x < -8'), 'x > -4'],
  'endpoint-changed': [solve('2x ≤ 8'), 'x < 4'],
  'equals-for-inequality': [solve('2x < 8'), 'x = 4'],
  'no-parentheses': [system('y = x + 3', '2x + 2y = 18'), '2x + 2x + 3 = 18'],
  'wrong-letter': [system('y = x + 3', '2x + 5y = 22'), '2(x + 3) + 5y = 22'],
  'adds-for-subtracts': [system('x + y = 10', 'x - y = 4'), '2x = 6'],
  'combines-one-side': [system('x + y = 10', 'x - y = 4'), '2x = 10'],
  'subtracts-one-term': [system('3x + 2y = 16', 'x + y = 7'), '2x + 3y = 9'],
  'unit-not-changed': [quantity('3 km', 'm'), '3 m'],
  'unit-factor-turned': [quantity('3 km', 'm'), '0.003 m'],
  'unit-factor-not-raised': [quantity('3 m^2', 'cm^2'), '300 cm^2'],
  'unit-wrong-factor': [quantity('2 h', 'min'), '200 min'],
  'unit-wrong': [quantity('45 km / 1.5 h', 'km/h'), '45 km ÷ 1.5 h = 30 km'],
  'quantities-turned': [quantity('45 km / 1.5 h', 'km/h'), '1.5 h ÷ 45 km'],
  'arithmetic-slip': [rewrite('17 * 6 - 4'), '101 - 4'],
}

test.for(stepBugs)('%s is named', (bug) => {
  const [task, line] = examples[bug]
  const [judgement] = judgeWork(task, [line])
  expect(judgement?.verdict).toBe('wrong')
  expect(judgement?.bugs).toContain(bug)
})

test('every mistake has its words in both languages', () => {
  for (const bug of stepBugs) {
    for (const language of ['en', 'es'] as const)
      expect(formatAdvice(advise(`bug-${bug}`), language), bug).not.toBe('')
  }
})

test('no name is said where nothing explains the line', () => {
  expect(judgeWork(solve('2(x + 3) = 14'), ['x = 731'])[0]?.bugs).toEqual([])
})
