import { arranged, defineModel, keysOf, math, mathIn, numbersIn, solved, tex, tidy, typed } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.A.2']

/** Amounts that start at a letter and change by the same number each time. */
const stories = {
  pages: { letter: 'p', sizes: [2, 8] },
  seats: { letter: 's', sizes: [2, 4] },
  push: { letter: 'p', sizes: [2, 5] },
  savings: { letter: 'd', sizes: [2, 6] },
  coins: { letter: 'c', sizes: [2, 9] },
  minutes: { letter: 'm', sizes: [2, 5] },
  blocks: { letter: 'b', sizes: [2, 4] },
  stickers: { letter: 'n', sizes: [2, 8] },
} as const satisfies Record<string, { letter: string; sizes: readonly [number, number] }>
type StoryId = keyof typeof stories

interface Steps {
  letter: string
  story: StoryId
  count: number
  step: number
}
const meanOff = ({ count, step }: Steps): number => tidy(((count - 1) * step) / 2)
// Worked by hand: p + (p + 4) + (p + 8) = 3p + 12 = 3(p + 4), and with 5 parts 5(p + 8).
const five: Steps = { letter: 'p', story: 'pages', count: 5, step: 4 }
const stepBugs: Bug<Steps>[] = [
  bug<Steps>({
    id: 'expression.factors-one-term',
    answer: (its) => tidy(its.count * meanOff(its)),
    feedback: ({ count }) => say('sum.one-term', { count }),
    example: [five, 40],
  }),
  bug<Steps>({
    id: 'model.counts-once',
    answer: ({ count, step }) => (count > 3 ? step : null),
    feedback: () => say('sum.counts-once'),
    example: [five, 4],
  }),
  bug<Steps>({
    id: 'expression.uses-one-part',
    answer: ({ count, step }) => (count - 1) * step,
    feedback: () => say('sum.last'),
    example: [five, 16],
  }),
]

/** Three or five parts (level 1), five or seven (level 2), an even number, so that the mean is no part (level 3). */
export const sumForm = defineModel<Steps>({
  id: 'sum-form',
  thinking: 'use in a story',
  seconds: 70,
  standards,
  bugs: stepBugs,
  task: ({ story, count }) => `${story} ${count}`,
  draw(random, level) {
    const story = random.pick(keysOf(stories))
    const count = level === 1 ? random.pick([3, 5]) : level === 2 ? random.pick([5, 7]) : random.pick([4, 6])
    const [least, most] = stories[story].sizes
    const letter = random.pick([stories[story].letter, 'a', 'x', 'y'])
    return { letter, story, count, step: random.integer(least, most) }
  },
  fits: (its) => its.step !== its.count && meanOff(its) !== its.count,
  item(its) {
    const { letter, story, count, step } = its
    const parts = Array.from({ length: count }, (_, at) => (at === 0 ? letter : `(${letter} + ${at * step})`))
    const total = tidy(count * meanOff(its))
    const off = numberTex(meanOff(its))
    const added = Array.from({ length: count - 1 }, (_, at) => (at + 1) * step).join(' + ')
    return {
      stem: [
        say(`sum.told.${story}`, { letter: tex(letter), step }),
        say(`sum.asks.${story}`, { count, form: tex(String.raw`${count}(${letter} + \square)`) }),
      ],
      ...typed(its, { label: say('sum.label'), key: meanOff(its), bugs: stepBugs }),
      hints: [say('sum.nudge', { letter: tex(letter) }), say('sum.hint', { count })],
      solution: [
        say('sum.write', { expression: tex(parts.join(' + ')) }),
        say('sum.add', { equation: tex(`${added} = ${total}`), simple: tex(`${count}${letter} + ${total}`) }),
        say('sum.factor', {
          count,
          equation: tex(`${count}${letter} + ${total} = ${count}(${letter} + ${off})`),
        }),
        say('sum.means', { form: tex(`${letter} + ${off}`) }),
      ],
    }
  },
  solve({ stem }) {
    const count = Number(/(\d+)\(/.exec(stem)?.[1] ?? 1)
    const step = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ''))[0]?.value ?? 0
    return solved.number((step * (count - 1)) / 2)
  },
})

const places = [
  'pool',
  'garden',
  'patio',
  'sandbox',
  'pond',
  'stage',
  'fountain',
  'mirror',
  'tray',
  'flower-bed',
  'courtyard',
  'dance-floor',
] as const
const sticks = ['straws', 'toothpicks', 'craft-sticks', 'pipe-cleaners'] as const
/**
 * Something counted in different ways: tiles around a square or a rectangle, or sticks of a row of polygons that share
 * sides.
 */
interface Counted {
  letter: string
  kind: 'square' | 'rectangle' | 'row'
  place: (typeof places)[number]
  stick: (typeof sticks)[number]
  /** By how much one side is longer, or the number of sides of a polygon. */
  more: number
  ways: number[]
  shuffle: number
}
const waysOf = {
  square: ['corners', 'strips', 'rows', 'overlap'],
  rectangle: ['pairs', 'long-rows', 'short-rows', 'stretched'],
  row: ['first', 'start', 'shared', 'between'],
} as const
type Way = (typeof waysOf)[Counted['kind']][number]
const formOf = (way: Way, more: number, letter: string): string =>
  ({
    corners: '4n + 4',
    strips: '4(n + 1)',
    rows: '2(n + 2) + 2n',
    overlap: '4(n + 2) − 4',
    pairs: `2n + 2(n + ${more}) + 4`,
    'long-rows': `2(n + ${more + 2}) + 2n`,
    'short-rows': `2(n + 2) + 2(n + ${more})`,
    stretched: String.raw`4n + 4 + 2 \cdot ${more}`,
    first: `${more} + ${more - 1}(n − 1)`,
    start: `1 + ${more - 1}n`,
    shared: `${more}n − (n − 1)`,
    between: `${more - 2}n + (n + 1)`,
  })[way].replaceAll('n', letter)
const simpleOf = ({ kind, more, letter }: Counted): string =>
  ({ square: '4n + 4', rectangle: `4n + ${2 * more + 4}`, row: `${more - 1}n + 1` })[kind].replaceAll(
    'n',
    letter,
  )
function told(way: Way, more: number, letter: string) {
  if (way === 'stretched') return say('count.way.stretched', { more, n: tex(letter) })
  if (way === 'first') return say('count.way.first', { more, sides: more - 1 })
  if (way === 'start') return say('count.way.start', { sides: more - 1 })
  if (way === 'shared') return say('count.way.shared', { more })
  return way === 'between' ? say('count.way.between', { around: more - 2 }) : say(`count.way.${way}`)
}
/** The words of each way, in either language. */
const wordsOf: readonly (readonly [RegExp, Way])[] = [
  [/full sides|lados completos/, 'overlap'],
  [/strips|tiras/, 'strips'],
  [/full rows|filas completas/, 'rows'],
  [/long rows|filas largas/, 'long-rows'],
  [/short rows|filas cortas/, 'short-rows'],
  [/of side|de lado/, 'stretched'],
  [/two long sides|dos lados largos/, 'pairs'],
  [/corners|esquinas/, 'corners'],
  [/each of the other|cada una de las demás/, 'first'],
  [/very left|extremo izquierdo/, 'start'],
  [/twice|dos veces/, 'shared'],
  [/outside|afuera/, 'between'],
]

/** Tiles around a square (level 1), around a rectangle (level 2), sticks of a row of polygons (level 3). */
export const countedWays = defineModel<Counted>({
  id: 'counted-ways',
  thinking: 'explain',
  seconds: 90,
  standards,
  task: ({ kind, place, stick, ways }) => `${kind} ${kind === 'row' ? stick : place} ${ways.join()}`,
  draw(random, level) {
    const kind = ({ 1: 'square', 2: 'rectangle', 3: 'row' } as const)[level]
    return {
      letter: random.pick(['n', 'k', 's', 'x']),
      kind,
      place: random.pick(places),
      stick: random.pick(sticks),
      more: kind === 'row' ? random.pick([4, 5, 6, 8]) : random.integer(3, 9),
      ways: random.sample([0, 1, 2, 3], 3),
      shuffle: random.integer(0, 1e9),
    }
  },
  item(its) {
    const { letter, kind, place, stick, more, ways, shuffle } = its
    const all: readonly Way[] = waysOf[kind]
    const picked = ways.map((at) => all[at] ?? 'corners')
    const targets = all.map((way) => math(formOf(way, more, letter)))
    const n = tex(letter)
    const polygon = say(`polygon.${more === 4 ? 'four' : more === 5 ? 'five' : more === 6 ? 'six' : 'eight'}`)
    return {
      stem: [
        {
          square: () => say('count.told.square', { place: say(`place.square.${place}`), n }),
          rectangle: () =>
            say('count.told.rectangle', {
              place: say(`place.rectangle.${place}`),
              n,
              longer: tex(`${letter} + ${more}`),
            }),
          row: () => say('count.told.row', { stick: say(`stick.${stick}`), polygon, n }),
        }[kind](),
        kind === 'row' ? say('count.asks.row', { stick: say(`stick.${stick}`) }) : say('count.asks.tiles'),
      ],
      ...arranged.match(shuffle, {
        pairs: picked.map((way) => ({
          source: told(way, more, letter),
          target: math(formOf(way, more, letter)),
          slips: targets
            .filter((target) => target !== math(formOf(way, more, letter)))
            .map((target) => ({
              target,
              misconception: 'expression.mixes-up-parts' as const,
              feedback: say('count.slip'),
            })),
        })),
        others: targets.filter((target) => !picked.some((way) => math(formOf(way, more, letter)) === target)),
        slip: { misconception: null, feedback: say('count.slip') },
      }),
      hints: [say('count.nudge'), say(`count.hint.${kind}`, { n })],
      solution: [
        ...picked.map((way) =>
          say('count.so', {
            way: told(way, more, letter),
            form: tex(formOf(way, more, letter)),
          }),
        ),
        say('count.same', { simple: tex(simpleOf(its)) }),
      ],
    }
  },
  solve(shown) {
    const { stem } = shown
    const polygons: readonly (readonly [RegExp, number])[] = [
      [/square|cuadrado/, 4],
      [/pentagon|pentágono/, 5],
      [/hexagon|hexágono/, 6],
      [/octagon|octágono/, 8],
    ]
    const isRow = /sticks|straws|toothpicks|pipe|palitos|popotes|palillos|limpiapipas/.test(stem)
    const sides = polygons.find(([pattern]) => pattern.test(stem))?.[1] ?? 4
    const more = isRow ? sides : Number(/[a-z] \+ (\d+)/.exec(stem)?.[1] ?? 0)
    const letter = mathIn(stem)[0] ?? ''
    return solved.match(shown, (source, target) => {
      const way = wordsOf.find(([pattern]) => pattern.test(source))?.[1] ?? 'corners'
      return target === math(formOf(way, more, letter))
    })
  },
})
