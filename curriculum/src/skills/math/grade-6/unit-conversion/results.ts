import { arranged, defineModel, solved, type Text, tidy } from '#form'
import {
  type ChangedRate,
  drawChangedRate,
  rateTerms,
  rateText,
  rateUnit,
  unitNamed,
} from '#situations/changed-rates/changed-rates.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** An amount, or a rate where there is a unit to divide by. */
interface Term {
  q: number
  unit: UnitId
  per?: UnitId
}
interface Calculation {
  first: Term
  sign: 'times' | 'over'
  second: Term
  result: Omit<Term, 'q'>
}
const kinds = ['go', 'rate', 'time', 'small', 'change', 'short', 'clock'] as const
interface Units extends ChangedRate {
  kinds: (typeof kinds)[number][]
  /** How long, in the longer time. */
  long: number
  shuffle: number
}

function calculationOf(its: Units, kind: (typeof kinds)[number]): Calculation {
  const { large, small, longer, shorter, between } = rateTerms(its)
  const [amount, less, time, moment] = [large.unit, small.unit, longer.unit, shorter.unit]
  const each = tidy(between.amount.q / small.q)
  const speed = { q: each, unit: amount, per: time }
  const way = { q: tidy(each * its.long), unit: amount }
  const long = { q: its.long, unit: time }
  const smallInLarge = { q: small.q, unit: less, per: amount }
  const shortInLong = { q: shorter.q, unit: moment, per: time }
  const of = (
    first: Term,
    sign: 'times' | 'over',
    second: Term,
    unit: UnitId,
    per?: UnitId,
  ): Calculation => ({
    first,
    sign,
    second,
    result: per === undefined ? { unit } : { unit, per },
  })
  return {
    go: () => of(speed, 'times', long, amount),
    rate: () => of(way, 'over', long, amount, time),
    time: () => of(way, 'over', speed, time),
    small: () => of(way, 'times', smallInLarge, less),
    change: () => of(speed, 'times', smallInLarge, less, time),
    short: () => of(speed, 'over', shortInLong, amount, moment),
    clock: () => of(long, 'times', shortInLong, moment),
  }[kind]()
}
const rateOf = ({ q = 2, unit, per }: Partial<Term> & { unit: UnitId }) => ({
  amount: quantity(q, unit),
  time: quantity(1, per ?? unit),
})
const termText = (term: Term): Text =>
  term.per === undefined ? say('result.amount', { of: quantity(term.q, term.unit) }) : rateText(rateOf(term))
const unitText = (unit: Omit<Term, 'q'>): Text =>
  unit.per === undefined ? say('unit', { of: quantity(2, unit.unit) }) : rateUnit(rateOf(unit))
const textOf = ({ first, sign, second }: Calculation): Text =>
  say(`result.${sign}`, { first: termText(first), second: termText(second) })

/** Of a rate, an amount, and a time (level 1), with conversions (level 2), with conversions of rates (level 3). */
export const unitsOfResults = defineModel<Units>({
  id: 'units-of-results',
  thinking: 'classify',
  seconds: 70,
  standards: ['6.RP.A.3d'],
  task: ({ story, kinds: shown }) => `${story} ${shown.toSorted().join()}`,
  draw(random, level) {
    const its = drawChangedRate(random, 'both-down')
    const conversions = random.pick(['change', 'short'] as const)
    return {
      ...its,
      kinds:
        level === 1
          ? ['go', 'rate', 'time']
          : level === 2
            ? random.sample(['go', 'rate', 'small', 'clock'] as const, 3)
            : [conversions, ...random.sample(['time', 'small', 'clock', 'rate'] as const, 2)],
      long: random.integer(2, 6),
      shuffle: random.integer(0, 1e9),
    }
  },
  minWrongAnswers: 1,
  item(its) {
    const all = its.kinds.map((kind) => calculationOf(its, kind))
    const { large, longer } = rateTerms(its)
    const turned = { unit: longer.unit, per: large.unit }
    const keys = all.map(({ result }) => JSON.stringify(result))
    const others = [turned, { unit: large.unit, per: longer.unit }, { unit: large.unit }].filter(
      (unit) => !keys.includes(JSON.stringify(unit)),
    )
    const shown = [...keys, ...others.map((unit) => JSON.stringify(unit))]
    return {
      stem: [say('result.asks')],
      ...arranged.match(its.shuffle, {
        pairs: all.map(({ first, ...rest }) => {
          const { q: _q, ...kept } = first
          const isKept =
            JSON.stringify(kept) !== JSON.stringify(rest.result) && shown.includes(JSON.stringify(kept))
          return {
            source: textOf({ first, ...rest }),
            target: unitText(rest.result),
            slips: [
              ...(isKept
                ? [
                    {
                      target: unitText(kept),
                      misconception: 'unit.keeps-first',
                      feedback: say('result.kept'),
                    } as const,
                  ]
                : []),
              { target: unitText(turned), misconception: 'rate.upside-down', feedback: say('result.turned') },
            ],
          }
        }),
        others: others.map(unitText),
        slip: { misconception: 'rate.wrong-step', feedback: say('result.slip') },
      }),
      hints: [say('result.nudge'), say('result.hint')],
      solution: all.map((each) =>
        say('result.so', { calculation: textOf(each), unit: unitText(each.result) }),
      ),
    }
  },
  solve(shown) {
    const unitsOf = (text: string): string[] => text.split(/ (?:per|por) /).map((name) => unitNamed(name))
    return solved.match(shown, (source, target) => {
      const [first = [], second = []] = source
        .split(/ [×÷] /)
        .map((term) => unitsOf(term.replace(/^[\d.,]+ /, '')))
      const flipped = source.includes('÷') ? [second[1], second[0]] : second
      const [above, below] = [
        [first[0], flipped[0]],
        [first[1], flipped[1]],
      ]
      const left = (from: readonly (string | undefined)[], by: readonly (string | undefined)[]) =>
        from.filter((unit) => unit !== undefined && !by.includes(unit)).join()
      const result = [left(above, below), left(below, above)].filter((each) => each !== '')
      return result.join(' per ') === unitsOf(target).join(' per ')
    })
  },
})
