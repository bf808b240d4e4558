import { defineModel, tex, tidy, typed } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { commissionBugs, interestBugs as bugs } from '#bugs/interest/interest-bugs.ts'
import {
  type Commission,
  commissionOf,
  dollars,
  drawCommission,
  drawInterest,
  type Interest,
  interestOf,
  isWholeYears,
  tellCommission,
  tellInterest,
  yearlyOf,
} from '#situations/interest/interest.ts'
import { forwardSteps, part, yearlyStep } from '#solutions/interest/interest.ts'
import { say } from './messages.gen.ts'

const isCents = (value: number): boolean => Number.isInteger(tidy(value * 100))
/** At most four digits to work out. */
const isShort = (value: number): boolean =>
  isCents(value) && String(tidy(value)).replaceAll(/\D|0+$/g, '').length <= 4
const keyOf = (its: Interest): number =>
  ({
    interest: interestOf(its),
    total: tidy(its.principal + interestOf(its)),
    time: its.months / 12,
    rate: its.rate,
    principal: its.principal,
  })[its.asks]

const askedAt = {
  1: { asks: 'interest', months: [24, 36, 48, 60] },
  2: { asks: 'total', months: [24, 36, 48, 60] },
  3: { asks: 'total', months: [3, 6, 9, 15, 18, 30] },
} as const

/** The interest of some years (level 1), with the starting amount (level 2), in months (level 3). */
export const simpleInterest = defineModel<Interest>({
  id: 'simple-interest',
  thinking: 'compute',
  seconds: 75,
  standards: ['7.RP.A.3'],
  bugs,
  task: ({ account, asks, months }) => `${account} ${asks} ${months % 12 === 0}`,
  draw: (random, level) => drawInterest(random, askedAt[level].asks, askedAt[level].months),
  fits: (its) => isShort(interestOf(its)) && isShort(keyOf(its)),
  item: (its) => ({
    stem: tellInterest(its),
    ...typed(its, { label: say('label.dollars'), before: '$', key: keyOf(its), bugs }),
    answer: say('money', { value: dollars(keyOf(its)) }),
    hints: [say('interest.nudge'), say(isWholeYears(its) ? 'interest.hint.years' : 'interest.hint.months')],
    solution: forwardSteps(its),
  }),
})

/** The time (level 1), the rate (level 2), the starting amount (level 3). */
export const workBack = defineModel<Interest>({
  id: 'work-back',
  thinking: 'work backwards',
  seconds: 85,
  standards: ['7.RP.A.3'],
  bugs,
  task: ({ account, asks }) => `${account} ${asks}`,
  draw: (random, level) =>
    drawInterest(random, ({ 1: 'time', 2: 'rate', 3: 'principal' } as const)[level], [24, 36, 48, 60]),
  fits: (its) => isShort(yearlyOf(its)) && isShort(interestOf(its)) && yearlyOf(its) > 5,
  item(its) {
    const { asks, principal, rate, months } = its
    const [year, interest] = [yearlyOf(its), interestOf(its)]
    const perYear = say('back.per-year', {
      equation: tex(String.raw`${numeral(interest)} \div ${months / 12} = ${numeral(year)}`),
    })
    const equation = {
      time: String.raw`${numeral(interest)} \div ${numeral(year)} = ${months / 12}`,
      rate: String.raw`${numeral(year)} \div ${numeral(principal)} = ${part(rate)}`,
      principal: String.raw`${numeral(year)} \div ${part(rate)} = ${numeral(principal)}`,
    }
    const kind = asks === 'time' || asks === 'rate' ? asks : 'principal'
    const field = {
      time: { label: say('label.years'), after: say('years') },
      rate: { label: say('label.percent'), after: '%' },
      principal: { label: say('label.dollars'), before: '$' },
    }[kind]
    return {
      stem: tellInterest(its),
      ...typed(its, { ...field, key: keyOf(its), bugs }),
      ...(kind === 'principal' ? { answer: say('money', { value: dollars(principal) }) } : {}),
      hints: [say(`back.nudge.${kind}`), say(`back.hint.${kind}`)],
      solution: [
        kind === 'time' ? yearlyStep(its) : perYear,
        say(`back.so.${kind}`, { equation: tex(equation[kind]), r: rate }),
      ],
    }
  },
})

/** The commission (level 1), with a base (level 2), the sales that some pay takes (level 3). */
export const commission = defineModel<Commission>({
  id: 'commission',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['7.RP.A.3'],
  bugs: commissionBugs,
  task: ({ seller, asks }) => `${seller} ${asks}`,
  draw: (random, level) =>
    drawCommission(random, ({ 1: 'commission', 2: 'pay', 3: 'sales' } as const)[level]),
  fits: (its) => isShort(commissionOf(its)) && isShort(its.base + commissionOf(its)),
  item(its) {
    const { asks, base, sales, percent } = its
    const earned = commissionOf(its)
    const total = tidy(base + earned)
    const key = { commission: earned, pay: total, sales }[asks]
    const share = say('commission.step.share', {
      equation: tex(String.raw`${numeral(sales)} \times ${part(percent)} = ${numeral(earned)}`),
    })
    const steps = {
      commission: [say('commission.step.decimal', { c: percent, part: part(percent) }), share],
      pay: [
        share,
        say('commission.step.pay', {
          equation: tex(`${numeral(base)} + ${numeral(earned)} = ${numeral(total)}`),
        }),
      ],
      sales: [
        say('commission.step.rest', {
          equation: tex(`${numeral(total)} − ${numeral(base)} = ${numeral(earned)}`),
        }),
        say('commission.step.sales', {
          c: percent,
          equation: tex(String.raw`${numeral(earned)} \div ${part(percent)} = ${numeral(sales)}`),
        }),
      ],
    }
    return {
      stem: tellCommission(its),
      ...typed(its, { label: say('label.dollars'), before: '$', key, bugs: commissionBugs }),
      answer: say('money', { value: dollars(key) }),
      hints: [say(`commission.nudge.${asks}`), say(`commission.hint.${asks}`)],
      solution: steps[asks],
    }
  },
})
