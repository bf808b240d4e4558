import { math, tex } from '#form'
import { gridFigure, type GridPoint, pairText, turned } from '#grids/grid.ts'
import { withCommas } from '#decimals/tens.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

type Story = 'camp' | 'park' | 'town' | 'museum' | 'island' | 'farm'
type Part = 'name' | 'ab' | 'walk' | 'corner' | 'bc' | 'around' | 'middle' | 'route' | 'move'

/** What one unit of the map can be. */
const scales: Record<Story, { unit: UnitId; units: readonly number[] }> = {
  camp: { unit: 'meter', units: [5, 10, 15, 20, 25] },
  park: { unit: 'meter', units: [10, 15, 20, 25, 50] },
  town: { unit: 'meter', units: [80, 90, 100, 120, 150] },
  museum: { unit: 'foot', units: [6, 8, 9, 12, 15] },
  island: { unit: 'meter', units: [200, 250, 300, 400, 500] },
  farm: { unit: 'yard', units: [12, 15, 20, 30, 40] },
}

interface Places {
  who: string
  /** A and C are opposite corners of a rectangle with sides on grid lines, and B is the corner between them. */
  a: GridPoint
  c: GridPoint
  k: number
  /** A way from D, to the right and up. */
  way: [across: number, up: number]
}
const pair = (point: GridPoint): string => math(pairText(point))

/** A walk with a corner (level 1), a rectangle and the way around it (level 2), a point halfway (level 3). */
export const task = linkedTask<Places, Story, Part>({
  standards: ['5.G.A.1', '5.G.A.2'],
  stories: ['camp', 'park', 'town', 'museum', 'island', 'farm'],
  levels: {
    1: ['name', 'ab', 'walk'],
    2: ['corner', 'ab', 'bc', 'around'],
    3: ['corner', 'around', 'middle', 'route', 'move'],
  },
  draw(random, { story, side }) {
    const [w, h] = [random.pick([4, 6, 8]), random.integer(2, 6)]
    const [left, low] = [random.integer(1, 10 - w), random.integer(1, 8 - h)]
    // Half of the time, B is to the left of A.
    const [x, right] = side === 0 ? [left, left + w] : [left + w, left]
    const [y, top] = random.shuffle([low, low + h])
    return {
      who: someone(random),
      a: [x, y ?? low],
      c: [right, top ?? low],
      k: random.pick(scales[story].units),
      way: [random.integer(1, 4), random.integer(1, 4)],
    }
  },
  fits: ({ a: [x, y], c: [right, top], way: [across, up], level }) =>
    x !== y &&
    x !== top &&
    right !== y &&
    (x + right) / 2 !== y &&
    Math.abs(right - x) !== Math.abs(top - y) &&
    // The way from D, the same way in the other direction, and the way from C stay on the map.
    (level < 3 ||
      (across !== up &&
        right + across <= 10 &&
        x + Math.max(across, up) <= 10 &&
        top + Math.max(across, up) <= 8 &&
        x > across &&
        top > up)),
  told: ({ story, k }) => [say(`task.${story}.told`), say(`task.${story}.scale`, { k })],
  figure: ({ a: [x, y], c: [right, top] }) =>
    gridFigure([
      { name: 'A', at: [x, y] },
      { name: 'B', at: [right, y] },
      { name: 'C', at: [right, top] },
    ]),
  asks(part, { story, who, way: [across, up] }) {
    const units = quantity(2, scales[story].unit)
    switch (part) {
      case 'name':
        return say(`task.${story}.name`)
      case 'corner':
      case 'middle':
        return say(`task.${story}.${part}`)
      case 'move':
        return say('task.move', { who: person(who), across, up })
      case 'walk':
        return say('task.walk', { who: person(who), units })
      case 'route':
        return say('task.route', { who: person(who), units })
      default:
        return say(`task.${part}`, { units })
    }
  },
  parts({ a: [x, y], c: [right, top], k, way: [across, up] }) {
    const [w, h] = [Math.abs(right - x), Math.abs(top - y)]
    const half = (x + right) / 2
    const [b, d]: [GridPoint, GridPoint] = [
      [right, y],
      [x, top],
    ]
    const middle: GridPoint = [half, y]
    const squares = (count: number) => [count, 'graph.counts-squares', say('task.slip.scale')] as const
    const swapped = (point: GridPoint) =>
      [pair(turned(point)), 'grid.swaps-coordinates', say('task.slip.swapped')] as const
    const side = (low: number, high: number) => ({
      value: Math.abs(high - low) * k,
      work: String.raw`(${Math.max(low, high)} − ${Math.min(low, high)}) \times ${k} = ${Math.abs(high - low) * k}`,
      wrong: [
        squares(Math.abs(high - low)),
        [Math.max(low, high) * k, 'grid.end-only', say('task.slip.end')],
        [(Math.abs(high - low) + 1) * k, 'grid.counts-points', say('task.slip.lines')],
        [(high + low) * k, 'grid.adds-coordinates', say('task.slip.adds')],
      ] as const,
    })
    return {
      name: {
        right: pair(b),
        work: pairText(b),
        wrong: [
          swapped(b),
          [pair([right, top]), 'grid.wrong-point', say('task.slip.point')],
          [pair([x, y]), 'grid.wrong-point', say('task.slip.point')],
        ],
      },
      ab: side(x, right),
      bc: side(y, top),
      walk: {
        value: (w + h) * k,
        work: String.raw`(${w} + ${h}) \times ${k} = ${(w + h) * k}`,
        wrong: [squares(w + h), [w * k, 'grid.skips-stop', say('task.slip.stop')]],
      },
      corner: {
        right: pair(d),
        work: pairText(d),
        wrong: [
          swapped(d),
          [pair([x, top < 8 ? top + 1 : top - 1]), 'grid.crooked-side', say('task.slip.crooked')],
          [pair([half, top]), 'grid.crooked-side', say('task.slip.crooked')],
        ],
      },
      around: {
        value: 2 * (w + h) * k,
        work: String.raw`2 \times (${w} + ${h}) \times ${k} = ${2 * (w + h) * k}`,
        wrong: [squares(2 * (w + h)), [(w + h) * k, 'grid.half-perimeter', say('task.slip.half')]],
      },
      middle: {
        right: pair(middle),
        work: String.raw`(${x} + ${right}) \div 2 = ${half}`,
        wrong: [
          swapped(middle),
          [pair([w / 2, y]), 'grid.starts-at-one', say('task.slip.start')],
          [pair([half, top]), 'grid.other-axis', say('task.slip.line')],
        ],
      },
      route: {
        value: (w / 2 + h) * k,
        work: String.raw`(${w / 2} + ${h}) \times ${k} = ${(w / 2 + h) * k}`,
        wrong: [
          squares(w / 2 + h),
          [(w + h) * k, 'grid.wrong-point', say('task.slip.from')],
          [(w / 2) * k, 'grid.skips-stop', say('task.slip.stop')],
        ],
      },
      move: {
        right: pair([x + across, top + up]),
        work: `(${x} + ${across}, ${top} + ${up})`,
        wrong: [
          [pair([x - across, top - up]), 'grid.wrong-direction', say('task.slip.direction')],
          [pair([x + up, top + across]), 'grid.other-axis', say('task.slip.axes')],
          [pair([right + across, top + up]), 'grid.wrong-point', say('task.slip.point')],
        ],
      },
    }
  },
  why: (part, { tex: equation }) => say(`task.why.${part}`, { equation: tex(withCommas(equation)) }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [k = 0, x = 0, y = 0, right = 0, , , top = 0], asked }) {
    const [w, h] = [Math.abs(right - x), Math.abs(top - y)]
    const [across = 0, up = 0] = asked('move')
    return {
      name: pair([right, y]),
      ab: w * k,
      bc: h * k,
      walk: w * k + h * k,
      corner: pair([x, top]),
      around: 2 * w * k + 2 * h * k,
      middle: pair([x + (right - x) / 2, y]),
      route: (w * k) / 2 + h * k,
      move: pair([x + across, top + up]),
    }
  },
})
