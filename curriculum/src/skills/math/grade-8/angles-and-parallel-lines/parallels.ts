import { bug, defineModel, numbersIn, type Random, solved, typed } from '#form'
import {
  angleAt,
  type Cut,
  cutFigure,
  cutShown,
  isEqualPair,
  type Pair,
  pairOf,
  places,
} from '#figures/angle-lines/angle-lines.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** A known angle where parallel lines are cut, and the one that is asked for, by their places. */
interface Crossed extends Cut {
  known: number
  asked: number
}
const knownSize = (its: Crossed): number => angleAt(its, its.known)
const crossed: Crossed = { angle: 60, tilt: 0, skew: 0, known: 1, asked: 5 }

// Worked by hand: the angle above right is 60° at both crossings, those beside it are 120°.
const bugs = [
  bug<Crossed>({
    id: 'angle.parallel-equal',
    answer: (its) => (isEqualPair(its.known, its.asked) ? null : knownSize(its)),
    feedback: () => say('cut.equal'),
    example: [{ ...crossed, asked: 4 }, 60],
  }),
  bug<Crossed>({
    id: 'angle.parallel-adds',
    answer: (its) => (isEqualPair(its.known, its.asked) ? 180 - knownSize(its) : null),
    feedback: () => say('cut.adds'),
    example: [crossed, 120],
  }),
  bug<Crossed>({
    id: 'angle.wrong-total',
    answer: (its) => (knownSize(its) < 90 ? 90 - knownSize(its) : 360 - knownSize(its)),
    feedback: () => say('cut.total'),
    example: [crossed, 30],
  }),
]

export const drawCut = (random: Random): Cut => ({
  angle: random.pick([random.integer(42, 76), random.integer(104, 138)]),
  tilt: random.integer(-15, 15),
  skew: 0,
})
const pairsAt = {
  1: ['vertical', 'linear', 'corresponding'],
  2: ['alternate', 'same-side'],
  3: ['other'],
} as const
export const allPairs = places.flatMap((one) =>
  places.filter((other) => other !== one).map((other) => [one, other] as const),
)

/** One line or matching places (level 1), alternate and same-side angles (level 2), two steps (level 3). */
export const parallelAngle = defineModel<Crossed>({
  id: 'parallel-angle',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['8.G.A.5'],
  bugs,
  task: ({ known, asked, angle }) => `${pairOf(known, asked)} ${known} ${angle < 90}`,
  draw(random, level) {
    const pair = random.pick<Pair>(pairsAt[level])
    const [known, asked] = random.pick(allPairs.filter(([one, other]) => pairOf(one, other) === pair))
    return { ...drawCut(random), known, asked }
  },
  item(its) {
    const { known, asked } = its
    const pair = pairOf(known, asked)
    const size = knownSize(its)
    const key = angleAt(its, asked)
    const labels = places.map((place) => (place === known ? `${size}°` : place === asked ? '?' : ''))
    return {
      stem: [say('cut.asks')],
      figure: cutFigure(its, labels),
      ...typed(its, { label: say('label'), after: '°', key, bugs }),
      hints: [say('cut.nudge'), say(`cut.hint.${pair}`)],
      solution: [
        say(`cut.why.${pair}`),
        say(isEqualPair(known, asked) ? 'cut.same' : 'cut.rest', { size, key }),
      ],
    }
  },
  solve({ figure }) {
    const shown = cutShown(figure)
    const known = shown.find(({ label }) => label !== '?')
    const asked = shown.find(({ label }) => label === '?')
    const size = Number(known?.label.replace('°', ''))
    return solved.number(isEqualPair(known?.place ?? 0, asked?.place ?? 0) ? size : 180 - size)
  },
})

interface Sorted extends Cut {
  /** The number in each angle, by place. */
  numbers: number[]
  pairs: [number, number][]
  level: 1 | 2 | 3
  shuffle: number
}
const names = {
  1: ['equal', 'adds'],
  2: ['corresponding', 'alternate', 'same-side', 'vertical'],
  3: ['equal', 'adds', 'neither'],
} as const
function placeIn(
  { level, skew }: Pick<Sorted, 'level' | 'skew'>,
  [one, other]: readonly [number, number],
): number {
  const pair = pairOf(one, other)
  if (level === 2) return names[2].findIndex((name) => name === pair)
  if (skew !== 0 && pair !== 'vertical' && pair !== 'linear') return 2
  return isEqualPair(one, other) ? 0 : 1
}

/** Equal or 180° (level 1), the names of the pairs (level 2), lines that are not parallel (level 3). */
export const sortPairs = defineModel<Sorted>({
  id: 'sort-pairs',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.G.A.5'],
  task: (its) =>
    `${its.level} ${its.pairs
      .map(([one, other]) => pairOf(one, other))
      .toSorted()
      .join()}`,
  draw(random, level) {
    const usable = allPairs.filter(
      ([one, other]) =>
        one < other &&
        (level !== 2 || ['corresponding', 'alternate', 'same-side', 'vertical'].includes(pairOf(one, other))),
    )
    return {
      ...drawCut(random),
      skew: level === 3 ? random.pick([-14, -11, 11, 14]) : 0,
      numbers: random.chance(0.5)
        ? places.map((place) => place + 1)
        : random.shuffle(places.map((place) => place + 1)),
      pairs: random.sample(usable, 5).map(([one, other]): [number, number] => [one, other]),
      level,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) =>
    new Set(its.pairs.map((pair) => placeIn(its, pair))).size ===
    (its.level === 2 ? 3 : names[its.level].length),
  minWrongAnswers: 1,
  item(its) {
    const { numbers, pairs, level, shuffle } = its
    const categories = names[level]
    const cards = pairs.map((pair) => ({
      pair: pairOf(...pair),
      place: placeIn(its, pair),
      text: say('pairs.pair', { one: numbers[pair[0]] ?? 0, other: numbers[pair[1]] ?? 0 }),
    }))
    const misconception =
      level === 2 ? 'angle.mixes-words' : level === 3 ? 'angle.not-parallel' : 'angle.parallel-equal'
    return {
      stem: [
        say(level === 3 ? 'pairs.crossed' : 'pairs.parallel'),
        say(level === 2 ? 'pairs.name' : 'pairs.asks'),
      ],
      figure: cutFigure(its, numbers.map(String)),
      ...sortCards({
        shuffle,
        categories: categories.map((name) => say(`pairs.${name}`)),
        cards: cards.map(({ text, place, pair }) => ({
          text,
          place,
          elsewhere: {
            misconception,
            feedback: say(level === 3 && place === 2 ? 'pairs.slip.crossed' : `pairs.slip.${pair}`),
          },
        })),
        slip: { misconception, feedback: say('pairs.slip.look') },
      }),
      hints: [say('pairs.slip.look'), say(`pairs.hint.${level}`)],
      solution: [
        say(`pairs.rule.${level}`),
        ...cards.map(({ text, place }) =>
          say('pairs.so', { pair: text, category: say(`pairs.${categories[place] ?? 'equal'}`) }),
        ),
      ],
    }
  },
  solve(shown) {
    const labels = cutShown(shown.figure)
    const skew = labels.some(({ isParallel }) => !isParallel) ? 1 : 0
    const { interaction } = shown
    const count = interaction.kind === 'sort' ? interaction.categories.length : 0
    const level = count === 4 ? 2 : count === 3 ? 3 : 1
    return solved.sort(shown, (card) => {
      const [one = 0, other = 0] = numbersIn(card).map(
        ({ value }) => labels.find(({ label }) => label === String(value))?.place ?? 0,
      )
      return placeIn({ level, skew }, [one, other])
    })
  },
})
