import { rows, type Text, tex } from '@skills-center/messages/values'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { type Fraction, lowest, mixedTex } from '../../fractions/fraction.ts'
import { person, someone } from '../../people/people.ts'
import { type Blend, blendParts } from '../../situations/mixes/blends.ts'
import { shareOf, someBlend, sumOf } from '../../situations/mixes/compared.ts'
import { type MixId, mixOf, someMix, tell } from '../../situations/mixes/mixes.ts'
import type { Random } from '../../random.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** A mix on a card, given by its two parts, or by one part and the whole. */
interface Card extends Blend {
  isWhole: boolean
}
const cardText = (mix: MixId, card: Card): Text =>
  say(card.isWhole ? 'card.whole' : 'card.parts', blendParts(mix, card))

/** The share of the first ingredient on a card. */
const shareOn = (card: string): number => {
  const [part = 0, other = 1] = numbersIn(card).map(({ value }) => value)
  return /every|cada/.test(card) ? part / other : part / (part + other)
}

/** The share that a student gets by taking the whole for the other part. */
const seenShare = ({ strong, weak, isWhole }: Card): number =>
  strong / (isWhole ? 2 * strong + weak : strong + weak)

/** The amount of the second ingredient per unit of the first. */
const workedOut = (mix: MixId, card: Card): Text => {
  const { strong, weak } = card
  const each: Fraction = lowest([weak, strong])
  const terms = {
    ...blendParts(mix, card),
    text: cardText(mix, card),
    equation: tex(String.raw`${weak} \div ${strong} = ${mixedTex(each)}`),
  }
  return card.isWhole ? say('each.whole', terms) : say('each.parts', terms)
}

interface Ordered {
  mix: MixId
  who: string
  way: 1 | 2 | 3
  cards: Card[]
  shuffle: number
}

/** Whether neither a single amount nor the difference gives the right order. */
function needsBoth(cards: readonly Card[]): boolean {
  const order = (by: (card: Card) => number) =>
    sortedBy(cards, by)
      .map((card) => cards.indexOf(card))
      .join()
  const differ = (of: (card: Card) => number) => new Set(cards.map(of)).size === cards.length
  return (
    differ(({ strong }) => strong) &&
    differ(({ weak }) => weak) &&
    order(shareOf) !== order(({ strong }) => strong) &&
    order(shareOf) !== order(({ strong, weak }) => strong - weak)
  )
}

/**
 * Order mixes from weakest to strongest: with one equal amount (level 1), both different (level 2), some given by the
 * whole (level 3).
 */
export const orderMixes = defineModel<Ordered, { same: 'strong' | 'weak' }>({
  id: 'order-mixes',
  thinking: 'compare',
  seconds: 80,
  standards: ['6.RP.A.3a'],
  minWrongAnswers: 1,
  task: ({ mix, way, cards }) => `${mix} ${way} ${cards.filter(({ isWhole }) => isWhole).length}`,
  aim: (random) => ({ same: random.pick(['strong', 'weak'] as const) }),
  draw(random, way, { same }) {
    const first = someBlend(random)
    const others = [someBlend(random), someBlend(random)]
    const blends = [first, ...others.map((each) => (way === 1 ? { ...each, [same]: first[same] } : each))]
    const whole = way < 3 ? 0 : random.integer(1, 2)
    return {
      mix: someMix(random),
      who: someone(random),
      way,
      cards: blends.map((blend, at) => ({ ...blend, isWhole: at < whole })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ mix, way, cards }) {
    const inOrder = sortedBy(cards, shareOf)
    return (
      cards.every((card) => card.weak > card.strong && sumOf(card) <= mixOf(mix).most / 2) &&
      inOrder.slice(1).every((card, at) => {
        const gap = shareOf(card) - shareOf(inOrder[at] ?? card)
        return gap >= 0.03 && gap < 0.3
      }) &&
      (way === 1 || needsBoth(cards))
    )
  },
  item({ mix, who, way, cards, shuffle }) {
    const things = cards.map((card) => ({ ...card, text: cardText(mix, card) }))
    type Thing = (typeof things)[number]
    const names = blendParts(mix, cards[0] ?? { strong: 1, weak: 2 })
    const slip = (
      misconception: 'ratio.turned' | 'ratio.looks-at-one' | 'ratio.difference' | 'ratio.part-whole',
      feedback: Text,
      by: (thing: Thing) => number,
    ) => ({ by, misconception, feedback })
    const slips = [
      slip('ratio.turned', say('order.reversed', names), (thing) => -shareOf(thing)),
      slip('ratio.looks-at-one', say('order.one.part', names), ({ strong }) => strong),
      slip('ratio.looks-at-one', say('order.one.rest', names), ({ weak }) => -weak),
      slip('ratio.difference', say('order.difference', names), ({ strong, weak }) => strong - weak),
      slip('ratio.part-whole', say('order.whole', names), seenShare),
    ]
    return {
      stem: [tell.makes(mix, person(who)), say('order.asks', names)],
      ...orderBy<Thing>(shuffle, {
        things,
        by: shareOf,
        first: say('order.first'),
        last: say('order.last'),
        slips: slips.slice(0, way === 1 ? 1 : way === 2 ? 4 : 5),
      }),
      hints: [say(`order.nudge.${way}`, names), say(way === 1 ? 'order.hint' : 'hint', names)],
      solution: [
        ...(way === 1
          ? [
              say(
                `order.same.${cards.every(({ strong }) => strong === names.part.q) ? 'part' : 'rest'}`,
                names,
              ),
            ]
          : [
              say('order.plan', names),
              ...sortedBy(cards, shareOf).map((card) => workedOut(mix, card)),
              say('order.more', names),
            ]),
        say('order.so', { list: rows(sortedBy(things, shareOf).map(({ text }) => text)) }),
      ],
    }
  },
  solve: (shown) => solved.order(shown, shareOn),
})

const cardsAt = {
  1: ['multiple', 'more-weak', 'more-strong'],
  2: ['scaled', 'added', 'taken', 'more-weak'],
  3: ['whole', 'whole-trap', 'whole-less', 'added'],
} as const
type CardId = (typeof cardsAt)[1 | 2 | 3][number]
/** Larger amounts, so that a part can be removed, or the whole given. */
const wideBlend = (random: Random): Blend => {
  const strong = random.integer(2, 9)
  return { strong, weak: strong + random.integer(1, 15) }
}
interface Sorted {
  mix: MixId
  who: string
  way: 1 | 2 | 3
  base: Blend
  by: number
  shuffle: number
}
/** Makes a card from the first mix. */
function cardOf({ base: { strong, weak }, by }: Sorted, id: CardId): Card {
  const half = by + 0.5
  const made: Record<CardId, readonly [number, number]> = {
    multiple: [strong * by, weak * by],
    'more-weak': [strong, weak + by],
    'more-strong': [strong + 1, weak],
    scaled: [strong * half, weak * half],
    added: [strong + by, weak + by],
    taken: [strong - 1, weak - 1],
    whole: [strong, weak],
    'whole-trap': [strong, weak - strong],
    'whole-less': [strong, weak + by],
  }
  const [s, w] = made[id]
  return { strong: s, weak: w, isWhole: id.startsWith('whole') }
}
const placeOf = (share: number, than: number): number =>
  Math.abs(share - than) < 1e-9 ? 1 : share < than ? 0 : 2

/** Compare with one mix: one equal amount (level 1), equal differences (level 2), given by the whole (level 3). */
export const sortMixes = defineModel<Sorted>({
  id: 'sort-mixes',
  thinking: 'classify',
  seconds: 90,
  standards: ['6.RP.A.3a', '6.RP.A.1'],
  task: ({ mix, way, by }) => `${mix} ${way} ${by}`,
  draw: (random, way) => ({
    mix: someMix(random),
    who: someone(random),
    way,
    base: wideBlend(random),
    by: random.integer(way === 1 ? 2 : 1, 3),
    shuffle: random.integer(0, 1e9),
  }),
  fits(its) {
    const { way, base, mix } = its
    const cards = cardsAt[way].map((id) => cardOf(its, id))
    return (
      sumOf(base) <= 30 &&
      new Set(cards.map((card) => JSON.stringify(card))).size === cards.length &&
      cards.every(
        ({ strong, weak }) =>
          Number.isInteger(strong) &&
          Number.isInteger(weak) &&
          strong >= 2 &&
          weak >= strong &&
          strong + weak <= mixOf(mix).most,
      )
    )
  },
  item(its) {
    const { mix, who, way, base, shuffle } = its
    const names = blendParts(mix, base)
    const made = cardsAt[way].map((id) => ({ id, card: cardOf(its, id) }))
    const cards = made.map(({ id, card }): SortedCard => {
      const isMultiple = id === 'multiple' || id === 'scaled'
      return {
        text: cardText(mix, card),
        place: placeOf(shareOf(card), shareOf(base)),
        slips: [
          ...(id === 'added' || id === 'taken'
            ? [{ place: 1, misconception: 'ratio.additive', feedback: say('sort.same-step') } as const]
            : []),
          ...(card.isWhole
            ? [
                {
                  place: placeOf(seenShare(card), shareOf(base)),
                  misconception: 'ratio.part-whole',
                  feedback: say('sort.whole', names),
                } as const,
              ]
            : []),
        ],
        elsewhere: isMultiple
          ? { misconception: 'ratio.additive', feedback: say('sort.multiplied') }
          : { misconception: 'ratio.looks-at-one', feedback: say('sort.both', names) },
      }
    })
    return {
      stem: [tell.makes(mix, person(who)), say('sort.asks', names)],
      ...sortCards({
        shuffle,
        categories: [say('sort.weaker'), say('sort.same'), say('sort.stronger')],
        cards,
        slip: { misconception: 'ratio.looks-at-one', feedback: say('sort.both', names) },
      }),
      hints: [say(`sort.nudge.${way}`, names), say('hint', names)],
      solution: [
        say('sort.plan', names),
        workedOut(mix, { ...base, isWhole: false }),
        ...made.map(({ card }) =>
          say('sort.so', {
            worked: workedOut(mix, card),
            is: ['less', 'same', 'more'][placeOf(shareOf(card), shareOf(base))] ?? '',
          }),
        ),
      ],
    }
  },
  solve(shown) {
    const [part = 0, rest = 1] = numbersIn(shown.stem).map(({ value }) => value)
    return solved.sort(shown, (card) => placeOf(shareOn(card), part / (part + rest)))
  },
})
