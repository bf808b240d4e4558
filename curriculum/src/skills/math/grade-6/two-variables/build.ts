import {
  all,
  arranged,
  defineModel,
  math,
  mathIn,
  numbersIn,
  plain,
  solved,
  tex,
  tidy,
  toNumber,
} from '#form'
import {
  addsOrMultiplies,
  type AskedOne,
  nextStep,
  sameOperation,
  wholeObject,
  wrongSign,
} from '#bugs/two-variables/related-bugs.ts'
import { gapTable, readCell } from '#figures/proportion-figure/proportion-figure.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  amountsIn,
  axesOf,
  dependent,
  drawGraphed,
  drawRelated,
  equationOf,
  type Graphed,
  type How,
  howIn,
  howOf,
  tell,
} from '#situations/two-variables/two-variables.ts'
import { say } from './messages.gen.ts'
import { ruleText, wordsOf } from './relate.ts'

const standards = ['6.EE.C.9']
type Point = [x: number, y: number]

/** From an equation with groups (level 1), with a sum or what is left (level 2), from words (level 3). */
export const drawPoints = defineModel<Graphed & { isTold: boolean }>({
  id: 'draw-points',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  task: ({ story, isTold }) => `${story} ${isTold}`,
  draw: (random, level) => ({
    ...(level === 1
      ? drawGraphed(random, 3, 'times')
      : level === 2
        ? drawGraphed(random, 3, 'plus', 'minus')
        : drawGraphed(random, 3, 'times', 'plus', 'minus')),
    isTold: level === 3,
  }),
  // Points on the diagonal are the same when their coordinates are swapped.
  fits: (its) => its.at.some((a) => dependent(its, a) !== a),
  minWrongAnswers: 1,
  item(its) {
    const { at, across, up, same, isTold } = its
    const words = wordsOf(its)
    const points = at.map((a): Point => [a, dependent(its, a)])
    const isOn = ([x, y]: Point): boolean =>
      x % across === 0 && y % up === 0 && x >= 0 && y >= 0 && x <= 10 * across && y <= 10 * up
    const how = howOf(its)
    const other = (a: number): number => (how === 'plus' ? a * same : a + same)
    const wrong = [
      {
        points: points.map(([x, y]): Point => [y, x]),
        misconception: 'grid.swaps-coordinates',
        feedback: say('draw.swapped', words),
      },
      {
        points: points.map(([x]): Point => [x, other(x)]),
        misconception: how === 'minus' ? 'model.wrong-sign' : 'model.adds-or-multiplies',
        feedback: say('draw.other-rule', words),
      },
      {
        points: points.map(([x, y], place): Point => (place === 2 ? [x, points[1]?.[1] ?? y] : [x, y])),
        misconception: 'grid.misplaces',
        feedback: say('draw.one-off'),
      },
    ] as const
    return {
      stem: [
        ...(isTold ? [tell.told(its)] : []),
        tell.letters(its),
        ...(isTold ? [] : [say('draw.equation', { equation: tex(equationOf(its).shownAs) })]),
        say('draw.asks', { ...words, list: all(at.map((a) => tex(String(a)))) }),
      ],
      ...arranged.plane(
        { ...axesOf(its), snap: { x: across, y: up } },
        { draws: 'points', points },
        wrong
          .filter((each) => each.points.every(isOn))
          .map((each) => ({ ...each, points: [...each.points] })),
      ),
      hints: [say('draw.nudge', words), say('draw.hint', words)],
      solution: [
        ruleText(its),
        say('draw.pairs', { list: all(points.map(([x, y]) => tex(`(${x}, ${y})`))) }),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const [, right] = mathIn(stem).flatMap((source) => (source.includes('=') ? source.split(' = ') : []))
    const asked = mathIn(stem)
      .filter((source) => /^\d+$/.test(source))
      .map(Number)
    const [same = 0] = numbersIn(right ?? plain(stem)).map(({ value }) => value)
    const how: How =
      right === undefined
        ? howIn(stem)
        : right.includes('+')
          ? 'plus'
          : right.includes('−')
            ? 'minus'
            : 'times'
    const points = asked.map((a): Point => [a, { times: a * same, plus: a + same, minus: same - a }[how]])
    return { kind: 'coordinate-plane', points }
  },
})

type Rule = 'times' | 'plus' | 'less' | 'over' | 'sum'
const sourceOf = (rule: Rule, by: number): string =>
  ({
    times: `y = ${by}x`,
    plus: `y = x + ${by}`,
    less: `y = x − ${by}`,
    over: String.raw`y = \frac{x}{${by}}`,
    sum: `y = ${by} − x`,
  })[rule]
const valueOf = (rule: Rule, by: number, x: number): number =>
  ({ times: by * x, plus: x + by, less: x - by, over: x / by, sum: by - x })[rule]
/** What is written by those who read a relationship the wrong way around, and by those who mix up the operations. */
const mixedUp: Record<Rule, readonly [Rule, MisconceptionId][]> = {
  times: [
    ['over', 'variables.reversed'],
    ['plus', 'model.adds-or-multiplies'],
  ],
  plus: [
    ['less', 'variables.reversed'],
    ['times', 'model.adds-or-multiplies'],
  ],
  less: [
    ['plus', 'variables.reversed'],
    ['over', 'model.adds-or-multiplies'],
  ],
  over: [
    ['times', 'variables.reversed'],
    ['less', 'model.adds-or-multiplies'],
  ],
  sum: [['less', 'equation.reversed-subtraction']],
}
interface Matched {
  rules: Rule[]
  other: Rule
  by: number
  form: 'of-y' | 'pairs' | 'of-x'
  shuffle: number
}
const pairsOf = (rule: Rule, by: number): string =>
  [1, 2, 3]
    .map((step) => (rule === 'over' ? step * by : rule === 'less' ? by + step : step))
    .map((x) => `(${x}, ${valueOf(rule, by, x)})`)
    .join(', ')

/** Equations matched with sentences about y (level 1), with pairs (level 2), with sentences about x (level 3). */
export const matchRules = defineModel<Matched>({
  id: 'match-rules',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ rules, form }) => `${form} ${rules.toSorted().join()}`,
  draw(random, level) {
    const [other = 'over', ...rules] = random.sample(['times', 'plus', 'less', 'over', 'sum'] as const, 4)
    return {
      rules,
      other,
      by: random.integer(3, 20),
      form: ({ 1: 'of-y', 2: 'pairs', 3: 'of-x' } as const)[level],
      shuffle: random.integer(0, 1e9),
    }
  },
  minWrongAnswers: 1,
  item({ rules, other, by, form, shuffle }) {
    const [x, y] = [tex('x'), tex('y')]
    const shown = new Set([...rules, other])
    return {
      stem: [say(`match.asks.${form === 'pairs' ? 'pairs' : 'words'}`)],
      ...arranged.match(shuffle, {
        pairs: rules.map((rule) => ({
          source: form === 'pairs' ? math(pairsOf(rule, by)) : say(`match.${form}.${rule}`, { x, y, by }),
          target: math(sourceOf(rule, by)),
          slips: mixedUp[rule]
            .filter(([wrong]) => shown.has(wrong))
            .map(([wrong, misconception]) => ({
              target: math(sourceOf(wrong, by)),
              misconception,
              feedback: say(
                misconception === 'model.adds-or-multiplies' ? 'match.operation' : 'match.reversed',
                { x, y },
              ),
            })),
        })),
        others: [math(sourceOf(other, by))],
      }),
      hints: [
        say(`match.nudge.${form === 'pairs' ? 'pairs' : 'words'}`, { x, y }),
        say('match.hint', { x, y }),
      ],
      solution: rules.map((rule) =>
        form === 'pairs'
          ? say('match.pair-so', { text: tex(pairsOf(rule, by)), equation: tex(sourceOf(rule, by)) })
          : say('match.so', {
              text: say(`match.${form}.${rule}`, { x, y, by }),
              equation: tex(sourceOf(rule, by)),
            }),
      ),
    }
  },
  solve(shown) {
    const pairsIn = (text: string): Point[] =>
      [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
    const byIn = (text: string): number => numbersIn(text)[0]?.value ?? 0
    const ruleIn = (target: string): Rule =>
      /frac/.test(target)
        ? 'over'
        : /\+/.test(target)
          ? 'plus'
          : /x −/.test(target)
            ? 'less'
            : /−/.test(target)
              ? 'sum'
              : 'times'
    return solved.match(shown, (source, target) => {
      const [equation = ''] = mathIn(target)
      const rule = ruleIn(equation)
      const by = byIn(equation.replace('frac{x}', ''))
      const pairs = pairsIn(source)
      if (pairs.length > 0) return pairs.every(([x, y]) => tidy(valueOf(rule, by, x)) === y)
      const isOfX = mathIn(source)[0] === 'x' && !/^(The sum|La suma)/.test(source)
      const told: Rule = /sum|suma/.test(source)
        ? 'sum'
        : /times|veces/.test(source)
          ? 'times'
          : /more|más/.test(source)
            ? 'plus'
            : /less|menos/.test(source)
              ? 'less'
              : 'over'
      const turned = { times: 'over', over: 'times', plus: 'less', less: 'plus', sum: 'sum' } as const
      return rule === (isOfX ? turned[told] : told)
    })
  },
})

/** A row that comes after those of a table. */
interface ClaimedRow extends AskedOne {
  rows?: number[]
}
const bugOf = {
  adds: addsOrMultiplies,
  step: nextStep,
  whole: wholeObject,
  sign: wrongSign,
  same: sameOperation,
}
const faults = faultsBy<ClaimedRow, keyof typeof bugOf>(bugOf, (id, who, its) =>
  say(`claim.${id}`, { who, ...wordsOf(its), last: its.last ?? 0 }),
)
const drawClaim =
  (asks: 'a' | 'b', ...hows: How[]) =>
  (random: Parameters<typeof drawRelated>[0]) => {
    const its = drawRelated(random, ...hows)
    const rows = random.sample(amountsIn(its), 4).toSorted((one, other) => one - other)
    return {
      ...its,
      rows: rows.slice(0, 3),
      last: asks === 'b' ? (rows[2] ?? 1) : null,
      a: rows[3] ?? 2,
      asks,
    }
  }

/** Somebody's next amount with equal groups (level 1), with a sum (level 2), what is left or back (level 3). */
export const findMistake = claimModel<ClaimedRow>({
  seconds: 60,
  standards,
  task: ({ story, asks }) => `${story} ${asks}`,
  kinds: {
    1: [{ draw: drawClaim('b', 'times'), faults: faults('adds', 'step') }],
    2: [{ draw: drawClaim('b', 'plus'), faults: faults('adds', 'step', 'whole') }],
    3: [
      { draw: drawClaim('b', 'minus'), faults: faults('sign', 'step') },
      { draw: drawClaim('a', 'times', 'plus'), faults: faults('same', 'adds'), most: 150 },
    ],
  },
  truth: (its) => (its.asks === 'b' ? dependent(its, its.a) : its.a),
  printed: (its) => [
    ...(its.rows ?? []),
    ...(its.rows ?? []).map((a) => dependent(its, a)),
    its.asks === 'b' ? its.a : dependent(its, its.a),
  ],
  words(its, _who, got) {
    const { rows = [], a, asks, same } = its
    const words = wordsOf(its)
    const b = dependent(its, a)
    const known = { ...words, x: a, y: b }
    const [first = 1] = rows
    return {
      context: [tell.about(its), tell.letters(its), say('claim.table')],
      figure: gapTable({
        title: say('title'),
        columns: tell.headings(its),
        rows: rows.map((each) => [each, dependent(its, each)]),
      }),
      said: say(`claim.said.${asks}`, { ...known, got: toNumber(got) }),
      truth: say(`claim.said.${asks}`, { ...known, got: asks === 'b' ? b : a }),
      hints: [say('claim.nudge', words), say('claim.hint')],
      start: [
        say(`write.rows.${howOf(its)}`, {
          ...words,
          same,
          list: say('write.row', { x: first, y: dependent(its, first) }),
        }),
        ruleText(its),
      ],
    }
  },
  reads({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map(readCell))
    const [[x1 = 1, y1 = 1] = [], [x2 = 1, y2 = 1] = [], [x3 = 1, y3 = 1] = []] = rows
    const numbers = numbersIn(plain(stem)).map(({ value }) => value)
    const [known = 0, got = 0] = numbers.slice(-2)
    // The letter of the known variable comes first, and the heading of a column ends in its letter.
    const isBack = mathIn(stem).at(-2) === figure.columns[1]?.at(-1)
    const how: How = x1 + y1 === x2 + y2 ? 'minus' : y1 - x1 === y2 - x2 ? 'plus' : 'times'
    const same = { times: y1 / x1, plus: y1 - x1, minus: x1 + y1 }[how]
    const forth = (x: number) => ({ times: x * same, plus: x + same, minus: same - x })[how]
    const back = (y: number) => ({ times: y / same, plus: y - same, minus: same - y })[how]
    const added = how === 'times' ? known + (isBack ? -same : same) : isBack ? known / same : known * same
    return {
      got,
      truth: isBack ? back(known) : forth(known),
      ways: [
        [/one step|un solo paso/, forth(x3 + 1)],
        [/was multiplied by|se multiplicó/, (y3 * known) / x3],
        [/same operation|misma operación/, forth(known)],
        [/shrinks|disminuye/, same + known],
        [/wrong operation|operación equivocada/, added],
      ],
    }
  },
})
