import { arranged, defineModel, solved, type Text, type Words } from '#form'
import {
  answers,
  type Attribute,
  attributes,
  attributesIn,
  attributeText,
  type Group,
  groups,
  groupsAround,
  groupsIn,
  has,
  isA,
  isClearHas,
  isClearIs,
  isInside,
  nameText,
  noun,
  shapeIds,
  whetherHas,
  whetherIs,
} from '#flat-shapes/hierarchy.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const isOfTriangles = (group: Group): boolean => isInside(group, 'triangle')
/** What can be asked about a group without a doubt. */
const askable = (group: Group): Attribute[] =>
  attributes.filter(
    (each) =>
      isClearHas(group, each) &&
      (isOfTriangles(group) ? !['opposite', 'equal', 'angles'].includes(each) : each !== 'equal-three'),
  )

/** A question about a group: whether it has something, or belongs to another group. */
interface Card {
  group: Group
  attribute?: Attribute | undefined
  other?: Group | undefined
}
const answerTo = ({ group, attribute, other }: Card): (typeof answers)[number] =>
  attribute === undefined ? whetherIs(group, other ?? group) : whetherHas(group, attribute)
const cardText = ({ group, attribute, other }: Card): Text =>
  attribute === undefined
    ? say('card.is', { shape: noun(group), other: noun(other ?? group) })
    : say('card.has', { shape: noun(group), attribute: attributeText(attribute) })

function slipOf(
  { attribute }: Card,
  right: string,
  place: string,
): { misconception: MisconceptionId; feedback: Text } {
  if (right === 'never') return { misconception: 'shape.by-looks', feedback: say('card.looks') }
  if (attribute === undefined)
    return right === 'always'
      ? { misconception: 'shape.own-name-only', feedback: say('card.own') }
      : { misconception: 'shape.converse', feedback: say('card.converse') }
  return place === 'always'
    ? { misconception: 'shape.extra-attribute', feedback: say('card.extra') }
    : { misconception: 'shape.not-inherited', feedback: say('card.inherited') }
}

interface Cards {
  cards: Card[]
  shuffle: number
}
/** What one group has (level 1), what several groups have (level 2), which group is in which (level 3). */
export const sortStatements = defineModel<Cards>({
  id: 'sort-statements',
  thinking: 'classify',
  seconds: 70,
  standards: ['5.G.B.3', '5.G.B.4'],
  standardsOf: ({ cards }) => [cards[0]?.attribute === undefined ? '5.G.B.4' : '5.G.B.3'],
  task: ({ cards }) =>
    cards
      .map(({ group, attribute = '', other = '' }) => `${group}${attribute}${other}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const group = random.pick(groups)
    const cards = Array.from({ length: level === 1 ? 4 : 5 }, (): Card => {
      const its = level === 1 ? group : random.pick(groups)
      return level === 3
        ? { group: its, other: random.pick(groups) }
        : { group: its, attribute: random.pick(askable(its)) }
    })
    return { cards, shuffle: random.integer(0, 1e9) }
  },
  fits({ cards }, level) {
    const isClear = cards.every(({ group, other }) => other === undefined || isClearIs(group, other))
    const found = cards.map(answerTo)
    return (
      isClear &&
      new Set(cards.map((card) => JSON.stringify(card))).size === cards.length &&
      new Set(found).size >= (level === 1 ? 2 : 3)
    )
  },
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    return {
      stem: [say('card.asks')],
      ...sortCards({
        shuffle,
        categories: answers.map((each) => say(`card.${each}`)),
        cards: cards.map((card) => {
          const right = answerTo(card)
          return {
            text: cardText(card),
            place: answers.indexOf(right),
            slips: answers
              .map((each, place) => ({ each, place }))
              .filter(({ each }) => each !== right)
              .map(({ each, place }) => ({ place, ...slipOf(card, right, each) })),
          }
        }),
        slip: { misconception: 'shape.by-looks', feedback: say('card.looks') },
      }),
      hints: [say('card.nudge'), say(cards[0]?.attribute === undefined ? 'card.hint.is' : 'card.hint.has')],
      solution: cards.map((card) => say(`card.so.${answerTo(card)}`, { card: cardText(card) })),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (text) => {
      const [group = 'polygon', other] = groupsIn(text)
      const [attribute] = attributesIn(text)
      return answers.indexOf(answerTo({ group, attribute, other }))
    }),
})

interface Reason {
  group: Group
  /** A group around it (levels 1 and 2), or one that only some of it are in (level 3). */
  other: Group
  attribute: Attribute
  /** Groups at level 1; else what not all have (level 2) or what all have (level 3). */
  others: (Group | Attribute)[]
  more: Attribute[]
  /** At level 3, what may be missing is said first. */
  isTurned: boolean
  look: 'so' | 'passes' | 'not-all'
  shuffle: number
}
const isGroup = (each: Group | Attribute): each is Group => groups.some((group) => group === each)
const partText = (each: Group | Attribute): Text =>
  isGroup(each) ? say('reason.group', { shape: noun(each) }) : attributeText(each)
const pairs = groups.flatMap((group) => groups.map((other) => ({ group, other })))
const insidePairs = pairs.filter(
  ({ group, other }) => isInside(group, other) && group !== other && other !== 'polygon',
)
/** Groups that pass something on, and what is not asked of them: all shapes have it, or hardly any. */
const passing = ['triangle', 'quadrilateral', 'parallelogram', 'rectangle', 'rhombus'] as const
const unpassed: readonly Attribute[] = ['straight', 'right', 'equal-three']
const somePairs = pairs.filter(
  ({ group, other }) => isClearIs(group, other) && whetherIs(group, other) === 'sometimes',
)
const looks = { 1: 'so', 2: 'passes', 3: 'not-all' } as const
const passes = ['every', 'some', 'others'] as const

/** A group and what it passes on (levels 1 and 2), and why not all of a group are in another one (level 3). */
export const explain = defineModel<Reason>({
  id: 'explain',
  thinking: 'explain',
  seconds: 60,
  standards: ['5.G.B.3'],
  task: ({ group, other, attribute, look }) => `${look} ${group} ${other} ${attribute}`,
  draw(random, level) {
    const larger = random.pick(passing)
    const { group, other } = random.pick(
      level === 3 ? somePairs : insidePairs.filter((pair) => pair.other === larger),
    )
    const pick = <Each>(from: readonly Each[]): Each[] => random.sample(from, Math.min(2, from.length))
    const of = (from: Group, found: readonly string[]): Attribute[] =>
      askable(from).filter(
        (each) => found.includes(whetherHas(from, each)) && (level === 3 || !unpassed.includes(each)),
      )
    const [attribute = 'straight'] = pick(
      level === 3
        ? of(other, ['always']).filter((each) => whetherHas(group, each) === 'sometimes')
        : of(other, ['always']).filter((each) =>
            groupsAround(other).every((around) => around === other || whetherHas(around, each) !== 'always'),
          ),
    )
    const notInside = groups.filter(
      (each) => isClearIs(group, each) && whetherIs(group, each) !== 'always' && each !== 'polygon',
    )
    return {
      group,
      other,
      attribute,
      others:
        level === 1
          ? pick(notInside)
          : level === 2
            ? pick(of(other, ['sometimes', 'never']))
            : pick(of(group, ['always'])),
      more:
        level === 1
          ? pick(of(group, ['sometimes', 'never']))
          : level === 3
            ? pick(of(group, ['sometimes']))
            : [],
      isTurned: random.chance(0.5),
      look: looks[level],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ group, other, attribute, others, more, look }) {
    const isEnough = others.length === 2 && (look === 'passes' || more.length > 0)
    return (
      isEnough &&
      isClearHas(group, attribute) &&
      isClearHas(other, attribute) &&
      whetherHas(other, attribute) === 'always' &&
      whetherHas(group, attribute) === (look === 'not-all' ? 'sometimes' : 'always')
    )
  },
  minWrongAnswers: 1,
  item(its) {
    const { group, other, attribute, others, more, look, isTurned, shuffle } = its
    const shape = noun(group)
    const gap = (
      label: Text,
      right: Text,
      wrong: readonly Text[],
      misconception: MisconceptionId,
      feedback: Text,
    ) => ({ label, right, wrong: wrong.map((text) => ({ text, misconception, feedback })) })
    const gaps = {
      so: () => [
        say('reason.every', { shape }),
        gap(
          say('reason.which'),
          partText(other),
          others.map(partText),
          'shape.converse',
          say('reason.slip.group', { shape }),
        ),
        say('reason.so', { shape }),
        gap(
          say('reason.what'),
          partText(attribute),
          more.map(partText),
          'shape.extra-attribute',
          say('reason.slip.extra', { shape }),
        ),
        '.',
      ],
      passes: () => [
        say('reason.all', { shape: noun(other, 2) }),
        gap(
          say('reason.what'),
          partText(attribute),
          others.map(partText),
          'shape.extra-attribute',
          say('reason.slip.extra', { shape: noun(other) }),
        ),
        say('reason.are', { shape: noun(group, 2), other: noun(other, 2) }),
        {
          ...gap(
            say('reason.who'),
            say('reason.passes.every', { shape: noun(group, 2) }),
            (['some', 'others'] as const).map((each) =>
              say(`reason.passes.${each}`, { shape: noun(group, 2) }),
            ),
            'shape.not-inherited',
            say('reason.slip.passes', { shape: noun(group, 2), other: noun(other, 2) }),
          ),
          keepOrder: passes.map((each) => say(`reason.passes.${each}`, { shape: noun(group, 2) })),
        },
        '.',
      ],
      'not-all': () => {
        const [always = attribute] = others
        const missing = gap(
          say('reason.what'),
          partText(attribute),
          others.map(partText),
          'shape.not-inherited',
          say('reason.slip.always', { shape }),
        )
        const kept = gap(
          say('reason.kept'),
          partText(always),
          more.map(partText),
          'shape.extra-attribute',
          say('reason.slip.extra', { shape }),
        )
        const told = { shape, other: noun(other) }
        return isTurned
          ? [say('reason.not-all.missing', told), missing, say('reason.not-all.but-has'), kept, '.']
          : [say('reason.not-all.has', told), kept, say('reason.not-all.but-missing'), missing, '.']
      },
    }[look]()
    return {
      stem: [say('reason.asks')],
      ...arranged.gaps(shuffle, gaps),
      hints: [say(`reason.nudge.${look}`), say(`reason.hint.${look}`)],
      solution: [
        look === 'not-all'
          ? say('reason.why.not-all', {
              shape: noun(group, 2),
              other: noun(other),
              attribute: attributeText(attribute),
            })
          : say('reason.why.inside', { shape, other: noun(other) }),
        ...(look === 'not-all'
          ? [say('reason.why.enough', { other: noun(other, 2) })]
          : [say('reason.why.has', { shape, other: noun(other), attribute: attributeText(attribute) })]),
      ],
    }
  },
})

/** Names, of which some are told by what their shapes have. */
interface Chain {
  names: Group[]
  isTold: boolean[]
  shuffle: number
}
/** A group as a part of a larger one, by what its members have besides. */
const parts: Partial<Record<Group, readonly [of: Group, attribute: Attribute]>> = {
  quadrilateral: ['polygon', 'four'],
  parallelogram: ['quadrilateral', 'parallel'],
  rectangle: ['quadrilateral', 'angles'],
  rhombus: ['quadrilateral', 'equal'],
  square: ['rectangle', 'equal'],
}
function chainText(name: Group, isTold: boolean): Text {
  const part = isTold ? parts[name] : undefined
  return part === undefined
    ? nameText(name)
    : say('order.with', { shape: noun(part[0], 2), attribute: attributeText(part[1]) })
}
/** Two neighbors the wrong way around. */
const swapped = (texts: readonly Words[], at: number): [Words, Words] => [
  texts[at + 1] ?? '',
  texts[at] ?? '',
]
const chains: readonly (readonly Group[])[] = [
  ['polygon', 'quadrilateral', 'parallelogram', 'rectangle', 'square'],
  ['polygon', 'quadrilateral', 'parallelogram', 'rhombus', 'square'],
]
const threes: readonly (readonly Group[])[] = [
  ['polygon', 'triangle', 'right-triangle'],
  ['polygon', 'triangle', 'equilateral-triangle'],
  ['polygon', 'quadrilateral', 'trapezoid'],
]
/** Three names from the most shapes to the fewest (level 1), four with descriptions (level 2), five (level 3). */
export const orderNames = defineModel<Chain>({
  id: 'order-names',
  thinking: 'compare',
  seconds: 50,
  standards: ['5.G.B.4'],
  task: ({ names, isTold }) => `${names.join()} ${isTold.join()}`,
  draw(random, level) {
    const chain = random.pick(level === 1 ? [...chains, ...threes] : chains)
    const kept = new Set(random.sample(chain, level + 2))
    const names = chain.filter((each) => kept.has(each))
    const isTold = names.map(() => level > 1 && random.chance(level === 2 ? 0.3 : 0.6))
    return { names, isTold, shuffle: random.integer(0, 1e9) }
  },
  minWrongAnswers: 1,
  item({ names, isTold, shuffle }) {
    const texts = names.map((name, at) => chainText(name, isTold[at] ?? false))
    return {
      stem: [say('order.asks')],
      ...arranged.order(shuffle, {
        options: texts,
        first: say('order.first'),
        last: say('order.last'),
        wrong: [
          {
            order: texts.toReversed(),
            misconception: 'shape.order-reversed',
            feedback: say('order.reversed'),
          },
          ...names.slice(1).map((name, at) => ({
            before: swapped(texts, at),
            misconception: 'shape.converse' as const,
            feedback: say('order.swap', { shape: noun(name), other: noun(names[at] ?? name) }),
          })),
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: names
        .slice(1)
        .map((name, at) => say('order.so', { shape: noun(name), other: noun(names[at] ?? name) })),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [group = 'polygon'] = groupsIn(text)
      const told = attributesIn(text)
      // The fewer shapes fit, the later.
      return -shapeIds.filter((each) => isA(each, group) && told.every((one) => has(each, one))).length
    }),
})
