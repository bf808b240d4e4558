import { arranged, defineModel, math } from '#form'
import { factAnswer } from '#bugs/fraction-sums/fact-bugs.ts'
import { claimsOf, placeIn } from '#bugs/fraction-sums/fact-claims.ts'
import { type Fraction, sizeOf } from '#fractions/fraction.ts'
import { type FractionSum, properSum } from '#fractions/sums.ts'
import { amount, shown } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
  type SumTelling,
  tellSum,
} from '#situations/fraction-amounts/fraction-amounts.ts'
import {
  askFacts,
  drawFacts,
  type FactAsk,
  factStories,
  tellFacts,
} from '#situations/fraction-facts/fraction-facts.ts'
import { expressionTex, factsFit, resultTex, type ToldFacts } from './stories.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.A.2']

interface Stories {
  told: { situation: MeasuredId; telling: SumTelling; sum: FractionSum; who: string }[]
  shuffle: number
}
const operationOf = { both: 0, before: 0, left: 1, more: 1, rest: 2 } as const
const tellingsAt = {
  1: ['both', 'both', 'left', 'left'],
  2: ['before', 'before', 'more', 'left'],
  3: ['before', 'more', 'rest'],
} as const

/** Put together or taken away (level 1), the start or a comparison (level 2), two steps among them (level 3). */
export const whichOperation = defineModel<Stories>({
  id: 'which-operation',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ told }) =>
    told
      .map(({ situation, telling }) => `${situation} ${telling}`)
      .toSorted((a, b) => a.localeCompare(b))
      .slice(0, 2)
      .join(),
  draw: (random, level) => ({
    told: tellingsAt[level].map((telling) => {
      const situation = someMeasured(random)
      const sign = telling === 'left' || telling === 'more' ? 'minus' : 'plus'
      const sum = properSum(random, sign, random.pick(['related', 'unlike']), measured[situation].parts)
      return { situation, telling, sum, who: someone(random) }
    }),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ told }) =>
    new Set(told.map(({ situation }) => situation)).size === told.length &&
    new Set(told.map(({ who }) => who)).size === told.length,
  item({ told, shuffle }) {
    const hasSteps = told.some(({ telling }) => telling === 'rest')
    const names = [say('which.add'), say('which.subtract'), ...(hasSteps ? [say('which.steps')] : [])]
    const cards = told.map(({ situation, telling, sum, who }): SortedCard => ({
      text: tellSum(situation, telling, { ...sum, whole: [2, 1], who: person(who) }),
      place: operationOf[telling],
      elsewhere: { misconception: 'fraction.picks-operation', feedback: say(`which.slip.${telling}`) },
    }))
    return {
      stem: [say(hasSteps ? 'which.asks.steps' : 'which.asks.one')],
      ...sortCards({
        shuffle,
        categories: names,
        cards,
        slip: { misconception: 'fraction.picks-operation', feedback: say('which.slip.both') },
      }),
      hints: [say('which.nudge'), say(hasSteps ? 'which.hint.steps' : 'which.hint.one')],
      solution: [...new Set(told.map(({ telling }) => telling))].map((telling) =>
        say(`which.why.${telling}`),
      ),
    }
  },
})

interface Asked {
  facts: Omit<ToldFacts, 'asks'>
  asks: FactAsk[]
  other: FactAsk | null
  shows: 'expression' | 'value'
  shuffle: number
}
const matchAt = {
  1: { asks: ['both', 'more', 'left'], other: null },
  2: { asks: ['left', 'more', 'rest'], other: 'both' },
  3: { asks: ['left', 'both', 'rest'], other: 'more' },
} as const satisfies Record<number, { asks: readonly FactAsk[]; other: FactAsk | null }>

/** Expressions and what they answer (level 1), with two steps (level 2), results alone (level 3). */
export const matchQuestions = defineModel<Asked>({
  id: 'match-questions',
  thinking: 'explain',
  seconds: 90,
  standards,
  task: ({ facts, shows, asks }) => `${facts.situation} ${shows} ${asks.join()}`,
  draw: (random, level) => ({
    facts: drawFacts(random, someone(random)),
    asks: [...matchAt[level].asks],
    other: matchAt[level].other,
    shows: level === 3 ? 'value' : 'expression',
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ facts, asks, other }) => {
    const all = [...asks, ...(other === null ? [] : [other])].map((each): ToldFacts => ({
      ...facts,
      asks: each,
    }))
    const values = all.map(factAnswer).map(sizeOf)
    return (
      all.every(factsFit) &&
      values.every((one, at) => values.every((each, on) => on === at || Math.abs(one - each) > 0.2))
    )
  },
  item({ facts, asks, other, shows, shuffle }) {
    const who = person(facts.who)
    const of = (each: FactAsk): ToldFacts => ({ ...facts, asks: each })
    const { unit } = factStories[facts.situation]
    return {
      stem: [tellFacts(of('both'), who), say(`match.asks.${shows}`)],
      ...arranged.match(shuffle, {
        pairs: asks.map((each) => ({
          source: shows === 'value' ? amount(factAnswer(of(each)), unit) : math(expressionTex(of(each))),
          target: askFacts(of(each), each, who),
          slips:
            each === 'rest'
              ? [
                  {
                    target: askFacts(of('left'), 'left', who),
                    misconception: 'fraction.stops-early',
                    feedback: say('match.stops'),
                  },
                ]
              : [],
        })),
        others: other === null ? [] : [askFacts(of(other), other, who)],
        slip: { misconception: 'fraction.picks-operation', feedback: say('match.slip') },
      }),
      hints: [say('match.nudge'), say(`match.hint.${shows}`)],
      solution: asks.map((each) => say(`match.why.${each}`, { equation: resultTex(of(each)) })),
    }
  },
})

interface Claims extends ToldFacts {
  claims: Fraction[]
  shuffle: number
}
const places = ['small', 'fits', 'large'] as const

/** Results of a sum (level 1), a difference (level 2), two steps (level 3): which of them can be right? */
export const reasonable = defineModel<Claims>({
  id: 'reasonable',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ situation, asks }) => `${situation} ${asks}`,
  draw(random, level) {
    const asks = level === 1 ? 'both' : level === 2 ? random.pick(['more', 'left'] as const) : 'rest'
    const facts: ToldFacts = { ...drawFacts(random, someone(random)), asks }
    return { ...facts, claims: claimsOf(random, facts), shuffle: random.integer(0, 1e9) }
  },
  fits: (its) => {
    const placed = new Set(its.claims.map((each) => placeIn(each, its.claims[0] ?? each)))
    return (
      placed.size === 3 &&
      new Set(its.claims.map(sizeOf)).size === its.claims.length &&
      its.claims.length === 4 &&
      // An estimate tells what is far from a very small number as little as what is near it.
      sizeOf(factAnswer(its)) >= 1 / 4 &&
      factsFit(its)
    )
  },
  item(its) {
    const who = person(its.who)
    const [truth = [1, 1]] = its.claims
    const { unit } = factStories[its.situation]
    return {
      stem: [tellFacts(its, who), askFacts(its, its.asks, who), say('reasonable.asks')],
      ...sortCards({
        shuffle: its.shuffle,
        categories: places.map((place) => say(`reasonable.${place}`)),
        cards: its.claims.map((claim): SortedCard => ({
          text: amount(claim, unit),
          place: placeIn(claim, truth),
          elsewhere: {
            misconception: 'fraction.no-size-sense',
            feedback: say(`reasonable.slip.${places[placeIn(claim, truth)] ?? 'fits'}`, { n: shown(claim) }),
          },
        })),
        slip: { misconception: 'fraction.no-size-sense', feedback: say('reasonable.nudge') },
      }),
      hints: [say('reasonable.nudge'), say(`reasonable.hint.${its.asks}`)],
      solution: [
        say(`answer.plan.${its.asks}`),
        say('reasonable.exact', { equation: resultTex(its) }),
        say('reasonable.so'),
      ],
    }
  },
})
