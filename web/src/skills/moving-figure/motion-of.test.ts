import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { expect, it } from 'vitest'
import { motionOf } from './motion-of.ts'

const plane: FigureOf<'coordinate-plane'> = {
  kind: 'coordinate-plane',
  description: 'A line.',
  x: { from: -6, to: 6, step: 1, label: 'x' },
  y: { from: -6, to: 6, step: 1, label: 'y' },
  points: [{ at: [0, -3], label: 'B' }],
  lines: [
    {
      through: [
        [0, -3],
        [4, 5],
      ],
      label: '',
    },
  ],
}
const numberLine: FigureOf<'number-line'> = {
  kind: 'number-line',
  description: 'Two jumps.',
  from: -15,
  to: 15,
  step: 1,
  labelled: [0],
  points: [],
  jumps: [
    { from: 0, to: -3, label: '' },
    { from: -3, to: 5, label: '' },
  ],
}

function motionFor(figure: Figure) {
  const motion = motionOf(figure)
  if (motion === null) throw new Error(`The ${figure.kind} does not move`)
  return { ...motion, starts: motion.sliders.map(({ start }) => start) }
}

it('a line moves with its slope and its intercept, and its points stay on it', () => {
  const { starts, says, draw } = motionFor(plane)
  expect(starts).toEqual([2, -3])
  expect(says(starts)).toBe('y = 2x − 3')
  expect(says([-1, 4])).toBe('y = −x + 4')
  expect(draw([0.5, 1])).toMatchObject({ points: [{ at: [0, 1], label: 'B' }] })
  expect(draw([0.5, 1])).toMatchObject({
    lines: [
      {
        through: [
          [0, 1],
          [1, 1.5],
        ],
      },
    ],
  })
})

it('two jumps show a sum, also of negative numbers', () => {
  const { starts, says, draw } = motionFor(numberLine)
  expect(says(starts)).toBe('−3 + 8 = 5')
  expect(says([2, -7])).toBe('2 + (−7) = −5')
  expect(draw([2, -7])).toMatchObject({
    jumps: [
      { from: 0, to: 2 },
      { from: 2, to: -5 },
    ],
  })
})

it('the end of an inequality keeps its kind', () => {
  const { says, draw } = motionFor({
    ...numberLine,
    jumps: [],
    spans: [{ from: { at: 3, isClosed: true }, to: null }],
  })
  expect(says([-2])).toBe('x ≥ −2')
  expect(draw([-2])).toMatchObject({ spans: [{ from: { at: -2, isClosed: true }, to: null }] })
})

it('a pair of values slides along both lines in one ratio', () => {
  const { says, draw } = motionFor({
    kind: 'double-number-line',
    description: 'Oats and coconut.',
    top: 'cups of oats',
    bottom: 'cups of coconut',
    ticks: [
      { at: 0, top: '0', bottom: '0' },
      { at: 2, top: '6', bottom: '4' },
      { at: 4, top: '12', bottom: '8' },
    ],
  })
  expect(says([4.5])).toBe('4.5 cups of oats and 3 cups of coconut')
  expect(draw([4.5])).toMatchObject({ ticks: [{ at: 0 }, { at: 1.5, top: '4.5', bottom: '3' }, {}, {}] })
})

it('forces in one line add up to a net force', () => {
  const { sliders, says, draw } = motionFor({
    kind: 'forces',
    description: 'A sled.',
    object: 'Sled',
    arrows: [
      { direction: 'right', newtons: 80, label: 'Pull 80 N' },
      { direction: 'left', newtons: 30, label: 'Friction 30 N' },
    ],
  })
  expect(sliders.map(({ label }) => label)).toEqual(['Pull', 'Friction'])
  expect(says([80, 30])).toBe('Net force: 50 N to the right')
  expect(says([40, 40])).toBe('Net force: 0 N. The forces are balanced.')
  expect(draw([80, 100])).toMatchObject({ arrows: [{}, { newtons: 100, label: 'Friction 100 N' }] })
})

it('a figure with nothing to change has no motion', () => {
  expect(motionOf({ ...numberLine, jumps: [] })).toBeNull()
  expect(motionOf({ ...plane, lines: [] })).toBeNull()
})
