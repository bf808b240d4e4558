import { defineModel, type Level, numbersIn, rows, solved } from '#form'
import { told, type WideTopic } from '#data-sets/data-sets.ts'
import { distancesOf, madOf, meanOf, sumOf } from '#data-sets/measures.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'
import { drawTold, evenList } from './spread.ts'

const must = ['average', 'sum', 'total', 'unequal', 'both', 'far', 'near'] as const
const open = ['within', 'each', 'greatest', 'range', 'some', 'half'] as const
type Must = (typeof must)[number]
type Open = (typeof open)[number]
const offered: Record<Level, { must: readonly Must[]; open: readonly Open[] }> = {
  1: { must: ['average', 'total', 'unequal'], open: ['within', 'each', 'greatest', 'some'] },
  2: { must: ['sum', 'total', 'both', 'unequal'], open: ['within', 'range', 'some', 'half'] },
  3: { must: ['far', 'near', 'sum', 'both'], open: ['within', 'range', 'some', 'half'] },
}
const openSlip: Record<Open, MisconceptionId> = {
  within: 'spread.all-within',
  each: 'spread.all-within',
  greatest: 'spread.all-within',
  range: 'spread.range-for-deviation',
  some: 'center.fills-in-mean',
  half: 'center.mean-for-median',
}

interface Judged {
  topic: WideTopic
  count: number
  mean: number
  mad: number
  cards: (Must | Open)[]
  way: Level
  shuffle: number
}
const isMust = (card: Must | Open): card is Must => must.some((each) => each === card)

/** What follows from a mean and a deviation: their meaning (level 1), their sums (level 2), single distances (level 3). */
export const mustBeTrue = defineModel<Judged>({
  id: 'must-be-true',
  thinking: 'classify',
  seconds: 90,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  task: ({ topic, cards }) => `${topic} ${cards.toSorted().join(' ')}`,
  draw(random, way) {
    const rights = way === 1 ? 2 : random.pick([2, 3])
    const all = way === 1 ? 4 : 5
    return {
      ...drawTold(random),
      way,
      cards: [
        ...random.sample<Must>(offered[way].must, rights),
        ...random.sample<Open>(offered[way].open, all - rights),
      ],
      shuffle: random.integer(0, 1e9),
    }
  },
  item({ topic, count, mean, mad, cards, way, shuffle }) {
    const terms = {
      mean,
      mad,
      n: count,
      low: mean - mad,
      high: mean + mad,
      spread: count * mad,
      total: count * mean,
      double: 2 * mad,
    }
    return {
      stem: [told(topic, count), say('change.told', terms), say('must.asks')],
      ...sortCards({
        shuffle,
        categories: [say('must.yes'), say('must.no')],
        cards: cards.map((card) => ({
          text: say(`must.card.${card}`, terms),
          place: isMust(card) ? 0 : 1,
          elsewhere: {
            misconception: isMust(card) ? 'evidence.overcautious' : openSlip[card],
            feedback: say(`must.look.${card}`, terms),
          },
        })),
        slip: { misconception: 'spread.all-within', feedback: say('must.look.within', terms) },
      }),
      answer: say('all', {
        list: rows(
          cards.map((card) =>
            say('answer', {
              is: say(isMust(card) ? 'must.yes' : 'must.no'),
              text: say(`must.card.${card}`, terms),
            }),
          ),
        ),
      }),
      hints: [say('must.nudge'), say(`must.hint.${way}`, terms)],
      solution: cards.map((card) => say(`must.why.${card}`, terms)),
    }
  },
  solve(shown) {
    const [count = 0, mean = 0, mad = 0] = numbersIn(shown.stem).map(({ value }) => value)
    // Two lists with this mean and deviation: all numbers equally far away, or only two of them away at all.
    const side = (count * mad) / 2
    const lone = [mean - side, mean + side, ...Array.from({ length: count - 2 }, () => mean)]
    const lists = [evenList(count, mean, mad), lone]
    return solved.sort(shown, (text) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      return lists.every((data) => holds(text, numbers, data)) ? 0 : 1
    })
  },
})

/** Whether a statement is true of a list. */
function holds(text: string, numbers: readonly number[], data: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers
  const distances = distancesOf(data)
  const [least, most, mean] = [Math.min(...data), Math.max(...data), meanOf(data)]
  if (/^On average|^En promedio/.test(text)) return Math.abs(madOf(data) - first) < 1e-6
  if (/^The distances|^Las distancias/.test(text)) return sumOf(distances) === second
  if (/add up|suman/.test(text)) return sumOf(data) === first
  if (/not all equal|no son todos iguales/.test(text)) return least < most
  if (/and at least one|y al menos uno/.test(text)) return least < mean && mean < most
  if (/or more|o más/.test(text)) return distances.some((each) => each >= first)
  if (/or less|o menos/.test(text)) return distances.some((each) => each <= first)
  if (/^Every number|^Todos los números van/.test(text)) return least >= first && most <= second
  if (/^Each|^Cada/.test(text)) return distances.every((each) => each === first)
  if (/range|rango/.test(text)) return most - least === first
  if (/^The greatest|^El número mayor/.test(text)) return most === first
  if (/^Half|^La mitad/.test(text)) return 2 * data.filter((each) => each < first).length === data.length
  return data.includes(first)
}
