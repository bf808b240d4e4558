import {
  type Bug,
  bug,
  defineModel,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  typed,
} from '#form'
import { workedTex } from '#equations/exact.ts'
import { lineThrough, valueAt } from '#equations/line.ts'
import { lineShown } from '#figures/line-figure/line-figure.ts'
import { toNumber } from '#form'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { whenBugs } from '#bugs/linear-change/change-bugs.ts'
import { drawFacts, type Facts, factsIn, pointsOf, tellFacts } from '#situations/linear-change/facts.ts'
import {
  at,
  changeFigure,
  drawGraphed,
  type Graphed,
  lasts,
  shownIn,
  tell,
} from '#situations/linear-change/linear-change.ts'
import { moveAlong, slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const standards = ['8.F.B.4']

/** A model to predict with: told by its start and rate, by two facts, or by a graph. */
export interface Predicted extends Facts {
  from: 'told' | 'facts' | 'graph'
  graph: Graphed | null
  /** The claim is about a time. */
  asks?: 'when'
}

const positive = (value: number): number | null => (value > 0 ? value : null)
const letters = { x: tex('x'), y: tex('y') }
// Worked by hand: $20 and $5 a week: $35 after 3 weeks, $55 after 7 weeks, $80 after 12 weeks.
const savings: Predicted = {
  story: 'savings',
  who: 'Ben',
  slope: 5,
  start: 20,
  first: 3,
  second: 7,
  later: 12,
  from: 'facts',
  graph: null,
}

const dropsStart = bug<Predicted>({
  id: 'line.drops-start',
  answer: ({ slope, later }) => positive(slope * later),
  feedback: () => say('slip.start', letters),
  example: [savings, 60],
})
const oneStep = bug<Predicted>({
  id: 'slope.one-step',
  answer: ({ slope, start, from }) => (from === 'facts' ? null : positive(start + slope)),
  feedback: ({ later }) => say('slip.one-step', { ...letters, later }),
  example: [{ ...savings, from: 'told' }, 25],
})
const wrongWay = bug<Predicted>({
  id: 'slope.wrong-sign',
  answer: ({ slope, start, later }) => positive(start - slope * later),
  feedback: () => say('slip.way', letters),
  // Only a value that falls can be taken for one that rises here: $80 less $5 a week as $80 plus $60.
  example: [{ ...savings, story: 'bus-card', slope: -5, start: 80 }, 140],
})
const swapsStart = bug<Predicted>({
  id: 'line.swaps-start',
  answer: ({ slope, start, later, from }) => (from === 'told' ? Math.abs(slope) + start * later : null),
  feedback: () => say('slip.swapped', letters),
  example: [{ ...savings, from: 'told' }, 245],
})
const firstValue = bug<Predicted>({
  id: 'line.first-value',
  answer: (facts) =>
    facts.from === 'told' ? null : positive(at(facts, facts.first) + facts.slope * facts.later),
  feedback: ({ first }) => say('slip.first', { ...letters, first }),
  example: [savings, 95],
})
const onePoint = bug<Predicted>({
  id: 'slope.one-point',
  answer: (facts) => {
    if (facts.from === 'told') return null
    const value = (at(facts, facts.second) * facts.later) / facts.second
    return Number.isInteger(value) ? value : null
  },
  feedback: () => say('slip.one-point', letters),
  // 40 ÷ 4 × 12.
  example: [{ ...savings, second: 4 }, 120],
})
const longStep = bug<Predicted>({
  id: 'function.step-not-one',
  answer: ({ slope, start, first, second, later, from }) =>
    from === 'told' ? null : positive(start + slope * (second - first) * later),
  feedback: ({ first, second }) => say('slip.step', { ...letters, first, second }),
  example: [savings, 260],
})
const bugs = [dropsStart, oneStep, wrongWay, swapsStart, firstValue, onePoint, longStep]

function drawPredicted(random: Random, from: Predicted['from']): Predicted {
  if (from !== 'graph') return { ...drawFacts(random), from, graph: null }
  const graph = drawGraphed(random)
  const { story, who, slope, start } = graph
  return {
    story,
    who,
    slope,
    start,
    first: graph.from[0],
    second: graph.to[0],
    later: random.integer(12, 20),
    from,
    graph,
  }
}
const told = (its: Predicted) =>
  its.from === 'told' ? [tell.told(its)] : its.from === 'facts' ? tellFacts(its) : [tell.about(its)]

/** From start and rate (level 1), from two facts (level 2), past the edge of a graph (level 3). */
export const predict = defineModel<Predicted>({
  id: 'predict',
  thinking: 'compute',
  seconds: 70,
  standards,
  bugs,
  task: ({ story, from }) => `${story} ${from}`,
  draw: (random, level) => drawPredicted(random, ({ 1: 'told', 2: 'facts', 3: 'graph' } as const)[level]),
  fits: (its) => lasts(its, [its.later]),
  item(its) {
    const { slope, start, first, later, from, graph } = its
    return {
      stem: [
        ...told(its),
        tell.letters(its),
        ...(from === 'graph' ? [say('predict.graph')] : []),
        say('predict.asks', { y: letters.y, at: tex(`x = ${later}`) }),
      ],
      ...(graph === null ? {} : { figure: changeFigure(graph) }),
      ...typed(its, { label: say('predict.label'), ...shownIn(its), key: at(its, later), bugs }),
      hints: [say(`predict.nudge.${from}`), say(`predict.hint.${from}`, letters)],
      solution:
        from === 'told'
          ? [say('predict.rate', { ...letters, slope }), moveAlong(slope, later, start)]
          : [
              ...slopeSteps(pointsOf(its)),
              say('predict.go', { ...letters, first, work: tex(workedTex(later, 'minus', first)) }),
              moveAlong(slope, later - first, at(its, first)),
            ],
    }
  },
  solve({ stem, figure }) {
    const later = Number(/x = (\d+)/.exec(mathIn(stem).at(-1) ?? '')?.[1])
    if (figure?.kind === 'coordinate-plane') {
      return solved.number(toNumber(valueAt(lineThrough(...lineShown(figure)), later)))
    }
    const numbers = numbersIn(stem).map(({ value }) => value)
    if (numbers.length > 3) {
      const { slope, start } = factsIn(stem)
      return solved.number(start + slope * later)
    }
    const [start = 0, rate = 0] = numbers
    const falls = /burns|drain|spends|walks down|pierde|salen|gasta|baja/.test(stem)
    return solved.number(start + (falls ? -rate : rate) * later)
  },
})

/** The same thinking about these values. */
const forPrediction = ({ example: [facts, answer], ...its }: Bug<Facts>): Bug<Predicted> => ({
  ...its,
  // Nothing can be divided by a first value of 0.
  answer: (values) => (at(values, values.first) === 0 ? null : its.answer(values)),
  example: [{ ...facts, from: 'facts', graph: null }, answer],
})
const [onlyOneFact = onePoint, noStart = onePoint, sinceSecond = onePoint] = whenBugs.map(forPrediction)
const asks = (its: Predicted): boolean => its.asks === 'when'
const bugOf = {
  start: dropsStart,
  step: oneStep,
  swap: swapsStart,
  first: firstValue,
  long: longStep,
  point: onePoint,
  fact: onlyOneFact,
  nothing: noStart,
  since: sinceSecond,
}
const faults = faultsBy<Predicted, keyof typeof bugOf>(bugOf, (id, who) =>
  say(`claim.${id}`, { ...letters, who }),
)

/** From the value back to its time: the change in y, the steps that it takes, and the x where they end. */
function backToTime(its: Predicted): Text[] {
  const { slope, first, later } = its
  const [old, now] = [at(its, first), at(its, later)]
  return [
    say('claim.change', { ...letters, old, now, work: tex(workedTex(now, 'minus', old)) }),
    say('claim.steps', { work: tex(workedTex(now - old, 'over', slope)) }),
    say('claim.so', { ...letters, sum: tex(workedTex(first, 'plus', later - first)) }),
  ]
}

/** Somebody’s prediction from start and rate (level 1), from two facts (level 2), or of a time (level 3). */
export const findMistake = claimModel<Predicted>({
  seconds: 75,
  standards,
  task: (its) => `${its.story} ${its.from} ${String(asks(its))}`,
  kinds: {
    1: [{ draw: (random) => drawPredicted(random, 'told'), faults: faults('start', 'step', 'swap') }],
    2: [
      {
        draw: (random) => drawPredicted(random, 'facts'),
        most: 4,
        faults: faults('start', 'first', 'long', 'point'),
      },
    ],
    3: [
      {
        draw: (random) => ({ ...drawPredicted(random, 'facts'), asks: 'when' as const }),
        faults: faults('fact', 'nothing', 'since'),
      },
    ],
  },
  truth: (its) => (asks(its) ? its.later : at(its, its.later)),
  printed: (its) =>
    its.from === 'told'
      ? [its.start, Math.abs(its.slope), its.later]
      : [
          its.first,
          its.second,
          at(its, its.first),
          at(its, its.second),
          asks(its) ? at(its, its.later) : its.later,
        ],
  isSaid: (got) => Number.isInteger(toNumber(got)),
  fits: (its) => lasts(its, [its.later]),
  words(its, _who, got) {
    const { slope, start, first, later, from } = its
    const value = at(its, later)
    const claim = (x: number, y: number) =>
      asks(its)
        ? say('claim.when', { ...letters, at: tex(`y = ${y}`), n: x })
        : say('claim.value', { ...letters, at: tex(`x = ${x}`), n: y })
    return {
      context: [...told(its), tell.letters(its)],
      said: asks(its) ? claim(toNumber(got), value) : claim(later, toNumber(got)),
      truth: asks(its)
        ? say('claim.truth-when', { ...letters, at: tex(`y = ${value}`), n: later })
        : say('claim.truth', { ...letters, at: tex(`x = ${later}`), n: value }),
      hints: [say('claim.nudge'), say(`claim.hint.${from === 'told' ? 'told' : 'facts'}`)],
      start:
        from === 'told'
          ? [say('predict.rate', { ...letters, slope }), moveAlong(slope, later, start)]
          : [
              ...slopeSteps(pointsOf(its)),
              ...(asks(its)
                ? backToTime(its)
                : [
                    say('claim.go', { ...letters, first, later }),
                    moveAlong(slope, later - first, at(its, first)),
                  ]),
            ],
    }
  },
  reads({ stem }) {
    const isWhen = /“.*y = [\d,]+.*”/.test(stem)
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [said = 0, got = 0] = numbers.slice(-2)
    const falls = /burns|drain|spends|walks down|pierde|salen|gasta|baja/.test(stem)
    const [one = 0, two = 0, three = 0, four = 0] = numbers
    const isTold = numbers.length < 6
    const { slope, start } = isTold ? { slope: falls ? -two : two, start: one } : factsIn(stem)
    const later = isWhen ? (said - start) / slope : said
    return {
      got,
      truth: isWhen ? later : start + slope * later,
      ways: isWhen
        ? [
            [/one fact|un solo dato/, (said * one) / two],
            [/whole value|valor entero/, said / Math.abs(slope)],
            [/second fact|segundo dato/, later - three],
          ]
        : [
            [/left out|dejó fuera/, slope * later],
            [/one step|un solo paso/, start + slope],
            [/swapped|intercambió/, Math.abs(slope) + start * later],
            [/first fact|primer dato/, two + slope * later],
            [/longer step|paso más largo/, start + slope * (three - one) * later],
            [/proportional|proporcional/, (four * later) / three],
          ],
    }
  },
})
