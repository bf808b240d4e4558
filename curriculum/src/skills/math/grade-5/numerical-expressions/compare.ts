import { mathIn, tex } from '#form'
import { bare, expressionTex, fromTex, readValue, valueOf } from '#order-of-operations/expression.ts'
import { drawComparison, drawFreed, drawRegrouped } from '#order-of-operations/regrouped.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Placed {
  kind: 'one' | 'more' | 'free'
  /** What is asked for, each with the expression that has this value. */
  pairs: [given: string, expression: string][]
  /** An expression that nothing matches. */
  other: string
  shuffle: number
}

/** Which of them has the value: one pair of parentheses (level 1), two pairs (level 2), or none at all (level 3). */
export const placeParentheses = matchValues<Placed>({
  id: 'place-parentheses',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['5.OA.A.1'],
  task: ({ kind, pairs }) =>
    [kind, ...pairs.map((pair) => pair[1].replaceAll(/\d+/g, 'n')).toSorted()].join(', '),
  draw(random, level) {
    const kind = ({ 1: 'one', 2: 'more', 3: 'free' } as const)[level]
    const drawn = kind === 'free' ? drawFreed(random) : drawRegrouped(random, kind)
    return { kind, ...drawn, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ kind, pairs, other }) =>
    other !== '' &&
    pairs.length >= 3 &&
    (kind !== 'more' || pairs.some(([, text]) => text.split('(').length === 3)),
  pairs: ({ pairs }) =>
    pairs.map(([given, expression]) => ({
      source: expressionTex(given),
      target: expressionTex(expression),
      slips: [
        {
          target: expressionTex(bare(given)),
          misconception: 'operations.ignores-parentheses',
          feedback: say('place.ignores'),
        },
        ...pairs
          .filter(([, text]) => valueOf(text, 'left-to-right') === valueOf(given))
          .map(([, text]) => ({
            target: expressionTex(text),
            misconception: 'operations.left-to-right' as const,
            feedback: say('place.left'),
          })),
      ],
    })),
  others: ({ other }) => [expressionTex(other)],
  words: ({ kind }) => {
    const asks = kind === 'free' ? 'free' : 'value'
    return {
      stem: [say(`place.asks.${asks}`)],
      hints: [say(`place.nudge.${asks}`), say(`place.hint.${asks}`)],
      slip: { misconception: 'operations.groups-wrong', feedback: say('place.slip') },
      why: [say(`place.why.${asks}`)],
    }
  },
  means: (source) => readValue(fromTex(source)),
})

interface Compared {
  kind: 'around' | 'times' | 'minus'
  base: string
  cards: ReturnType<typeof drawComparison>['cards']
  shuffle: number
}
const places = ['less', 'equal', 'greater'] as const

/** A sum with something done to it (level 1), a number times a sum (level 2), a number minus a sum (level 3). */
export const compare = sortValues<Compared>({
  id: 'compare',
  thinking: 'compare',
  seconds: 60,
  standards: ['5.OA.A.2'],
  task: ({ kind, cards }) =>
    `${kind} ${cards
      .map(({ why }) => why)
      .toSorted()
      .join(' ')}`,
  draw(random, level) {
    const kind = ({ 1: 'around', 2: 'times', 3: 'minus' } as const)[level]
    return { kind, ...drawComparison(random, kind), shuffle: random.integer(0, 1e9) }
  },
  categories: () => places.map((place) => say(`compare.${place}`)),
  cards: ({ base, cards }) =>
    cards.map(({ text, why }) => ({
      tex: expressionTex(text),
      place: Math.sign(valueOf(text) - valueOf(base)) + 1,
      why: say(`compare.so.${why}`, { expression: tex(expressionTex(text)) }),
    })),
  words: ({ base, kind }) => ({
    stem: [say('compare.asks', { base: tex(expressionTex(base)) })],
    hints: [say('compare.nudge'), say(`compare.hint.${kind}`)],
    slip: { misconception: 'operations.groups-wrong', feedback: say('compare.slip') },
  }),
  reads: (card, { stem }) =>
    Math.sign(readValue(fromTex(card)) - readValue(fromTex(mathIn(stem)[0] ?? ''))) + 1,
})
