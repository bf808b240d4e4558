import type { Level } from '@skills-center/contract/ids'
import {
  answerOf,
  type AskedPlot,
  isCount,
  linePlotBugs as bugs,
} from '../../bugs/line-plots/line-plot-bugs.ts'
import { typed } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solvedFraction, typedAmount } from '../../fractions/written.ts'
import { drawAsked, isAskable } from '../../measurement-plots/draw-asked.ts'
import { plotFigure, sizeIn, totalOf } from '../../measurement-plots/line-plot.ts'
import { solvePlot } from '../../measurement-plots/solve-plot.ts'
import {
  ask,
  type Ask,
  thingOf,
  thingsIn,
  told,
  toldTotal,
} from '../../situations/measured-things/measured-things.ts'
import { readDots } from '../../solutions/line-plots/line-plots.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** A question about a line plot; what it asks depends on the level. */
export const askModel = (its: {
  id: string
  thinking: ModelForm<AskedPlot>['thinking']
  seconds: number
  asks: Readonly<Record<Level, readonly Ask[]>>
  /** At level 1 the question states the total. */
  tellsTotal?: boolean
}): ModelForm<AskedPlot> =>
  defineModel<AskedPlot>({
    id: its.id,
    thinking: its.thinking,
    seconds: its.seconds,
    standards: ['5.MD.B.2'],
    bugs,
    task: ({ thing, asks }) => `${thing} ${asks}`,
    draw: (random, level) => ({
      ...drawAsked(random, random.pick(its.asks[level])),
      tellsTotal: its.tellsTotal === true && level === 1,
    }),
    fits: isAskable,
    item(plot) {
      const { thing, who, asks, tellsTotal } = plot
      const key = answerOf(plot)
      return {
        stem: [
          told(thing, who),
          say('shows'),
          ...(tellsTotal === true ? [toldTotal(sizeIn(plot, totalOf(plot)))] : []),
          ask(thing, asks, { ...plot, size: sizeIn(plot, plot.at) }),
        ],
        figure: plotFigure(plot),
        ...(isCount(plot)
          ? {
              ...typed(plot, { label: say('label'), after: thingsIn(thing), key: key[0], bugs }),
              answer: say('count', { n: quantity(key[0], thing) }),
            }
          : typedAmount(plot, { key, unit: thingOf(thing).unit, bugs })),
        ...readDots(plot),
      }
    },
    solve: (shown) => {
      const [numerator, denominator] = solvePlot(shown)
      return shown.interaction.kind === 'number'
        ? { kind: 'number', text: String(numerator) }
        : solvedFraction(numerator, denominator)
    },
  })
