import { type Text, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { partOf, type PercentOf, restOf } from '../../percents/percent-of.ts'
import { say } from './messages.gen.ts'

/** Finds the answer by way of 1%, or with a decimal: one line per step. */
export function percentOfSteps(its: PercentOf): { hints: Text[]; solution: Text[] } {
  const { asks, percent, whole } = its
  const [part, rest, one] = [partOf(its), restOf(its), tidy(whole / 100)]
  const toWhole = (amount: number, known: number): Text[] => [
    say('one', { equation: tex(String.raw`${amount} \div ${known} = ${one}`) }),
    say('hundred', { equation: tex(String.raw`100 \times ${one} = ${whole}`) }),
  ]
  const left = tidy(100 - percent)
  return {
    hints: [
      say(`nudge.${asks}`),
      {
        part: say('hint.part', { percent, whole }),
        whole: say('hint.whole', { percent, part }),
        percent: say('hint.percent', { part, whole }),
        all: say('hint.all', { percent, rest }),
      }[asks],
    ],
    solution: {
      part: [
        say('decimal', { percent, decimal: tidy(percent / 100) }),
        say('so', { equation: tex(String.raw`${tidy(percent / 100)} \times ${whole} = ${part}`) }),
      ],
      whole: [say('known', { percent, amount: part }), ...toWhole(part, percent)],
      percent: [
        say('compare', { equation: tex(String.raw`${part} \div ${whole} = ${tidy(percent / 100)}`) }),
        say('read', { percent, decimal: tidy(percent / 100) }),
      ],
      all: [
        say('left', { equation: tex(`100 - ${percent} = ${left}`), left }),
        say('known', { percent: left, amount: rest }),
        ...toWhole(rest, left),
      ],
    }[asks],
  }
}
