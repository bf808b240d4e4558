import { divide, formatFraction, parseRational, subtract } from '@skills-center/answers/rational'
import { choice, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence } from '../../wording.ts'
import { type Fraction, fractionTex, fractionValue, lowest } from '../fractions.ts'

interface Point {
  x: number
  y: number
}

const pointText = ({ x, y }: Point): string => `(${numeral(x)}, ${numeral(y)})`
/** “5”, “(−5)”: as a number stands after a minus sign. */
const after = (value: number): string => (value < 0 ? `(${numeral(value)})` : numeral(value))

/** Rise over run with the sign on top. */
const slopeOf = (from: Point, to: Point): Fraction => {
  const [rise, run] = [to.y - from.y, to.x - from.x]
  return run < 0 ? { top: -rise, bottom: -run } : { top: rise, bottom: run }
}
/** Keys must have a positive bottom number. */
const ratioValue = (top: number, bottom: number): string =>
  fractionValue(bottom < 0 ? { top: -top, bottom: -bottom } : { top, bottom })

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/−?\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replaceAll(',', '').replace('−', '-')),
  )

/** Slope of two points by exact arithmetic of the answers room: the solvers' way. */
const exactSlope = (x1: number, y1: number, x2: number, y2: number): string =>
  formatFraction(
    divide(
      subtract(parseRational(String(y2)), parseRational(String(y1))),
      subtract(parseRational(String(x2)), parseRational(String(x1))),
    ),
  )

const slopeField = { label: 'Slope (fraction or whole number)' }

/** What comes of using rise and run in a wrong way. */
function wrongSlopes(from: Point, to: Point): WrongValue[] {
  const [rise, run] = [to.y - from.y, to.x - from.x]
  return [
    {
      value: ratioValue(run, rise),
      misconception: 'run-over-rise',
      feedback: `You divided the change in x by the change in y. Slope tells how much y changes for each step of 1 in x, so divide the change in y by the change in x.`,
    },
    {
      value: ratioValue(-rise, run),
      misconception: 'wrong-sign',
      feedback: `The size is right, but check the sign. As x grows, the line goes ${rise * run > 0 ? 'up' : 'down'}. Subtract both coordinates in the same order.`,
    },
    {
      value: ratioValue(-run, rise),
      misconception: 'run-over-rise',
      feedback:
        'Two things to check: the change in y belongs on top, and both coordinates must be subtracted in the same order.',
    },
    {
      value: String(rise),
      misconception: 'rise-only',
      feedback: `${numeral(rise)} is how much y changes in all, while x changes by ${numeral(run)}. Slope is the change for each step of 1 in x.`,
    },
    ...(to.x === 0
      ? []
      : [
          {
            value: ratioValue(to.y, to.x),
            misconception: 'one-point',
            feedback: `You divided the coordinates of one point. That works only for lines through (0, 0). Use the changes between two points.`,
          },
        ]),
  ]
}

function slopeSteps(from: Point, to: Point): string[] {
  const slope = slopeOf(from, to)
  const simple = lowest(slope)
  const [rise, run] = [to.y - from.y, to.x - from.x]
  return [
    `From ${pointText(from)} to ${pointText(to)}, y changes by ${numeral(to.y)} − ${after(from.y)} = ${numeral(rise)}.`,
    `From the first point to the second, x changes by ${numeral(to.x)} − ${after(from.x)} = ${numeral(run)}.`,
    `Slope is the change in y divided by the change in x: ${slope.bottom === 1 ? `${numeral(rise)} ÷ ${after(run)} = ${numeral(slope.top)}` : tex([fractionTex(slope), ...(simple.bottom === slope.bottom ? [] : [fractionTex(simple)])].join(' = '))}.`,
  ]
}

/** A rising line with two marked points (level 1), any line on four quadrants (level 2), axes with different scales (level 3). */
const readGraph: ComputedModel = {
  id: 'read-graph',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    if (level === 3) return scaledGraph(random)
    return level === 1 ? plainGraph(random, 0, 10) : plainGraph(random, -8, 8)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a coordinate plane')
    const [first, second] = shown.figure.lines[0]?.through ?? []
    if (first === undefined || second === undefined) throw new TypeError('expects a line')
    return { kind: 'fraction', text: exactSlope(first[0], first[1], second[0], second[1]) }
  },
}

function plainGraph(random: Random, low: number, high: number): Item {
  const isFirst = low === 0
  const from = { x: random.integer(low, high - 2), y: random.integer(low, high) }
  const to = { x: random.integer(from.x + 1, Math.min(high, from.x + 8)), y: random.integer(low, high) }
  const isSteep = Math.abs(to.y - from.y) > 8
  if (
    to.y === from.y ||
    isSteep ||
    (isFirst && to.y < from.y) ||
    (to.y - from.y) ** 2 === (to.x - from.x) ** 2
  )
    return plainGraph(random, low, high)
  const slope = slopeOf(from, to)
  const figure: Figure = {
    kind: 'coordinate-plane',
    x: { from: low, to: high, step: 1, label: 'x' },
    y: { from: low, to: high, step: 1, label: 'y' },
    points: [
      { at: [from.x, from.y], label: 'P' },
      { at: [to.x, to.y], label: 'Q' },
    ],
    lines: [
      {
        through: [
          [from.x, from.y],
          [to.x, to.y],
        ],
        label: '',
      },
    ],
    description: `A coordinate plane with a straight line. It goes through point P at ${pointText(from)} and point Q at ${pointText(to)}.`,
  }
  return {
    stem: 'What is the slope of the line?',
    figure,
    ...fraction(slopeField, { value: fractionValue(slope) }, wrongSlopes(from, to)),
    hints: [
      'Go from P to Q. How far across do you go, and how far up or down?',
      `P is at ${pointText(from)} and Q is at ${pointText(to)}. Divide the change in y by the change in x.`,
    ],
    solution: slopeSteps(from, to),
  }
}

/** Things that grow or shrink steadily, with believable sizes for one square up and for the greatest rate. */
const courses = [
  { y: 'Savings (dollars)', x: 'Weeks', one: 'week', unit: 'dollars', step: [5, 10, 20, 50], most: 60 },
  { y: 'Water in tank (liters)', x: 'Minutes', one: 'minute', unit: 'liters', step: [5, 10, 20], most: 40 },
  { y: 'Distance (miles)', x: 'Hours', one: 'hour', unit: 'miles', step: [5, 10, 20, 50], most: 65 },
  { y: 'Candle height (mm)', x: 'Hours', one: 'hour', unit: 'mm', step: [5, 10, 20], most: 25 },
  { y: 'Height of drone (meters)', x: 'Seconds', one: 'second', unit: 'meters', step: [2, 5, 10], most: 12 },
] as const

function scaledGraph(random: Random): Item {
  const course = random.pick(courses)
  const step = random.pick(course.step)
  const isFalling =
    course.unit === 'mm'
      ? true
      : course.x === 'Hours' || course.unit === 'dollars'
        ? false
        : random.chance(0.4)
  const [startSquares, endSquares, run] = [random.integer(0, 10), random.integer(0, 10), random.integer(2, 9)]
  const startX = random.integer(0, 9 - run)
  const squares = endSquares - startSquares
  const atZero = startSquares - (squares * startX) / run
  const isFar = squares === 0 || squares < 0 !== isFalling || (course.y.startsWith('Dist') && atZero < 0)
  const ways = squares === run || squares === -run
  // Rates that such things have, in wholes or halves.
  const rate = Math.abs((squares * step) / run)
  const isOdd = !Number.isInteger(2 * rate) || rate <= 1 || rate > course.most
  if (isFar || ways || isOdd) return scaledGraph(random)
  const from = { x: startX, y: startSquares * step }
  const to = { x: startX + run, y: endSquares * step }
  const slope = slopeOf(from, to)
  const wrong: WrongValue[] = [
    {
      value: ratioValue(squares, run),
      misconception: 'counts-squares',
      feedback: `You counted squares. Read the scale: one square up stands for ${numeral(step)}, one square across for 1.`,
    },
    ...wrongSlopes(from, to),
  ]
  return {
    stem: `The graph shows a steady change. The line goes through points P and Q. What is its slope, in ${course.unit} per ${course.one}?`,
    figure: {
      kind: 'coordinate-plane',
      x: { from: 0, to: 10, step: 1, label: course.x },
      y: { from: 0, to: 10 * step, step, label: course.y },
      points: [
        { at: [from.x, from.y], label: 'P' },
        { at: [to.x, to.y], label: 'Q' },
      ],
      lines: [
        {
          through: [
            [from.x, from.y],
            [to.x, to.y],
          ],
          label: '',
        },
      ],
      description: `A coordinate plane. The horizontal axis shows ${course.x}, with one square for 1. The vertical axis shows ${course.y}, with one square for ${numeral(step)}. A straight line goes through point P at ${pointText(from)} and point Q at ${pointText(to)}.`,
    },
    ...fraction(
      { ...slopeField, after: `${course.unit} per ${course.one}` },
      { value: fractionValue(slope) },
      wrong,
    ),
    hints: [
      'Before you count squares, read both scales. How much is one square up?',
      `One square up is ${numeral(step)}. Write down the coordinates of P and Q, then divide the change in y by the change in x.`,
    ],
    solution: [
      `Read the points with the scales: P is ${pointText(from)} and Q is ${pointText(to)}.`,
      ...slopeSteps(from, to),
    ],
  }
}

/** From a table (level 1), from two points (level 2), a missing coordinate from the slope (level 3). */
const fromPoints: ComputedModel = {
  id: 'from-points',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    if (level === 1) return fromTable(random)
    return level === 2 ? fromTwoPoints(random) : missingCoordinate(random)
  },
  solve(shown) {
    if (shown.figure?.kind === 'table') {
      const [first = [], second = []] = shown.figure.rows.map((row) => numbersIn(row.join(' ')))
      return {
        kind: 'fraction',
        text: exactSlope(first[0] ?? 0, first[1] ?? 0, second[0] ?? 1, second[1] ?? 0),
      }
    }
    if (shown.interaction.kind === 'fraction') {
      const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = numbersIn(shown.stem)
      return { kind: 'fraction', text: exactSlope(x1, y1, x2, y2) }
    }
    // Equal slopes, cross-multiplied.
    const [, sign = '', top = '1', bottom = '1'] =
      /slope (−?)(?:\\frac\{)?(\d+)(?:\}\{(\d+)\})?/.exec(plain(shown.stem)) ?? []
    const [x1 = 0, y1 = 0, x2 = 0] = numbersIn(shown.stem.slice(shown.stem.indexOf('points')))
    const rise = ((sign === '' ? 1 : -1) * Number(top) * (x2 - x1)) / Number(bottom)
    return { kind: 'number', text: String(y1 + rise) }
  },
}

function fromTable(random: Random): Item {
  const step = random.integer(2, 6)
  const rise = random.integer(1, 12)
  const start = { x: random.integer(1, 6), y: random.integer(2, 20) }
  if (rise === step || start.y * step === rise * start.x) return fromTable(random)
  const points = [0, 1, 2, 3].map((index) => ({ x: start.x + index * step, y: start.y + index * rise }))
  const [from = start, to = start] = points
  return {
    stem: 'The table shows points on a straight line. What is the slope of the line?',
    figure: {
      kind: 'table',
      title: 'Points on a line',
      columns: ['x', 'y'],
      rows: points.map(({ x, y }) => [numeral(x), numeral(y)]),
      description: `A table of points on a line: ${points.map(({ x, y }) => `x is ${numeral(x)} and y is ${numeral(y)}`).join('; ')}.`,
    },
    ...fraction(slopeField, { value: fractionValue(slopeOf(from, to)) }, wrongSlopes(from, to)),
    hints: [
      'Compare two rows. By how much does x grow, and by how much does y grow?',
      `From one row to the next x grows by ${step}, not by 1. How much does y change for each step of 1 in x?`,
    ],
    solution: [
      ...slopeSteps(from, to),
      'Any other two rows give the same slope, because the line is straight.',
    ],
  }
}

function fromTwoPoints(random: Random): Item {
  const from = { x: random.integer(-9, 9), y: random.integer(-9, 9) }
  const to = { x: random.integer(-9, 9), y: random.integer(-9, 9) }
  const [rise, run] = [to.y - from.y, to.x - from.x]
  const isTame = [from.x, from.y, to.x, to.y].every((each) => each >= 0)
  if (run === 0 || rise === 0 || Math.abs(rise) === Math.abs(run) || isTame) return fromTwoPoints(random)
  const sums =
    from.x + to.x === 0
      ? []
      : [
          {
            value: ratioValue(from.y + to.y, from.x + to.x),
            misconception: 'adds-coordinates',
            feedback: `You added coordinates, or lost a minus sign. To find a change, subtract: ${numeral(to.y)} − ${after(from.y)} for y.`,
          },
        ]
  return {
    stem: `A line goes through the points ${pointText(from)} and ${pointText(to)}. What is its slope?`,
    ...fraction(slopeField, { value: fractionValue(slopeOf(from, to)) }, [...wrongSlopes(from, to), ...sums]),
    hints: [
      'Slope compares two changes. How much does y change, and how much does x change, from the first point to the second?',
      `Subtract in the same order both times: ${numeral(to.y)} − ${after(from.y)} for y, and ${numeral(to.x)} − ${after(from.x)} for x.`,
    ],
    solution: slopeSteps(from, to),
  }
}

function missingCoordinate(random: Random): Item {
  const slope = lowest({
    top: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    bottom: random.integer(1, 5),
  })
  const steps = random.integer(2, 4)
  const from = { x: random.integer(-8, 4), y: random.integer(-9, 9) }
  const to = { x: from.x + steps * slope.bottom, y: from.y + steps * slope.top }
  const [rise, run] = [to.y - from.y, to.x - from.x]
  if (Math.abs(slope.top) === slope.bottom || Math.abs(to.y) > 25 || rise === run)
    return missingCoordinate(random)
  return {
    stem: `A line has slope ${tex(fractionTex(slope))}. It goes through the points ${pointText(from)} and (${numeral(to.x)}, k). What is k?`,
    ...number({ label: 'k' }, { value: String(to.y) }, [
      {
        value: fractionValue({ top: from.y * slope.bottom + slope.top, bottom: slope.bottom }),
        misconception: 'one-step-only',
        feedback: `You added the slope once. It is the change in y for one step in x, and here x changes by ${run}.`,
      },
      {
        value: String(from.y + slope.top),
        misconception: 'one-step-only',
        feedback: `You made one step of the slope: ${count(slope.bottom, 'unit')} across and ${Math.abs(slope.top)} ${slope.top < 0 ? 'down' : 'up'}. Here x changes by ${run}, so more such steps are needed.`,
      },
      {
        value: String(from.y - rise),
        misconception: 'wrong-sign',
        feedback: `The change has the right size, but the wrong direction. The slope is ${slope.top < 0 ? 'negative, so y falls as x grows' : 'positive, so y grows with x'}.`,
      },
      {
        value: ratioValue(from.y * slope.top + run * slope.bottom, slope.top),
        misconception: 'run-over-rise',
        feedback: `You divided the change in x by the slope. Slope is change in y for each step in x, so multiply the slope by ${run}.`,
      },
      {
        value: String(rise),
        misconception: 'stops-early',
        feedback: `${numeral(rise)} is the change in y. Add it to the y of the first point, ${numeral(from.y)}.`,
      },
    ]),
    hints: [
      'From the first point to the second, how much does x change?',
      `x changes by ${numeral(to.x)} − ${after(from.x)}. For each step of 1 in x, y changes by the slope.`,
    ],
    solution: [
      `From the first point to the second, x changes by ${numeral(to.x)} − ${after(from.x)} = ${run}.`,
      `Each step changes y by the slope, so y changes by ${tex(`${fractionTex(slope)} \\times ${run} = ${fractionTex({ top: rise, bottom: 1 })}`)}.`,
      `Start at ${numeral(from.y)}: ${numeral(from.y)} + ${after(rise)} = ${numeral(to.y)}, so k is ${numeral(to.y)}.`,
    ],
  }
}

/** Two things of a kind whose rates are told in different ways. */
const rivals = [
  {
    things: ['Pump A', 'Pump B'],
    who: 'the pump',
    over: 'In',
    x: ['minute', 'minutes'],
    y: ['liter', 'liters'],
    does: 'moves',
    low: 4,
    high: 24,
    ask: 'Which pump is the fastest?',
    faster: 'Which pump is faster?',
    same: 'They are equally fast',
    task: 'moves y liters of water in x minutes',
  },
  {
    things: ['Printer A', 'Printer B'],
    who: 'the printer',
    over: 'In',
    x: ['minute', 'minutes'],
    y: ['page', 'pages'],
    does: 'prints',
    low: 8,
    high: 30,
    ask: 'Which printer is the fastest?',
    faster: 'Which printer is faster?',
    same: 'They are equally fast',
    task: 'prints y pages in x minutes',
  },
  {
    things: ['Hiker A', 'Hiker B'],
    who: 'the hiker',
    over: 'In',
    x: ['hour', 'hours'],
    y: ['kilometer', 'kilometers'],
    does: 'walks',
    low: 3,
    high: 6,
    ask: 'Which hiker is the fastest?',
    faster: 'Which hiker is faster?',
    same: 'They are equally fast',
    task: 'walks y kilometers in x hours',
  },
  {
    things: ['Shop A', 'Shop B'],
    who: 'the shop',
    over: 'For',
    x: ['pound', 'pounds'],
    y: ['dollar', 'dollars'],
    does: 'charges',
    low: 2,
    high: 9,
    ask: 'Which shop charges the most for each pound of nuts?',
    faster: 'Which shop charges more for each pound of nuts?',
    same: 'They charge the same',
    task: 'charges y dollars for x pounds of nuts',
  },
  {
    things: ['Train A', 'Train B'],
    who: 'the train',
    over: 'In',
    x: ['hour', 'hours'],
    y: ['mile', 'miles'],
    does: 'covers',
    low: 40,
    high: 90,
    ask: 'Which train is the fastest?',
    faster: 'Which train is faster?',
    same: 'They are equally fast',
    task: 'covers y miles in x hours',
  },
] as const
/** What stands on the axes: singular and plural. */
interface Axes {
  x: readonly [string, string]
  y: readonly [string, string]
}

/** Equation against words (level 1), equation against graph (level 2), three forms with starting values (level 3). */
const compareRates: ComputedModel = {
  id: 'compare-rates',
  kind: 'computed',
  thinking: 'compare',
  seconds: 75,
  make(random, level) {
    if (level === 3) return threeForms(random)
    return twoForms(random, level === 2)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const rates = ratesTold(shown)
    const most = Math.max(...rates.map(([, rate]) => rate))
    const winners = rates.filter(([, rate]) => Math.abs(rate - most) < 1e-9)
    const wanted = winners.length > 1 ? /equally|same/ : new RegExp(`^${winners[0]?.[0] ?? ''}$`)
    return {
      kind: 'choice',
      option: shown.interaction.options.find(({ text }) => wanted.test(text))?.id ?? '',
    }
  },
}

/** Name and rate of each thing that an item tells of, read from its sentences and its figure. */
function ratesTold(shown: Shown): [string, number][] {
  const paragraphs = plain(shown.stem).split('\n\n')
  return paragraphs.flatMap((text): [string, number][] => {
    const [, name] = /^((?:Pump|Printer|Hiker|Shop|Train|Saver|Plant|Tank) [ABC]):/.exec(text) ?? []
    if (name === undefined) return []
    const [, slope] = /y = ([\d.]+)x/.exec(text) ?? []
    if (slope !== undefined) return [[name, Number(slope)]]
    if (text.includes('See the graph') && shown.figure?.kind === 'coordinate-plane') {
      const [from, to] = shown.figure.lines[0]?.through ?? [
        [0, 0],
        [1, 0],
      ]
      return [[name, (to[1] - from[1]) / (to[0] - from[0])]]
    }
    const [, x1 = 0, y1 = 0, x2, y2] =
      /(\d[\d.]*)\D+?(\d[\d.,]*)\D+?(?:(\d[\d.]*)\D+?(\d[\d.,]*)\D*)?$/.exec(
        text.slice(name.length + 1).replaceAll(',', ''),
      ) ?? []
    return [
      [
        name,
        x2 === undefined || y2 === undefined
          ? Number(y1) / Number(x1)
          : (Number(y2) - Number(y1)) / (Number(x2) - Number(x1)),
      ],
    ]
  })
}

const equation = (slope: number, start = 0): string => tex(`y = ${slope}x${start === 0 ? '' : ` + ${start}`}`)

function rateGraph(axes: Axes, slope: number, start: number, reach: number): Figure {
  const top = slope * reach + start
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => each * 10 >= top) ?? 200
  const [from, to] = [
    { x: 0, y: start },
    { x: reach, y: top },
  ]
  return {
    kind: 'coordinate-plane',
    x: { from: 0, to: 10, step: 1, label: sentence(axes.x[1]) },
    y: { from: 0, to: step * 10, step, label: sentence(axes.y[1]) },
    points: (start === 0 ? [to] : [from, to]).map((point) => ({
      at: [point.x, point.y],
      label: pointText(point),
    })),
    lines: [
      {
        through: [
          [from.x, from.y],
          [to.x, to.y],
        ],
        label: '',
      },
    ],
    description: `A coordinate plane. The horizontal axis shows ${axes.x[1]}, with one square for 1. The vertical axis shows ${axes.y[1]}, with one square for ${step}. A straight line starts at ${pointText(from)} and goes up to the marked point ${pointText(to)}.`,
  }
}

function twoForms(random: Random, isGraph: boolean): Item {
  const rival = random.pick(rivals)
  const halves = rival.high < 10 ? 2 : 1
  const rate = (): number => random.integer(rival.low * halves, rival.high * halves) / halves
  const one = rate()
  const other = random.chance(0.2) ? one : rate()
  const reaches = [2, 3, 4, 5, 6, 8].filter((each) => Number.isInteger(each * other))
  const reach = random.pick(reaches.length > 0 ? reaches : [4])
  if (one !== other && Math.abs(one - other) > rival.high / 3) return twoForms(random, isGraph)
  const [a, b] = random.shuffle([0, 1]).map((index) => rival.things[index] ?? rival.things[0])
  const [told = rival.things[0], measured = rival.things[1]] = [a, b]
  const total = other * reach
  const texts: Record<string, string> = {
    [told]: `${told}: ${equation(one)}, where ${rival.who} ${rival.task}.`,
    [measured]: isGraph
      ? `${measured}: See the graph.`
      : `${measured}: ${rival.over} ${count(reach, rival.x[0], rival.x[1])}, ${rival.who} ${rival.does} ${count(total, rival.y[0], rival.y[1])}, at a steady rate.`,
  }
  const right = one === other ? rival.same : one > other ? told : measured
  const order = [rival.things[0], rival.things[1], rival.same]
  const per = `${rival.y[1]} per ${rival.x[0]}`
  const fail = (text: string): WrongOption => {
    if (text === rival.same)
      return {
        text,
        misconception: 'judges-by-looks',
        feedback: `Find both rates in ${per}. One of them is in the equation. Are they the same?`,
      }
    if (text === measured) {
      return {
        text,
        misconception: 'compares-totals',
        feedback: `${numeral(total)} is the amount for all ${count(reach, rival.x[0], rival.x[1])}. Find the amount for one ${rival.x[0]} before you compare.`,
      }
    }
    return {
      text,
      misconception: 'judges-by-looks',
      feedback: `In ${equation(one)} the rate is ${numeral(one)} ${per}. Compare that with ${numeral(total)} ÷ ${numeral(reach)}.`,
    }
  }
  return {
    stem: [rival.faster, texts[rival.things[0]], texts[rival.things[1]]].join('\n\n'),
    ...(isGraph ? { figure: rateGraph(rival, other, 0, reach) } : {}),
    ...choice(random, { right, wrong: order.filter((text) => text !== right).map(fail), keepOrder: order }),
    hints: [
      `Each one has a rate in ${per}. Where can you see it in an equation of the form ${math`y = mx`}?`,
      isGraph
        ? `Find the slope of the graph. It goes through (0, 0) and ${pointText({ x: reach, y: total })}.`
        : `For ${measured}, divide ${numeral(total)} by ${numeral(reach)} to get the rate.`,
    ],
    solution: [
      `${told}: in ${equation(one)} the number before x is the rate, ${numeral(one)} ${per}.`,
      `${measured}: ${numeral(total)} ÷ ${numeral(reach)} = ${numeral(other)} ${per}.`,
      one === other
        ? 'Both rates are the same.'
        : `${numeral(Math.max(one, other))} is more than ${numeral(Math.min(one, other))}, so the answer is ${right}.`,
    ],
  }
}

/** Plans that start somewhere and grow by the week. */
const plans = [
  {
    thing: 'Saver',
    told: 'Three friends save money at steady rates.',
    grows: 'saves the fastest',
    y: ['dollar', 'dollars'],
    x: ['week', 'weeks'],
    low: 3,
    high: 15,
    start: [5, 60],
  },
  {
    thing: 'Plant',
    told: 'Three plants grow at steady rates.',
    grows: 'grows the fastest',
    y: ['millimeter', 'millimeters'],
    x: ['day', 'days'],
    low: 2,
    high: 9,
    start: [10, 50],
  },
  {
    thing: 'Tank',
    told: 'Three tanks are filled with water at steady rates.',
    grows: 'fills the fastest',
    y: ['liter', 'liters'],
    x: ['minute', 'minutes'],
    low: 4,
    high: 18,
    start: [10, 90],
  },
] as const

function threeForms(random: Random): Item {
  const plan = random.pick(plans)
  const rates = random.sample(
    Array.from({ length: plan.high - plan.low + 1 }, (_, index) => plan.low + index),
    3,
  )
  const starts = [0, 1, 2].map(() => random.integer(plan.start[0], plan.start[1]))
  const [byEquation = 1, byTable = 1, byGraph = 1] = rates
  const [startOne = 0, startTwo = 0, startThree = 0] = starts
  const reach = random.pick([4, 5, 6, 8])
  const early = random.integer(1, 4)
  const late = early + random.integer(2, 5)
  const order = ['A', 'B', 'C'].map((letter) => `${plan.thing} ${letter}`)
  const [first = '', second = '', third = ''] = random.shuffle(order)
  const value = (rate: number, start: number, x: number): number => rate * x + start
  const amount = (much: number): string => count(much, plan.y[0], plan.y[1])
  const told: Record<string, string> = {
    [first]: `${first}: ${equation(byEquation, startOne)}, where y is the number of ${plan.y[1]} after x ${plan.x[1]}.`,
    [second]: `${second}: After ${count(early, plan.x[0], plan.x[1])}, ${amount(value(byTable, startTwo, early))}. After ${count(late, plan.x[0], plan.x[1])}, ${amount(value(byTable, startTwo, late))}.`,
    [third]: `${third}: See the graph.`,
  }
  const all = [
    { name: first, rate: byEquation, start: startOne },
    { name: second, rate: byTable, start: startTwo },
    { name: third, rate: byGraph, start: startThree },
  ]
  const best = all.reduce((most, each) => (each.rate > most.rate ? each : most))
  const highest = all.reduce((most, each) => (each.start > most.start ? each : most))
  const per = `${plan.y[1]} per ${plan.x[0]}`
  const wrong = all
    .filter((each) => each !== best)
    .map((each): WrongOption => ({
      text: each.name,
      misconception: each === highest ? 'start-for-rate' : 'compares-totals',
      feedback:
        each === highest
          ? `${each.name} starts highest, at ${amount(each.start)}. But the start says nothing about how fast the amount grows. Compare the slopes.`
          : `The rate of ${each.name} is ${numeral(each.rate)} ${per}. Find the same number for the other two before you choose.`,
    }))
  return {
    stem: [`${plan.told} Which one ${plan.grows}?`, ...order.map((name) => told[name] ?? '')].join('\n\n'),
    figure: rateGraph(plan, byGraph, startThree, reach),
    ...choice(random, { right: best.name, wrong, keepOrder: order }),
    hints: [
      'How fast something grows is its slope, not where it starts. Where is the slope in each form?',
      `In the equation it is the number before x. For the other two, divide the change in ${plan.y[1]} by the change in ${plan.x[1]}.`,
    ],
    solution: [
      `${first}: the number before x is ${numeral(byEquation)}, so the rate is ${numeral(byEquation)} ${per}.`,
      `${second}: (${numeral(value(byTable, startTwo, late))} − ${numeral(value(byTable, startTwo, early))}) ÷ (${late} − ${early}) = ${numeral(byTable)} ${per}.`,
      `${third}: the line starts at ${pointText({ x: 0, y: startThree })} and reaches ${pointText({ x: reach, y: value(byGraph, startThree, reach) })}, so (${numeral(value(byGraph, startThree, reach))} − ${numeral(startThree)}) ÷ ${reach} = ${numeral(byGraph)} ${per}.`,
      `The greatest rate is ${numeral(best.rate)}, so ${best.name} ${plan.grows}.`,
    ],
  }
}

/** Situations that start with an amount and change steadily; `n` is a number of the equation. */
const situations = [
  {
    told: 'The fare for a taxi ride of x miles is y dollars.',
    x: ['mile', 'miles'],
    y: ['dollar', 'dollars'],
    slope: (n: string) => `Each mile adds ${n} dollars to the fare`,
    start: (n: string) => `The fare at the start is ${n} dollars`,
    total: (n: string) => `A ride of one mile costs ${n} dollars in all`,
    flipped: (n: string) => `One dollar pays for ${n} miles`,
    low: 2,
    high: 5,
    from: 3,
    to: 9,
    falls: false,
    state: (much: string) => `the fare is ${much}`,
    ask: 'What is the fare at the start, before the first mile?',
    grow: 'The fare for a taxi ride grows by the same amount with each mile.',
  },
  {
    told: 'A candle is y millimeters tall after it has burned for x hours.',
    x: ['hour', 'hours'],
    y: ['millimeter', 'millimeters'],
    slope: (n: string) => `Each hour the candle gets ${n} millimeters shorter`,
    start: (n: string) => `The candle is ${n} millimeters tall at the start`,
    total: (n: string) => `After one hour the candle is ${n} millimeters tall`,
    flipped: (n: string) => `It takes ${n} hours to burn one millimeter`,
    low: 6,
    high: 20,
    from: 180,
    to: 260,
    falls: true,
    state: (much: string) => `the candle is ${much} tall`,
    ask: 'How tall was the candle at the start?',
    grow: 'A candle burns down at a steady pace.',
  },
  {
    told: 'A seedling is y millimeters tall x days after it was planted.',
    x: ['day', 'days'],
    y: ['millimeter', 'millimeters'],
    slope: (n: string) => `Each day the seedling grows by ${n} millimeters`,
    start: (n: string) => `The seedling is ${n} millimeters tall at the start`,
    total: (n: string) => `After one day the seedling is ${n} millimeters tall`,
    flipped: (n: string) => `It takes ${n} days to grow one millimeter`,
    low: 3,
    high: 12,
    from: 20,
    to: 90,
    falls: false,
    state: (much: string) => `the seedling is ${much} tall`,
    ask: 'How tall was the seedling when it was planted?',
    grow: 'A seedling grows at a steady pace after it is planted.',
  },
  {
    told: 'A pump is emptying a tank. After x minutes, the tank holds y liters of water.',
    x: ['minute', 'minutes'],
    y: ['liter', 'liters'],
    slope: (n: string) => `Each minute the pump takes out ${n} liters`,
    start: (n: string) => `The tank holds ${n} liters at the start`,
    total: (n: string) => `After one minute the tank holds ${n} liters`,
    flipped: (n: string) => `It takes ${n} minutes to pump out one liter`,
    low: 5,
    high: 18,
    from: 240,
    to: 400,
    falls: true,
    state: (much: string) => `the tank holds ${much}`,
    ask: 'How much water was in the tank at the start?',
    grow: 'A pump empties a tank at a steady pace.',
  },
  {
    told: 'A school club has y dollars after it has sold x T-shirts.',
    x: ['T-shirt', 'T-shirts'],
    y: ['dollar', 'dollars'],
    slope: (n: string) => `Each T-shirt brings in ${n} dollars`,
    start: (n: string) => `The club has ${n} dollars at the start`,
    total: (n: string) => `After one T-shirt the club has ${n} dollars`,
    flipped: (n: string) => `It takes ${n} T-shirts to bring in one dollar`,
    low: 6,
    high: 14,
    from: 15,
    to: 80,
    falls: false,
    state: (much: string) => `the club has ${much}`,
    ask: 'How much money did the club have at the start?',
    grow: 'A school club sells T-shirts, all at one price, and adds the money to its savings.',
  },
] as const

/** What a number of the equation means (level 1), the start from two later values (level 2), when two plans meet (level 3). */
const interpret: ComputedModel = {
  id: 'interpret',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 70,
  make(random, level) {
    if (level === 1) return meaning(random)
    return level === 2 ? startingValue(random) : plansMeet(random)
  },
  solve(shown) {
    const { interaction, stem } = shown
    if (interaction.kind === 'choice') {
      const [, slope = ''] = /y = −?(\d+)x/.exec(plain(stem)) ?? /y = \d+ [+−] (\d+)x/.exec(plain(stem)) ?? []
      const [, asked = ''] = /number (\d+) mean/.exec(stem) ?? []
      const wanted = asked === slope ? /^Each/ : /at the start/
      return { kind: 'choice', option: interaction.options.find(({ text }) => wanted.test(text))?.id ?? '' }
    }
    const read = numbersIn(stem)
    if (stem.includes('two prices')) {
      // Walks along both plans until they cost the same.
      const [fee = 0, cheap = 0, dear = 1] = read
      let much = 0
      while (fee + cheap * much !== dear * much && much < 1000) much += 1
      return { kind: 'number', text: String(much) }
    }
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = read
    return { kind: 'number', text: String(y1 + ((y1 - y2) / (x2 - x1)) * x1) }
  },
}

function meaning(random: Random): Item {
  const situation = random.pick(situations)
  const slope = random.integer(situation.low, situation.high)
  const start = random.integer(situation.from, situation.to)
  if (slope === start) return meaning(random)
  const isSlope = random.chance(0.5)
  const asked = String(isSlope ? slope : start)
  const [right, other] = isSlope ? [situation.slope, situation.start] : [situation.start, situation.slope]
  const formula = situation.falls
    ? tex(random.chance(0.5) ? `y = −${slope}x + ${start}` : `y = ${start} − ${slope}x`)
    : tex(random.chance(0.5) ? `y = ${slope}x + ${start}` : `y = ${start} + ${slope}x`)
  const afterOne = situation.falls ? start - slope : start + slope
  return {
    stem: `${situation.told} The equation is ${formula}. What does the number ${asked} mean?`,
    ...choice(random, {
      right: right(asked),
      wrong: [
        {
          text: other(asked),
          misconception: 'start-for-rate',
          feedback: isSlope
            ? `The ${asked} is multiplied by x, so it counts again for every ${situation.x[0]}. At the start x is 0; what is y then?`
            : `The ${asked} stands alone, without x. It counts once, however many ${situation.x[1]} there are.`,
        },
        {
          text: situation.total(asked),
          misconception: 'one-point',
          feedback: `Put 1 in place of x: then y is ${afterOne}, not ${asked}. Both numbers of the equation play a part.`,
        },
        {
          text: situation.flipped(asked),
          misconception: 'run-over-rise',
          feedback: `That turns it around. The equation gives ${situation.y[1]}, so ask what y does when x grows by 1.`,
        },
      ],
    }),
    hints: [
      'What is y when x is 0? What happens to y when x grows by 1?',
      isSlope
        ? `The ${asked} is multiplied by x. Compare y for x = 0 and for x = 1.`
        : `Put 0 in place of x. Which number is left?`,
    ],
    solution: [
      `When x is 0, y is ${start}. That is the value at the start.`,
      `When x grows by 1, y ${situation.falls ? 'falls' : 'grows'} by ${slope}. That is the rate of change.`,
      `So this is what the number ${asked} means: ${right(asked).charAt(0).toLowerCase()}${right(asked).slice(1)}.`,
    ],
  }
}

function startingValue(random: Random): Item {
  const situation = random.pick(situations)
  const size = random.integer(situation.low, situation.high)
  const slope = situation.falls ? -size : size
  const start = random.integer(situation.from, situation.to)
  const x1 = random.integer(2, 5)
  const x2 = x1 + random.integer(2, 5)
  const [y1, y2] = [start + slope * x1, start + slope * x2]
  const later = (x: number): string => count(x, situation.x[0], situation.x[1])
  const much = (y: number): string => count(y, situation.y[0], situation.y[1])
  if ([size, x1, x2, x2 - x1, y1, y2, Math.abs(y2 - y1)].includes(start) || y2 < 10)
    return startingValue(random)
  return {
    stem: `${situation.grow} After ${later(x1)}, ${situation.state(much(y1))}. After ${later(x2)}, ${situation.state(much(y2))}. ${situation.ask}`,
    ...number(
      { label: 'At the start', after: situation.y[1] },
      { value: String(start), unit: situation.y[1] },
      [
        {
          value: String(y1),
          misconception: 'first-value-as-start',
          feedback: `${numeral(y1)} is the value after ${later(x1)}. At the start x is 0, so go back ${later(x1)}.`,
        },
        {
          value: String(y1 - slope),
          misconception: 'one-step-only',
          feedback: `You went back only one ${situation.x[0]}. The start is ${later(x1)} back.`,
        },
        {
          value: String(size),
          misconception: 'start-for-rate',
          feedback: `${numeral(size)} is the rate: how much y changes with each ${situation.x[0]}. Use it to go back from ${later(x1)} to 0.`,
        },
        {
          value: String(y1 + slope * x1),
          misconception: 'wrong-sign',
          feedback: `You went the wrong way. The value ${situation.falls ? 'falls, so it was larger at the start' : 'grows, so it was smaller at the start'}.`,
        },
        {
          value: String(y1 - (y2 - y1)),
          misconception: 'rise-only',
          feedback: `You went back by ${numeral(Math.abs(y2 - y1))}. That is the change over ${later(x2 - x1)}, but the start is ${later(x1)} back.`,
        },
      ],
    ),
    hints: [
      `How much changes between the two values, and over how many ${situation.x[1]}? That gives the rate.`,
      `The change is ${numeral(Math.abs(y2 - y1))} over ${later(x2 - x1)}. Find it for one ${situation.x[0]}, then go back ${later(x1)} from ${numeral(y1)}.`,
    ],
    solution: [
      `Rate of change: (${numeral(y2)} − ${numeral(y1)}) ÷ (${x2} − ${x1}) = ${numeral(slope)} ${situation.y[1]} per ${situation.x[0]}.`,
      `Over the first ${later(x1)}, y changed by ${x1} × ${after(slope)} = ${numeral(slope * x1)}.`,
      `Undo that change: ${numeral(y1)} − ${after(slope * x1)} = ${numeral(start)}, so the value at the start is ${much(start)}.`,
    ],
  }
}

const offers = [
  {
    place: ['Gym A', 'Gym B'],
    fee: 'joining',
    x: ['visit', 'visits'],
    fees: [12, 60],
    cheap: [2, 6],
    most: 20,
  },
  {
    place: ['Bike shop A', 'Bike shop B'],
    fee: 'helmet',
    x: ['hour', 'hours'],
    fees: [6, 30],
    cheap: [3, 9],
    most: 8,
  },
  {
    place: ['Bowling alley A', 'Bowling alley B'],
    fee: 'shoe',
    x: ['game', 'games'],
    fees: [4, 15],
    cheap: [3, 6],
    most: 8,
  },
  {
    place: ['Print shop A', 'Print shop B'],
    fee: 'setup',
    x: ['poster', 'posters'],
    fees: [10, 60],
    cheap: [2, 8],
    most: 20,
  },
  {
    place: ['Pottery studio A', 'Pottery studio B'],
    fee: 'joining',
    x: ['class', 'classes'],
    fees: [20, 80],
    cheap: [5, 12],
    most: 20,
  },
] as const

function plansMeet(random: Random): Item {
  const offer = random.pick(offers)
  const cheap = random.integer(offer.cheap[0], offer.cheap[1])
  const gap = random.integer(1, 5)
  const meet = random.integer(2, offer.most)
  const fee = gap * meet
  const dear = cheap + gap
  if (fee < offer.fees[0] || fee > offer.fees[1] || cheap === gap) return plansMeet(random)
  const name = person(random)
  const dollarsText = (much: number): string => count(much, 'dollar', 'dollars')
  return {
    stem: `${name} compares two prices. ${offer.place[0]} charges a ${offer.fee} fee of ${dollarsText(fee)} and then ${dollarsText(cheap)} for each ${offer.x[0]}. ${offer.place[1]} charges no fee but ${dollarsText(dear)} for each ${offer.x[0]}. For how many ${offer.x[1]} do both charge the same amount?`,
    ...number(
      { label: `Number of ${offer.x[1]}`, after: offer.x[1] },
      { value: String(meet), unit: offer.x[1] },
      [
        {
          value: ratioValue(fee, dear),
          misconception: 'ignores-one-rate',
          feedback: `You divided the fee by just the price at ${offer.place[1]}. But ${offer.place[0]} charges for each ${offer.x[0]} as well, so only the difference between the two prices counts.`,
        },
        {
          value: ratioValue(fee, cheap),
          misconception: 'ignores-one-rate',
          feedback: `You divided the fee by just the price at ${offer.place[0]}. Each ${offer.x[0]} closes the gap by the difference between the two prices.`,
        },
        {
          value: ratioValue(fee, cheap + dear),
          misconception: 'adds-rates',
          feedback: `You added the two rates. Both prices grow, so each ${offer.x[0]} closes the gap only by the difference between ${dear} and ${cheap}.`,
        },
        {
          value: String(dear * meet),
          misconception: 'stops-late',
          feedback: `${dollarsText(dear * meet)} is what both charge at that point. The question asks for how many ${offer.x[1]}.`,
        },
      ],
    ),
    hints: [
      `At the start, ${offer.place[0]} costs more by its fee. With each ${offer.x[0]}, which one catches up, and by how much?`,
      `Each ${offer.x[0]} costs ${dollarsText(dear)} at one and ${dollarsText(cheap)} at the other. How many times does the difference fit into the fee?`,
    ],
    solution: [
      `With x ${offer.x[1]}, ${offer.place[0]} charges ${math`${cheap}x + ${fee}`} dollars and ${offer.place[1]} charges ${math`${dear}x`} dollars.`,
      `The gap at the start is ${fee}. Each ${offer.x[0]} closes it by ${dear} − ${cheap} = ${gap}.`,
      `${fee} ÷ ${gap} = ${meet}, so both cost the same for ${meet} ${offer.x[1]}.`,
      `Check: ${cheap} × ${meet} + ${fee} = ${dear * meet} and ${dear} × ${meet} = ${dear * meet}.`,
    ],
  }
}

/** Somebody’s work on a slope: two points (level 1), with negative coordinates (level 2), a table (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 55,
  make(random, level) {
    return level === 3 ? judgeTable(random) : judgeFormula(random, level === 2)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const wanted = shown.figure?.kind === 'table' ? tableVerdict(shown) : formulaVerdict(shown)
    return {
      kind: 'choice',
      option: shown.interaction.options.find(({ text }) => text.includes(wanted))?.id ?? '',
    }
  },
}

function judgeFormula(random: Random, isSigned: boolean): Item {
  const name = person(random)
  const coordinates = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
  const [x1 = 1, y1 = 2, x2 = 3, y2 = 4] = coordinates.map((each, index) =>
    isSigned && (index === 1 || random.chance(0.35)) ? -each : each,
  )
  const [from, to] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
  const [rise, run] = [y2 - y1, x2 - x1]
  const flipped = `\\frac{${numeral(x2)} − ${after(x1)}}{${numeral(y2)} − ${after(y1)}}`
  const lost = y2 + y1
  if (rise === 0 || run === 0 || lost === 0 || Math.abs(rise) === Math.abs(run))
    return judgeFormula(random, isSigned)
  const slip = random.pick(
    isSigned ? (['upside', 'order', 'minus', 'none'] as const) : (['upside', 'order', 'none'] as const),
  )
  const work = {
    upside: { text: flipped, value: slopeOf({ x: y1, y: x1 }, { x: y2, y: x2 }) },
    order: {
      text: `\\frac{${numeral(y2)} − ${after(y1)}}{${numeral(x1)} − ${after(x2)}}`,
      value: slopeOf({ x: x2, y: y1 }, { x: x1, y: y2 }),
    },
    minus: {
      text: `\\frac{${numeral(y2)} − ${numeral(-y1)}}{${numeral(x2)} − ${after(x1)}}`,
      value: slopeOf({ x: x1, y: -y1 }, to),
    },
    none: {
      text: `\\frac{${numeral(y2)} − ${after(y1)}}{${numeral(x2)} − ${after(x1)}}`,
      value: slopeOf(from, to),
    },
  }
  const verdicts = {
    upside: `${name} put the change in x on top`,
    order: `${name} subtracted in two different orders`,
    minus: `${name} lost a minus sign`,
    none: `${name} is right`,
  }
  const feedback = {
    upside: {
      misconception: 'run-over-rise',
      feedback: `Look at the top: ${name} used ${slip === 'upside' ? 'x' : 'y'} coordinates there.`,
    },
    order: {
      misconception: 'wrong-sign',
      feedback: 'Check which point comes first on the top and which comes first on the bottom.',
    },
    minus: {
      misconception: 'loses-minus',
      feedback: `Compare each number with the points ${pointText(from)} and ${pointText(to)}. Are all minus signs there?`,
    },
    none: {
      misconception: slip === 'upside' ? 'run-over-rise' : slip === 'minus' ? 'loses-minus' : 'wrong-sign',
      feedback: `Write down the change in y and the change in x yourself, and compare with each part of the work.`,
    },
  }
  const order = ['upside', 'order', ...(isSigned ? (['minus'] as const) : []), 'none'] as const
  const wrong = order
    .filter((id) => id !== slip)
    .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] }))
  const shownWork = tex(`${work[slip].text} = ${fractionTex(lowest(work[slip].value))}`)
  return {
    stem: `A line goes through ${pointText(from)} and ${pointText(to)}. For its slope, ${name} writes ${shownWork}. Which is true?`,
    ...choice(random, { right: verdicts[slip], wrong, keepOrder: order.map((id) => verdicts[id]) }),
    hints: [
      'Which change belongs on top: the change in y or the change in x?',
      'Check three things: y on top, the same point first both times, and every minus sign.',
    ],
    solution: [
      `The change in y is ${numeral(y2)} − ${after(y1)} = ${numeral(rise)}, and the change in x is ${numeral(x2)} − ${after(x1)} = ${numeral(run)}.`,
      `So the slope is ${tex(`${work.none.text} = ${fractionTex(lowest(work.none.value))}`)}.`,
      slip === 'none' ? `${name} wrote just that.` : `${verdicts[slip]}.`,
    ],
  }
}

/** The solver’s way: which coordinates stand where in the fraction. */
function formulaVerdict(shown: Shown): string {
  const [x1, y1, x2, y2] = numbersIn(shown.stem)
  const [, topText = '', bottomText = ''] = /\\frac\{([^}]*)\}\{([^}]*)\}/.exec(shown.stem) ?? []
  const read = (text: string): (number | undefined)[] =>
    text.split(/ − (?=\(|\d|$)/).map((part) => Number(part.replaceAll(/[()]/g, '').replace('−', '-')))
  const [topFirst, topSecond] = read(topText)
  const [bottomFirst] = read(bottomText)
  if (topFirst === x2 && topSecond === x1) return 'on top'
  if (bottomFirst === x1 && x1 !== x2) return 'different orders'
  return topFirst === y2 && topSecond === y1 ? 'is right' : 'lost a minus sign'
}

function judgeTable(random: Random): Item {
  const name = person(random)
  const step = random.integer(2, 5)
  const slope = random.integer(2, 7)
  const start = { x: random.integer(1, 4), y: random.integer(1, 12) }
  const points = [0, 1, 2].map((index) => ({ x: start.x + index * step, y: start.y + index * step * slope }))
  const rise = step * slope
  const falls = random.chance(0.35)
  const rows = falls ? points.map(({ x, y }) => ({ x, y: 2 * rise + 2 * start.y - y })) : points
  const signedSlope = falls ? -slope : slope
  const change = falls ? `falls by ${rise}` : `grows by ${rise}`
  const first = rows[0] ?? start
  const slip = random.pick(['rise', 'upside', 'one', 'none'] as const)
  const claims = {
    rise: {
      says: `From row to row, y ${change}, so the slope is ${numeral(falls ? -rise : rise)}.`,
      value: falls ? -rise : rise,
    },
    upside: {
      says: `I divide ${step} by ${after(falls ? -rise : rise)}, so the slope is ${tex(fractionTex({ top: falls ? -1 : 1, bottom: slope }))}.`,
      value: signedSlope,
    },
    one: {
      says: `I divide y by x in the first row, so the slope is ${tex(fractionTex(lowest({ top: first.y, bottom: first.x })))}.`,
      value: first.y / first.x,
    },
    none: {
      says: `I divide ${numeral(falls ? -rise : rise)} by ${step}, so the slope is ${numeral(signedSlope)}.`,
      value: signedSlope,
    },
  }
  if (first.y / first.x === signedSlope || first.y * slope === first.x || first.y === rise * first.x)
    return judgeTable(random)
  const verdicts = {
    rise: `${name} forgot how much x changes`,
    upside: `${name} divided the change in x by the change in y`,
    one: `${name} used one point instead of two`,
    none: `${name} is right`,
  }
  const feedback = {
    rise: {
      misconception: 'rise-only',
      feedback: `Look at the claim again: does it use x? From row to row, x grows by ${step}.`,
    },
    upside: {
      misconception: 'run-over-rise',
      feedback:
        'Which number is divided by which in the claim? Slope is the change in y divided by the change in x.',
    },
    one: {
      misconception: 'one-point',
      feedback: 'Look at the claim again: does it use values of one row, or changes from row to row?',
    },
    none: {
      misconception: slip === 'rise' ? 'rise-only' : slip === 'upside' ? 'run-over-rise' : 'one-point',
      feedback: 'Check with the table: when x grows by 1, does y change by that much?',
    },
  }
  const order = ['rise', 'upside', 'one', 'none'] as const
  const wrong = order
    .filter((id) => id !== slip)
    .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] }))
  return {
    stem: `The table shows points on a straight line. ${name} says: “${claims[slip].says}” Which is true?`,
    figure: {
      kind: 'table',
      title: 'Points on a line',
      columns: ['x', 'y'],
      rows: rows.map(({ x, y }) => [numeral(x), numeral(y)]),
      description: `A table of points on a line: ${rows.map(({ x, y }) => `x is ${numeral(x)} and y is ${numeral(y)}`).join('; ')}.`,
    },
    ...choice(random, { right: verdicts[slip], wrong, keepOrder: order.map((id) => verdicts[id]) }),
    hints: [
      'Find the changes from the first row to the second, in x and in y.',
      'Slope is the change in y for each step of 1 in x. Does the claim use both changes, and in the right places?',
    ],
    solution: [
      `From row to row, x grows by ${step} and y ${change}.`,
      `Slope: ${numeral(falls ? -rise : rise)} ÷ ${step} = ${numeral(signedSlope)}.`,
      slip === 'none' ? `${name} did just that.` : `${verdicts[slip]}.`,
    ],
  }
}

function tableVerdict(shown: Shown): string {
  const rows = shown.figure?.kind === 'table' ? shown.figure.rows.map((row) => numbersIn(row.join(' '))) : []
  const [[x1 = 0, y1 = 0] = [], [x2 = 1, y2 = 0] = []] = rows
  const [, sign = '', whole, top, bottom = '1'] =
    /slope is ⟦?(−?)(?:(\d+)|\\frac\{(\d+)\}\{(\d+)\})/.exec(shown.stem) ?? []
  const said = ((sign === '' ? 1 : -1) * Number(whole ?? top)) / Number(whole === undefined ? bottom : 1)
  const near = (value: number): boolean => Math.abs(value - said) < 1e-9
  if (near((y2 - y1) / (x2 - x1))) return 'is right'
  if (near(y2 - y1)) return 'forgot'
  return near((x2 - x1) / (y2 - y1)) ? 'divided the change' : 'one point'
}

export const slope = defineSkill({
  id: 'slope',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Expressions and equations',
  name: 'Slope and rate of change',
  description: 'Find how steep a line is, and say what that means.',
  icon: 'slope',
  standards: ['8.EE.B.5', '8.F.B.4'],
  prerequisites: ['unit-rates', 'signed-numbers'],
  misconceptions: [
    {
      id: 'run-over-rise',
      name: 'divides run by rise',
      explanation: 'Slope is the change in y for each step in x. The change in y goes on top.',
    },
    {
      id: 'wrong-sign',
      name: 'loses the direction',
      explanation:
        'A line that falls from left to right has a negative slope. Subtract x and y in the same order.',
    },
    {
      id: 'rise-only',
      name: 'looks at the change in y only',
      explanation: 'How much y changes tells nothing until you know over how many steps in x.',
    },
    {
      id: 'one-point',
      name: 'uses one point',
      explanation:
        'y divided by x is the slope only if the line goes through (0, 0). Use the changes between two points.',
    },
    {
      id: 'adds-coordinates',
      name: 'adds instead of subtracting',
      explanation:
        'A change is a difference. With negative coordinates, write the minus signs in parentheses.',
    },
    {
      id: 'loses-minus',
      name: 'loses a minus sign',
      explanation: 'Subtracting a negative number is adding. 4 − (−3) is 7, not 1.',
    },
    {
      id: 'counts-squares',
      name: 'counts squares, not units',
      explanation: 'A square on a graph can stand for 5 or 50. Read the scale of both axes first.',
    },
    {
      id: 'one-step-only',
      name: 'makes one step only',
      explanation: 'The slope is the change for one step in x. For several steps it counts several times.',
    },
    {
      id: 'stops-early',
      name: 'stops at the change',
      explanation: 'The change must be added to where you started.',
    },
    {
      id: 'stops-late',
      name: 'gives y where x was asked',
      explanation: 'Read again which of the two is asked for.',
    },
    {
      id: 'compares-totals',
      name: 'compares totals',
      explanation: 'Totals belong to different lengths of time. Compare the amount for one.',
    },
    {
      id: 'judges-by-looks',
      name: 'judges before finding the rates',
      explanation: 'A graph, an equation and a sentence can tell of the same rate. Find it in each.',
    },
    {
      id: 'start-for-rate',
      name: 'mixes up start and rate',
      explanation: 'In y = 3x + 10, the 10 is where it starts and the 3 is how fast it grows.',
    },
    {
      id: 'first-value-as-start',
      name: 'takes the first value for the start',
      explanation: 'The start is where x is 0. The first value that you know may be later.',
    },
    {
      id: 'ignores-one-rate',
      name: 'lets only one of two grow',
      explanation: 'When both grow, the gap changes by the difference of their rates.',
    },
    {
      id: 'adds-rates',
      name: 'adds the rates of two that grow',
      explanation: 'When both grow in the same direction, subtract their rates to see how the gap changes.',
    },
  ],
  lesson: {
    idea: [
      'The slope of a line tells how much y changes when x grows by 1. A line that climbs from left to right has a positive slope, and a line that falls has a negative one.',
      `Take any two points of the line and divide the change in y by the change in x. From (1, 2) to (4, 8), y changes by 6 and x by 3, so the slope is ${math`\frac{6}{3} = 2`}.`,
      `In an equation such as ${math`y = 2x + 5`}, the number before x is the slope, and 5 is the value at the start, where x is 0.`,
      'In a story the slope is the rate of change: dollars per week, liters per minute, miles per hour.',
    ],
    figure: {
      kind: 'coordinate-plane',
      x: { from: 0, to: 10, step: 1, label: 'x' },
      y: { from: 0, to: 10, step: 1, label: 'y' },
      points: [
        { at: [1, 2], label: '(1, 2)' },
        { at: [4, 8], label: '(4, 8)' },
      ],
      lines: [
        {
          through: [
            [1, 2],
            [4, 8],
          ],
          label: 'slope 2',
        },
      ],
      description:
        'A coordinate plane with a line that climbs through the points (1, 2) and (4, 8). Its slope is 2.',
    },
    workedExample: { model: 'from-points', level: 2 },
    words: [
      { word: 'slope', meaning: 'The change in y divided by the change in x between two points of a line.' },
      { word: 'rise', meaning: 'The change in y between two points.' },
      { word: 'run', meaning: 'The change in x between two points.' },
      { word: 'rate of change', meaning: 'How much one amount changes for each step of another.' },
      { word: 'initial value', meaning: 'The value at the start, where x is 0.' },
    ],
  },
  models: [readGraph, fromPoints, compareRates, interpret, findMistake],
})
