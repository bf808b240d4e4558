import { arranged, defineModel, math, money, plain, solved, tex, tidy, typed } from '#form'
import type { Text } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { partOf, type PercentOf, restOf } from '#percents/percent-of.ts'
import { type Bill, billTerms, drawBill, tellBill } from '#situations/tips-and-sales/tips-and-sales.ts'
import {
  drawPercentPart,
  type PercentPart,
  tellPercentPart,
} from '#situations/percent-parts/percent-parts.ts'
import { say } from './messages.gen.ts'

const asksAt = { 1: 'part', 2: 'total', 3: 'back' } as const
const thinks = (id: MisconceptionId, value: number | null, text: Text) => ({
  id,
  answer: () => value,
  feedback: () => text,
})

/** A tip or a discount (level 1), what is paid (level 2), what is paid where only the tip or discount is known (level 3). */
export const tipOrSale = defineModel<Bill>({
  id: 'tip-or-sale',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['6.RP.A.3c'],
  task: ({ bill, asks }) => `${bill} ${asks}`,
  draw: (random, level) => drawBill(random, asksAt[level]),
  fits: (its) =>
    Number.isInteger(billTerms(its).part) && billTerms(its).part !== its.percent && its.price !== 100,
  item(its) {
    const { price, percent, asks } = its
    const { kind, part, total, other, key } = billTerms(its)
    const sign = kind === 'tip' ? 1 : -1
    const shown = { percent, price: money(price * 100), part: money(part * 100), total: money(total * 100) }
    const one = money(Math.round(part * 100) / percent)
    return {
      stem: tellBill(its),
      ...typed(its, {
        label: say(`bill.label.${asks === 'part' ? kind : 'pay'}`),
        before: '$',
        key,
        bugs: (asks === 'part'
          ? [
              thinks('percent.percent-as-amount', percent, say('bill.as-amount')),
              thinks('percent.part-for-rest', price - part, say(`bill.rest.${kind}`)),
              thinks('percent.factor-place', part * 10, say('bill.place', { percent })),
            ]
          : [
              thinks(
                'percent.stops-early',
                asks === 'back' ? price : part,
                say(asks === 'back' ? 'bill.stops.whole' : `bill.stops.${kind}`),
              ),
              thinks('percent.wrong-direction', other, say(`bill.direction.${kind}`)),
              asks === 'back'
                ? thinks(
                    'percent.wrong-whole',
                    tidy(part + (sign * part * percent) / 100),
                    say(`bill.wrong-whole.${kind}`),
                  )
                : thinks('percent.percent-as-amount', price + sign * percent, say('bill.as-amount')),
            ]
        ).filter(({ answer: answerOf }) => (answerOf() ?? 0) > 0),
      }),
      hints: [
        say(`bill.nudge.${asks}`),
        asks === 'back'
          ? say('bill.hint.back', { percent, part: shown.part })
          : say('bill.hint.part', { percent, price: shown.price }),
      ],
      solution: [
        asks === 'back'
          ? say('bill.one', { percent, part: shown.part, one, price: shown.price })
          : say('bill.part', { percent, price: shown.price, decimal: tidy(percent / 100), part: shown.part }),
        asks === 'part' ? say(`bill.so.${kind}`, { part: shown.part }) : say(`bill.add.${kind}`, shown),
      ],
    }
  },
  solve({ stem }) {
    const told = plain(stem)
    const amount = Number(/\$([\d,.]*\d)/.exec(told)?.[1]?.replaceAll(',', '') ?? 0)
    const percent = Number(/(\d+)%/.exec(told)?.[1] ?? 0)
    const isTip = /tip|propina/.test(told)
    if (/How much is the (?:tip|discount)|¿De cuánto/.test(told))
      return solved.number((amount * percent) / 100)
    const isBack = /(?:tip|discount) is \$|(?:propina|descuento) es de \$/.test(told)
    const price = isBack ? (100 * amount) / percent : amount
    return solved.number((price * (100 + (isTip ? percent : -percent))) / 100)
  },
})

type Asked = PercentOf['asks']
const equations = {
  1: ['part', 'whole', 'percent'],
  2: ['part', 'whole', 'percent'],
  3: ['part', 'whole', 'all'],
} as const

interface Matched extends PercentPart {
  way: 1 | 2 | 3
  shuffle: number
}

const equationTex = (asked: Asked, its: PercentOf): string => {
  const rate = tidy(its.percent / 100)
  return {
    part: String.raw`${rate} \times ${its.whole} = n`,
    whole: String.raw`${rate} \times n = ${partOf(its)}`,
    percent: String.raw`\frac{n}{100} \times ${its.whole} = ${partOf(its)}`,
    all: String.raw`${tidy(1 - rate)} \times n = ${restOf(its)}`,
  }[asked]
}

/** Questions and their equations: in numbers (level 1), in a story (level 2), from what is left (level 3). */
export const matchEquation = defineModel<Matched>({
  id: 'match-equation',
  thinking: 'explain',
  seconds: 90,
  standards: ['6.RP.A.3c'],
  task: ({ story, way }) => `${way === 1 ? '' : story} ${way}`,
  draw: (random, level) => ({
    ...drawPercentPart(random, 'part'),
    way: level,
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) => {
    const part = partOf(its)
    return (
      Number.isInteger(part) &&
      part > 2 &&
      restOf(its) > 2 &&
      part !== its.percent &&
      its.percent !== 50 &&
      its.whole !== 100 &&
      part !== restOf(its)
    )
  },
  item(its) {
    const { way, shuffle, percent, whole } = its
    const part = partOf(its)
    const asked = equations[way]
    const equation = (each: Asked) => math(equationTex(each, its))
    const bare = {
      part: () => say('match.part', { percent, whole }),
      whole: () => say('match.whole', { percent, part }),
      percent: () => say('match.percent', { whole, part }),
    }
    const source = (each: Asked) =>
      way === 1 && each !== 'all' ? bare[each]() : tellPercentPart({ ...its, asks: each }).told
    const swap = { part: 'whole', whole: way === 3 ? 'all' : 'part', percent: 'whole', all: 'whole' } as const
    return {
      stem: [say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: asked.map((each) => ({
          source: source(each),
          target: equation(each),
          slips: [
            each === 'all' || (each === 'whole' && way === 3)
              ? {
                  target: equation(swap[each]),
                  misconception: 'percent.part-for-rest',
                  feedback: say('match.rest', { percent }),
                }
              : {
                  target: equation(swap[each]),
                  misconception: 'percent.wrong-whole',
                  feedback: say('match.of'),
                },
          ],
        })),
        others: [math(String.raw`${tidy(percent / 100)} \times ${part} = n`)],
        slip: { misconception: 'percent.wrong-whole', feedback: say('match.of') },
      }),
      hints: [
        say('match.nudge'),
        way === 3 ? say('match.hint.rest', { percent }) : say('match.hint.known', { whole }),
      ],
      solution: asked.map((each) => {
        const shown = {
          equation: tex(equationTex(each, its)),
          percent,
          whole,
          part,
          rest: restOf(its),
          left: 100 - percent,
        }
        return say(`match.so.${each}`, shown)
      }),
    }
  },
})
