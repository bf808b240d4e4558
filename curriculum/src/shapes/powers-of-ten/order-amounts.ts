import { toNumber } from '@skills-center/answers/rational'
import { tex } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import {
  amountIn,
  firstAt,
  type Scientific,
  scientificTex,
  standardText,
} from '../../scientific/scientific.ts'
import {
  drawGroup,
  endsOf,
  idsOf,
  type MeasureGroup,
  type MeasureId,
  measured,
  measureOf,
  rankOf,
} from '../../situations/measures/measures.ts'
import { say } from './messages.gen.ts'

/** How a number is written: with its own power of ten, with another, or (null) written out. */
interface Ordered {
  numbers: { id: MeasureId | null; its: Scientific; at: number | null }[]
  group: MeasureGroup | null
  shuffle: number
}

/** Real measurements, large (level 1) and small (level 2), and numbers in different forms (level 3). */
export const orderAmounts = defineModel<Ordered>({
  id: 'order',
  thinking: 'compare',
  seconds: 50,
  standards: ['8.EE.A.3'],
  task: ({ group, numbers }) => `${group} ${numbers.length} ${(numbers[0]?.its.exponent ?? 0) > 0}`,
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level < 3) {
      const group = drawGroup(random, level === 1 ? 'large' : 'small')
      const numbers = random
        .sample(idsOf(group), random.pick([4, 5]))
        .map((id) => ({ id, its: measureOf(id), at: measureOf(id).exponent }))
      return { numbers, group, shuffle }
    }
    const base = random.pick([-7, -6, -5, 5, 6, 7])
    const numbers = [0, 1, -2, null].map((shift) => {
      const its = { first: random.integer(11, 98) / 10, exponent: base + random.integer(-1, 1) }
      return { id: null, its, at: shift === null ? null : its.exponent + shift }
    })
    return { numbers, group: null, shuffle }
  },
  fits({ numbers }) {
    const ranks = numbers.map(({ its }) => rankOf(its))
    const exponents = numbers.map(({ its }) => its.exponent)
    return (
      new Set(ranks).size === ranks.length &&
      new Set(exponents).size < exponents.length &&
      new Set(exponents).size > 1
    )
  },
  minWrongAnswers: 1,
  item({ numbers, group, shuffle }) {
    const named = numbers.map(({ id, its, at }) => {
      const shown =
        at === null ? standardText(its) : tex(scientificTex({ first: firstAt(its, at), exponent: at }))
      const text = id === null || group === null ? say('order.number', { n: shown }) : measured(id, group)
      return {
        text,
        rank: rankOf(its),
        first: at === null ? 0 : firstAt(its, at),
        at: at ?? its.exponent,
        isScientific: at === its.exponent,
        its,
      }
    })
    const by = (key: (each: (typeof named)[number]) => number) =>
      named.toSorted((one, other) => key(one) - key(other))
    const sorted = by(({ rank }) => rank)
    const texts = (list: typeof named) => list.map(({ text }) => text)
    const { least, most } =
      group === null ? { least: say('order.least'), most: say('order.most') } : endsOf(group)
    const kind = group === null ? 'forms' : 'measures'
    const naive =
      group === null ? by(({ at, rank }) => at + rank / 1e3) : by(({ first, rank }) => first + rank / 1e3)
    return {
      stem: [say(`order.asks.${kind}`, { least, most })],
      ...arranged.order(shuffle, {
        options: texts(sorted),
        first: least,
        last: most,
        wrong: [
          {
            order: texts(naive),
            misconception: group === null ? 'scientific.keeps-exponent' : 'scientific.first-number-only',
            feedback: say(`order.naive.${kind}`),
          },
          {
            order: texts(sorted.toReversed()),
            misconception: 'scientific.reversed-order',
            feedback: say('order.reversed', { least }),
          },
        ],
      }),
      hints: [say(`order.nudge.${kind}`), say('order.hint')],
      solution: [
        say(`order.why.${kind}`),
        ...sorted.map(({ text, its, isScientific }) =>
          group === null && !isScientific
            ? say('order.is', { text, n: tex(scientificTex(its)) })
            : say('order.number', { n: text }),
        ),
      ],
    }
  },
  solve: (shown) => solved.order(shown, (text) => Math.log10(toNumber(amountIn(text)))),
})
