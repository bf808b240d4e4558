import { bug, defineModel, numbersIn, type Random, solved, typed } from '#form'
import { motionNames, type Motion } from '#moves/motions.ts'
import { someMove } from '#moves/moves.ts'
import { say } from './messages.gen.ts'

const asked = {
  1: ['side', 'perimeter', 'area'],
  2: ['same-angle', 'next-angle', 'triangle-angle'],
  3: ['gap', 'around', 'half-turn', 'quarter-turn'],
} as const
type Asks = (typeof asked)[1 | 2 | 3][number]
/** Lengths or angles, by what is asked; `vertex` is the vertex of the image that is asked for. */
interface Keeps {
  asks: Asks
  a: number
  b: number
  vertex: 'B' | 'C' | 'D'
  motion: Motion
}
function keyOf({ asks, a, b }: Keeps): number {
  switch (asks) {
    case 'side':
    case 'same-angle':
      return a
    case 'perimeter':
      return 2 * (a + b)
    case 'area':
      return a * b
    case 'next-angle':
      return 180 - a
    case 'triangle-angle':
      return 180 - a - b
    case 'gap':
    case 'half-turn':
      return 2 * a
    case 'around':
      return 2 * a + 2 * b
    case 'quarter-turn':
      return (a * a) / 2
  }
}
const turn: Motion = { kind: 'rotation', turn: 90, way: 'counter' }
const sample: Keeps = { asks: 'side', a: 8, b: 5, vertex: 'C', motion: turn }
/** What each slip gives. Worked by hand: sides 8 and 5, angles of 70° and 50°, 8 from the mirror. */
const bugs = [
  bug<Keeps>({
    id: 'moves.wrong-length',
    answer: ({ asks, b }) => (asks === 'side' ? b : null),
    feedback: () => say('keeps.other-side'),
    example: [sample, 5],
  }),
  bug<Keeps>({
    id: 'moves.changes-size',
    answer: (its) => (['side', 'perimeter', 'area'].includes(its.asks) ? 2 * keyOf(its) : null),
    feedback: () => say('keeps.doubled'),
    example: [{ ...sample, asks: 'perimeter' }, 52],
  }),
  bug<Keeps>({
    id: 'area.stops-early',
    answer: ({ asks, a, b }) => (asks === 'perimeter' ? a + b : asks === 'around' ? 2 * a + b : null),
    feedback: () => say('keeps.early'),
    example: [{ ...sample, asks: 'perimeter' }, 13],
  }),
  bug<Keeps>({
    id: 'angle.stops-at-sum',
    answer: ({ asks, a, b }) => (asks === 'triangle-angle' ? a + b : null),
    feedback: () => say('keeps.sum'),
    example: [{ ...sample, asks: 'triangle-angle', a: 70, b: 50 }, 120],
  }),
  bug<Keeps>({
    id: 'angle.other-angle',
    answer: ({ asks, a, b }) =>
      asks === 'same-angle' ? 180 - a : asks === 'next-angle' ? a : asks === 'triangle-angle' ? b : null,
    feedback: () => say('keeps.other-angle'),
    example: [{ ...sample, asks: 'triangle-angle', a: 70, b: 50 }, 50],
  }),
  bug<Keeps>({
    id: 'moves.changes-angles',
    answer: ({ asks, a, motion }) =>
      asks === 'same-angle' && motion.kind === 'rotation' ? a + motion.turn : null,
    feedback: () => say('keeps.turned-angle'),
    example: [{ ...sample, asks: 'same-angle', a: 70 }, 160],
  }),
  bug<Keeps>({
    id: 'moves.half-the-way',
    answer: ({ asks, a, b }) =>
      asks === 'gap' || asks === 'half-turn' ? a : asks === 'around' ? a + 2 * b : null,
    feedback: () => say('keeps.half-way'),
    example: [{ ...sample, asks: 'gap' }, 8],
  }),
  bug<Keeps>({
    id: 'area.no-half',
    answer: ({ asks, a }) => (asks === 'quarter-turn' ? a * a : null),
    feedback: () => say('keeps.square'),
    example: [{ ...sample, asks: 'quarter-turn' }, 64],
  }),
]
const isArea = ({ asks }: Keeps): boolean => asks === 'area' || asks === 'quarter-turn'
const isAngle = ({ asks }: Pick<Keeps, 'asks'>): boolean => asks.endsWith('angle')
const even = (random: Random, low: number, high: number): number => 2 * random.integer(low, high)

/** Lengths, perimeter and area (level 1), angles (level 2), distances to mirror and center (level 3). */
export const keeps = defineModel<Keeps>({
  id: 'what-stays',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['8.G.A.1a', '8.G.A.1b', '8.G.A.1c'],
  standardsOf: (its) =>
    isAngle(its) ? (its.asks === 'triangle-angle' ? ['8.G.A.1b'] : ['8.G.A.1b', '8.G.A.1c']) : ['8.G.A.1a'],
  bugs,
  minWrongAnswers: 1,
  task: ({ asks, vertex, motion }) => `${asks} ${vertex} ${motion.kind}`,
  draw(random, level) {
    const asks = random.pick<Asks>(asked[level])
    const a = isAngle({ asks }) ? random.integer(35, 85) : even(random, 2, 8)
    return {
      asks,
      a,
      b: isAngle({ asks }) ? random.integer(35, 75) : random.integer(3, 15),
      vertex: asks === 'next-angle' ? random.pick(['B', 'D'] as const) : 'C',
      motion: someMove(random, random.pick(['reflection', 'rotation'] as const)),
    }
  },
  fits: ({ asks, a, b }) =>
    a !== b && (asks === 'around' ? b > a : true) && !(asks === 'triangle-angle' && 180 - a - b === a),
  item(its) {
    const { asks, a, b, vertex, motion } = its
    const values = { a, b, vertex, moves: motionNames([motion]) }
    return {
      stem: [say(`keeps.asks.${asks}`, values)],
      ...typed<Keeps>(its, {
        label: say(`keeps.label.${isAngle(its) ? 'angle' : isArea(its) ? 'area' : 'length'}`),
        ...(isArea(its) ? {} : { after: say(isAngle(its) ? 'keeps.degrees' : 'keeps.units') }),
        key: keyOf(its),
        bugs,
      }),
      hints: [say(`keeps.nudge.${asks}`), say(`keeps.hint.${asks}`)],
      solution: [say(`keeps.why.${asks}`, values), say(`keeps.so.${asks}`, { ...values, key: keyOf(its) })],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem)
      .filter(({ value }) => ![90, 180, 270].includes(value) || !/rota/.test(stem))
      .map(({ value }) => value)
    const [a = 0, b = 0] = numbers
    if (/parallelogram|paralelogramo/.test(stem))
      return solved.number(/(?:angle|ángulo) C′/.test(stem) ? a : 180 - a)
    if (/angles A and B|ángulos A y B/.test(stem)) return solved.number(180 - a - b)
    if (/rect[aá]ng/.test(stem) && /area|área/.test(stem)) return solved.number(a * b)
    if (/perimeter|perímetro/.test(stem)) return solved.number(2 * (a + b))
    if (/POP′/.test(stem)) return solved.number((a * a) / 2)
    return solved.number(/P′/.test(stem) ? 2 * a : a)
  },
})
