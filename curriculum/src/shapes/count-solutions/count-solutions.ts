import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { arranged } from '../../form/arranging.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

const counts = ['one', 'none', 'all'] as const
/** One solution, none, or infinitely many. */
export type SolutionCount = (typeof counts)[number]

/** “infinitely many”. */
export const countName = (is: SolutionCount): Text => say(is)

interface Slip {
  misconception: MisconceptionId
  feedback: Text
}
interface Values<Card> {
  level: Level
  cards: Card[]
  shuffle: number
}

/** Sort five equations or systems by their number of solutions. Every category has a card. */
export const countSolutions = <Card extends { is: SolutionCount }>(its: {
  standards: readonly string[]
  /** The categories allowed for the last card. */
  last?: readonly SolutionCount[]
  draw: (random: Random, level: Level, is: SolutionCount) => Card
  text: (card: Card) => Words
  /** Makes cards with the same number of solutions count as different tasks. */
  form?: (card: Card) => string
  asks: Text
  hints: Text[]
  why: (card: Card) => Text
  answer?: (cards: readonly Card[]) => Text
  slips: {
    /** Misses the one solution. */
    missesOne: Slip
    /** Mistakes no solution or infinitely many solutions for one. */
    expectsOne: Slip
    /** Confuses none with infinitely many. */
    noneOrAll: Slip
  }
  /** Counts the solutions of the card's equations. */
  reads: (card: string) => SolutionCount
}): ModelForm<Values<Card>> => {
  const {
    standards,
    last = counts,
    draw,
    text,
    form = () => '',
    asks,
    hints,
    why,
    answer,
    slips,
    reads,
  } = its
  return defineModel<Values<Card>>({
    id: 'how-many',
    thinking: 'classify',
    seconds: 75,
    standards,
    task: ({ level, cards }) =>
      `${level} ${cards
        .map((card) => `${card.is} ${form(card)}`)
        .toSorted()
        .join(' ')}`,
    draw: (random, level) => ({
      level,
      cards: [...counts, random.pick(counts), random.pick(last)].map((is) => draw(random, level, is)),
      shuffle: random.integer(0, 1e9),
    }),
    fits: ({ cards }) => new Set(cards.map((card) => JSON.stringify(text(card)))).size === cards.length,
    item: ({ cards, shuffle }) => ({
      stem: [asks],
      ...arranged.sort(shuffle, {
        categories: counts.map(countName),
        cards: cards.map((card) => ({
          text: text(card),
          category: countName(card.is),
          slips: counts
            .filter((is) => is !== card.is && card.is !== 'one')
            .map((is) => ({
              category: countName(is),
              ...(is === 'one' ? slips.expectsOne : slips.noneOrAll),
            })),
        })),
        slip: slips.missesOne,
      }),
      ...(answer === undefined ? {} : { answer: answer(cards) }),
      hints,
      solution: cards.map(why),
    }),
    solve: (shown) => solved.sort(shown, (card) => counts.indexOf(reads(card))),
  })
}
