import { toNumber } from '#form'
import {
  answerOf,
  type AskedPlot,
  axisEnds,
  boundary,
  countsDots,
  countsOnce,
  endsOnly,
  isCount,
  sharesColumns,
  stopsEarly,
  wrongSide,
} from '#bugs/line-plots/line-plot-bugs.ts'
import { lowest } from '#fractions/fraction.ts'
import { amount } from '#fractions/written.ts'
import { drawAsked, isAskable } from '#measurement-plots/draw-asked.ts'
import { plotFigure, sizeIn } from '#measurement-plots/line-plot.ts'
import { claimShown } from '#measurement-plots/solve-plot.ts'
import { type ClaimKind, claimModel, type Fault } from '#shapes/claim/claim.ts'
import { ask, type Ask, thingOf, told } from '#situations/measured-things/measured-things.ts'
import { readDots } from '#solutions/line-plots/line-plots.ts'
import { say } from './messages.gen.ts'

type Verdict = 'once' | 'boundary' | 'side' | 'dots' | 'greatest' | 'axis' | 'columns' | 'ends'
const fault = (id: Verdict, bug: Fault<AskedPlot>['bug']): Fault<AskedPlot> => ({
  bug,
  verdict: (plot, who) =>
    id === 'boundary'
      ? say('claim.boundary', { who, size: sizeIn(plot, plot.at) })
      : say(`claim.${id}`, { who }),
})
const once = fault('once', countsOnce)

const kind = (asks: readonly Ask[], faults: Fault<AskedPlot>[]): ClaimKind<AskedPlot> => ({
  draw: (random) => drawAsked(random, random.pick(asks)),
  faults,
  most: 4,
})

/** Somebody's count (level 1), total or difference (level 2), equal share (level 3). */
export const findMistake = claimModel<AskedPlot>({
  seconds: 60,
  standards: ['5.MD.B.2'],
  task: ({ thing, asks }) => `${thing} ${asks}`,
  kinds: {
    1: [kind(['more', 'less'], [once, fault('boundary', boundary), fault('side', wrongSide)])],
    2: [
      kind(['total'], [once, fault('dots', countsDots)]),
      kind(['range'], [fault('greatest', stopsEarly), fault('axis', axisEnds)]),
    ],
    3: [kind(['share'], [once, fault('columns', sharesColumns), fault('ends', endsOnly)])],
  },
  truth: answerOf,
  printed: (plot) => (isCount(plot) ? [plot.at / thingOf(plot.thing).pieces] : []),
  fits: isAskable,
  // Sizes that people can name.
  isSaid: (got) => typeof got === 'number' || lowest([got[0], got[1]])[1] <= 16,
  words(plot, _who, got) {
    const { thing, asks } = plot
    const said = (value: typeof got) =>
      isCount(plot)
        ? say('claim.number', { n: toNumber(value) })
        : amount(lowest(typeof value === 'number' ? [value, 1] : [value[0], value[1]]), thingOf(thing).unit)
    const { hints, solution } = readDots(plot)
    return {
      context: say('claim.context', {
        told: told(thing, plot.who),
        question: ask(thing, asks, { ...plot, size: sizeIn(plot, plot.at) }),
      }),
      figure: plotFigure(plot),
      said: say('claim.said', { got: said(got) }),
      truth: say('claim.truth', { truth: said(answerOf(plot)) }),
      hints,
      start: solution,
    }
  },
  reads: claimShown,
})
