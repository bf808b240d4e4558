import type { InteractionOf, LineMarkDrawn } from '@skills-center/contract/interaction'
import { describe, expect, test } from 'vitest'
import {
  type LineDraft,
  added,
  draftOf,
  firstFreePlace,
  isWhole,
  keyMoves,
  marksOf,
  moved,
  noDraft,
} from './line-draft.ts'
import { typedLine } from './line-form.ts'
import { formatDraft, nextStep, spokenMark } from './format-line.ts'

const line = (over: Partial<InteractionOf<'number-line'>>): InteractionOf<'number-line'> => ({
  kind: 'number-line',
  from: -5,
  to: 5,
  step: 1,
  snap: 1,
  labelled: [0],
  draws: 'points',
  count: 1,
  ...over,
})
const points = line({ count: 3 })
const ray = line({ draws: 'ray' })
const interval = line({ draws: 'interval' })

const drawn = (over: Partial<LineDraft>): LineDraft => ({ ...noDraft, ...over })

describe('a drawing and its marks', () => {
  test.each<[InteractionOf<'number-line'>, LineMarkDrawn[]]>([
    [
      points,
      [
        { kind: 'point', at: 3 },
        { kind: 'point', at: -1 },
        { kind: 'point', at: 0 },
      ],
    ],
    [ray, [{ kind: 'ray', at: -2, isClosed: false, towards: 'right' }]],
    [interval, [{ kind: 'interval', from: -1, to: 4, isFromClosed: true, isToClosed: false }]],
  ])('go back and forth', (interaction, marks) => {
    expect(marksOf(interaction, draftOf(marks))).toEqual(marks)
    expect(isWhole(interaction, draftOf(marks))).toBe(true)
  })
  test('points are marks one by one, and whole when all are set', () => {
    expect(marksOf(points, drawn({ ats: [2] }))).toEqual([{ kind: 'point', at: 2 }])
    expect(isWhole(points, drawn({ ats: [2] }))).toBe(false)
  })
  test('a ray is none before its circle and its arrow were chosen', () => {
    expect(marksOf(ray, drawn({ ats: [2], closed: [true] }))).toEqual([])
    expect(marksOf(ray, drawn({ ats: [2], towards: 'left' }))).toEqual([])
    expect(marksOf(ray, drawn({ closed: [true], towards: 'left' }))).toEqual([])
    expect(isWhole(ray, drawn({ ats: [2], closed: [false], towards: 'left' }))).toBe(true)
  })
  test('an interval is none before both circles were chosen', () => {
    expect(marksOf(interval, drawn({ ats: [2, 3], closed: [true] }))).toEqual([])
    expect(isWhole(interval, drawn({ ats: [2, 3], closed: [true, false] }))).toBe(true)
  })
})

describe('setting and moving', () => {
  test('points keep the order in which they were set', () => {
    expect(added(points, drawn({ ats: [3] }), -2)).toEqual({ drawn: drawn({ ats: [3, -2] }), index: 1 })
  })
  test('ends of an interval stand from left to right, and the circles stay with the sides', () => {
    const one = drawn({ ats: [3], closed: [true, false] })
    expect(added(interval, one, -2)).toEqual({ drawn: { ...one, ats: [-2, 3] }, index: 0 })
    expect(moved(interval, { ...one, ats: [-2, 3] }, 0, 4)).toEqual({
      drawn: { ...one, ats: [3, 4] },
      index: 1,
    })
  })
  test('nothing moves onto a place that is taken', () => {
    const draft = drawn({ ats: [1, 2] })
    expect(moved(points, draft, 0, 2)).toEqual({ drawn: draft, index: 0 })
  })
  test('by keys a point goes over the others, an end of an interval not past the other end', () => {
    expect(keyMoves(points, drawn({ ats: [1, 2] }), 0, 'ArrowRight')).toBe(3)
    expect(keyMoves(interval, drawn({ ats: [1, 2] }), 0, 'ArrowRight')).toBe(1)
    expect(keyMoves(interval, drawn({ ats: [1, 4] }), 0, 'End')).toBe(3)
    expect(keyMoves(interval, drawn({ ats: [1, 4] }), 1, 'Home')).toBe(2)
    expect(keyMoves(points, drawn({ ats: [1] }), 0, 'x')).toBeUndefined()
  })
  test('a mark is added at zero, or beside it when zero is taken', () => {
    expect(firstFreePlace(points, noDraft, 0)).toBe(0)
    expect(firstFreePlace(points, drawn({ ats: [0, 1] }), 0)).toBe(2)
    expect(firstFreePlace(line({ from: -5, to: 0, count: 2 }), drawn({ ats: [0] }), 0)).toBe(-1)
  })
})

describe('words', () => {
  test('a mark says its place, its circle and its arrow', () => {
    expect(spokenMark(ray, drawn({ ats: [-2], closed: [false], towards: 'right' }), 0)).toBe(
      'negative 2, open circle, arrow to the right',
    )
    expect(spokenMark(ray, drawn({ ats: [-2] }), 0)).toBe(
      'negative 2, no circle chosen yet, no arrow chosen yet',
    )
    expect(spokenMark(interval, drawn({ ats: [1, 4], closed: [false, true] }), 1)).toBe('4, filled circle')
  })
  test('a drawing is told from left to right', () => {
    expect(formatDraft(points, drawn({ ats: [3, -1, 0] }))).toBe('points at \u22121, 0 and 3')
  })
  test('the next step is what is missing', () => {
    expect(nextStep(points, drawn({ ats: [1] }), false)).toContain('2 more')
    expect(nextStep(ray, drawn({ ats: [1], closed: [true] }), false)).toContain('where the arrow points')
    expect(nextStep(interval, drawn({ ats: [1, 2], closed: [true] }), false)).toContain('circle for each end')
  })
})

describe('typing', () => {
  test('texts give places, in the order of the fields', () => {
    expect(typedLine(points, ['3', '', '-1'])).toEqual({ ats: [3, -1], problems: [null, null, null] })
  })
  test('two marks at one number are one, and say so', () => {
    expect(typedLine(points, ['3', '3.0', '1'])).toEqual({
      ats: [3, 1],
      problems: [null, 'There’s already one at this number.', null],
    })
  })
  test('the ends of an interval stand in order', () => {
    expect(typedLine(interval, ['4', '-1'])).toEqual({
      ats: [4],
      problems: [null, 'The right end must be greater than the left end.'],
    })
  })
})
