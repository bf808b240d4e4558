import type { Slip } from '../../build-item.ts'
import { math, tex } from '../../markup.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { dollars, numeral } from '../../wording.ts'
import { upTo } from './proportional-scenes.ts'

interface Card {
  text: string
  isProportional: boolean
  slip: Slip
}

type CardMaker = (random: Random) => Card

const pairsText = (pairs: readonly (readonly [number, number])[]): string =>
  pairs.map(([a, b]) => `(${a}, ${numeral(b)})`).join(', ')

const some = (random: Random, most = 9, least = 2): number[] =>
  random.sample(upTo(most, least), 3).toSorted((one, other) => one - other)

/** Lists of pairs: some with one quotient, others that only look like it. */
export const listCards: { good: CardMaker[]; bad: CardMaker[] } = {
  good: [
    (random) => {
      const rate = random.pick([2, 3, 4, 5, 6, 7, 0.5, 1.5, 2.5])
      const all = some(random).map((a): [number, number] => [a, a * rate])
      return {
        text: pairsText(all),
        isProportional: true,
        slip: {
          misconception: 'uneven-steps',
          feedback: `In ${pairsText(all)} the numbers need not go up in even steps. Divide in each pair: what is ${numeral(all[0]?.[1] ?? 0)} ÷ ${all[0]?.[0]}? Is it the same in the other pairs?`,
        },
      }
    },
  ],
  bad: [
    (random) => {
      const more = random.integer(2, 9)
      const all = some(random).map((a): [number, number] => [a, a + more])
      return {
        text: pairsText(all),
        isProportional: false,
        slip: {
          misconception: 'adds-same',
          feedback: `In ${pairsText(all)} the second number is always ${more} more than the first. That is adding. Is the second also always the same number times the first?`,
        },
      }
    },
    (random) => {
      const [rate, start] = [random.integer(2, 5), random.integer(1, 6)]
      const from = random.integer(1, 4)
      const all = [from, from + 1, from + 2].map((a): [number, number] => [a, rate * a + start])
      return {
        text: pairsText(all),
        isProportional: false,
        slip: {
          misconception: 'even-steps',
          feedback: `In ${pairsText(all)} the second number goes up by ${rate} each time. Even steps are not enough: divide in each pair and compare.`,
        },
      }
    },
    (random) => {
      const rate = random.integer(2, 6)
      const off = random.pick([-1, 1, 2])
      const all = some(random).map((a, index): [number, number] => [a, a * rate + (index === 2 ? off : 0)])
      return {
        text: pairsText(all),
        isProportional: false,
        slip: {
          misconception: 'one-pair',
          feedback: `In ${pairsText(all)} the first two pairs agree. Now divide in the last pair as well.`,
        },
      }
    },
    (random) => {
      const product = random.pick([12, 24, 36, 60])
      const all = random
        .sample(
          [2, 3, 4, 6, 12].filter((each) => product % each === 0),
          3,
        )
        .toSorted((one, other) => one - other)
        .map((a): [number, number] => [a, product / a])
      return {
        text: pairsText(all),
        isProportional: false,
        slip: {
          misconception: 'grows-together',
          feedback: `In ${pairsText(all)} the second number gets smaller while the first one grows. What happens to it when the first one doubles, if the two are proportional?`,
        },
      }
    },
  ],
}

const equationGood = (text: string, rate: string): Card => ({
  text: tex(text),
  isProportional: true,
  slip: {
    misconception: 'looks-of-equation',
    feedback: `In ${tex(text)} the value of ${math`y`} is always ${rate} times ${math`x`}, and nothing is added. What does that say about ${math`y`} divided by ${math`x`}?`,
  },
})
const equationBad = (text: string, why: string): Card => ({
  text: tex(text),
  isProportional: false,
  slip: {
    misconception: 'looks-of-equation',
    feedback: `Put 1 and then 2 in place of ${math`x`} in ${tex(text)}. ${why}`,
  },
})

export const equationCards: { good: CardMaker[]; bad: CardMaker[] } = {
  good: [
    (random) => {
      const rate = random.integer(2, 12)
      return equationGood(`y = ${rate}x`, String(rate))
    },
    (random) => {
      const bottom = random.integer(2, 8)
      return equationGood(String.raw`y = \frac{x}{${bottom}}`, math`\frac{1}{${bottom}}`)
    },
    (random) => {
      const rate = random.integer(2, 19) / 4 + 0.25
      return equationGood(`y = ${rate === 1 ? 1.5 : rate}x`, numeral(rate === 1 ? 1.5 : rate))
    },
  ],
  bad: [
    (random) =>
      equationBad(`y = x + ${random.integer(2, 12)}`, `Does ${math`y`} double when ${math`x`} doubles?`),
    (random) =>
      equationBad(
        `y = ${random.integer(2, 9)}x + ${random.integer(1, 9)}`,
        `Does ${math`y`} double when ${math`x`} doubles?`,
      ),
    (random) =>
      equationBad(
        `y = ${random.integer(2, 6)}x − ${random.integer(1, 9)}`,
        `Does ${math`y`} double when ${math`x`} doubles?`,
      ),
    (random) =>
      equationBad(
        String.raw`y = \frac{${random.pick([6, 8, 10, 12, 20, 24])}}{x}`,
        `Does ${math`y`} get greater or smaller?`,
      ),
  ],
}

const storyGood = (text: string, why: string): Card => ({
  text,
  isProportional: true,
  slip: { misconception: 'looks-of-story', feedback: `“${text}” Double the first amount: ${why}` },
})
const storyBad = (text: string, misconception: string, why: string): Card => ({
  text,
  isProportional: false,
  slip: { misconception, feedback: `“${text}” ${why}` },
})

export const storyCards: { good: CardMaker[]; bad: CardMaker[] } = {
  good: [
    (random) =>
      storyGood(
        `Each movie rents for ${dollars(random.integer(2, 6))}. Number of movies and total price.`,
        'does the price double?',
      ),
    (random) =>
      storyGood(
        `A train goes a steady ${random.integer(5, 18) * 10} km per hour. Hours and distance.`,
        'does the distance double?',
      ),
    (random) =>
      storyGood(
        `A pump moves ${random.integer(8, 40)} liters every minute. Minutes and liters moved.`,
        'do the liters double?',
      ),
    () => storyGood('Side length of a square and its perimeter.', 'does the perimeter double?'),
    () => storyGood('A length in feet and the same length in inches.', 'do the inches double?'),
    (random) =>
      storyGood(
        `Pancakes take ${random.integer(2, 4)} eggs for each batch. Batches and eggs.`,
        'do the eggs double?',
      ),
    (random) =>
      storyGood(
        `${person(random)} earns ${dollars(random.integer(11, 18))} for every hour. Hours and pay.`,
        'does the pay double?',
      ),
  ],
  bad: [
    (random) =>
      storyBad(
        `A taxi costs ${dollars(random.integer(3, 6))} to get in and ${dollars(random.integer(2, 4))} per mile. Miles and fare.`,
        'start-value',
        'What is the fare for 0 miles? Do twice as many miles cost twice as much?',
      ),
    (random) =>
      storyBad(
        `A gym costs ${dollars(random.integer(4, 10) * 5)} to join and ${dollars(random.integer(3, 8) * 5)} each month. Months and total cost.`,
        'start-value',
        'How much has been paid after 0 months?',
      ),
    (random) =>
      storyBad(
        `A candle is ${random.integer(10, 30)} cm tall and burns down ${random.integer(2, 4)} cm each hour. Hours and height.`,
        'start-value',
        'How tall is the candle after 0 hours? And what happens to it later?',
      ),
    (random) =>
      storyBad(
        `A tree was ${random.integer(3, 9)} feet tall and grows 2 feet a year. Years and height.`,
        'start-value',
        'How tall is the tree after 0 years?',
      ),
    () =>
      storyBad(
        'Side length of a square and its area.',
        'grows-together',
        'Compare the squares with sides of 2 and 4. Their areas are 4 and 16. Is that double?',
      ),
    (random) => {
      const [one = '', other = ''] = people(random, 2)
      return storyBad(
        `${one} is ${random.integer(2, 6)} years older than ${other}. Their two ages.`,
        'adds-same',
        `When ${other} is twice as old as now, is ${one} twice as old, too?`,
      )
    },
    (random) =>
      storyBad(
        `A trip is ${random.integer(8, 30) * 10} miles long. Speed and time for the trip.`,
        'grows-together',
        'When the speed doubles, does the time double?',
      ),
  ],
}
