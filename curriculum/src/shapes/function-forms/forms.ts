import { arranged, byLevel, defineModel, math, mathIn, numbersIn, solved, tex, type Text } from '#form'
import {
  type Line,
  lineIn,
  lineTex,
  lineThrough,
  plainLine,
  type Point,
  pointsIn,
  pointText,
} from '#equations/line.ts'
import { gapTable, readCell } from '#figures/proportion-figure/proportion-figure.ts'
import { isTrueRate, tell } from '#situations/linear-change/linear-change.ts'
import {
  drawTwo,
  isTrueTwo,
  showTwo,
  twoIn,
  type TwoFunctions,
  worthAt,
} from '#situations/two-functions/two-functions.ts'
import { say } from './messages.gen.ts'

type Level = 1 | 2 | 3
interface Rule {
  slope: number
  start: number
  /** The first x-value of its pairs, and the step between them. */
  from: number
  step: number
}
interface Matched {
  level: Level
  rules: Rule[]
  decoys: Line[]
  shuffle: number
}
const pairsOf = ({ slope, start, from, step }: Rule): Point[] =>
  [0, 1, 2].map((row) => [from + row * step, start + slope * (from + row * step)])
const listed = (points: readonly Point[]): string => points.map(pointText).join(', ')

/** Pairs and equations: from x = 0 in steps of one (level 1), in longer steps (level 2), pairs and words (level 3). */
export const matchForms = defineModel<Matched>({
  id: 'match-forms',
  thinking: 'classify',
  seconds: 80,
  standards: ['8.F.A.2'],
  task: ({ level, rules }) =>
    `${level} ${rules
      .map(({ slope, start }) => `${slope > 0} ${start > 0}`)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const [m = 2, n = 3] = random.sample([-4, -3, -2, 2, 3, 4, 5], 2)
    const [b = 1, c = 6] = random.sample([-8, -6, -5, -1, 1, 6, 7, 9], 2)
    const pair = (slope: number, start: number): Rule => ({
      slope,
      start,
      from: level === 1 ? 0 : random.integer(1, 3),
      step: level === 1 ? 1 : random.integer(2, 4),
    })
    // Two rules share a rate, and two share a start.
    const rules = [pair(m, b), pair(m, c), pair(n, b)]
    const [first = pair(m, b), second = first] = rules
    const decoys: Line[] = [
      { slope: first.start, start: first.slope },
      level === 1
        ? { slope: -second.slope, start: second.start }
        : { slope: second.slope * second.step, start: second.start },
    ]
    return { level, rules, decoys, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ rules, decoys }) =>
    new Set([...rules, ...decoys].map(plainLine)).size === rules.length + decoys.length &&
    new Set(rules.map((rule) => listed(pairsOf(rule)))).size === rules.length &&
    rules.every((rule) => pairsOf(rule).every(([, y]) => Math.abs(y) <= 60)),
  item({ level, rules, decoys, shuffle }) {
    const target = ({ slope, start }: Line): string | Text =>
      level === 3
        ? say(Number(slope) > 0 ? 'match.rises' : 'match.falls', {
            start: Number(start),
            by: Math.abs(Number(slope)),
          })
        : math(lineTex({ slope, start }))
    const slips = [
      { misconception: 'line.swaps-start', feedback: say('match.swapped') },
      level === 1
        ? { misconception: 'slope.wrong-sign', feedback: say('match.sign') }
        : { misconception: 'function.step-not-one', feedback: say('match.step') },
    ]
    return {
      stem: [say(level === 3 ? 'match.asks-words' : 'match.asks')],
      ...arranged.match(shuffle, {
        pairs: rules.map((rule, place) => ({
          source: math(listed(pairsOf(rule))),
          target: target(rule),
          slips: decoys.flatMap((decoy, at) => {
            const slip = slips[at]
            return at === place && slip !== undefined ? [{ target: target(decoy), ...slip }] : []
          }),
        })),
        others: decoys.map(target),
        slip: { misconception: null, feedback: say('match.other') },
      }),
      hints: [say('match.nudge'), say(level === 1 ? 'match.hint' : 'match.hint-steps')],
      solution: rules.map((rule) =>
        say('match.why', {
          pairs: tex(listed(pairsOf(rule))),
          rate: rule.slope,
          start: rule.start,
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, text) => {
      const [one = [0, 0], two = [1, 1]] = pointsIn(source)
      const line = lineThrough(one, two)
      const [equation] = mathIn(text)
      if (equation !== undefined) {
        const its = lineIn(equation)
        return its.slope === line.slope && its.start === line.start
      }
      const [start = 0, by = 0] = [...text.matchAll(/−?\d+/g)].map(([number]) =>
        Number(number.replace('−', '-')),
      )
      return start === line.start && (/falls|baja/.test(text) ? -by : by) === line.slope
    }),
})

interface Rival extends TwoFunctions {
  asks: 'rate' | 'start' | 'meets'
  /** How much greater the rate or start is, or where both functions are equal. */
  by: number
}
const rivalOf = ({ b, asks, by, a }: Rival): Line =>
  asks === 'rate'
    ? { slope: b.slope + by, start: b.start }
    : asks === 'start'
      ? { slope: b.slope, start: b.start + by }
      : { slope: (b.start + b.slope * by - a.start) / by, start: a.start }
const rivalForms = { rate: 'graph', start: 'table', meets: 'table' } as const
const rivalModel = (asks: Rival['asks']) =>
  defineModel<Rival>({
    id: 'write-rival',
    thinking: 'work backwards',
    seconds: 90,
    standards: ['8.F.A.2'],
    task: ({ b }) => `${b.story} ${asks}`,
    draw(random) {
      const ways = [random.pick([-1, 1]), random.pick([-1, 1])] as const
      const two = drawTwo(random, 'words', rivalForms[asks], ways)
      const by = random.integer(2, 8)
      if (asks !== 'meets') return { ...two, asks, by }
      const start = two.b.start - by * random.pick([-3, -2, -1, 1, 2, 3])
      return { ...two, a: { ...two.a, start }, asks, by }
    },
    fits(its) {
      const { slope, start } = rivalOf(its)
      const isLine =
        isTrueRate(its.b.story, Number(slope)) && Number.isInteger(slope) && slope !== its.b.slope
      return isTrueTwo(its, 4) && (asks === 'start' || isLine) && Math.abs(Number(slope)) !== start
    },
    item(its) {
      const { b, by, a, first, step } = its
      const right = rivalOf(its)
      const [m, start] = [Number(right.slope), Number(right.start)]
      const line = (slope: number, at: number): Line => ({ slope, start: at })
      const wrong = [
        { line: line(start, m), misconception: 'line.swaps-start', feedback: say('rival.swapped') },
        asks === 'start'
          ? { line: line(m + by, b.start), misconception: 'line.swaps-start', feedback: say('rival.rate') }
          : asks === 'rate'
            ? {
                line: line(b.slope, start + by),
                misconception: 'line.swaps-start',
                feedback: say('rival.start'),
              }
            : {
                line: line(b.slope, a.start),
                misconception: 'system.takes-start',
                feedback: say('rival.parallel'),
              },
        asks === 'rate'
          ? {
              line: line(b.slope - by, start),
              misconception: 'slope.wrong-sign',
              feedback: say('rival.sign'),
            }
          : asks === 'start'
            ? {
                line: line(m, b.start + b.slope * first + by),
                misconception: 'line.first-value',
                feedback: say('rival.first'),
              }
            : {
                line: line(m * step, start),
                misconception: 'function.step-not-one',
                feedback: say('rival.step'),
              },
      ]
      return {
        ...shownWith(its, say(`rival.asks.${asks}`, { by, start: a.start, form: tex('y = mx + b') })),
        ...arranged.equation(
          { label: say('rival.label'), letters: ['x', 'y'] },
          { value: plainLine(right), form: 'slope-intercept', shownAs: lineTex(right) },
          wrong.map(({ line: other, ...slip }) => ({ value: plainLine(other), ...slip })),
        ),
        hints: [say('rival.nudge'), say(`rival.hint.${asks}`, { by, start: a.start })],
        solution: [
          say('steps.b', { equation: tex(lineTex(b)) }),
          ...(asks === 'meets'
            ? [say('rival.meets', { x: by, y: b.start + b.slope * by, start: a.start })]
            : []),
          say('rival.so', { equation: tex(lineTex(right)) }),
        ],
      }
    },
    solve({ stem, figure }) {
      const [, line] = twoIn({ stem, ...(figure === undefined ? {} : { figure }) })
      const numbers = numbersIn(stem).map(({ value }) => value)
      const [one = 0] = numbers.slice(-3)
      const other = numbers.at(-1) ?? 0
      const [b, m] = [worthAt(line, 0), worthAt(line, 1) - worthAt(line, 0)]
      const right =
        asks === 'rate'
          ? { slope: m + other, start: b }
          : asks === 'start'
            ? { slope: m, start: b + other }
            : { slope: (worthAt(line, other) - one) / other, start: one }
      return { kind: 'equation', text: plainLine(right) }
    },
  })
function shownWith(its: TwoFunctions, asks: Text) {
  const { stem, figure } = showTwo(its)
  return { stem: [tell.letters(its.b), ...stem.slice(-1), asks], ...(figure === undefined ? {} : { figure }) }
}

/**
 * Write a function with a greater rate than a graph (level 1), a higher start than a table (level 2), a graph that
 * meets it (level 3).
 */
export const writeRival = byLevel(
  { 1: rivalModel('rate'), 2: rivalModel('start'), 3: rivalModel('meets') },
  ({ stem }) => (/equal at|iguales en/.test(stem) ? 3 : /same rate|misma tasa/.test(stem) ? 2 : 1),
)

interface Curved {
  level: Level
  curve: 'square' | 'double' | 'shrink'
  slope: number
  start: number
  lift: number
  /** Function A is the table, and function B is the line. */
  isTurned: boolean
  shuffle: number
}
const places = [0, 1, 2, 3, 4, 5]
const curveAt = ({ curve, lift }: Curved, x: number): number =>
  curve === 'square' ? x * x + lift : curve === 'double' ? lift * 2 ** x : 25 - (5 - x) ** 2 + lift
const picks = ['A', 'same', 'B'] as const
const sideOf = (one: number, other: number): (typeof picks)[number] =>
  one > other ? 'A' : one < other ? 'B' : 'same'

interface Even {
  isTurned: boolean
  /** The interval in which both grow by the same amount. */
  even: 'early' | 'late' | null
}

/**
 * A line and a curve: compare early and late growth, and which is ahead. Squares (level 1), doubling (level 2), slowing
 * growth (level 3).
 */
export const curved = defineModel<Curved, Even>({
  id: 'curved',
  thinking: 'read a figure',
  seconds: 80,
  standards: ['8.F.A.2'],
  task: ({ curve, slope, start }) => `${curve} ${slope} ${start > 3}`,
  aim: (random) => ({
    isTurned: random.chance(0.5),
    even: random.pick(['early', 'late', null, null] as const),
  }),
  draw(random, level, { isTurned, even }) {
    const its: Curved = {
      level,
      isTurned,
      curve: ({ 1: 'square', 2: 'double', 3: 'shrink' } as const)[level],
      slope: random.integer(2, 8),
      start: random.integer(1, 16),
      lift: random.integer(1, level !== 2 ? 9 : even === 'late' ? 1 : 3),
      shuffle: random.integer(0, 1e9),
    }
    const at = even === 'early' ? 0 : 4
    return even === null ? its : { ...its, slope: curveAt(its, at + 1) - curveAt(its, at) }
  },
  fits: (its) => {
    const early = curveAt(its, 1) - curveAt(its, 0)
    const late = curveAt(its, 5) - curveAt(its, 4)
    return (
      (early - its.slope) * (late - its.slope) <= 0 &&
      early !== late &&
      its.start !== its.lift &&
      its.start + 5 * its.slope !== curveAt(its, 5)
    )
  },
  item(its) {
    const { curve, slope, start, isTurned, shuffle } = its
    const [line, other] = isTurned ? ['B', 'A'] : ['A', 'B']
    const side = (one: number, two: number) => (isTurned ? sideOf(two, one) : sideOf(one, two))
    const table = gapTable({
      title: say('curved.title', { name: other }),
      columns: ['x', 'y'].map((letter) => say('curved.column', { letter })),
      rows: places.map((x) => [x, curveAt(its, x)]),
    })
    // Equal values at x = 5 never occur, so the question does not offer that answer.
    const offeredFor = (id: string) => picks.filter((each) => id !== 'value' || each !== 'same')
    const gap = (id: 'early' | 'late' | 'value', right: (typeof picks)[number]) => ({
      label: say(`curved.label.${id}`),
      right: say(`is.${right}`),
      wrong: offeredFor(id)
        .filter((each) => each !== right)
        .map((each) => ({
          text: say(`is.${each}`),
          misconception:
            id === 'value' ? ('function.expects-linear' as const) : ('graph.height-for-slope' as const),
          feedback: say(`curved.look.${id}`),
        })),
      keepOrder: offeredFor(id).map((each) => say(`is.${each}`)),
    })
    const grows = (x: number) => curveAt(its, x + 1) - curveAt(its, x)
    return {
      stem: [
        say('curved.told', { line, other, equation: tex(lineTex({ slope, start })) }),
        say('curved.asks'),
      ],
      figure: table,
      ...arranged.gaps(shuffle, [
        say('curved.early'),
        gap('early', side(slope, grows(0))),
        say('curved.late'),
        gap('late', side(slope, grows(4))),
        say('curved.value'),
        gap('value', side(start + 5 * slope, curveAt(its, 5))),
        '.',
      ]),
      hints: [say('curved.nudge', { line, other }), say('curved.hint', { line })],
      solution: [
        say('curved.line', { line, slope }),
        say(`curved.curve.${curve}`, { other, early: grows(0), late: grows(4) }),
        say('curved.end', { line, other, one: start + 5 * slope, two: curveAt(its, 5) }),
      ],
    }
  },
  solve(its) {
    const [equation = ''] = mathIn(its.stem)
    const line = lineIn(equation)
    const ys = its.figure?.kind === 'table' ? its.figure.rows.map(([, y = '']) => readCell(y)) : []
    const change = (x: number) => (ys[x + 1] ?? 0) - (ys[x] ?? 0)
    const isTurned = /(?:Function|función) B (?:is|es) /.test(its.stem)
    const side = (one: number, two: number) => (isTurned ? sideOf(two, one) : sideOf(one, two))
    const right = [
      side(line.slope, change(0)),
      side(line.slope, change(4)),
      side(line.start + 5 * line.slope, ys[5] ?? 0),
    ]
    return solved.gaps(its, (text, gap) => (right[gap] === 'same' ? text.length > 1 : text === right[gap]))
  },
})
