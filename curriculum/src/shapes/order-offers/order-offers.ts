import { numeral } from '@skills-center/messages/format-value'
import { rows, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { dollars } from '../../situations/interest/interest.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** Amounts, percents, and times in a text, in order and in either language. */
export const dollarsIn = (text: string): number[] =>
  [...text.matchAll(/\$?(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

interface Offers {
  offers: { principal: number; rate: number; years: number }[]
  shuffle: number
}
const earned = ({ principal, rate, years }: Offers['offers'][number]): number =>
  tidy((principal * rate * years) / 100)

interface Leveled extends Offers {
  level: 1 | 2 | 3
}

/** Order by interest: one amount (level 1), several (level 2), four of them (level 3). */
export const orderOffers = (standards: readonly string[]): ModelForm<Leveled> =>
  defineModel<Leveled>({
    id: 'order-offers',
    thinking: 'compare',
    seconds: 90,
    standards,
    task: ({ level, offers }) =>
      `${level} ${sortedBy(offers, earned)
        .map((each) => offers.indexOf(each))
        .join()}`,
    draw(random, level) {
      const principal = 100 * random.integer(2, 12)
      return {
        level,
        offers: Array.from({ length: level === 3 ? 4 : 3 }, () => ({
          principal: level === 1 ? principal : 100 * random.integer(2, 12),
          rate: random.integer(2, 6),
          years: random.integer(2, 6),
        })),
        shuffle: random.integer(0, 1e9),
      }
    },
    fits({ offers, level }) {
      const values = offers.map(earned)
      const differ = (by: (offer: Offers['offers'][number]) => number): boolean =>
        new Set(offers.map(by)).size === offers.length
      return (
        new Set(values).size === values.length &&
        differ(({ rate }) => rate) &&
        (level === 1 || differ(({ principal }) => principal)) &&
        sortedBy(offers, earned).some((each, at) => each !== sortedBy(offers, ({ rate }) => rate)[at])
      )
    },
    minWrongAnswers: 1,
    item({ offers, shuffle, level }) {
      const things = offers.map((offer) => ({
        ...offer,
        interest: earned(offer),
        text: say('offer', { p: dollars(offer.principal), r: offer.rate, t: offer.years }),
      }))
      type Thing = (typeof things)[number]
      return {
        stem: [say('asks')],
        ...orderBy<Thing>(shuffle, {
          things,
          by: ({ interest }) => interest,
          first: say('first'),
          last: say('last'),
          slips: [
            { by: ({ rate }) => rate, misconception: 'percent.percents-alone', feedback: say('rates') },
            ...(level === 1
              ? []
              : [
                  {
                    by: ({ principal }: Thing) => principal,
                    misconception: 'percent.compares-amounts' as const,
                    feedback: say('amounts'),
                  },
                ]),
            {
              by: ({ interest }) => -interest,
              misconception: 'percent.order-reversed',
              feedback: say('reversed'),
            },
          ],
        }),
        hints: [say('nudge'), say('hint')],
        solution: [
          ...things.map(({ text, principal, rate, years, interest }) =>
            say('step', {
              offer: text,
              equation: tex(
                String.raw`${numeral(principal)} \times ${numeral(rate / 100)} \times ${years} = ${numeral(interest)}`,
              ),
            }),
          ),
          say('so', { list: rows(sortedBy(things, ({ interest }) => interest).map(({ text }) => text)) }),
        ],
      }
    },
    solve: (shown) =>
      solved.order(shown, (text) => {
        const [principal = 0, rate = 0, years = 0] = dollarsIn(text)
        return principal * rate * years
      }),
  })
