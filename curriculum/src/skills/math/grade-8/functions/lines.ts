import { arranged, defineModel, math, mathIn, numbersIn, rows, solved, tex, type Text } from '#form'
import { type WrongLine, wrongLines } from '#bugs/line/line-bugs.ts'
import { workedTex } from '#equations/exact.ts'
import { type Line, lineTex, lineThrough, plainLine, type Point } from '#equations/line.ts'
import { plainAxes } from '#figures/line-figure/line-figure.ts'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { orderRates, type ToldLine } from '#shapes/order-rates/order-rates.ts'
import { drawFacts, type Facts, factsIn, pointsOf, tellFacts } from '#situations/linear-change/facts.ts'
import { at, lasts, tell } from '#situations/linear-change/linear-change.ts'
import { moveAlong, slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

interface Written extends Facts {
  from: 'words' | 'table' | 'facts'
}

/** Equations that known ways of thinking write for two facts. */
const wrongFacts = (facts: Facts): WrongLine[] => {
  const { slope, start, first, second } = facts
  const line = (m: number, b: number): Line => ({ slope: m, start: b })
  return [
    {
      line: line(slope * (second - first), start),
      misconception: 'function.step-not-one',
      feedback: say('write.step'),
    },
    { line: line(slope, at(facts, first)), misconception: 'line.first-value', feedback: say('write.first') },
    {
      line: line(slope * (second - first), at(facts, first)),
      misconception: 'function.step-not-one',
      feedback: say('write.step'),
    },
  ]
}

/** From words (level 1), from a table that does not start at 0 (level 2), from two facts (level 3). */
export const writeEquation = defineModel<Written>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['8.F.B.4'],
  task: ({ story, from }) => `${story} ${from}`,
  draw: (random, level) => ({
    ...drawFacts(random),
    from: ({ 1: 'words', 2: 'table', 3: 'facts' } as const)[level],
  }),
  fits: (facts) =>
    lasts(facts, [facts.first + 3 * (facts.second - facts.first)]) && Math.abs(facts.slope) !== facts.start,
  item(facts) {
    const { slope, start, first, second, from } = facts
    const [x, y] = tell.headings(facts)
    const shown = tex(lineTex(facts))
    const common = wrongLines(facts).filter(({ misconception }) =>
      ['slope.wrong-sign', 'line.swaps-start', 'line.drops-start'].includes(misconception),
    )
    const wrong = from === 'words' ? common : [...common, ...wrongFacts(facts)]
    return {
      stem: [
        ...(from === 'words'
          ? [tell.told(facts)]
          : from === 'table'
            ? [tell.about(facts), say('write.table')]
            : tellFacts(facts)),
        tell.letters(facts),
        say('write.asks', { form: tex('y = mx + b') }),
      ],
      ...(from === 'table'
        ? {
            figure: gapTable({
              title: say('write.title'),
              columns: [x, y],
              rows: [0, 1, 2, 3].map((step) => {
                const place = first + step * (second - first)
                return [place, at(facts, place)]
              }),
            }),
          }
        : {}),
      ...arranged.equation(
        { label: say('write.label'), letters: ['x', 'y'] },
        { value: plainLine(facts), form: 'slope-intercept', shownAs: lineTex(facts) },
        wrong.map(({ line, ...slip }) => ({ value: plainLine(line), ...slip })),
      ),
      hints: [
        say(from === 'words' ? 'write.nudge' : 'write.nudge-facts'),
        say(from === 'words' ? 'write.hint' : 'write.hint-facts'),
      ],
      solution:
        from === 'words'
          ? [
              say('write.rate', { slope }),
              say('write.start', { start }),
              say('write.so', { equation: shown }),
            ]
          : [
              ...slopeSteps(pointsOf(facts)),
              say('write.back'),
              moveAlong(slope, -first, at(facts, first)),
              say('write.so', { equation: shown }),
            ],
    }
  },
  solve({ stem, figure }) {
    const given: Point[] =
      figure?.kind === 'table'
        ? figure.rows.map(([x = '', y = '']) => [
            Number(x.replaceAll(',', '')),
            Number(y.replaceAll(',', '')),
          ])
        : []
    const [one, two] = given
    if (one !== undefined && two !== undefined)
      return { kind: 'equation', text: plainLine(lineThrough(one, two)) }
    const [start = 0, rate = 0, ...more] = numbersIn(stem).map(({ value }) => value)
    if (more.length > 1) return { kind: 'equation', text: plainLine(factsIn(stem)) }
    const falls = /burns|drain|spends|walks down|pierde|gasta|baja/.test(stem)
    return { kind: 'equation', text: plainLine({ slope: falls ? -rate : rate, start }) }
  },
})

type By = 'rate' | 'start' | 'later'
interface Compared {
  told: ToldLine[]
  by: By
  later: number
  shuffle: number
}

/** Three functions in different forms by their rates (level 1), starting values (level 2), values at a later x (level 3). */
export const compareForms = orderRates<Compared>({
  id: 'compare-forms',
  seconds: 80,
  standards: ['8.F.A.2'],
  task: ({ by, told }) => `${by} ${told.map(({ slope, start }) => `${slope > 0} ${start > 0}`).join()}`,
  draw(random, level) {
    const slopes = random.sample(level === 1 ? [1, 2, 3, 4] : [-3, -2, -1, 1, 2, 3], 3)
    const starts = random.sample([-5, -4, -3, -2, 1, 2, 3, 4, 5, 6], 3)
    const told = (['equation', 'points', 'graph'] as const).map((form, index) => {
      const [slope = 1, start = 0] = [slopes[index], starts[index]]
      const [x1, x2] = form === 'graph' ? [-1, 1] : [random.integer(1, 2), random.integer(3, 5)]
      const point = (x: number): Point => [x, start + slope * x]
      return { form, slope, start, points: [point(x1), point(x2)] as const }
    })
    return {
      told,
      by: ({ 1: 'rate', 2: 'start', 3: 'later' } as const)[level],
      later: random.pick([8, 10, 12, 20]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ told, by }) => {
    const order = (of: (line: ToldLine) => number) =>
      told
        .toSorted((one, other) => of(one) - of(other))
        .map(({ form }) => form)
        .join()
    return by === 'later' || order(({ slope }) => slope) !== order(({ start }) => start)
  },
  stem: ({ by, later }) => [
    say('compare.told'),
    by === 'later' ? say('compare.later', { x: tex(`x = ${later}`) }) : say(`compare.${by}`),
  ],
  axes: () => plainAxes(-8, 8),
  by:
    ({ by, later }) =>
    ({ slope, start }) =>
      by === 'rate' ? slope : by === 'start' ? start : start + later * slope,
  ends: [say('compare.first'), say('compare.last')],
  slips: ({ by }) =>
    by === 'later'
      ? []
      : [
          {
            by: ({ slope, start }) => (by === 'rate' ? start : slope),
            misconception: 'line.swaps-start',
            feedback: say(by === 'rate' ? 'compare.took-start' : 'compare.took-rate'),
          },
        ],
  hints: ({ by }) => [say('compare.nudge'), say(by === 'rate' ? 'compare.hint-rate' : 'compare.hint-start')],
  why: ({ by, later }, line, text) =>
    by === 'later'
      ? say('compare.why-later', {
          text,
          x: later,
          work: tex(workedTex(line.start, 'plus', later * line.slope)),
        })
      : say('compare.why', { text, equation: tex(lineTex(line)) }),
  reads({ slope, start }, stem) {
    const [, later] = /x = (\d+)/.exec(stem) ?? []
    if (later !== undefined) return start + Number(later) * slope
    return /rate|tasa/.test(stem) ? slope : start
  },
})

type Rule = 'line' | 'square' | 'over' | 'cube'
interface RuleCard {
  rule: Rule
  a: number
  b: number
  isTable: boolean
}
const sourceOf = ({ rule, a, b }: RuleCard): string => {
  if (rule === 'line')
    return b % 2 === 0 ? lineTex({ slope: [1, a], start: b }) : lineTex({ slope: a, start: b })
  if (rule === 'over') return String.raw`y = \frac{${12 * a}}{x}`
  return `y = ${rule === 'square' ? `x^2 + ${Math.abs(b)}` : `${a}x^3`}`
}
const valueOf = ({ rule, a, b }: RuleCard, x: number): number =>
  rule === 'line'
    ? a * x + b
    : rule === 'over'
      ? (12 * a) / x
      : rule === 'square'
        ? x * x + Math.abs(b)
        : a * x ** 3
const pairsOf = (card: RuleCard): string =>
  [1, 2, 3, 4].map((x) => `(${x}, ${String(valueOf(card, x)).replace('-', '−')})`).join(', ')

/** Linear functions and others: equations (level 1), pairs (level 2), both (level 3). */
export const sortLinear = defineModel<{ cards: RuleCard[]; shuffle: number }>({
  id: 'sort-linear',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.F.A.3'],
  task: ({ cards }) =>
    cards
      .map(({ rule, isTable }) => `${rule} ${isTable}`)
      .toSorted()
      .join(' '),
  draw: (random, level) => ({
    cards: (['line', 'line', 'square', 'over', random.pick(['line', 'cube'] as const)] as const).map(
      (rule) => ({
        rule,
        a: random.integer(2, 5),
        b: random.pick([-7, -6, -5, -4, -3, 2, 3, 4, 5, 6, 7]),
        isTable: level === 1 ? false : level === 2 ? true : random.chance(0.5),
      }),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => new Set(cards.map(({ a, b, rule }) => `${a} ${b} ${rule}`)).size === cards.length,
  item({ cards, shuffle }) {
    const shown = (card: RuleCard) => (card.isTable ? pairsOf(card) : sourceOf(card))
    return {
      stem: [say('linear.asks')],
      ...arranged.sort(shuffle, {
        categories: [say('linear.yes'), say('linear.no')],
        cards: cards.map((card) => ({
          text: math(shown(card)),
          category: say(card.rule === 'line' ? 'linear.yes' : 'linear.no'),
          slips:
            card.rule === 'line'
              ? [
                  {
                    category: say('linear.no'),
                    misconception: 'function.constant-is-not-linear',
                    feedback: say('linear.is-line'),
                  },
                ]
              : [],
        })),
        slip: { misconception: 'function.expects-linear', feedback: say('linear.is-not') },
      }),
      answer: say('placed', {
        list: rows(
          cards.map((card) =>
            say('place', {
              card: tex(shown(card)),
              is: say(card.rule === 'line' ? 'linear.yes' : 'linear.no'),
            }),
          ),
        ),
      }),
      hints: [say('linear.nudge'), say('linear.hint')],
      solution: cards.map((card): Text =>
        say(card.rule === 'line' ? 'linear.even' : 'linear.uneven', { card: tex(shown(card)) }),
      ),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [source = ''] = mathIn(card)
      if (source.startsWith('y')) return /\^|\}\{x\}/.test(source) ? 1 : 0
      const ys = [...source.matchAll(/, (−?[\d.]+)\)/g)].map(([, y = '']) => Number(y.replace('−', '-')))
      const steps = ys.slice(1).map((y, index) => y - (ys[index] ?? 0))
      return new Set(steps).size === 1 ? 0 : 1
    }),
})
