import { describe, expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement } from './verdict.ts'
import { judgeLineMarks, type LineMark } from './judge-line-marks.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

const point = (at: number): LineMark => ({ kind: 'point', at })
const ray = (at: number, isClosed: boolean, towards: 'left' | 'right'): LineMark => ({
  kind: 'ray',
  at,
  isClosed,
  towards,
})
const interval = (from: number, to: number, isFromClosed = true, isToClosed = false): LineMark => ({
  kind: 'interval',
  from,
  to,
  isFromClosed,
  isToClosed,
})

describe('points', () => {
  const key = { marks: [point(-2), point(0.3)] }
  test('count in any order, whatever drift snapping brings', () => {
    expect(judgeLineMarks([point(0.1 + 0.2), point(-2)], key)).toMatchObject({ verdict: 'correct' })
  })
  test('elsewhere are wrong', () => {
    expect(judgeLineMarks([point(0.3), point(2)], key).verdict).toBe('incorrect')
    expect(judgeLineMarks([point(-2), point(0.3), point(1)], key).verdict).toBe('incorrect')
    expect(judgeLineMarks([point(-2), point(-2)], key).verdict).toBe('incorrect')
  })
  test('that are missing cost nothing', () => {
    expect(english(judgeLineMarks([], key))).toBe('Draw your answer on the number line first.')
    expect(english(judgeLineMarks([point(-2)], key))).toBe('Place one more point.')
  })
})

describe('a ray', () => {
  const key = { marks: [ray(3, true, 'left')] }
  test.each([
    [ray(3, true, 'left'), 'correct', 'x ≤ 3'],
    [ray(3, false, 'left'), 'incorrect', 'x < 3'],
    [ray(3, true, 'right'), 'incorrect', 'x ≥ 3'],
    [ray(2, true, 'left'), 'incorrect', 'x ≤ 2'],
    [point(3), 'incorrect', '3'],
  ] as const)('%j is %s', (mark, verdict, echo) => {
    expect(judgeLineMarks([mark], key)).toMatchObject({ verdict, echo })
  })
})

describe('an interval', () => {
  const key = { marks: [interval(-1, 4)] }
  test('counts with its ends and their circles', () => {
    expect(judgeLineMarks([interval(-1, 4)], key)).toMatchObject({ verdict: 'correct', echo: '-1 ≤ x < 4' })
    expect(judgeLineMarks([interval(-1, 4, true, true)], key).verdict).toBe('incorrect')
    expect(judgeLineMarks([interval(-1, 3)], key).verdict).toBe('incorrect')
  })
  test('of no length costs nothing', () => {
    expect(judgeLineMarks([interval(2, 2)], key).verdict).toBe('unreadable')
  })
})
