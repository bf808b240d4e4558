import { expect, test } from 'vitest'
import { judgeWork } from './judge-line.ts'
import { nextStep } from './next-step.ts'
import type { RewriteForm, StepsTask } from './task.ts'

const solve = (given: string): StepsTask => ({ kind: 'solve', given })
const rewrite = (given: string, form: RewriteForm = 'value'): StepsTask => ({ kind: 'rewrite', given, form })

/** The complete work, line by line, from following every next step. */
function worked(task: StepsTask, begun: readonly string[] = []): string[] {
  const lines = [...begun]
  for (let count = 0; count < 15; count += 1) {
    if (judgeWork(task, lines).at(-1)?.verdict === 'finished') return lines
    const next = nextStep(task, lines)
    if (next === null) break
    lines.push(next.line)
  }
  throw new Error(`It does not end: ${lines.join('; ')}`)
}

test.for<[string, StepsTask, string[]]>([
  ['distribute, then undo', solve('2(x + 3) = 14'), ['2x + 6 = 14', '2x = 8', 'x = 4']],
  ['combine first', solve('5x - 2x + 4 = 16'), ['3x + 4 = 16', '3x = 12', 'x = 4']],
  ['letters to the side with more', solve('3x - 5 = x + 9'), ['2x - 5 = 9', '2x = 14', 'x = 7']],
  ['a decimal times a number', solve('x/3 = 1.8'), ['x = 3 · 1.8', 'x = 5.4']],
  ['decimals stay decimals', solve('0.5x - 1.2 = 3'), ['0.5x = 4.2', 'x = 8.4']],
  ['turn the sign', solve('-2x + 3 < 11'), ['-2x < 8', 'x > -4']],
  ['all numbers', solve('2(x - 1) = 2x - 2'), ['2x - 2 = 2x - 2', '-2 = -2', 'all numbers']],
  ['the order of operations', rewrite('(3 + 4) * 2^2 - 5'), ['7 · 2² - 5', '7 · 4 - 5', '28 - 5', '23']],
  ['a common denominator', rewrite('1/2 + 1/3'), ['3/6 + 2/6', '5/6']],
  ['multiply out, then combine', rewrite('3(x - 2) + 4x', 'expanded'), ['3x - 6 + 4x', '7x - 6']],
  ['the greatest common factor', rewrite('6x + 9', 'factored'), ['3(2x + 3)']],
  [
    'substitute',
    { kind: 'system', given: ['y = x + 3', '2x + y = 9'] },
    ['2x + x + 3 = 9', '3x + 3 = 9', '3x = 6', 'x = 2', 'y = 2 + 3', 'y = 5'],
  ],
])('the next step: %s', ([, task, lines]) => {
  expect(worked(task)).toEqual(lines)
})

test('the next step goes on from the last line that is right, in the student’s own letters', () => {
  expect(nextStep(solve('2(x + 3) = 14'), ['x + 3 = 7'])?.line).toBe('x = 4')
  expect(nextStep(solve('2(x + 3) = 14'), ['2x + 6 = 14', '2x = 20'])?.line).toBe('2x = 8')
})

test('nothing comes after the end', () => {
  expect(nextStep(solve('2x = 8'), ['x = 4'])).toBeNull()
})
