import { all, bug, defineModel, type ItemTemplate, rows, typedFraction } from '#form'
import { solvedFraction } from '#fractions/written.ts'
import { say } from './messages.gen.ts'

const events = {
  same: ([one, other]: Pair) => one === other,
  word: ([one, other]: Pair, x: string, y: string) => one === x && other === y,
  with: (pair: Pair, x: string) => pair.includes(x),
  none: (pair: Pair, x: string) => !pair.includes(x),
  one: ([one, other]: Pair, x: string) => (one === x) !== (other === x),
  least: (pair: Pair, x: string) => pair.includes(x),
}
type Pair = [first: string, second: string]
interface Tiles {
  letters: string[]
  /** The first tile is put back before the second is drawn. */
  isBack: boolean
  event: keyof typeof events
  x: string
  y: string
  /** Only the branches after the first tile's first outcome are drawn. */
  isPart: boolean
}

/** All ends of the tree, equal letters on branches of their own. */
const endsOf = ({ letters, isBack }: Pick<Tiles, 'letters' | 'isBack'>): Pair[] =>
  letters.flatMap((one, at) =>
    letters.flatMap((other, place): Pair[] => (isBack || place !== at ? [[one, other]] : [])),
  )
const goodEnds = (values: Tiles, event = values.event): Pair[] =>
  endsOf(values).filter((pair) => events[event](pair, values.x, values.y))

// Worked by hand: O, O, B, K without putting back are 12 ends; 8 have exactly one O, and 10 have at least one.
const book: Tiles = {
  letters: ['B', 'O', 'O', 'K'],
  isBack: false,
  event: 'one',
  x: 'O',
  y: 'B',
  isPart: true,
}
const tileBugs = [
  bug<Tiles>({
    id: 'chance.once-or-more',
    answer(values) {
      const other = values.event === 'one' ? 'least' : values.event === 'least' ? 'one' : null
      return other === null ? null : [goodEnds(values, other).length, endsOf(values).length]
    },
    feedback: () => say('tiles.once-or-more'),
    example: [book, [10, 12]],
  }),
  bug<Tiles>({
    id: 'chance.one-order',
    answer: (values) =>
      values.event === 'one'
        ? [goodEnds(values).filter(([first]) => first === values.x).length, endsOf(values).length]
        : null,
    feedback: ({ x }) => say('tiles.one-order', { x }),
    example: [book, [4, 12]],
  }),
  bug<Tiles>({
    id: 'chance.one-stage',
    answer({ letters, event, x }) {
      const count = letters.filter((letter) => letter === x).length
      return event === 'same' ? null : [event === 'none' ? letters.length - count : count, letters.length]
    },
    feedback: () => say('tiles.one-stage'),
    example: [book, [2, 4]],
  }),
  bug<Tiles>({
    id: 'chance.one-over-all',
    answer: (values) => (goodEnds(values).length > 1 ? [1, endsOf(values).length] : null),
    feedback: () => say('tiles.one-end'),
    example: [book, [1, 12]],
  }),
  bug<Tiles>({
    id: 'chance.as-if-put-back',
    answer: (values) =>
      values.isBack
        ? null
        : [goodEnds({ ...values, isBack: true }).length, endsOf({ ...values, isBack: true }).length],
    feedback: () => say('tiles.put-back'),
    example: [book, [8, 16]],
  }),
]

const treeOf = ({ letters, isBack, isPart }: Tiles): NonNullable<ItemTemplate['figure']> => {
  const after = (at: number): string[] => letters.filter((_letter, place) => isBack || place !== at)
  const shown = letters.map((letter, at) => ({ letter, next: isPart && at > 0 ? [] : after(at) }))
  return {
    kind: 'tree',
    title: say('tiles.title'),
    stages: [say('tiles.first'), say('tiles.second')],
    branches: shown.map(({ letter, next }) => ({
      label: letter,
      ...(next.length === 0
        ? {}
        : { branches: next.map((other) => ({ label: other, outcome: letter + other })) }),
    })),
    description: say('tiles.tree', {
      letters: all(letters),
      rows: rows(
        shown
          .filter(({ next }) => next.length > 0)
          .map(({ letter, next }) => say('tiles.branches', { letter, next: all(next) })),
      ),
    }),
  }
}

const sets = {
  1: ['SUN', 'MAP', 'FIG', 'RED'],
  2: ['SUN', 'MAP', 'STAR', 'FROG', 'LIME'],
  3: ['BOOK', 'MOON', 'TREE', 'POOL', 'BELL'],
} as const
const asked = {
  1: ['same', 'word', 'least', 'one'],
  2: ['word', 'with', 'none'],
  3: ['same', 'one', 'least', 'none'],
} as const

/** A tree of tiles: put back (level 1), not put back (level 2), equal letters and a tree to finish (level 3). */
export const treeChance = defineModel<Tiles>({
  id: 'tree-chance',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['7.SP.C.8a', '7.SP.C.8b'],
  bugs: tileBugs,
  minWrongAnswers: 1,
  task: ({ letters, event, isBack }) => `${letters.length} ${event} ${isBack}`,
  draw(random, level) {
    const letters = random.shuffle([...random.pick(sets[level])])
    const twice = letters.find((letter, at) => letters.indexOf(letter) !== at)
    const [one = '', other = ''] = random.sample(
      letters.filter((letter) => letter !== twice),
      2,
    )
    return {
      letters,
      isBack: level === 1,
      event: random.pick<Tiles['event']>(asked[level]),
      x: twice ?? one,
      y: other,
      isPart: level === 3,
    }
  },
  item(values) {
    const { letters, isBack, event, x, y, isPart } = values
    const [good, ends] = [goodEnds(values), endsOf(values)]
    const first = letters.length
    return {
      stem: [
        say('tiles.bag', { letters: all(letters) }),
        say(isBack ? 'tiles.back' : 'tiles.kept'),
        say(isPart ? 'tiles.part' : 'tiles.whole'),
        say(`tiles.asks.${event}`, { x, y }),
      ],
      figure: treeOf(values),
      ...typedFraction(values, {
        label: say('probability'),
        key: [good.length, ends.length],
        rounded: 'counts',
        bugs: tileBugs,
      }),
      hints: [say(isPart ? 'tiles.nudge-part' : 'tiles.nudge'), say('tiles.hint')],
      solution: [
        say('tiles.all', { first, second: isBack ? first : first - 1, all: ends.length }),
        say('tiles.good', {
          good: good.length,
          list: good.map((pair) => pair.join('')).join(', '),
        }),
        say('so', { good: good.length, all: ends.length }),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'tree') throw new TypeError('expects a tree')
    const letters = figure.branches.map(({ label }) => label)
    const isBack = figure.branches[0]?.branches?.length === letters.length
    const [x = '', y = ''] = [...stem.matchAll(/“(\p{L})”/gu)].map(([, letter]) => letter)
    const kinds = [
      [/same|misma/, 'same'],
      [/and then|y luego/, 'word'],
      [/at least|por lo menos/, 'least'],
      [/exactly|exactamente/, 'one'],
      [/neither|ninguna/, 'none'],
    ] as const
    const event = kinds.find(([words]) => words.test(stem.slice(stem.lastIndexOf('.'))))?.[1] ?? 'with'
    const values: Tiles = { letters, isBack, event, x, y, isPart: false }
    return solvedFraction(goodEnds(values).length, endsOf(values).length)
  },
})
