import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePlane, type PlaneKey, type PlanePoint } from './judge-plane.ts'

const verdict = (draws: PlaneKey['draws'], wanted: PlanePoint[], drawn: PlanePoint[]) =>
  judgePlane(drawn, { draws, points: wanted }).verdict

test('points count in any order', () => {
  expect(
    verdict(
      'points',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [3, 4],
        [1, 2],
      ],
    ),
  ).toBe('correct')
  expect(
    verdict(
      'points',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [2, 1],
        [3, 4],
      ],
    ),
  ).toBe('incorrect')
})

test('too few points, or two on one place, cost nothing', () => {
  expect(
    verdict(
      'line',
      [
        [0, 0],
        [1, 1],
      ],
      [[0, 0]],
    ),
  ).toBe('unreadable')
  expect(
    verdict(
      'line',
      [
        [0, 0],
        [1, 1],
      ],
      [
        [2, 2],
        [2, 2],
      ],
    ),
  ).toBe('unreadable')
})

test('a line is the same by any two of its points', () => {
  const whole = fc.integer({ min: -12, max: 12 })
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, (slope, start, a, b, c, d) => {
      fc.pre(a !== b && c !== d)
      const at = (x: number): PlanePoint => [x, slope * x + start]
      expect(verdict('line', [at(a), at(b)], [at(c), at(d)])).toBe('correct')
      expect(verdict('line', [at(a), at(b)], [at(c), [d, slope * d + start + 1]])).toBe('incorrect')
    }),
  )
})

test('an upright line counts too', () => {
  expect(
    verdict(
      'line',
      [
        [2, 0],
        [2, 5],
      ],
      [
        [2, -3],
        [2, 1],
      ],
    ),
  ).toBe('correct')
  expect(
    verdict(
      'line',
      [
        [2, 0],
        [2, 5],
      ],
      [
        [3, -3],
        [3, 1],
      ],
    ),
  ).toBe('incorrect')
})

test('a segment has its ends, a line through them is more', () => {
  expect(
    verdict(
      'segment',
      [
        [0, 0],
        [4, 2],
      ],
      [
        [4, 2],
        [0, 0],
      ],
    ),
  ).toBe('correct')
  expect(
    verdict(
      'segment',
      [
        [0, 0],
        [4, 2],
      ],
      [
        [2, 1],
        [0, 0],
      ],
    ),
  ).toBe('incorrect')
})

describe('a polygon', () => {
  const square: PlanePoint[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]
  test('counts from any corner, either way round', () => {
    for (let start = 0; start < 4; start += 1) {
      const turned = [...square.slice(start), ...square.slice(0, start)]
      expect(verdict('polygon', square, turned)).toBe('correct')
      expect(verdict('polygon', square, turned.toReversed())).toBe('correct')
    }
  })
  test('with crossing sides is another', () => {
    expect(
      verdict('polygon', square, [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ]),
    ).toBe('incorrect')
  })
})

describe('a curve', () => {
  test('counts by what it is, whichever second point set it', () => {
    expect(
      verdict(
        'parabola',
        [
          [1, -2],
          [2, 1],
        ],
        [
          [1, -2],
          [3, 10],
        ],
      ),
    ).toBe('correct')
    expect(
      verdict(
        'parabola',
        [
          [1, -2],
          [2, 1],
        ],
        [
          [1, -2],
          [0, 1],
        ],
      ),
    ).toBe('correct')
    expect(
      verdict(
        'parabola',
        [
          [1, -2],
          [2, 1],
        ],
        [
          [1, -2],
          [3, 4],
        ],
      ),
    ).toBe('incorrect')
    expect(
      verdict(
        'absolute-value',
        [
          [0, 3],
          [1, 1],
        ],
        [
          [0, 3],
          [-2, -1],
        ],
      ),
    ).toBe('correct')
    expect(
      verdict(
        'exponential',
        [
          [0, 1],
          [1, 2],
        ],
        [
          [3, 8],
          [2, 4],
        ],
      ),
    ).toBe('correct')
    expect(
      verdict(
        'exponential',
        [
          [0, 1],
          [1, 2],
        ],
        [
          [3, 9],
          [2, 4],
        ],
      ),
    ).toBe('incorrect')
  })
  test('that its points do not set costs nothing', () => {
    expect(
      verdict(
        'parabola',
        [
          [1, -2],
          [2, 1],
        ],
        [
          [1, -2],
          [1, 4],
        ],
      ),
    ).toBe('unreadable')
    expect(
      verdict(
        'exponential',
        [
          [0, 1],
          [1, 2],
        ],
        [
          [0, 0],
          [1, 2],
        ],
      ),
    ).toBe('unreadable')
    expect(
      verdict(
        'exponential',
        [
          [0, 1],
          [1, 2],
        ],
        [
          [0, -1],
          [1, 2],
        ],
      ),
    ).toBe('unreadable')
  })
})
