import { tex } from '@skills-center/messages/values'
import type { Point } from '../../equations/line.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import {
  drawForms,
  drawLetters,
  drawNumbers,
  letterMeans,
  type PairCard,
  pairsShown,
  type Quadrants,
  romans,
} from '../../grids/plane-cards.ts'
import { quadrantOf } from '../../grids/quadrants.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const mirrors = ['x', 'y', 'both', 'none'] as const
const mirrorOf = ([a, b]: Point, [c, d]: Point): number =>
  a === c ? 0 : b === d ? 1 : a === 0 - c && b === 0 - d ? 2 : 3

/** Whole numbers (level 1), with points that are no reflection (level 2), fractions and decimals (level 3). */
export const sortPairs = defineModel<{ cards: PairCard[]; kinds: number; shuffle: number }>({
  id: 'sort-pairs',
  thinking: 'classify',
  seconds: 60,
  standards: ['6.NS.C.6b'],
  task: ({ cards, kinds }) =>
    `${kinds} ${cards
      .map(({ kind }) => kind)
      .toSorted()
      .join(' ')}`,
  draw: (random, level) => ({ ...drawForms(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ cards, kinds }) =>
    new Set(cards.map(({ kind }) => kind)).size === kinds &&
    new Set(cards.map(({ one }) => one)).size === cards.length,
  item: ({ cards, kinds, shuffle }) => {
    const names = mirrors.slice(0, kinds).map((mirror) => say(`pairs.${mirror}`))
    const shown = cards.map(({ kind, one, other }) => ({
      text: say('pairs.pair', { one: tex(one), other: tex(other) }),
      kind,
      place: mirrors.indexOf(kind),
    }))
    return {
      stem: [say('pairs.asks')],
      ...sortCards({
        shuffle,
        categories: names,
        cards: shown.map(({ text, kind, place }) => ({
          text,
          place,
          elsewhere:
            kind === 'none'
              ? { misconception: 'grid.swaps-coordinates', feedback: say('pairs.swapped') }
              : kind === 'both'
                ? { misconception: 'moves.one-step-only', feedback: say('pairs.two-signs') }
                : { misconception: 'moves.wrong-mirror', feedback: say('pairs.mirror') },
        })),
        slip: { misconception: 'moves.wrong-mirror', feedback: say('pairs.mirror') },
      }),
      hints: [say('pairs.nudge'), say('pairs.hint')],
      solution: [
        say('pairs.rule'),
        ...shown.map(({ text, place }) => say('pairs.so', { pair: text, is: names[place] ?? '' })),
      ],
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [one = [0, 0], other = [0, 0]] = pairsShown(mathIn(card))
      return mirrorOf(one, other)
    }),
})

/** Numbers (level 1), also points on the axes (level 2), letters whose signs follow from one quadrant (level 3). */
export const quadrants = defineModel<Quadrants & { shuffle: number }>({
  id: 'quadrants',
  thinking: 'classify',
  seconds: 55,
  standards: ['6.NS.C.6b'],
  task: ({ kind, from, cards }) =>
    `${kind} ${from} ${cards
      .map(({ place }) => String(place))
      .toSorted()
      .join('')}`,
  draw: (random, level) => ({
    ...(level === 3 ? drawLetters(random) : drawNumbers(random, level)),
    shuffle: random.integer(0, 1e9),
  }),
  item({ kind, from, letters, places, cards, shuffle }) {
    const nameOf = (place: number) =>
      place === 0 ? say('quadrant.axis') : say('quadrant.name', { roman: romans[place] ?? '' })
    return {
      stem: [
        kind === 'letters'
          ? say('quadrant.letters', { point: tex(`(${[...letters].join(', ')})`), roman: romans[from] ?? '' })
          : say('quadrant.asks'),
      ],
      ...sortCards({
        shuffle,
        categories: places.map(nameOf),
        cards: cards.map(({ text, place, swapped }) => ({
          text: say('quadrant.card', { point: tex(text) }),
          place: places.indexOf(place),
          slips: [swapped]
            .filter((each) => places.includes(each))
            .map((each) => ({
              place: places.indexOf(each),
              misconception: 'grid.swaps-coordinates',
              feedback: say('quadrant.swapped'),
            })),
        })),
        slip: { misconception: 'grid.wrong-quadrant', feedback: say('quadrant.look') },
      }),
      hints: [say(`quadrant.nudge.${kind}`), say('quadrant.hint')],
      solution: [
        say('quadrant.rule'),
        ...cards.map(({ text, place }) => say('quadrant.so', { point: tex(text), is: nameOf(place) })),
      ],
    }
  },
  solve(shown) {
    const roman = / (I{1,3}|IV)(?=[ .])/.exec(shown.stem)?.[1]
    const first = /\(([a-z])/.exec(mathIn(shown.stem)[0] ?? '')?.[1] ?? ''
    const names = shown.interaction.kind === 'sort' ? shown.interaction.categories : []
    const at = names.map(({ text }) => romans.indexOf(/ (I{1,3}|IV)$/.exec(text)?.[1] ?? ''))
    return solved.sort(shown, (card) => {
      const [text = ''] = mathIn(card)
      const point =
        roman === undefined
          ? (pairsShown([text])[0] ?? [0, 0])
          : letterMeans(text, first, romans.indexOf(roman))
      return at.indexOf(quadrantOf(point))
    })
  },
})
