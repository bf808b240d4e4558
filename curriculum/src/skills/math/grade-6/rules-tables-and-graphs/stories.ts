import { arranged, defineModel, type Level, mathIn, numbersIn, plain, type Random, solved, tex } from '#form'
import { wrongEquations } from '#bugs/two-variables/related-bugs.ts'
import { lineFigure } from '#figures/line-figure/line-figure.ts'
import { readCell } from '#figures/proportion-figure/proportion-figure.ts'
import { tableFigure } from '#shapes/display/display.ts'
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
  lettersOf,
  type Related,
  ruleThrough,
  tell,
} from '#situations/two-variables/two-variables.ts'
import { spotLetter } from '../../../../right-answer.ts'
import { say } from './messages.gen.ts'

const standards = ['6.EE.C.9']
const wordsOf = (its: Related) => {
  const [a, b] = lettersOf(its)
  return { a: tex(a), b: tex(b) }
}
const ruleOf = (its: Related) =>
  say(`rule.${howOf(its)}`, { ...wordsOf(its), same: its.same, equation: tex(equationOf(its).shownAs) })
/** What somebody gets who adds in place of multiplying, multiplies in place of adding, or turns the sign around. */
const otherOf = (its: Related, a: number): number => (howOf(its) === 'plus' ? its.same * a : its.same + a)

/** Three points of groups (level 1), of a sum or what is left (level 2), only two points of any of them (level 3). */
export const graphEquation = defineModel<Graphed>({
  id: 'graph-equation',
  thinking: 'read a figure',
  seconds: 65,
  standards,
  task: ({ story, at }) => `${story} ${at.length}`,
  draw: (random, level) =>
    level === 1
      ? drawGraphed(random, 3, 'times')
      : level === 2
        ? drawGraphed(random, 3, 'plus', 'minus')
        : drawGraphed(random, 2, 'times', 'plus', 'minus'),
  fits: (its) => its.at.every((a) => a > 1 && dependent(its, a) !== a),
  item(its) {
    const [a, b] = lettersOf(its)
    const { value, shownAs } = equationOf(its)
    const [first = 2] = its.at
    const points = its.at.map((each, at) => ({
      at: [each, dependent(its, each)] as const,
      label: spotLetter(at),
    }))
    return {
      stem: [tell.about(its), tell.letters(its), say('graph.asks', wordsOf(its))],
      figure: lineFigure({ ...axesOf(its), lines: [], points }),
      ...arranged.equation(
        { label: say('graph.label'), letters: [b, a] },
        { value, shownAs },
        wrongEquations(its, null),
      ),
      hints: [say('graph.nudge', wordsOf(its)), say('graph.hint')],
      solution: [
        say('graph.read', { ...wordsOf(its), x: first, y: dependent(its, first) }),
        ruleOf(its),
        say('graph.check'),
      ],
    }
  },
  solve({ figure, interaction }) {
    if (figure?.kind !== 'coordinate-plane' || interaction.kind !== 'equation')
      throw new TypeError('expects points')
    const [b = '', a = ''] = interaction.letters
    const [one = { at: [0, 0] }, other = { at: [0, 0] }] = figure.points ?? []
    return { kind: 'equation', text: ruleThrough(one.at, other.at, a, b) }
  },
})

interface Table extends Related {
  rows: number[]
  wrong: number
  /** The number in the wrong row. */
  got: number
  shuffle: number
}
const howsAt: Record<Level, readonly How[]> = { 1: ['times'], 2: ['plus'], 3: ['minus', 'times', 'plus'] }

function drawTable(random: Random, level: Level): Table {
  const its = drawRelated(random, ...howsAt[level])
  const rows = random
    .shuffle(amountsIn(its))
    .slice(0, 5)
    .toSorted((one, other) => one - other)
  const wrong = random.integer(0, 4)
  const a = rows[wrong] ?? 2
  const y = dependent(its, a)
  const near = dependent(its, a + 1)
  return {
    ...its,
    rows,
    wrong,
    got: random.pick([otherOf(its, a), near, y + 1, y - 1]),
    shuffle: random.integer(0, 1e9),
  }
}
const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0

/** A table of groups (level 1), of a sum (level 2), of any relationship, without the rule in words (level 3). */
export const wrongRow = defineModel<Table & { isTold: boolean }>({
  id: 'wrong-row',
  thinking: 'find the mistake',
  seconds: 70,
  standards,
  task: ({ story, wrong, isTold }) => `${story} ${wrong} ${isTold}`,
  draw: (random, level) => ({ ...drawTable(random, level), isTold: level !== 3 }),
  fits(its) {
    const { rows, wrong, got } = its
    const a = rows[wrong] ?? 0
    const offered = offeredIn(its)
    return (
      rows.length === 5 &&
      rows.every((each) => each > 1 && Number.isInteger(dependent(its, each))) &&
      got !== dependent(its, a) &&
      isWhole(got) &&
      got < 2000 &&
      offered.every(isWhole) &&
      new Set([...offered, got]).size === offered.length + 1
    )
  },
  item(its) {
    const { rows, wrong, got, shuffle, isTold } = its
    const a = rows[wrong] ?? 0
    const [right = 0, other = 0, ...near] = offeredIn(its)
    const letter = spotLetter(wrong)
    const values = { ...wordsOf(its), letter, x: a, y: right, got }
    return {
      stem: [isTold ? tell.told(its) : tell.about(its), tell.letters(its), say('row.asks', wordsOf(its))],
      figure: tableFigure(
        say('row.title'),
        [say('row.head'), ...tell.headings(its)],
        rows.map((each, at) => [spotLetter(at), each, at === wrong ? got : dependent(its, each)]),
      ),
      ...arranged.gaps(shuffle, [
        say('row.wrong'),
        ' ',
        {
          label: say('row.first-gap'),
          right: letter,
          wrong: rows.flatMap((_, at) =>
            at === wrong
              ? []
              : [
                  {
                    text: spotLetter(at),
                    misconception: 'variables.first-row',
                    feedback: say('row.fits'),
                  },
                ],
          ),
          keepOrder: rows.map((_, at) => spotLetter(at)),
        },
        '. ',
        say('row.should', wordsOf(its)),
        ' ',
        {
          label: say('row.second-gap'),
          right: String(right),
          wrong: [
            {
              text: String(other),
              misconception: howOf(its) === 'minus' ? 'model.wrong-sign' : 'model.adds-or-multiplies',
              feedback: say('row.operation', wordsOf(its)),
            },
            ...near.map((value) => ({
              text: String(value),
              misconception: 'variables.next-step' as const,
              feedback: say('row.step', wordsOf(its)),
            })),
          ],
        },
        '.',
      ]),
      hints: [say('row.nudge', wordsOf(its)), say(`row.hint.${howOf(its)}`, wordsOf(its))],
      solution: [ruleOf(its), say(`row.so.${howOf(its)}`, { ...values, same: its.same })],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map(([, x = '', y = '']) => [readCell(x), readCell(y)])
    const texts = rows.map((_, at) => {
      const rest = rows.filter((_row, index) => index !== at)
      const found = rest.map((row, index) => ruleThrough(row, rest[(index + 1) % 4] ?? row, 'a', 'b'))
      return new Set(found).size === 1 ? (found[0] ?? '') : ''
    })
    const at = texts.findIndex((text) => text !== '')
    const [x = 0] = rows[at] ?? []
    const rule = texts[at] ?? ''
    const [same = 1] = numbersIn(rule).map(({ value }) => value)
    const right = rule.includes('+') ? x + same : rule.includes('-') ? same - x : same * x
    return solved.gaps(shown, (text, gap) => (gap === 0 ? text === spotLetter(at) : Number(text) === right))
  },
})

/** The right number, the one of another operation, and those of the rows around. */
function offeredIn(its: Related & { rows: number[]; wrong: number }): number[] {
  const { rows, wrong, same } = its
  const a = rows[wrong] ?? 0
  const beside = dependent(its, rows[wrong === 0 ? 1 : wrong - 1] ?? 0)
  const step = howOf(its) === 'minus' ? -1 : same
  return [dependent(its, a), otherOf(its, a), wrong === 0 ? beside - step : beside + step]
}

interface Pairs extends Related {
  /** Pairs that fit, then pairs of the other operation, and one whose numbers are swapped. */
  fit: number[]
  off: number[]
  swapped: number
  from: 'words' | 'table'
  rows: number[]
  shuffle: number
}
const pointOf = (x: number, y: number): string => `(${x}, ${y})`

/** Points of groups in words (level 1), of a sum or what is left in words (level 2), of any table (level 3). */
export const onGraph = defineModel<Pairs>({
  id: 'on-graph',
  thinking: 'classify',
  seconds: 65,
  standards,
  task: ({ story, from, fit }) => `${story} ${from} ${fit.length}`,
  draw(random, level) {
    const hows: readonly How[] =
      level === 1 ? ['times'] : level === 2 ? ['plus', 'minus'] : ['times', 'plus', 'minus']
    const its = drawRelated(random, ...hows)
    const all = random.shuffle(amountsIn(its)).slice(0, 8)
    const count = random.integer(2, 3)
    return {
      ...its,
      fit: all.slice(0, count),
      off: all.slice(count, 4 + (count === 2 ? 0 : 1)),
      swapped: all[5] ?? 1,
      from: level === 3 ? 'table' : 'words',
      rows: all.slice(6, 8).toSorted((one, other) => one - other),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const { fit, off, swapped, rows } = its
    const all = [...fit, ...off, swapped, ...rows]
    const y = dependent(its, swapped)
    return (
      rows.length === 2 &&
      all.every((a) => a > 1 && Number.isInteger(dependent(its, a)) && dependent(its, a) !== a) &&
      off.every(
        (a) => isWhole(otherOf(its, a)) && otherOf(its, a) !== dependent(its, a) && otherOf(its, a) < 2000,
      ) &&
      dependent(its, y) !== swapped
    )
  },
  item(its) {
    const { fit, off, swapped, from, rows, shuffle } = its
    const words = wordsOf(its)
    const text = (x: number, y: number) => say('points.pair', { pair: tex(pointOf(x, y)) })
    const [first = 1] = fit
    return {
      stem: [
        from === 'words' ? tell.told(its) : tell.about(its),
        tell.letters(its),
        ...(from === 'table' ? [say('points.table')] : []),
        say('points.asks', words),
      ],
      ...(from === 'table'
        ? {
            figure: tableFigure(
              say('points.title'),
              tell.headings(its),
              rows.map((each) => [each, dependent(its, each)]),
            ),
          }
        : {}),
      ...arranged.choices(shuffle, {
        right: fit.map((a) => text(a, dependent(its, a))),
        wrong: [
          ...off.map((a) => ({
            text: text(a, otherOf(its, a)),
            misconception:
              howOf(its) === 'minus' ? ('model.wrong-sign' as const) : ('model.adds-or-multiplies' as const),
            feedback: say('points.operation', words),
          })),
          {
            text: text(dependent(its, swapped), swapped),
            misconception: 'grid.swaps-coordinates',
            feedback: say('points.swapped', words),
          },
        ],
        missed: { misconception: 'function.finds-some', feedback: say('points.missed') },
      }),
      hints: [say(`points.nudge.${from}`, words), say('points.hint', words)],
      solution: [ruleOf(its), say('points.so', { ...words, x: first, y: dependent(its, first) })],
    }
  },
  solve(shown) {
    const { stem, figure } = shown
    const pairIn = (source: string): number[] => [...source.matchAll(/\d+/g)].map(Number)
    const holds = (how: How, same: number, x: number, y: number): boolean =>
      ({ times: x * same, plus: x + same, minus: same - x })[how] === y
    if (figure?.kind === 'table') {
      const [one = [], other = []] = figure.rows.map((row) => row.map(readCell))
      const rule = ruleThrough(one, other, 'a', 'b')
      const [same = 1] = numbersIn(rule).map(({ value }) => value)
      const how = rule.includes('+') ? 'plus' : rule.includes('-') ? 'minus' : 'times'
      return solved.choices(shown, (text) => {
        const [x = 0, y = 0] = pairIn(mathIn(text)[0] ?? '')
        return holds(how, same, x, y)
      })
    }
    const [same = 1] = numbersIn(plain(stem)).map(({ value }) => value)
    return solved.choices(shown, (text) => {
      const [x = 0, y = 0] = pairIn(mathIn(text)[0] ?? '')
      return holds(howIn(stem), same, x, y)
    })
  },
})
