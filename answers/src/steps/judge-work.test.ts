import { expect, test } from 'vitest'
import { firstWrongLine, judgeSteps, lineCredit } from './judge-work.ts'
import { workedLines, workWithBug } from './sample-lines.ts'
import type { StepsTask } from './task.ts'

const task: StepsTask = { kind: 'solve', given: '2(x + 3) = 14' }
const verdict = (lines: readonly string[]) => judgeSteps(lines, { task }).verdict

test('work is right when every line follows and nothing is left to do', () => {
  expect(verdict(['2x + 6 = 14', '', '2x = 8', 'x = 4'])).toBe('correct')
  expect(verdict(['x = 4', '2(4 + 3) = 14'])).toBe('correct')
})

test('work that only has not come to its end costs nothing', () => {
  expect(verdict(['2x + 6 = 14'])).toBe('incomplete')
  expect(verdict([])).toBe('unreadable')
  expect(judgeSteps(['2x + 6 = 14', 'x = = 4'], { task }).message).toMatchObject({
    code: 'steps-unread-line',
    values: { line: '2' },
  })
})

test('one wrong line makes the work wrong, and its mistake is known', () => {
  const lines = ['2x + 3 = 14', '2x = 11']
  expect(verdict(lines)).toBe('incorrect')
  expect(judgeSteps(lines, { task, bug: 'distributes-to-one' }).verdict).toBe('correct')
  expect(judgeSteps(lines, { task, bug: 'one-side-only' }).verdict).toBe('incorrect')
})

test('the first wrong line is known with the line above it, notes and blank lines apart', () => {
  const first = (lines: readonly string[]) => firstWrongLine(lines, { task })
  expect(first(['2x + 6 = 14', '2x = 8', 'x = 4'])).toBeNull()
  expect(first(['2x + 3 = 14', '2x = 11'])).toEqual({
    place: 1,
    above: '2(x + 3) = 14',
    line: '2x + 3 = 14',
    bugs: ['distributes-to-one'],
  })
  expect(first(['2x+6=14', '', 'subtract 6', '2x = 20'])).toMatchObject({
    place: 3,
    above: '2x + 6 = 14',
    line: '2x = 20',
  })
})

test('a task is worked out as it is taught, and a mistake is made where there first is room for it', () => {
  expect(workedLines(task)).toEqual(['2x + 6 = 14', '2x = 8', 'x = 4'])
  expect(workWithBug(task, 'distributes-to-one')).toEqual(['2x + 3 = 14'])
  const later = workWithBug(task, 'one-side-only') ?? []
  expect(later.slice(0, -1)).toEqual(['2x + 6 = 14'])
  expect(judgeSteps(later, { task, bug: 'one-side-only' }).verdict).toBe('correct')
  expect(workWithBug(task, 'adds-denominators')).toBeNull()
})

test('each line that follows earns credit, a line written twice does not, and a mistake costs one line', () => {
  const key = { task: { kind: 'solve', given: '2(x + 3) = 14' } } as const
  expect(lineCredit(['2x + 6 = 14', '2x = 8', 'x = 4'], key)).toBe(1)
  expect(lineCredit(['x = 4'], key)).toBe(1)
  // The second line follows from the first, which is wrong.
  expect(lineCredit(['2x + 3 = 14', '2x = 11', 'x = 5.5'], key)).toBeCloseTo(2 / 3)
  expect(lineCredit(['2x + 6 = 14', '2x + 6 = 14', '14 = 2x + 6', '2x = 20'], key)).toBeLessThan(0.5)
  // One wrong line is not half of the work of two lines.
  expect(lineCredit(['x = 11'], key)).toBe(0)
})
