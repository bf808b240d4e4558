import { arranged, defineModel, rows, solved } from '#form'
import {
  type Card,
  drawCards,
  isGood,
  isGoodShown,
  letters,
  wordsOf,
} from '#situations/relations/relation-cards.ts'
import { say } from './messages.gen.ts'

const hintAt = { 1: 'divide', 2: 'both' } as const

/** Lists of pairs (level 1), lists and equations (level 2), situations in words (level 3). */
export const isProportional = defineModel<{ level: 1 | 2 | 3; cards: Card[]; shuffle: number }>({
  id: 'is-proportional',
  thinking: 'classify',
  seconds: 75,
  standards: ['7.RP.A.2a'],
  task: ({ level, cards }) => [level, ...cards.map(({ is }) => is).toSorted()].join(' '),
  draw: (random, level) => ({
    level,
    cards: drawCards(random, level, random.integer(2, 3)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => new Set(cards.map((card) => JSON.stringify(wordsOf(card).text))).size === cards.length,
  item({ level, cards, shuffle }) {
    const [yes, no] = [say('cards.yes'), say('cards.no')]
    const textsOf = (good: boolean) =>
      rows(cards.filter((card) => isGood(card) === good).map((card) => wordsOf(card).text))
    const asked =
      level === 3
        ? { asks: say('cards.asks.3'), hints: [say('cards.nudge.3'), say('cards.hint.double')] }
        : {
            asks: say(`cards.asks.${level}`, letters),
            hints: [say(`cards.nudge.${level}`, letters), say(`cards.hint.${hintAt[level]}`, letters)],
          }
    return {
      stem: [asked.asks],
      ...arranged.sort(shuffle, {
        categories: [yes, no],
        cards: cards.map((card) => {
          const { text, ...slip } = wordsOf(card)
          const [category, other] = isGood(card) ? [yes, no] : [no, yes]
          return { text, category, slips: [{ category: other, ...slip }] }
        }),
        slip: { misconception: 'proportion.grows-together', feedback: say('cards.rule.story') },
      }),
      answer: say('cards.answer', { good: textsOf(true), bad: textsOf(false) }),
      hints: asked.hints,
      solution: [
        level === 3 ? say('cards.rule.story') : say('cards.rule.numbers', letters),
        ...cards.map((card) => say(isGood(card) ? 'cards.is' : 'cards.is-not', { text: wordsOf(card).text })),
      ],
    }
  },
  solve: (shown) => solved.sort(shown, (card) => (isGoodShown(card) ? 0 : 1)),
})
