import { all, arranged, defineModel, exact, type Random, rows, solved, tex, toNumber } from '#form'
import { type Line, lineTex, type Point, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import {
  countOf,
  holds,
  solutionOf,
  type Standard,
  standardOf,
  standardTex,
  timesEach,
} from '#equations/standard-form.ts'
import {
  drawSystem,
  isClearSystem,
  shownSystem,
  type System,
  systemIn,
  wrongPoints,
} from '#equations/system.ts'
import { countName, countSolutions, type SolutionCount } from '#shapes/count-solutions/count-solutions.ts'
import { solveSystem } from '#solutions/system/system.ts'
import { say } from './messages.gen.ts'

const methodsAt = { 1: ['substitute'], 2: ['add', 'subtract'], 3: ['multiply'] } as const
const equationsOf = (system: System) => {
  const [one, other] = shownSystem(system)
  return { one: tex(one), other: tex(other) }
}

/** By substitution (level 1), by adding or subtracting (level 2), after multiplying an equation (level 3). */
export const solve = defineModel<System>({
  id: 'solve',
  thinking: 'compute',
  seconds: 100,
  standards: ['8.EE.C.8b'],
  task: ({ method, one, other }) => `${method} ${one.b > 0} ${other.a > 0}`,
  draw: (random, level) => drawSystem(random, methodsAt[level]),
  fits: isClearSystem,
  item: (system) => ({
    stem: [say('solve.asks', equationsOf(system))],
    ...typedPoint({ label: say('point'), key: system.at, wrong: wrongPoints(system) }),
    ...solveSystem(system),
  }),
  solve({ stem }) {
    const [x, y] = solutionOf(...systemIn(stem)) ?? [0, 0]
    return { kind: 'coordinates', text: `(${exact(x)}, ${exact(y)})` }
  },
})

const places = ['both', 'first', 'second', 'neither'] as const
interface Tests {
  system: System
  points: Point[]
  shuffle: number
}
const placeOf = ({ one, other }: System, point: Point): number =>
  holds(one, point) ? (holds(other, point) ? 0 : 1) : holds(other, point) ? 2 : 3
/** Another point with whole numbers on a line. */
const beside = (random: Random, { a, b }: Standard, [x, y]: Point): Point => {
  const times = random.pick([-1, 1])
  return [x + times * b, y - times * a]
}

/** Which equations a point makes true: y = mx + b (level 1), ax + by = c (level 2), with larger coefficients (level 3). */
export const checkPoints = defineModel<Tests>({
  id: 'check-points',
  thinking: 'classify',
  seconds: 75,
  standards: ['8.EE.C.8a'],
  task: ({ system, points }) =>
    `${system.method} ${points
      .map((point) => String(placeOf(system, point)))
      .toSorted()
      .join('')}`,
  draw(random, level) {
    const system = drawSystem(random, methodsAt[level])
    const { one, other, at } = system
    const [x, y] = at
    const points = [
      at,
      beside(random, one, at),
      beside(random, other, at),
      [y, x] as const,
      random.pick([[-x, y], [x, -y], beside(random, one, beside(random, one, at))] as const),
    ]
    return { system, points, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ system, points }) => isClearSystem(system) && new Set(points.map(String)).size === points.length,
  item({ system, points, shuffle }) {
    const one = { misconception: 'system.one-line-only', feedback: say('check.one-only') }
    const slip = { misconception: 'equation.loses-sign', feedback: say('check.signs') }
    return {
      stem: [say('check.asks', equationsOf(system))],
      ...arranged.sort(shuffle, {
        categories: places.map((place) => say(`check.${place}`)),
        cards: points.map((point) => ({
          text: say('check.card', { point: pointText(point) }),
          category: say(`check.${places[placeOf(system, point)] ?? 'neither'}`),
          slips:
            placeOf(system, point) === 0 || placeOf(system, point) === 3
              ? []
              : [{ category: say('check.both'), ...one }],
        })),
        slip,
      }),
      hints: [say('check.nudge'), say('check.hint')],
      solution: [
        say('check.put'),
        say('check.so', { point: pointText(system.at) }),
        ...points.slice(1).map((point) => {
          const place = places[placeOf(system, point)] ?? 'neither'
          // Two different lines cross once: no other point is on both.
          return say(`check.why-${place === 'both' ? 'neither' : place}`, { point: pointText(point) })
        }),
      ],
    }
  },
  solve(shown) {
    const [one, other] = systemIn(shown.stem)
    return solved.sort(shown, (card) => {
      const [point = [0, 0]] = pointsIn(card)
      return holds(one, point) ? (holds(other, point) ? 0 : 1) : holds(other, point) ? 2 : 3
    })
  },
})

/** Two lines; the second equation may be multiplied and moved, so that it looks different. */
interface Card {
  is: SolutionCount
  first: Line
  second: Line
  form: 'lines' | 'mixed' | 'standard'
  by: number
}
const sources = ({ first, second, form, by }: Card): [string, string] => {
  const standard = ({ slope, start }: Line) =>
    standardTex(timesEach(by, standardOf(toNumber(slope), toNumber(start))))
  return [
    form === 'standard'
      ? standardTex(standardOf(toNumber(first.slope), toNumber(first.start)))
      : lineTex(first),
    form === 'lines' ? lineTex(second) : standard(second),
  ]
}
const formsAt = { 1: 'lines', 2: 'mixed', 3: 'standard' } as const
function drawCard(random: Random, level: 1 | 2 | 3, is: SolutionCount): Card {
  const [slope = 2, other = 3] = random.sample([-4, -3, -2, 2, 3, 4, 5], 2)
  const [start = 1, moved = 2] = random.sample([-6, -5, -3, -2, -1, 1, 2, 4, 5, 7], 2)
  const isMoved = level === 1 && (is === 'all' || random.chance(0.4))
  const second: Line = {
    slope: is === 'one' ? other : slope,
    start: is === 'all' || (is === 'one' && random.chance(0.5)) ? start : moved,
  }
  return {
    is,
    first: { slope, start },
    second,
    form: isMoved ? 'mixed' : formsAt[level],
    by: level === 1 ? 1 : random.integer(2, 4),
  }
}

const both = (card: Card) => all(sources(card).map(tex))

/** How many solutions, at a look: y = mx + b (level 1), one equation in another form (level 2), both (level 3). */
export const howMany = countSolutions<Card>({
  standards: ['8.EE.C.8b'],
  last: ['one', 'none'],
  draw: drawCard,
  form: ({ form }) => form,
  text: (card) => say('count.card', { list: both(card) }),
  asks: say('count.asks'),
  hints: [say('count.nudge'), say('count.hint')],
  why: (card) =>
    say(`count.why-${card.is}`, {
      list: both(card),
      first: tex(lineTex(card.first)),
      second: tex(lineTex(card.second)),
    }),
  // Two equations in a card: the cards of a category would run together.
  answer: (cards) =>
    say('count.answer', {
      list: rows(cards.map((card) => say('count.placed', { list: both(card), is: countName(card.is) }))),
    }),
  slips: {
    missesOne: { misconception: 'equation.compares-one-term', feedback: say('count.slopes') },
    expectsOne: { misconception: 'system.looks-different', feedback: say('count.looks') },
    noneOrAll: { misconception: 'system.parallel-or-same', feedback: say('count.parallel') },
  },
  reads: (card) => countOf(...systemIn(card)),
})
