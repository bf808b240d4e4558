import type { PlanePoint } from '@skills-center/answers/judge-plane'
import { plane } from '../../build-drawn.ts'
import { choice, coordinates, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { people } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, dollars, numeral } from '../../wording.ts'
import { fractionValue, greatestCommonFactor, leastCommonMultiple } from '../fractions.ts'
import { linearTex, plusTex, signedTex, termTex } from '../linear-expression.ts'
import { texIn, valueOf } from '../sums-of-terms.ts'
import { story } from './systems-of-equations-stories.ts'

/** `a·x + b·y = c`. */
interface Equation {
  a: number
  b: number
  c: number
}

const standardTex = ({ a, b, c }: Equation): string =>
  `${termTex(a)}${b < 0 ? ' − ' : ' + '}${termTex(Math.abs(b), 'y')} = ${signedTex(c)}`
const solvedTex = (slope: number, constant: number): string => `y = ${linearTex({ slope, constant })}`
const timesEach = (by: number, { a, b, c }: Equation): Equation => ({ a: by * a, b: by * b, c: by * c })

const pair = ([x, y]: PlanePoint): string => `(${numeral(x)}, ${numeral(y)})`
const value = ([x, y]: PlanePoint): string => `(${x},${y})`
/** As a number stands after a times sign. */
const factor = (size: number): string => (size < 0 ? `(${signedTex(size)})` : String(size))

/** `3 \\times (−2)`; just the second number after a 1. */
const product = (by: number, size: number, isFirst = true): string =>
  by === 1 ? (isFirst ? signedTex(size) : factor(size)) : String.raw`${signedTex(by)} \times ${factor(size)}`

const fraction = (top: number, bottom: number): string =>
  fractionValue(bottom < 0 ? { top: -top, bottom: -bottom } : { top, bottom })

/** Where two equations meet, as a key writes it; null where they do not, or everywhere. */
function crossing(one: Equation, other: Equation): string | null {
  const base = one.a * other.b - other.a * one.b
  if (base === 0) return null
  return `(${fraction(one.c * other.b - other.c * one.b, base)},${fraction(one.a * other.c - other.a * one.c, base)})`
}

const pointSlip = (wanted: string | null, slip: Omit<WrongValue, 'value'>): WrongValue[] =>
  wanted === null ? [] : [{ value: wanted, ...slip }]

/** The equations of a stem as a student reads them: what the sides come to at three places tells all. */
function equationsIn(stem: string, k = 0): Equation[] {
  return texIn(stem)
    .filter((text) => text.includes('=') && /x|y/.test(text))
    .map((text) => {
      const [left = '', right = ''] = text.split('=')
      const side = (source: string, x: number, y: number) =>
        valueOf(source.trim().replace(/^−/, '0 − '), { x, y, k })
      const at = (x: number, y: number) => side(left, x, y) - side(right, x, y)
      const origin = at(0, 0)
      return { a: at(1, 0) - origin, b: at(0, 1) - origin, c: -origin }
    })
}

function throughPoints([[x1, y1], [x2, y2]]: readonly [PlanePoint, PlanePoint]): Equation {
  return { a: y2 - y1, b: x1 - x2, c: (y2 - y1) * x1 + (x1 - x2) * y1 }
}

/** Both unknowns by determinants; the makers start from the solution instead. */
function meet([one, other]: readonly Equation[]): PlanePoint {
  if (one === undefined || other === undefined) throw new TypeError('expects two equations')
  const base = one.a * other.b - other.a * one.b
  return [(one.c * other.b - other.c * one.b) / base, (one.a * other.c - other.a * one.c) / base]
}

// --- Lines on a grid ---

const low = -8
const high = 8
const grid = (label: string) => ({ from: low, to: high, step: 1, label })

/** Through a point, with a step that leads from grid point to grid point. */
interface Line {
  at: PlanePoint
  run: number
  rise: number
}

const steps = [
  [1, 1],
  [1, -1],
  [1, 2],
  [1, -2],
  [1, 3],
  [1, -3],
  [2, 1],
  [2, -1],
  [3, 1],
  [3, -1],
  [3, 2],
  [3, -2],
] as const

/** Points of the line on the grid, from left to right. */
function gridPoints({ at: [x, y], run, rise }: Line): PlanePoint[] {
  return Array.from({ length: 33 }, (_, index): PlanePoint => [
    x + (index - 16) * run,
    y + (index - 16) * rise,
  ]).filter(([px, py]) => Math.min(px, py) >= low && Math.max(px, py) <= high)
}

/** Two points that set the line, both apart from `not`; null where the grid has too few. */
function twoPoints(line: Line, not?: PlanePoint): [PlanePoint, PlanePoint] | null {
  const free = gridPoints(line).filter(([x, y]) => not === undefined || x !== not[0] || y !== not[1])
  const near = free.toSorted(([x1, y1], [x2, y2]) => x1 ** 2 + y1 ** 2 - x2 ** 2 - y2 ** 2)
  const [first, second] = near
  if (first === undefined || second === undefined) return null
  return first[0] < second[0] ? [first, second] : [second, first]
}

const wide = ([one, other]: readonly [PlanePoint, PlanePoint]): [[number, number], [number, number]] => [
  [one[0], one[1]],
  [other[0], other[1]],
]

const throughText = (name: string, [one, other]: readonly [PlanePoint, PlanePoint]): string =>
  `Line ${name} goes through ${pair(one)} and ${pair(other)}.`

// --- Reading the solution off a graph ---

/** Two lines (level 1), a story with a scale (level 2), three lines of which two are meant (level 3). */
const readGraph: ComputedModel = {
  id: 'read-graph',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    if (level === 2) return readStoryGraph(random)
    return level === 1 ? readTwoLines(random) : readThreeLines(random)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const drawn = shown.figure.lines.map(({ through }) => throughPoints(through))
    const told = equationsIn(shown.stem)
    const [x, y] = meet(told.length === 2 ? told : drawn)
    return { kind: 'coordinates', text: `(${x}, ${y})` }
  },
}

const solutionField = { label: 'Solution, as (x, y)' }

function readTwoLines(random: Random): Item {
  const at: PlanePoint = [random.integer(-6, 6), random.integer(-6, 6)]
  const [one, other] = random.sample(steps, 2).map(([run, rise]): Line => ({ at, run, rise }))
  const p = one === undefined ? null : twoPoints(one, at)
  const q = other === undefined ? null : twoPoints(other, at)
  const isFar = Math.abs(at[0]) === Math.abs(at[1]) || at[0] === 0 || at[1] === 0
  if (p === null || q === null || isFar) return readTwoLines(random)
  const [x, y] = at
  return {
    stem: 'The graph shows the two lines of a system of equations. What is the solution of the system?',
    figure: {
      kind: 'coordinate-plane',
      x: grid('x'),
      y: grid('y'),
      points: [],
      lines: [
        { through: wide(p), label: 'p' },
        { through: wide(q), label: 'q' },
      ],
      description: `A coordinate plane with two straight lines that cross. ${throughText('p', p)} ${throughText('q', q)}`,
    },
    ...coordinates(solutionField, { value: value(at) }, [
      {
        value: value([y, x]),
        misconception: 'swaps-coordinates',
        feedback: `You found the right place, but the order is turned around. How far to the left or right is it? That number comes first.`,
      },
      {
        value: value([-x, y]),
        misconception: 'sign-of-quadrant',
        feedback: 'Check the first number. Does the crossing lie to the left or to the right of 0?',
      },
      {
        value: value([x, -y]),
        misconception: 'sign-of-quadrant',
        feedback: 'Check the second number. Does the crossing lie above or below the x-axis?',
      },
      {
        value: value([-x, -y]),
        misconception: 'sign-of-quadrant',
        feedback: 'Check both signs. On which side of each axis does the crossing lie?',
      },
      ...[...p, ...q].map((point) => ({
        value: value(point),
        misconception: 'one-line-only',
        feedback: `${pair(point)} lies on one of the lines only. A solution of a system must make both equations true.`,
      })),
    ]),
    hints: [
      'A point on line p makes the first equation true. Which point does that for both equations?',
      'Find the point where the lines cross. Say first how far it is to the left or right, and then how far up or down.',
    ],
    solution: [
      'Every point of line p makes one equation true, and every point of line q makes the other one true.',
      `Only the point where the lines cross lies on both. It is ${count(Math.abs(x), 'unit')} to the ${x < 0 ? 'left' : 'right'} of the y-axis and ${count(Math.abs(y), 'unit')} ${y < 0 ? 'below' : 'above'} the x-axis.`,
      `So the solution is ${pair(at)}.`,
    ],
  }
}

interface Race {
  told: (names: readonly [string, string]) => string
  things: (random: Random) => readonly [string, string]
  x: string
  y: string
  point: string
  step: readonly number[]
  /** Signs of the two changes. */
  ways: readonly [1 | -1, 1 | -1]
  says: (x: number, y: number) => string
}

const races: Race[] = [
  {
    things: (random) => random.pick([['Gym P', 'Gym Q'] as const, ['Pool P', 'Pool Q'] as const]),
    told: ([one, other]) =>
      `${one} and ${other} ask for a fee at the start and then the same amount for each month.`,
    x: 'Months',
    y: 'Cost in all (dollars)',
    point: '(months, dollars)',
    step: [10, 20],
    ways: [1, 1],
    says: (x, y) => `After ${count(x, 'month')} both cost ${dollars(y)} in all.`,
  },
  {
    things: () => ['Tank P', 'Tank Q'] as const,
    told: () => 'Tank P is being filled, and Tank Q is being emptied, both at a steady rate.',
    x: 'Minutes',
    y: 'Water (liters)',
    point: '(minutes, liters)',
    step: [5, 10, 20],
    ways: [1, -1],
    says: (x, y) => `After ${count(x, 'minute')} there are ${y} liters in each tank.`,
  },
  {
    things: (random) => {
      const [one = '', other = ''] = people(random, 2)
      return [one, other] as const
    },
    told: ([one, other]) => `${one} and ${other} save money. Each of them adds a fixed amount every week.`,
    x: 'Weeks',
    y: 'Savings (dollars)',
    point: '(weeks, dollars)',
    step: [5, 10],
    ways: [1, 1],
    says: (x, y) => `After ${count(x, 'week')} each of them has ${dollars(y)}.`,
  },
  {
    things: () => ['Candle P', 'Candle Q'] as const,
    told: () => 'Candle P and Candle Q burn down, each at a steady rate.',
    x: 'Hours',
    y: 'Height (mm)',
    point: '(hours, millimeters)',
    step: [10, 20],
    ways: [-1, -1],
    says: (x, y) => `After ${count(x, 'hour')} both candles are ${y} mm tall.`,
  },
  {
    things: () => ['Drone P', 'Drone Q'] as const,
    told: () => 'Drone P rises while Drone Q comes down, both at a steady speed.',
    x: 'Seconds',
    y: 'Height (meters)',
    point: '(seconds, meters)',
    step: [2, 5],
    ways: [1, -1],
    says: (x, y) => `After ${count(x, 'second')} both drones are ${y} m high.`,
  },
]

function readStoryGraph(random: Random): Item {
  const race = random.pick(races)
  const step = random.pick(race.step)
  const x = random.integer(2, 6)
  const squares = random.integer(2, 8)
  const [up, down] = race.ways.map((way) => way * random.pick([0.5, 1, 1.5, 2, 3]))
  const starts = [squares - (up ?? 0) * x, squares - (down ?? 0) * x]
  const [first = 0, second = 0] = starts
  const isOff = starts.some((each) => each < 0 || each > 10 || !Number.isInteger(each))
  const isTooClose = Math.abs(first - second) < 2
  if (isOff || isTooClose || squares === x || squares * step === x) return readStoryGraph(random)
  const names = race.things(random)
  const y = squares * step
  // A second point of each line, apart from the crossing, on the grid where it can be.
  const ends = [up ?? 0, down ?? 0].map((way, index): PlanePoint => {
    const from = starts[index] ?? 0
    const far = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].find((at) => {
      const its = from + way * at
      return at !== x && its >= 0 && its <= 10 && Number.isInteger(its)
    })
    const at = far ?? 2 * x
    return [at, (from + way * at) * step]
  })
  const [end1 = [10, 0], end2 = [10, 0]] = ends
  const lines = [
    { through: wide([[0, first * step], end1]), label: names[0] },
    { through: wide([[0, second * step], end2]), label: names[1] },
  ]
  return {
    stem: `${race.told(names)} At which point are the two ${race.y.startsWith('Height') ? 'heights' : 'amounts'} the same? Answer with the point ${race.point}.`,
    figure: {
      kind: 'coordinate-plane',
      x: { from: 0, to: 10, step: 1, label: race.x },
      y: { from: 0, to: 10 * step, step, label: race.y },
      points: [],
      lines,
      description: `A graph. The horizontal axis shows ${race.x.toLowerCase()} from 0 to 10, with one grid space for 1. The vertical axis shows ${race.y.toLowerCase()} from 0 to ${10 * step}, with one grid space for ${step}. The line for ${names[0]} starts at ${pair([0, first * step])} and goes through ${pair(end1)}. The line for ${names[1]} starts at ${pair([0, second * step])} and goes through ${pair(end2)}.`,
    },
    ...coordinates({ label: `Point, as ${race.point}` }, { value: value([x, y]) }, [
      {
        value: value([y, x]),
        misconception: 'swaps-coordinates',
        feedback: `The place is right, but the order is turned around. ${race.x} come first here.`,
      },
      {
        value: value([x, squares]),
        misconception: 'counts-squares',
        feedback: `You counted ${squares} grid spaces up. Read the scale of the vertical axis: one grid space stands for ${step}.`,
      },
      ...[first, second].map((start) => ({
        value: value([0, start * step]),
        misconception: 'start-value',
        feedback: `At ${pair([0, start * step])} one line starts. Is the other line at the same place then?`,
      })),
      ...[end1, end2].map((end) => ({
        value: value(end),
        misconception: 'one-line-only',
        feedback: `${pair(end)} lies on one line only. Look for the point that lies on both.`,
      })),
    ]),
    hints: [
      'Where the amounts are the same, the lines are at the same height. Where is that?',
      `Find the crossing. Read its number of ${race.x.toLowerCase()} below it, then go left to the vertical axis. One grid space there stands for ${step}.`,
    ],
    solution: [
      'Each line shows one of the two amounts. Where the lines cross, the amounts are the same.',
      `The crossing stands above ${x} on the horizontal axis. It is ${squares} grid spaces up, and ${squares} × ${step} = ${y}.`,
      `So the point is ${pair([x, y])}. ${race.says(x, y)}`,
    ],
  }
}

function readThreeLines(random: Random): Item {
  const chosen = random.sample([-3, -2, -1, 1, 2, 3], 3)
  const [m1 = 1, m2 = 2, m3 = 3] = chosen
  const at: PlanePoint = [random.integer(-4, 4), random.integer(-5, 5)]
  const [x, y] = at
  const b1 = y - m1 * x
  const b2 = y - m2 * x
  const b3 = random.integer(-6, 6)
  const lines = [
    { slope: m1, constant: b1 },
    { slope: m2, constant: b2 },
    { slope: m3, constant: b3 },
  ]
  const meets = (slope: number, constant: number): PlanePoint => {
    const px = (b3 - constant) / (slope - m3)
    return [px, slope * px + constant]
  }
  const others = [meets(m1, b1), meets(m2, b2)]
  const isOdd =
    others.some(([px, py]) => !Number.isInteger(px) || Math.abs(px) > 7 || Math.abs(py) > 7) ||
    lines.some(({ constant }) => Math.abs(constant) > 7 || constant === 0) ||
    m3 * x + b3 === y ||
    x === y
  if (isOdd) return readThreeLines(random)
  const named = random.shuffle(lines).map((line, index) => ({ ...line, name: 'pqr'[index] ?? '' }))
  const drawn = named.flatMap(({ slope, constant, name }) => {
    const through = twoPoints({ at: [0, constant], run: 1, rise: slope }, at)
    return through === null ? [] : [{ through, name, slope, constant }]
  })
  if (drawn.length < 3) return readThreeLines(random)
  const nameOf = (slope: number) => drawn.find((line) => line.slope === slope)?.name ?? ''
  return {
    stem: `The graph shows three lines. Use two of them to find the solution of this system.\n\n${tex(solvedTex(m1, b1))}\n\n${tex(solvedTex(m2, b2))}`,
    figure: {
      kind: 'coordinate-plane',
      x: grid('x'),
      y: grid('y'),
      points: [],
      lines: drawn.map(({ through, name }) => ({ through: wide(through), label: name })),
      description: `A coordinate plane with three straight lines, which cross at three different points. ${drawn.map(({ name, through }) => throughText(name, through)).join(' ')}`,
    },
    ...coordinates(solutionField, { value: value(at) }, [
      {
        value: value([y, x]),
        misconception: 'swaps-coordinates',
        feedback:
          'You found the right crossing, but the order is turned around. The number for left or right comes first.',
      },
      ...others.map((point) => ({
        value: value(point),
        misconception: 'other-crossing',
        feedback: `${pair(point)} is a crossing, but one of its lines does not belong to the system. Compare where each line meets the y-axis with the two equations.`,
      })),
      ...[b1, b2].map((constant) => ({
        value: value([0, constant]),
        misconception: 'start-value',
        feedback: `${pair([0, constant])} is where one line meets the y-axis. Look for the point that both lines share.`,
      })),
    ]),
    hints: [
      `In an equation of the form ${math`y = mx + b`}, the number ${math`b`} tells where the line meets the y-axis. Which two lines fit?`,
      `One line meets the y-axis at ${numeral(b1)}, the other at ${numeral(b2)}. Check with the slopes, ${numeral(m1)} and ${numeral(m2)}, and find where these two lines cross.`,
    ],
    solution: [
      `For ${tex(solvedTex(m1, b1))}, the line meets the y-axis at ${numeral(b1)} and has slope ${numeral(m1)}, so it is line ${nameOf(m1)}.`,
      `For ${tex(solvedTex(m2, b2))}, the line meets the y-axis at ${numeral(b2)} and has slope ${numeral(m2)}, so it is line ${nameOf(m2)}.`,
      `These two lines cross at ${pair(at)}. Check: ${tex(`${product(m1, x)}${plusTex(b1)} = ${signedTex(y)}`)} and ${tex(`${product(m2, x)}${plusTex(b2)} = ${signedTex(y)}`)}.`,
    ],
  }
}

// --- Drawing the second line ---

const drawGrid = { x: grid('x'), y: grid('y'), snap: { x: 1, y: 1 } }

type LineSlip = Omit<WrongValue, 'value'> & { line: Line }
const drawn = (slips: LineSlip[]) =>
  slips.flatMap(({ line, ...slip }) => {
    const points = twoPoints(line)
    return points === null ? [] : [{ ...slip, points }]
  })

/** From slope and intercept (level 1), from standard form (level 2), to a wanted solution (level 3). */
const drawLine: ComputedModel = {
  id: 'draw-line',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    if (level === 1) return drawSolved(random)
    return level === 2 ? drawStandard(random) : drawWanted(random)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const equations = equationsIn(shown.stem)
    const [first] = shown.interaction.given.lines
    const [point, other] = [...plain(shown.stem).matchAll(/\((−?\d+), (−?\d+)\)/g)].map(
      ([, x = '', y = '']): [number, number] => [Number(x.replace('−', '-')), Number(y.replace('−', '-'))],
    )
    if (point !== undefined && first !== undefined) {
      const [[x1, y1], [x2, y2]] = first.through
      const next: [number, number] = other ?? [point[0] + x2 - x1, point[1] + y2 - y1]
      return { kind: 'coordinate-plane', points: [point, next] }
    }
    const { a, b, c } = equations.at(-1) ?? { a: 0, b: 1, c: 0 }
    const along = (x: number): [number, number] => [x, (c - a * x) / b]
    return { kind: 'coordinate-plane', points: [along(0), along(1)] }
  },
}

/** A first line through `at`, with another slope than the second one. */
function firstLine(random: Random, at: PlanePoint, other: number): { slope: number; constant: number } {
  const slope = random.pick([-2, -1, 1, 2].filter((each) => each !== other))
  return { slope, constant: at[1] - slope * at[0] }
}

function drawSolved(random: Random): Item {
  const slope = random.pick([-3, -2, -1, 1, 2, 3])
  const at: PlanePoint = [random.integer(-3, 3), random.integer(-6, 6)]
  const constant = at[1] - slope * at[0]
  const first = firstLine(random, at, slope)
  const given = twoPoints({ at: [0, first.constant], run: 1, rise: first.slope })
  const points = twoPoints({ at: [0, constant], run: 1, rise: slope })
  const isFar =
    Math.abs(constant) > 6 ||
    Math.abs(first.constant) > 7 ||
    constant === slope ||
    constant === 0 ||
    Math.abs(constant + slope) > high
  if (given === null || points === null || isFar) return drawSolved(random)
  return {
    stem: `This system has two equations.\n\n${tex(solvedTex(first.slope, first.constant))}\n\n${tex(solvedTex(slope, constant))}\n\nLine p shows the first equation. Draw the line of the second equation, so that the graph shows the solution.`,
    ...plane(
      { ...drawGrid, given: { points: [], lines: [{ through: wide(given), label: 'p' }] } },
      { draws: 'line', points },
      drawn([
        {
          line: { at: [0, constant], run: 1, rise: -slope },
          misconception: 'wrong-sign',
          feedback: `Your line meets the y-axis in the right place. But the slope is ${numeral(slope)}, so it must ${slope < 0 ? 'fall' : 'rise'} from left to right.`,
        },
        {
          line: { at: [0, slope], run: 1, rise: constant },
          misconception: 'slope-for-start',
          feedback: `You used ${numeral(slope)} as the starting point and ${numeral(constant)} as the slope. Which number stands before x?`,
        },
        {
          line: { at: [0, -constant], run: 1, rise: slope },
          misconception: 'wrong-sign',
          feedback: `The slope is right. Now look at the y-axis: put 0 in place of x. Is y then ${numeral(constant)} or ${numeral(-constant)}?`,
        },
        {
          line: { at: [constant, 0], run: 1, rise: slope },
          misconception: 'start-on-x-axis',
          feedback: `The slope is right, but ${numeral(constant)} is where the line meets the other axis. Put 0 in place of x: what is y?`,
        },
        ...(Math.abs(slope) === 1
          ? []
          : [
              {
                line: { at: [0, constant] as const, run: Math.abs(slope), rise: Math.sign(slope) },
                misconception: 'run-over-rise',
                feedback: `Your line starts in the right place. A slope of ${numeral(slope)} means: for 1 to the right, ${Math.abs(slope)} ${slope < 0 ? 'down' : 'up'}.`,
              },
            ]),
      ]),
    ),
    hints: [
      `In ${tex(solvedTex(slope, constant))}, one number tells where the line meets the y-axis, and one tells how steep it is.`,
      `Put your first point on the y-axis at ${numeral(constant)}. Where do you get from there with 1 to the right and a slope of ${numeral(slope)}?`,
    ],
    solution: [
      `When x is 0, y is ${numeral(constant)}. So the line goes through (0, ${numeral(constant)}).`,
      `The slope is ${numeral(slope)}: for 1 to the right, the line goes ${Math.abs(slope)} ${slope < 0 ? 'down' : 'up'}. So it also goes through ${pair([1, constant + slope])}.`,
      `The lines cross at ${pair(at)}, the solution of the system.`,
    ],
  }
}

function drawStandard(random: Random): Item {
  const [a, b] = [random.integer(1, 3), random.pick([-3, -2, -1, 1, 2, 3])]
  const [cutX, cutY] = [random.pick([-6, -4, -3, -2, 2, 3, 4, 6]), 0]
  const c = a * cutX + cutY
  const onY = c / b
  const step = greatestCommonFactor(a, b)
  const line: Line = { at: [cutX, 0], run: Math.abs(b / step), rise: (-a * Math.sign(b)) / step }
  const points = twoPoints(line)
  const corner = random.pick(gridPoints(line))
  const first = firstLine(random, corner, -a / b)
  const given = twoPoints({ at: [0, first.constant], run: 1, rise: first.slope })
  const isOff = step !== 1 || !Number.isInteger(onY) || Math.abs(onY) > 7 || Math.abs(first.constant) > 7
  if (points === null || given === null || isOff || onY === cutX) return drawStandard(random)
  const equation = { a, b, c }
  const through = (one: PlanePoint, other: PlanePoint): Line => {
    const common = greatestCommonFactor(other[0] - one[0], other[1] - one[1])
    return { at: one, run: (other[0] - one[0]) / common, rise: (other[1] - one[1]) / common }
  }
  return {
    stem: `This system has two equations.\n\n${tex(solvedTex(first.slope, first.constant))}\n\n${tex(standardTex(equation))}\n\nLine p shows the first equation. Draw the line of the second equation, so that the graph shows the solution.`,
    ...plane(
      { ...drawGrid, given: { points: [], lines: [{ through: wide(given), label: 'p' }] } },
      { draws: 'line', points },
      drawn([
        {
          line: through([onY, 0], [0, cutX]),
          misconception: 'swaps-coordinates',
          feedback: `You have the right numbers on the wrong axes. Put 0 in place of x: which y makes ${tex(standardTex(equation))} true?`,
        },
        {
          line: through([cutX, 0], [0, -onY]),
          misconception: 'wrong-sign',
          feedback: `Your line meets the x-axis in the right place. Now put 0 in place of x, and watch the sign of the term with y.`,
        },
        {
          line: through([-cutX, 0], [0, onY]),
          misconception: 'wrong-sign',
          feedback: `Your line meets the y-axis in the right place. Now put 0 in place of y, and watch the sign of x.`,
        },
        {
          line: { at: [0, onY], run: 1, rise: a },
          misconception: 'slope-for-start',
          feedback: `Your line meets the y-axis in the right place. But ${a} is the slope only after the equation is solved for y. Find a second point instead: put 0 in place of y.`,
        },
        ...(Math.abs(c) > 8
          ? []
          : [
              {
                line: { at: [0, c] as const, run: 1, rise: a },
                misconception: 'slope-for-start',
                feedback: `You used ${a} as the slope and ${numeral(c)} as the start. That works only when y stands alone. Put 0 in place of x, and then 0 in place of y, to find two points.`,
              },
            ]),
      ]),
    ),
    hints: [
      `Two points are enough for a line. Which points of ${tex(standardTex(equation))} are easy to find?`,
      `Put 0 in place of x: then ${tex(`${termTex(b, 'y')} = ${signedTex(c)}`)}. That gives one point. Put 0 in place of y for another.`,
    ],
    solution: [
      `When x is 0, ${b === 1 ? '' : `${tex(`${termTex(b, 'y')} = ${signedTex(c)}`)}, so `}y is ${numeral(onY)}. The line goes through (0, ${numeral(onY)}).`,
      `When y is 0, ${a === 1 ? '' : `${tex(`${termTex(a)} = ${signedTex(c)}`)}, so `}x is ${numeral(cutX)}. The line goes through (${numeral(cutX)}, 0).`,
      `The lines cross at ${pair(corner)}, and this point makes both equations true.`,
    ],
  }
}

function drawWanted(random: Random): Item {
  const slope = random.pick([-3, -2, -1, 1, 2, 3])
  const constant = random.integer(-5, 5)
  const first: Line = { at: [0, constant], run: 1, rise: slope }
  const given = twoPoints(first)
  const at = random.pick(gridPoints(first))
  const isNone = random.chance(0.5)
  const [px, py] = [random.integer(-6, 6), random.integer(-6, 6)]
  const point: PlanePoint = [px, py]
  const isOn = py === slope * px + constant
  const common = greatestCommonFactor(px - at[0], py - at[1])
  if (given === null || isOn || common === 0 || px === at[0] || px === py || Math.abs(py + slope) > high)
    return drawWanted(random)
  const parallel: Line = { at: point, run: 1, rise: slope }
  const wanted: Line = isNone ? parallel : { at, run: (px - at[0]) / common, rise: (py - at[1]) / common }
  const points = twoPoints(wanted)
  if (points === null) return drawWanted(random)
  const told = isNone
    ? `the system has no solution and your line goes through ${pair(point)}`
    : `${pair(at)} is the only solution of the system and your line goes through ${pair(point)}`
  return {
    stem: `Line p is the graph of one equation of a system. Draw the line of a second equation, so that ${told}.`,
    ...plane(
      { ...drawGrid, given: { points: [], lines: [{ through: wide(given), label: 'p' }] } },
      { draws: 'line', points },
      drawn(
        isNone
          ? [
              {
                line: { at: point, run: 1, rise: -slope },
                misconception: 'wrong-sign',
                feedback: `Your line goes through ${pair(point)}, but it crosses line p. Which slope does a line need that never meets p?`,
              },
              {
                line: { at: [py, px], run: 1, rise: slope },
                misconception: 'swaps-coordinates',
                feedback: `Your line never meets p, and that is right. Check the point: the first number of ${pair(point)} says how far to go left or right.`,
              },
              {
                line: { at: [0, constant], run: 1, rise: slope },
                misconception: 'same-for-none',
                feedback: `You drew line p again. Then every point of p is a solution. For no solution, the lines must not share any point.`,
              },
            ]
          : [
              {
                line: parallel,
                misconception: 'same-for-none',
                feedback: `Your line goes through ${pair(point)}, but it never meets p. So the system would have no solution. Through which other point must it go?`,
              },
              {
                line: { at: [0, constant], run: 1, rise: slope },
                misconception: 'same-for-none',
                feedback: `You drew line p again. Then every point of p is a solution, and ${pair(at)} is not the only one.`,
              },
            ],
      ),
    ),
    hints: isNone
      ? [
          'A solution is a point that both lines share. How must two lines lie, so that they share no point?',
          `Read the slope of p from the graph. Then start at ${pair(point)} and use the same slope.`,
        ]
      : [
          'The solution of a system is the point that both lines share.',
          `So your line must go through two points that you know. One of them is ${pair(point)}. Which is the other?`,
        ],
    solution: isNone
      ? [
          'Two lines share no point when they are parallel. Parallel lines have the same slope.',
          `Line p has the slope ${numeral(slope)}: for 1 to the right it goes ${Math.abs(slope)} ${slope < 0 ? 'down' : 'up'}.`,
          `Start at ${pair(point)} and do the same: the line goes through ${pair([px + 1, py + slope])}, too.`,
        ]
      : [
          `The solution must lie on both lines. Line p goes through ${pair(at)} already.`,
          `So your line goes through ${pair(at)} and ${pair(point)}. Two points set the line.`,
          `The lines are not the same, so they share no other point.`,
        ],
  }
}

// --- Solving by algebra ---

/** One letter known in terms of the other (level 1), equal terms to cancel (level 2), terms to be made equal (level 3). */
const solveSystem: ComputedModel = {
  id: 'solve',
  kind: 'computed',
  thinking: 'compute',
  seconds: 100,
  make(random, level) {
    return level === 1 ? bySubstitution(random) : byElimination(random, level === 3)
  },
  solve(shown) {
    const [x, y] = meet(equationsIn(shown.stem))
    return { kind: 'coordinates', text: `(${x}, ${y})` }
  },
}

const asked = (one: string, other: string): string =>
  `Solve the system of equations.\n\n${tex(one)}\n\n${tex(other)}`

function bySubstitution(random: Random): Item {
  const [x, y] = [random.integer(-6, 8), random.integer(-9, 12)]
  const slope = random.pick([-3, -2, 2, 3, 4])
  const constant = y - slope * x
  const [a, b] = [random.integer(1, 5), random.pick([-2, 1, 2, 3])]
  const c = a * x + b * y
  const all = a + b * slope
  if (x === y || x === 0 || constant === 0 || Math.abs(constant) > 12 || Math.abs(c) > 40 || all === 0)
    return bySubstitution(random)
  const inside = linearTex({ slope, constant })
  const put = b === 1 ? `(${inside})` : `${Math.abs(b)}(${inside})`
  const second = { a, b, c }
  const partly = a + b * slope
  return {
    stem: asked(solvedTex(slope, constant), standardTex(second)),
    ...coordinates(solutionField, { value: value([x, y]) }, [
      {
        value: value([y, x]),
        misconception: 'swaps-coordinates',
        feedback: 'You found the right two numbers. In the pair, x comes first and y second.',
      },
      ...(Math.abs(b) === 1
        ? []
        : pointSlip(
            `(${fraction(c - constant, partly)},${fraction(slope * (c - constant) + constant * partly, partly)})`,
            {
              misconception: 'distributes-once',
              feedback: `When you put ${tex(inside)} in place of y, both of its terms are multiplied by ${numeral(b)}. Keep it in parentheses: ${tex(`${termTex(a)}${b < 0 ? ' − ' : ' + '}${put}`)}.`,
            },
          )),
      ...(b < 0
        ? pointSlip(
            `(${fraction(c + b * constant, partly)},${fraction(slope * (c + b * constant) + constant * partly, partly)})`,
            {
              misconception: 'wrong-sign',
              feedback: `Watch the signs when you multiply out: ${numeral(b)} is multiplied by ${numeral(constant)}, too.`,
            },
          )
        : pointSlip(
            `(${fraction(c + b * constant, partly)},${fraction(slope * (c + b * constant) + constant * partly, partly)})`,
            {
              misconception: 'wrong-sign',
              feedback: `After you multiply out, a number stands beside the terms with x. To move it to the other side, do the opposite of what is done with it.`,
            },
          )),
      {
        value: value([x, slope * x]),
        misconception: 'forgets-constant',
        feedback: `Your x is right. For y, use all of ${tex(inside)}, and not only the term with x.`,
      },
      {
        value: value([x, 0]),
        misconception: 'stops-early',
        feedback: `Your x is right, but the solution has two numbers. Put your x into ${tex(solvedTex(slope, constant))} to find y.`,
      },
    ]),
    hints: [
      `The first equation tells what y is. Can you use that in the second equation, so that only one letter is left?`,
      `Put ${tex(inside)} in place of y: ${tex(`${termTex(a)}${b < 0 ? ' − ' : ' + '}${put} = ${signedTex(c)}`)}. Solve that for x first.`,
    ],
    solution: [
      `Both equations hold for the same x and y, so y may be replaced: ${tex(`${termTex(a)}${b < 0 ? ' − ' : ' + '}${put} = ${signedTex(c)}`)}.`,
      `Multiply out and collect terms: ${tex(`${termTex(all)}${plusTex(b * constant)} = ${signedTex(c)}`)}. So ${tex(`${termTex(all)} = ${signedTex(c - b * constant)}`)} and ${tex(`x = ${signedTex(x)}`)}.`,
      `Put that into the first equation: ${tex(`${signedTex(slope)} \\times ${factor(x)}${plusTex(constant)} = ${signedTex(y)}`)}, so ${tex(`y = ${signedTex(y)}`)}.`,
      `The solution is ${pair([x, y])}. It makes the second equation true as well: ${tex(`${product(a, x)}${b < 0 ? ' − ' : ' + '}${product(Math.abs(b), y, false)} = ${signedTex(c)}`)}.`,
    ],
  }
}

function byElimination(random: Random, mustMultiply: boolean): Item {
  const [x, y] = [random.integer(-6, 9), random.integer(-6, 9)]
  const b1 = random.pick([1, 2, 3, 4, 5])
  const b2 = mustMultiply
    ? random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6].filter((each) => Math.abs(each) !== b1))
    : random.pick([-b1, b1])
  const [a1, a2] = [random.integer(1, 6), random.pick([-3, -2, 1, 2, 3, 4, 5, 6, 7])]
  const first = { a: a1, b: b1, c: a1 * x + b1 * y }
  const second = { a: a2, b: b2, c: a2 * x + b2 * y }
  const common = leastCommonMultiple(b1, Math.abs(b2))
  const [by1, by2] = [common / b1, common / Math.abs(b2)]
  const [one, other] = [timesEach(by1, first), timesEach(by2, second)]
  const way = b2 < 0 ? 1 : -1
  const left = one.a + way * other.a
  const isOdd =
    x === y ||
    x === 0 ||
    y === 0 ||
    left === 0 ||
    a1 === Math.abs(a2) ||
    by1 > 5 ||
    common > 12 ||
    [first, second].some(
      ({ a, b, c }) => Math.abs(c) > 60 || c === 0 || greatestCommonFactor(greatestCommonFactor(a, b), c) > 1,
    )
  if (isOdd) return byElimination(random, mustMultiply)
  const right = one.c + way * other.c
  const multiplied = [
    ...(by1 === 1 ? [] : [`Multiply the first equation by ${by1}: ${tex(standardTex(one))}.`]),
    ...(by2 === 1 ? [] : [`Multiply the second equation by ${by2}: ${tex(standardTex(other))}.`]),
  ]
  // The terms with y are taken for gone though they are not.
  const careless = left === one.a - way * other.a ? 0 : one.a - way * other.a
  const wrongX = careless === 0 ? null : { top: one.c - way * other.c, bottom: careless }
  return {
    stem: asked(standardTex(first), standardTex(second)),
    ...coordinates(solutionField, { value: value([x, y]) }, [
      {
        value: value([y, x]),
        misconception: 'swaps-coordinates',
        feedback: 'You found the right two numbers. In the pair, x comes first and y second.',
      },
      ...(wrongX === null
        ? []
        : pointSlip(crossing({ a: wrongX.bottom, b: 0, c: wrongX.top }, first), {
            misconception: 'adds-for-subtracts',
            feedback: `You ${way === 1 ? 'subtracted' : 'added'} the equations${mustMultiply ? ' after multiplying' : ''}. Then the terms with y do not cancel. Look at their signs: what makes them 0?`,
          })),
      ...(mustMultiply
        ? [
            ...(by1 === 1
              ? []
              : pointSlip(crossing({ ...one, c: first.c }, second), {
                  misconception: 'one-side-only',
                  feedback: `It looks as if you multiplied only the left side of the first equation by ${by1}. Both sides must be multiplied.`,
                })),
            ...(by2 === 1
              ? []
              : pointSlip(crossing(first, { ...other, c: second.c }), {
                  misconception: 'one-side-only',
                  feedback: `It looks as if you multiplied only the left side of the second equation by ${by2}. Both sides must be multiplied.`,
                })),
          ]
        : []),
      ...pointSlip(crossing({ a: left, b: 0, c: one.c - way * other.c }, first), {
        misconception: 'one-side-only',
        feedback: `On the left you ${way === 1 ? 'added' : 'subtracted'}. Do the same with the numbers on the right side.`,
      }),
      {
        value: value([x, 0]),
        misconception: 'stops-early',
        feedback:
          'Your x is right, but the solution has two numbers. Put your x into one of the equations to find y.',
      },
      ...pointSlip(`(${x},${fraction(first.c + a1 * x, b1)})`, {
        misconception: 'wrong-sign',
        feedback: `Your x is right. When you find y from ${tex(standardTex(first))}, the term with x must be taken away from both sides. Check the sign.`,
      }),
    ]),
    hints: mustMultiply
      ? [
          'Equations can be added or subtracted. Which numbers before y would make one letter disappear?',
          `Make both terms with y as big as ${tex(termTex(common, 'y'))}: multiply ${by1 === 1 ? '' : `the first equation by ${by1}`}${by1 !== 1 && by2 !== 1 ? ' and ' : ''}${by2 === 1 ? '' : `the second one by ${by2}`}, on both sides. Then ${way === 1 ? 'add' : 'subtract'}.`,
        ]
      : [
          'Look at the terms with y. What happens with them if you add the equations, and what if you subtract?',
          `${way === 1 ? 'Add the equations' : 'Subtract the second equation from the first'}, on both sides. The terms with y make 0 then. Which equation for x is left?`,
        ],
    solution: [
      ...(multiplied.length === 0
        ? [
            `The terms with y ${way === 1 ? 'are opposites, so they cancel when the equations are added' : 'are the same, so they cancel when the equations are subtracted'}.`,
          ]
        : [`${multiplied.join(' ')} Now the terms with y ${way === 1 ? 'are opposites' : 'are the same'}.`]),
      `${way === 1 ? 'Add' : 'Subtract'}: ${tex(`${termTex(left)} = ${signedTex(right)}`)}${left === 1 ? '' : `, so ${tex(`x = ${signedTex(x)}`)}`}.`,
      `Put that into the first equation: ${tex(`${product(a1, x)} + ${termTex(b1, 'y')} = ${signedTex(first.c)}`)}. So ${tex(`${termTex(b1, 'y')} = ${signedTex(b1 * y)}`)}${b1 === 1 ? '' : ` and ${tex(`y = ${signedTex(y)}`)}`}.`,
      `The solution is ${pair([x, y])}. Check with the second equation: ${tex(`${product(a2, x)}${b2 < 0 ? ' − ' : ' + '}${product(Math.abs(b2), y, false)} = ${signedTex(second.c)}`)}.`,
    ],
  }
}

// --- How many solutions ---

type Verdict = 'one' | 'none' | 'all'
const verdictTexts: Record<Verdict, string> = {
  one: 'Exactly one solution',
  none: 'No solution',
  all: 'Infinitely many solutions',
}
const verdicts = ['none', 'one', 'all'] as const
const scale = verdicts.map((each) => verdictTexts[each])

/** Both solved for y (level 1), one in standard form (level 2), a number that makes it so (level 3). */
const howMany: ComputedModel = {
  id: 'how-many',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    return level === 3 ? missingNumber(random) : countSolutions(random, level === 2)
  },
  solve(shown) {
    if (shown.interaction.kind === 'number') return { kind: 'number', text: missingIn(shown) }
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const [one = { a: 1, b: 1, c: 1 }, other = one] = equationsIn(shown.stem)
    const isParallel = one.a * other.b === other.a * one.b
    const isSame = isParallel && one.c * other.b === other.c * one.b
    const wanted = isSame ? /Infinitely/ : isParallel ? /No/ : /one/
    return {
      kind: 'choice',
      option: shown.interaction.options.find(({ text }) => wanted.test(text))?.id ?? '',
    }
  },
}

/** The k that makes the rows proportional, by cross products. */
function missingIn({ stem }: Shown): string {
  const isRightSide = /= k$/m.test(plain(stem))
  const isRight = (k: number): boolean => {
    const [p = { a: 1, b: 1, c: 1 }, q = p] = equationsIn(stem, k)
    return p.a * q.b === q.a * p.b && (!isRightSide || p.c * q.b === q.c * p.b)
  }
  return String(Array.from({ length: 401 }, (_, index) => index - 200).find(isRight))
}

function countSolutions(random: Random, isMixed: boolean): Item {
  const truth = random.pick(verdicts)
  const [m1, b1] = [
    random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    random.pick([-7, -5, -4, -3, -1, 1, 2, 4, 6, 8]),
  ]
  const m2 = truth === 'one' ? random.pick([-5, -4, -3, -2, 2, 3, 4, 5].filter((m) => m !== m1)) : m1
  const shift = random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6])
  const b2 = truth === 'all' || (truth === 'one' && random.chance(0.5)) ? b1 : b1 + shift
  if (b2 === 0) return countSolutions(random, isMixed)
  const by = random.pick([1, 2, 3])
  const isLeft = random.chance(0.5)
  const second = isMixed
    ? standardTex(timesEach(isLeft ? by : -by, { a: -m2, b: 1, c: b2 }))
    : isLeft
      ? `${linearTex({ slope: m2, constant: b2 })} = y`
      : `y = ${signedTex(b2)}${m2 < 0 ? ' − ' : ' + '}${Math.abs(m2)}x`
  const first = solvedTex(m1, b1)
  const slopes = `The slopes are ${numeral(m1)} and ${numeral(m2)}`
  const starts = `the lines meet the y-axis at ${numeral(b1)} and at ${numeral(b2)}`
  const fails: Record<Verdict, Record<Verdict, Omit<WrongOption, 'text'>>> = {
    one: {
      one: { misconception: 'looks-at-constants', feedback: '' },
      none: {
        misconception: 'looks-at-constants',
        feedback: `Compare the numbers before x, once both equations are solved for y. Do lines with such slopes stay apart for ever?`,
      },
      all: {
        misconception: 'looks-at-constants',
        feedback: `For infinitely many solutions, the equations must give the same line. Compare both the slopes and the numbers without x.`,
      },
    },
    none: {
      none: { misconception: 'same-for-none', feedback: '' },
      one: {
        misconception: 'looks-at-constants',
        feedback: `To cross once, the lines need different slopes. What are the slopes, once both equations are solved for y?`,
      },
      all: {
        misconception: 'same-for-none',
        feedback: `The slopes are the same, and that is a good start. But do the lines also meet the y-axis in the same place?`,
      },
    },
    all: {
      all: { misconception: 'same-for-none', feedback: '' },
      one: {
        misconception: 'looks-different',
        feedback: `The equations look different. Solve both for y and compare again.`,
      },
      none: {
        misconception: 'same-for-none',
        feedback: `The slopes are the same, and that is a good start. Now compare where the lines meet the y-axis. Do they share a point there?`,
      },
    },
  }
  return {
    stem: `How many solutions does this system have?\n\n${tex(first)}\n\n${tex(second)}`,
    ...choice(random, {
      right: verdictTexts[truth],
      wrong: verdicts
        .filter((each) => each !== truth)
        .map((each): WrongOption => ({ text: verdictTexts[each], ...fails[truth][each] })),
      keepOrder: scale,
    }),
    hints: [
      'Think of the two lines. Do they cross, run side by side, or lie on top of each other?',
      isMixed
        ? `Solve ${tex(second)} for y. Then compare slopes first, and after that the numbers without x.`
        : 'Find the slope in each equation, the number before x. Then look at the numbers without x.',
    ],
    solution: [
      ...(isMixed ? [`Solved for y, the second equation is ${tex(solvedTex(m2, b2))}.`] : []),
      `${slopes}, and ${starts}.`,
      {
        one: 'The slopes are different, so the lines cross in exactly one point.',
        none: 'The slopes are the same, but the lines start in different places. They are parallel and share no point.',
        all: 'Both are the same, so the equations describe one and the same line. Each of its points is a solution.',
      }[truth],
    ],
  }
}

function missingNumber(random: Random): Item {
  const place = random.pick(['x', 'y', 'c'] as const)
  const by = random.pick([-3, -2, 2, 3, 4])
  const first: Equation = {
    a: random.integer(2, 6),
    b: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    c: random.pick([-8, -7, -5, -3, 4, 5, 6, 7, 9, 10, 11]),
  }
  const second = timesEach(by, first)
  const isAll = place === 'c'
  const c = isAll ? second.c : second.c + random.pick([-7, -5, -3, -1, 1, 3, 5, 7])
  const wanted = { x: second.a, y: second.b, c: second.c }[place]
  const shown = {
    x: `kx${second.b < 0 ? ' − ' : ' + '}${termTex(Math.abs(second.b), 'y')} = ${signedTex(c)}`,
    y: `${termTex(second.a)} + ky = ${signedTex(c)}`,
    c: `${standardTex(second).split(' = ')[0] ?? ''} = k`,
  }[place]
  const its = { x: first.a, y: first.b, c: first.c }[place]
  const known = place === 'x' ? first.b : first.a
  const knownSecond = place === 'x' ? second.b : second.a
  const letter = place === 'x' ? 'y' : 'x'
  if (c === 0 || greatestCommonFactor(first.a, first.b) > 1) return missingNumber(random)
  return {
    stem: `For which number ${math`k`} does this system have ${isAll ? 'infinitely many solutions' : 'no solution'}?\n\n${tex(standardTex(first))}\n\n${tex(shown)}`,
    ...number({ label: 'k' }, { value: String(wanted) }, [
      {
        value: String(its),
        misconception: 'copies-number',
        feedback: `You copied ${numeral(its)} from the first equation. But from the first equation to the second, the term with ${letter} is multiplied by ${numeral(by)}. What must happen with ${numeral(its)}?`,
      },
      {
        value: String(-wanted),
        misconception: 'wrong-sign',
        feedback: `The size is right. Now the sign: from ${numeral(known)} to ${numeral(knownSecond)} you multiply by ${numeral(by)}.`,
      },
      {
        value: String(its + (knownSecond - known)),
        misconception: 'adds-for-multiplies',
        feedback: `You added the same number to both. Equations of parallel lines keep their shape when you multiply: by what is ${numeral(known)} multiplied to get ${numeral(knownSecond)}?`,
      },
    ]),
    hints: [
      isAll
        ? 'There are infinitely many solutions when both equations describe the same line. How can the second equation come from the first?'
        : 'There is no solution when the lines are parallel. Then the left sides are in proportion.',
      `Compare the terms with ${letter}: by which number is ${numeral(known)} multiplied to get ${numeral(knownSecond)}?`,
    ],
    solution: [
      `The term with ${letter} goes from ${numeral(known)} to ${numeral(knownSecond)}. That is multiplied by ${numeral(by)}.`,
      `Multiply ${isAll ? 'the right side' : `the term with ${place}`} by the same number: ${tex(`${signedTex(by)} \\times ${factor(its)} = ${signedTex(wanted)}`)}. So ${math`k`} is ${numeral(wanted)}.`,
      isAll
        ? 'Then the second equation is a multiple of the first, and every solution of one is a solution of the other.'
        : `The right side of the first equation would become ${numeral(second.c)}, and here it is ${numeral(c)}. So the lines are parallel and never meet.`,
    ],
  }
}

export const systemsOfEquations = defineSkill({
  id: 'systems-of-equations',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Expressions and equations',
  name: 'Systems of equations',
  description: 'Find the numbers that make two equations true at once.',
  icon: 'crossing',
  standards: ['8.EE.C.8a', '8.EE.C.8b', '8.EE.C.8c'],
  prerequisites: ['linear-equations', 'slope'],
  misconceptions: [
    {
      id: 'swaps-coordinates',
      name: 'turns the order of x and y around',
      explanation: 'In a point, x comes first: left or right. Then comes y: up or down.',
    },
    {
      id: 'sign-of-quadrant',
      name: 'loses a minus sign when reading a point',
      explanation: 'Left of the y-axis x is negative, and below the x-axis y is negative.',
    },
    {
      id: 'one-line-only',
      name: 'takes a point of one line',
      explanation: 'A solution makes both equations true, so its point lies on both lines.',
    },
    {
      id: 'counts-squares',
      name: 'counts grid spaces and not the scale',
      explanation: 'One grid space may stand for 5 or 20. Read the numbers at the axis.',
    },
    {
      id: 'start-value',
      name: 'takes the place where a line meets the y-axis',
      explanation: 'There a line starts. The solution is where two lines meet each other.',
    },
    {
      id: 'other-crossing',
      name: 'reads the crossing of other lines',
      explanation:
        'First find out which line belongs to which equation: use its start on the y-axis and its slope.',
    },
    {
      id: 'wrong-sign',
      name: 'loses a sign',
      explanation: 'Put your numbers into both equations. A lost minus sign shows at once.',
    },
    {
      id: 'slope-for-start',
      name: 'mixes up slope and start',
      explanation:
        'In y = mx + b the number before x is the slope, and b is where the line meets the y-axis.',
    },
    {
      id: 'start-on-x-axis',
      name: 'starts on the wrong axis',
      explanation: 'The number b belongs to x = 0, so it stands on the y-axis.',
    },
    {
      id: 'run-over-rise',
      name: 'turns the slope upside down',
      explanation: 'A slope of 3 means 3 up for 1 to the right.',
    },
    {
      id: 'distributes-once',
      name: 'multiplies only the first term',
      explanation:
        'When an expression takes the place of y, put it in parentheses. Each of its terms is multiplied.',
    },
    {
      id: 'forgets-constant',
      name: 'leaves out the number without x',
      explanation: 'Use the whole equation to find the second letter.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation: 'A system asks for both letters. Then read once more what the question wants.',
    },
    {
      id: 'adds-for-subtracts',
      name: 'adds where the terms must be subtracted',
      explanation: 'Opposite terms cancel when you add, and equal terms cancel when you subtract.',
    },
    {
      id: 'one-side-only',
      name: 'changes only one side',
      explanation: 'Whatever is done to the left side of an equation is done to the right side, too.',
    },
    {
      id: 'looks-at-constants',
      name: 'compares only the numbers without x',
      explanation:
        'The slopes decide whether lines cross. Only for equal slopes do the other numbers matter.',
    },
    {
      id: 'same-for-none',
      name: 'mixes up parallel lines and the same line',
      explanation:
        'Parallel lines share no point, so there is no solution. One line drawn twice shares all its points.',
    },
    {
      id: 'looks-different',
      name: 'thinks that different looks mean different lines',
      explanation: 'One line has many equations. Solve both for y before you compare.',
    },
    {
      id: 'copies-number',
      name: 'copies a number and does not scale it',
      explanation: 'When one term of an equation is multiplied by 3, so is each other term.',
    },
    {
      id: 'adds-for-multiplies',
      name: 'adds to keep a proportion',
      explanation:
        'Equations stay alike when each term is multiplied by the same number, and not when a number is added.',
    },
    {
      id: 'answers-other',
      name: 'gives the other unknown',
      explanation: 'Write down what x and y stand for before you start. At the end, look which one is asked.',
    },
    {
      id: 'splits-evenly',
      name: 'splits into equal parts',
      explanation: 'Two unknowns need not be the same. Check your numbers with both sentences of the story.',
    },
    {
      id: 'one-kind-only',
      name: 'uses one kind of thing only',
      explanation: 'A total that comes from two kinds is a sum of two parts.',
    },
  ],
  lesson: {
    idea: [
      `Two equations with the same letters form a system. A solution is a pair of numbers that makes both true. For ${math`x + y = 7`} and ${math`x − y = 3`} that is (5, 2).`,
      'Each equation is a line, and each point of a line makes its equation true. Where the lines cross is the point that makes both true. Lines that cross give one solution, parallel lines give none, and one line drawn twice gives infinitely many.',
      'To solve a system by algebra, get rid of one letter. Put an expression in the place of a letter, or add and subtract the equations so that a letter cancels. Then find the other letter, and check both equations.',
    ],
    figure: {
      kind: 'coordinate-plane',
      x: { from: -2, to: 10, step: 1, label: 'x' },
      y: { from: -4, to: 8, step: 1, label: 'y' },
      points: [{ at: [5, 2], label: '(5, 2)' }],
      lines: [
        {
          through: [
            [0, 7],
            [7, 0],
          ],
          label: 'x + y = 7',
        },
        {
          through: [
            [3, 0],
            [0, -3],
          ],
          label: 'x − y = 3',
        },
      ],
      description:
        'A coordinate plane with two lines. The line of x + y = 7 falls, and the line of x − y = 3 rises. They cross at the marked point (5, 2).',
    },
    workedExample: { model: 'solve', level: 2 },
    words: [
      { word: 'system of equations', meaning: 'Two or more equations that must be true at the same time.' },
      { word: 'solution of a system', meaning: 'A pair of numbers that makes every equation true.' },
      { word: 'substitution', meaning: 'Putting an expression in the place of a letter that it equals.' },
      { word: 'elimination', meaning: 'Adding or subtracting equations so that a letter cancels.' },
    ],
  },
  models: [readGraph, drawLine, solveSystem, howMany, story],
})
