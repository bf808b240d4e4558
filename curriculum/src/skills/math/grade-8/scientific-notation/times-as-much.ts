import { type AnsweringTemplate, byLevel, defineModel, solved, tex, tidy, typed } from '#form'
import { toNumber as number } from '@skills-center/answers/rational'
import { ratioBugs as bugs, type Ratio, ratioOf } from '#bugs/scientific/scientific-bugs.ts'
import { amountsIn, guarded, signed, tenTo } from '#scientific/scientific.ts'
import {
  drawGroup,
  idsOf,
  type MeasureGroup,
  type MeasureId,
  measured,
  measureOf,
  rankOf,
} from '#situations/measures/measures.ts'
import { drawRivals, type RivalsId, tellRivals } from '#situations/powers-of-ten/powers-of-ten.ts'
import { say } from './messages.gen.ts'

interface Told extends Ratio {
  story: RivalsId
}
const shared = {
  id: 'times-as-much',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['8.EE.A.3'],
  bugs,
} as const

const termsOf = (its: Ratio) => {
  const { more, less } = its
  const gap = more.exponent - less.exponent
  return {
    a: more.first,
    b: less.first,
    quotient: tidy(more.first / less.first),
    powers: tex(String.raw`${tenTo(more.exponent)} \div ${tenTo(less.exponent)}`),
    gap: tex(`${signed(more.exponent)} − ${guarded(less.exponent)} = ${gap}`),
    power: 10 ** gap,
    times: tidy(ratioOf(its)),
  }
}

const exactTimes = defineModel<Told>({
  ...shared,
  task: ({ story }) => story,
  draw(random, level) {
    const { story, exponents } = drawRivals(random, level === 3 ? 'small' : 'large')
    // At level 3 the first factors have a quotient below 1, such as 2 ÷ 8.
    const quotient = random.pick(
      level === 3 ? [0.25, 0.5, 0.4, 0.2, 0.8, 0.75, 0.6, 1.5] : [2, 3, 4, 5, 1.5, 2.5],
    )
    const first = random.integer(10, 98) / 10
    return {
      story,
      less: { first, exponent: exponents[1] },
      more: { first: tidy(first * quotient), exponent: exponents[0] },
    }
  },
  fits: ({ more }) => more.first >= 1 && more.first < 10 && Number.isInteger(tidy(more.first * 10)),
  item(its) {
    const terms = termsOf(its)
    return {
      stem: [tellRivals(its.story, its.more, its.less)],
      ...typed<Ratio>(its, { label: say('times.label'), unit: say('times.unit'), key: ratioOf(its), bugs }),
      hints: [say('times.nudge'), say('times.hint', terms)],
      solution: [say('times.firsts', terms), say('times.powers', terms), say('times.so', terms)],
    }
  },
  solve({ stem }) {
    const [one = Number.NaN, other = Number.NaN] = amountsIn(stem).map(number)
    return solved.number(Math.max(one, other) / Math.min(one, other))
  },
})

/** A fifth more or less still counts, for what is right and for what is known to be wrong. */
function estimated({ interaction, key, wrongAnswers }: AnsweringTemplate): AnsweringTemplate {
  const wide = <K extends AnsweringTemplate['key']>(its: K): K =>
    its.kind === 'number' ? { ...its, within: String(tidy(Number(its.value) / 5)) } : its
  return {
    interaction,
    key: wide(key),
    wrongAnswers: wrongAnswers.map((each) => ({ ...each, key: wide(each.key) })),
  }
}

const roughly = (value: number): number => Number(tidy(value).toPrecision(2))
/** The quotient of the first factors as the solution shows it, and the estimate that follows from it. */
function estimateOf({ more, less }: Ratio): { quotient: number; times: number } {
  const quotient = roughly(more.first / less.first)
  return { quotient, times: tidy(quotient * 10 ** (more.exponent - less.exponent)) }
}

/** True measures, with an estimate of how many times as large one is. */
const estimatedTimes = defineModel<
  Ratio & { one: MeasureId; other: MeasureId; group: MeasureGroup; isTurned: boolean; asks: 'times' | 'fit' }
>({
  ...shared,
  task: ({ group, asks, more, less }) => `${group} ${asks} ${more.exponent - less.exponent}`,
  draw(random) {
    const group = drawGroup(random, random.pick(['large', 'small']))
    const [one = 'mass.sun', other = 'mass.earth'] = random
      .sample(idsOf(group), 2)
      .toSorted((a, b) => rankOf(measureOf(b)) - rankOf(measureOf(a)))
    return {
      group,
      one,
      other,
      more: measureOf(one),
      less: measureOf(other),
      isTurned: random.chance(0.5),
      asks: random.pick(['times', 'fit']),
    }
  },
  fits(its) {
    const { more, less } = its
    const gap = more.exponent - less.exponent
    const rounded = (Math.round(more.first) / Math.round(less.first)) * 10 ** gap
    return gap >= 2 && gap <= 9 && Math.abs(rounded / estimateOf(its).times - 1) < 0.19
  },
  item(its) {
    const { one, other, group, isTurned } = its
    const [large, small] = [measured(one, group), measured(other, group)]
    const { quotient, times } = estimateOf(its)
    const terms = { ...termsOf(its), quotient, times }
    return {
      stem: [
        say('times.two', isTurned ? { one: small, other: large } : { one: large, other: small }),
        say(`times.estimate.${its.asks}`),
      ],
      ...estimated(
        typed<Ratio>(its, { label: say('times.label'), unit: say('times.unit'), key: times, bugs }),
      ),
      answer: say('times.about', { times }),
      hints: [say('times.nudge'), say('times.round', terms)],
      solution: [say('times.about-firsts', terms), say('times.powers', terms), say('times.about-so', terms)],
    }
  },
  solve: exactTimes.solve ?? (() => solved.number(0)),
})

/** Quotients of large numbers (level 1), estimates of true measures (level 2), small numbers and quotients below 1 (level 3). */
export const timesAsMuch = byLevel({ 1: exactTimes, 2: estimatedTimes, 3: exactTimes }, () => 1)
