import { all, tex } from '@skills-center/messages/values'
import {
  type Box,
  lengthOf,
  perimeterBugs,
  perimeterOf,
  type PlaneGap,
  planeGapBugs,
} from '../../bugs/plane/plane-bugs.ts'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { typed } from '../../form/answering.ts'
import { arranged } from '../../form/arranging.ts'
import { byLevel, defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { planeAxes, reach, reflected, swapped } from '../../grids/quadrants.ts'
import type { Random } from '../../random.ts'
import { gapSteps } from '../../solutions/plane-gaps/plane-gaps.ts'
import { say } from './messages.gen.ts'

const its = { id: 'rectangle', thinking: 'compute', seconds: 60, standards: ['6.G.A.3'] } as const
const letters = ['A', 'B', 'C', 'D']
const cornersOf = ({ left, right, low, high }: Box): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]
const named = (points: readonly Point[], names: readonly string[]) =>
  all(points.map((at, index) => tex(`${names[index] ?? ''}${pointText(at)}`)))
/**
 * A box that is no square and straddles at least one axis. No side lies on an axis, and every side is at least two
 * units long.
 */
function drawBox(random: Random, most = reach): Box {
  const [left, right] = [random.integer(-most, most - 2), random.integer(-most, most)]
  const [low, high] = [random.integer(-most, most - 2), random.integer(-most, most)]
  const isFine = right - left > 1 && high - low > 1 && right - left !== high - low
  const isOff = [left, right, low, high].every((each) => each !== 0)
  const isAcross = left < 0 && right > 0
  return isFine && isOff && (isAcross || (low < 0 && high > 0))
    ? { left, right, low, high }
    : drawBox(random, most)
}
const crossed = ({ left, right, low, high }: Box): string => `${left * right < 0} ${low * high < 0}`
const widthOf = ({ left, right, low }: Box): PlaneGap => ({
  along: 0,
  ends: [left, right],
  same: low,
  scale: 1,
})
const heightOf = ({ left, low, high }: Box): PlaneGap => ({
  along: 1,
  ends: [low, high],
  same: left,
  scale: 1,
})

type Side = Box & PlaneGap & { isWidth: boolean }
const sideLength = defineModel<Side>({
  ...its,
  bugs: planeGapBugs,
  task: (side) => `side ${side.isWidth} ${crossed(side)}`,
  draw(random) {
    const box = drawBox(random, 12)
    const isWidth = random.chance(0.5)
    return { ...box, ...(isWidth ? widthOf(box) : heightOf(box)), isWidth }
  },
  item(side) {
    const n = lengthOf(side)
    const ends = side.isWidth ? 'AB' : 'BC'
    return {
      stem: [say('corners', { list: named(cornersOf(side), letters) }), say('side.asks', { ends })],
      ...typed<PlaneGap>(side, { label: say('length'), after: say('units'), key: n, bugs: planeGapBugs }),
      answer: say('answer', { n }),
      hints: [say('side.nudge', { ends }), say('side.hint')],
      solution: [say(side.isWidth ? 'side.level' : 'side.upright', { ends }), ...gapSteps(side)],
    }
  },
  solve({ stem }) {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = pointsIn(stem)
    return solved.number(/AB/.test(stem) ? b[0] - a[0] : c[1] - b[1])
  },
})

type Missing = Box & { missing: number }
const fourth = defineModel<Missing>({
  ...its,
  task: (box) => `corner ${box.missing} ${crossed(box)}`,
  draw: (random) => ({ ...drawBox(random), missing: random.integer(0, 3) }),
  item(box) {
    const corners = cornersOf(box)
    const given = corners.filter((_, at) => at !== box.missing)
    const key = corners[box.missing] ?? [0, 0]
    const at = ([x, y]: Point): [number, number] => [x, y]
    return {
      stem: [say('fourth.asks', { list: named(given, ['P', 'Q', 'R']) })],
      ...arranged.plane(
        {
          ...planeAxes(),
          snap: { x: 1, y: 1 },
          given: { points: given.map((each, index) => ({ at: at(each), label: 'PQR'[index] ?? '' })) },
        },
        { draws: 'points', points: [at(key)] },
        [
          {
            misconception: 'grid.swaps-coordinates',
            feedback: say('fourth.swapped'),
            points: [at(swapped(key))],
          },
          { misconception: 'grid.drops-sign', feedback: say('fourth.sign'), points: [at(reflected.y(key))] },
          { misconception: 'grid.drops-sign', feedback: say('fourth.sign'), points: [at(reflected.x(key))] },
        ],
      ),
      hints: [say('fourth.nudge'), say('fourth.hint')],
      solution: [
        say('fourth.first', { x: key[0], y: key[1] }),
        say('fourth.so', { point: tex(pointText(key)) }),
      ],
    }
  },
  solve({ stem }) {
    const points = pointsIn(stem)
    const odd = (values: number[]): number =>
      values.find((each) => values.filter((v) => v === each).length === 1) ?? 0
    const key: [number, number] = [odd(points.map(([x]) => x)), odd(points.map(([, y]) => y))]
    return { kind: 'coordinate-plane', points: [key] }
  },
})

type Around = Box & { isRising: boolean }
const around = defineModel<Around>({
  ...its,
  bugs: perimeterBugs,
  task: (box) => `around ${box.isRising} ${crossed(box)}`,
  draw: (random) => ({ ...drawBox(random, 12), isRising: random.chance(0.5) }),
  item(box) {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = cornersOf(box)
    const key = perimeterOf(box)
    const [width, height] = [lengthOf(widthOf(box)), lengthOf(heightOf(box))]
    return {
      stem: [say('around.asks', { list: named(box.isRising ? [a, c] : [d, b], ['P', 'Q']) })],
      ...typed<Box>(box, { label: say('around.label'), after: say('units'), key, bugs: perimeterBugs }),
      answer: say('answer', { n: key }),
      hints: [say('around.nudge'), say('around.hint')],
      solution: [
        say('around.width'),
        ...gapSteps(widthOf(box)),
        say('around.height'),
        ...gapSteps(heightOf(box)),
        say('around.so', { width, height, key }),
      ],
    }
  },
  solve({ stem }) {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = pointsIn(stem)
    return solved.number(2 * (Math.abs(a - c) + Math.abs(b - d)))
  },
})

/** A side (level 1), the fourth vertex (level 2), the perimeter from two opposite vertices (level 3). */
export const rectangle = byLevel({ 1: sideLength, 2: fourth, 3: around }, ({ interaction, stem }) =>
  interaction.kind === 'coordinate-plane' ? 2 : pointsIn(stem).length > 2 ? 1 : 3,
)
