import { defineModel, mathIn, numbersIn, type Random, rows, solved, tex, type Text, tidy } from '#form'
import { lineIn, lineTex, lineThrough } from '#equations/line.ts'
import { lineShown } from '#figures/line-figure/line-figure.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import { drawFacts, type Facts, factsIn, pairTold } from '#situations/linear-change/facts.ts'
import {
  at,
  changeFigure,
  drawGraphed,
  type Graphed,
  lasts,
  tell,
} from '#situations/linear-change/linear-change.ts'
import { say } from './messages.gen.ts'

const letters = { x: tex('x'), y: tex('y') }
const statements = ['rate', 'start', 'value', 'gap', 'double'] as const
type Statement = (typeof statements)[number]

interface Stated extends Facts {
  from: 'equation' | 'facts' | 'graph'
  graph: Graphed | null
  /** Whether each statement is true; about doubling, it is a different statement then. */
  holds: Record<Statement, boolean>
  /** Which false version is shown: 0 or 1. */
  which: number
  shuffle: number
}

/** The number that a statement states, and the thinking behind a wrong one. */
function statedOf(its: Stated, kind: Statement) {
  const { slope, start, first, second, later, which, holds } = its
  const size = Math.abs(slope)
  const isTrue = holds[kind]
  const run = second - first
  switch (kind) {
    case 'rate': {
      const wrong =
        which === 0
          ? { n: size * run, id: 'slope.rise-only' as const }
          : { n: start, id: 'line.swaps-start' as const }
      return { n: isTrue ? size : wrong.n, id: wrong.id }
    }
    case 'start':
      return {
        n: isTrue ? start : which === 0 ? at(its, first) : size,
        id: which === 0 ? ('line.first-value' as const) : ('line.swaps-start' as const),
      }
    case 'value':
      return {
        n: isTrue ? at(its, later) : which === 0 ? size * later : at(its, later) + slope,
        id: which === 0 ? ('line.drops-start' as const) : ('slope.one-step' as const),
      }
    case 'gap':
      return { n: isTrue ? size * (later - second) : size, id: 'slope.one-step' as const }
    case 'double':
      return { n: 0, id: 'proportion.grows-together' as const }
  }
}
function textOf(its: Stated, kind: Statement): Text {
  const { slope, second, later } = its
  const { n } = statedOf(its, kind)
  const way = slope > 0 ? 'rises' : 'falls'
  if (kind === 'rate') return say(`state.rate.${way}`, { ...letters, n })
  if (kind === 'start') return say('state.value', { ...letters, at: tex('x = 0'), n })
  if (kind === 'value') return say('state.value', { ...letters, at: tex(`x = ${later}`), n })
  if (kind === 'gap')
    return say(`state.gap.${way}`, { ...letters, n, from: tex(`x = ${second}`), to: tex(`x = ${later}`) })
  return say(its.holds.double ? 'state.change' : 'state.double', letters)
}

const drawStated = (random: Random, from: Stated['from']): Stated => {
  const graph = from === 'graph' ? drawGraphed(random) : null
  const facts = drawFacts(random)
  const its =
    graph === null
      ? facts
      : {
          story: graph.story,
          who: graph.who,
          slope: graph.slope,
          start: graph.start,
          first: graph.from[0],
          second: graph.to[0],
          later: graph.to[0] + random.integer(2, 6),
        }
  return {
    ...its,
    from,
    graph,
    holds: {
      rate: random.chance(0.5),
      start: random.chance(0.5),
      value: random.chance(0.5),
      gap: random.chance(0.5),
      double: random.chance(0.4),
    },
    which: random.integer(0, 1),
    shuffle: random.integer(0, 1e9),
  }
}

/** Statements about an equation (level 1), about two facts (level 2), about a graph (level 3). */
export const trueStatements = defineModel<Stated>({
  id: 'true-statements',
  thinking: 'explain',
  seconds: 100,
  standards: ['8.F.B.4'],
  task: ({ story, from, which }) => `${story} ${from} ${which}`,
  draw: (random, level) => drawStated(random, ({ 1: 'equation', 2: 'facts', 3: 'graph' } as const)[level]),
  fits(its) {
    const { slope, start, first, later, holds } = its
    const seen = statements.map((kind) => statedOf(its, kind).n)
    const isFalseApart = statements.every((kind) => {
      if (holds[kind] || kind === 'double') return true
      const right = statedOf({ ...its, holds: { ...holds, [kind]: true } }, kind).n
      return right !== statedOf(its, kind).n
    })
    return (
      isFalseApart &&
      seen.every((n, index) => index === 4 || n > 0) &&
      Math.abs(slope) > 1 &&
      Math.abs(slope) !== start &&
      new Set(Object.values(holds)).size === 2 &&
      lasts(its, [first, later + 1])
    )
  },
  item(its) {
    const { from, graph, slope, start, holds } = its
    const cards = statements.map((kind): SortedCard => {
      const isTrue = holds[kind]
      const { id } = statedOf(its, kind)
      return {
        text: textOf(its, kind),
        place: isTrue ? 0 : 1,
        elsewhere: isTrue
          ? { misconception: 'judging.blames-right-work', feedback: say('state.is-true') }
          : { misconception: id, feedback: say(`state.slip.${kind}`, letters) },
      }
    })
    return {
      stem: [
        tell.about(its),
        ...(from === 'facts' ? pairTold(its) : []),
        tell.letters(its),
        ...(from === 'equation' ? [say('turn.told', { equation: tex(lineTex(its)) })] : []),
        say(from === 'graph' ? 'state.asks-graph' : 'state.asks'),
      ],
      ...(graph === null ? {} : { figure: changeFigure(graph) }),
      ...sortCards({
        shuffle: its.shuffle,
        categories: [say('state.true'), say('state.false')],
        cards,
        slip: { misconception: 'proportion.grows-together', feedback: say('state.slip.double', letters) },
      }),
      answer: say('state.placed', {
        list: rows(
          statements.map((kind) =>
            say('state.place', {
              is: say(holds[kind] ? 'state.true' : 'state.false'),
              card: textOf(its, kind),
            }),
          ),
        ),
      }),
      hints: [say('state.nudge'), say(`state.hint.${from}`, letters)],
      solution: [
        say('state.so.model', { ...letters, start, equation: tex(lineTex(its)) }),
        say('state.so.value', { at: tex(`x = ${its.later}`), ...letters, n: at(its, its.later) }),
        say('state.so.gap', {
          run: its.later - its.second,
          size: Math.abs(slope),
          n: Math.abs(slope) * (its.later - its.second),
        }),
        say(holds.double ? 'state.so.change' : 'state.so.double', letters),
      ],
    }
  },
  solve(shown) {
    const equation = mathIn(shown.stem).find((each) => /^y = .*x/.test(each))
    const drawnLine =
      shown.figure?.kind === 'coordinate-plane' ? lineThrough(...lineShown(shown.figure)) : null
    const { slope, start } =
      drawnLine !== null
        ? { slope: Number(drawnLine.slope), start: Number(drawnLine.start) }
        : equation === undefined
          ? factsIn(shown.stem)
          : lineIn(equation)
    return solved.sort(shown, (card) => {
      const xs = [
        ...mathIn(card)
          .join(';')
          .matchAll(/x = (\d+)/g),
      ].map(([, x]) => Number(x))
      const n =
        numbersIn(card)
          .map(({ value }) => value)
          .at(-1) ?? 0
      const [one = 0, two] = xs
      if (/doubles|se duplica/.test(card)) return 1
      if (/twice|el doble/.test(card)) return 0
      const right =
        two !== undefined
          ? Math.abs(slope * (two - one))
          : xs.length === 0
            ? Math.abs(slope)
            : tidy(start + slope * one)
      return n === right ? 0 : 1
    })
  },
})
