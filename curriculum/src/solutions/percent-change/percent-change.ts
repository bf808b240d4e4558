import { type Text, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { factorOf } from '../../percents/changes.ts'
import {
  amountAfter,
  changeOf,
  isEstimate,
  isTwice,
  percentInAll,
  type PercentStory,
  shownAmount,
} from '../../situations/percent-changes/percent-changes.ts'
import { say } from './messages.gen.ts'

/** Takes each percent of the amount before it; works backward by division. */
export function percentSteps(told: PercentStory): { hints: Text[]; solution: Text[] } {
  const { asks, start, percents } = told
  const [first = 0, second = 0] = percents
  const [middle, end] = [amountAfter(told, 1), amountAfter(told)]
  const shown = (amount: number) => shownAmount(told, amount)
  const size = shown(Math.abs(changeOf(told)))
  const [from, to] = [shown(start), shown(end)]
  const percent = Math.abs(first)
  const way = changeOf(told) > 0 ? 'up' : 'down'
  const changes = [
    say('step.first', { factor: factorOf(first), start: from, end: shown(middle) }),
    say('step.second', { factor: factorOf(second), start: shown(middle), end: to }),
  ]
  const compared = {
    equation: tex(`${Math.abs(changeOf(told))} \\div ${start} = ${tidy(Math.abs(percentInAll(told)) / 100)}`),
    percent: Math.abs(percentInAll(told)),
  }
  if (isEstimate(told)) {
    return {
      hints: [say('error.nudge'), say('error.hint', { start: from, end: to })],
      solution: [say('error.off', { size }), say('error.divide', compared)],
    }
  }
  const compare = say('step.divide', compared)
  const change = say('step.change', { size })
  if (isTwice(told)) {
    const inTurn = [say('nudge.gap'), say('hint.two.new')]
    const undone = [
      say('step.undo', { end: to, factor: factorOf(second), start: shown(middle) }),
      say('step.undo-first', { end: shown(middle), factor: factorOf(first), start: from }),
    ]
    return {
      hints: {
        new: inTurn,
        gap: inTurn,
        percent: [say('nudge.percent'), say('hint.two.percent', { middle: shown(middle) })],
        start: [say('nudge.back'), say('hint.two.start', { left: 100 + second })],
        whole: [],
      }[asks],
      solution: {
        new: changes,
        gap: [...changes, say('step.gap', { start: from, size })],
        percent: [...changes, change, compare],
        start: undone,
        whole: [],
      }[asks],
    }
  }
  const rate = tidy(percent / 100)
  return {
    hints: [
      say(`nudge.${asks}`),
      {
        new: say('hint.one.new', { percent, start: from }),
        gap: say('nudge.gap'),
        percent: say('hint.one.percent', { start: from, end: to }),
        start: say('hint.one.start', { left: 100 + first }),
        whole: say('hint.one.whole', { percent, size }),
      }[asks],
    ],
    solution: {
      new: [
        say('step.percent-of', { percent, start: from, size }),
        say('step.new', { way, start: from, size, end: to }),
      ],
      gap: [],
      percent: [change, compare],
      start: [
        say('step.left', { left: 100 + first, factor: factorOf(first) }),
        say('step.back', { end: to, factor: factorOf(first), start: from }),
      ],
      whole: [
        say('step.whole', { percent, size, factor: rate }),
        say('step.whole-so', { size, factor: rate, start: from }),
      ],
    }[asks],
  }
}
