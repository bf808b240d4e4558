import { expect, test } from 'vitest'
import { judgeCoordinates } from './judge-coordinates.ts'
import type { Verdict } from './verdict.ts'

type Case = readonly [typed: string, value: string, verdict: Verdict, echo?: string]

test.for<Case>([
  ['(2,-3)', '(2,-3)', 'correct', '(2, -3)'],
  ['(2, -3)', '(2,-3)', 'correct', '(2, -3)'],
  ['( 2 , − 3 )', '(2,-3)', 'correct', '(2, -3)'],
  ['2,-3', '(2,-3)', 'correct', '(2, -3)'],
  ['(2;-3)', '(2,-3)', 'correct', '(2, -3)'],
  ['(2 -3)', '(2,-3)', 'correct', '(2, -3)'],
  ['2 -3', '(2,-3)', 'correct', '(2, -3)'],
  ['2 and -3', '(2,-3)', 'correct', '(2, -3)'],
  ['[2,-3]', '(2,-3)', 'correct', '(2, -3)'],
  ['((2,-3))', '(2,-3)', 'correct', '(2, -3)'],
  ['A(2,-3)', '(2,-3)', 'correct', '(2, -3)'],
  ["A'(2,-3)", '(2,-3)', 'correct', '(2, -3)'],
  ['P = (2, -3)', '(2,-3)', 'correct', '(2, -3)'],
  ['(x,y)=(2,-3)', '(2,-3)', 'correct', '(2, -3)'],
  ['point (2,-3)', '(2,-3)', 'correct', '(2, -3)'],
  ['the answer is (2,-3).', '(2,-3)', 'correct', '(2, -3)'],
  ['x=2, y=-3', '(2,-3)', 'correct', '(2, -3)'],
  ['x = 2 and y = -3', '(2,-3)', 'correct', '(2, -3)'],
  ['y=-3, x=2', '(2,-3)', 'correct', '(2, -3)'],
  ['\\left(2,-3\\right)', '(2,-3)', 'correct', '(2, -3)'],
  ['(2.0,-3.00)', '(2,-3)', 'correct', '(2.0, -3.00)'],
  ['(4/2,-3)', '(2,-3)', 'correct', '(4/2, -3)'],
  ['(-3,2)', '(2,-3)', 'incorrect', '(-3, 2)'],
  ['(2,3)', '(2,-3)', 'incorrect'],
  ['(-2,-3)', '(2,-3)', 'incorrect'],
  ['x=-3, y=2', '(2,-3)', 'incorrect', '(-3, 2)'],
  ['(2,-3', '(2,-3)', 'unreadable'],
  ['2,-3)', '(2,-3)', 'unreadable'],
  ['2', '(2,-3)', 'unreadable'],
  ['(2)', '(2,-3)', 'unreadable'],
  ['(2,)', '(2,-3)', 'unreadable'],
  ['(,)', '(2,-3)', 'unreadable'],
  ['(2,-3,4)', '(2,-3)', 'unreadable'],
  ['(2,y)', '(2,-3)', 'unreadable'],
  ['(1+1,-3)', '(2,-3)', 'unreadable'],
  ['(two, three)', '(2,-3)', 'incorrect'],
  ['', '(2,-3)', 'unreadable'],
  ['(0,0)', '(0,0)', 'correct', '(0, 0)'],
  ['(0,-0)', '(0,0)', 'correct'],
  ['(1/2,3)', '(0.5,3)', 'correct', '(1/2, 3)'],
  ['(½, 3)', '(0.5,3)', 'correct', '(1/2, 3)'],
  ['(.5, 3)', '(0.5,3)', 'correct', '(0.5, 3)'],
  ['\\left(\\frac12,3\\right)', '(0.5,3)', 'correct', '(1/2, 3)'],
  ['(1)/(2), 3', '(0.5,3)', 'correct', '(1/2, 3)'],
  ['(1 1/2, -2 3/4)', '(1.5,-2.75)', 'correct', '(1 1/2, -2 3/4)'],
  ['(-1 1/2, 2)', '(-0.5,2)', 'incorrect'],
  ['(1,234)', '(1,234)', 'correct', '(1, 234)'],
  ['(1,000, 2)', '(1000,2)', 'correct', '(1000, 2)'],
  ['(√8, 1)', '(2√2,1)', 'correct', '(√8, 1)'],
  ['(0.333..., 1)', '(1/3,1)', 'correct'],
  ['(5,0)', '(0,5)', 'incorrect'],
])('a point is read and compared exactly: %j', ([typed, value, verdict, echo]) => {
  const judged = judgeCoordinates(typed, { value })

  expect(judged.verdict).toBe(verdict)
  if (echo !== undefined) expect(judged.echo).toBe(echo)
  expect(judged.message === null).toBe(verdict !== 'unreadable')
})

test('a key that is no point is a fault of its author', () => {
  expect(() => judgeCoordinates('(2,3)', { value: '2' })).toThrow(RangeError)
})
