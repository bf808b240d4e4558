import { math, tex } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'marbles' | 'flowers' | 'seats' | 'riders' | 'books' | 'muffins'
type Part = 'means' | 'write' | 'total' | 'lost' | 'left' | 'double' | 'share' | 'each'

/** How many groups there are, and how many things of a kind are in one. */
const sizes: Record<Story, { n: [number, number]; b: [number, number] }> = {
  marbles: { n: [4, 12], b: [6, 24] },
  flowers: { n: [4, 15], b: [8, 30] },
  seats: { n: [9, 25], b: [6, 16] },
  riders: { n: [3, 9], b: [12, 30] },
  books: { n: [4, 12], b: [11, 30] },
  muffins: { n: [4, 15], b: [4, 12] },
}
const kinds = ['first', 'second', 'one'] as const

interface Groups {
  n: number
  b: number
  c: number
  d: number
  m: number
  /** How many times as many the plan has. */
  k: number
  /** What the expression of the first question tells. */
  kind: (typeof kinds)[number]
}
type Sizes = Pick<Groups, 'n' | 'b' | 'c'>

const inAll = ({ n, b, c }: Sizes): string => String.raw`${n} \times (${b} + ${c})`
const remainderText = (its: Sizes, d: number): string => `${inAll(its)} − ${d}`
const sharedBy = (its: Sizes, d: number, m: number): string =>
  String.raw`[${remainderText(its, d)}] \div ${m}`

/** An expression for all (level 1), what is taken away (level 2), brackets in a share (level 3). */
export const task = linkedTask<Groups, Story, Part>({
  standards: ['5.OA.A.1', '5.OA.A.2'],
  stories: ['marbles', 'flowers', 'seats', 'riders', 'books', 'muffins'],
  levels: {
    1: ['means', 'write', 'total'],
    2: ['means', 'lost', 'left', 'double'],
    3: ['total', 'lost', 'left', 'share', 'each'],
  },
  draw(random, { story }) {
    const [n, b, c] = [
      random.integer(...sizes[story].n),
      random.integer(...sizes[story].b),
      random.integer(...sizes[story].b),
    ]
    const m = random.integer(3, 9)
    return {
      n,
      b,
      c,
      // What is left can be shared.
      d: ((n * (b + c)) % m) + m * random.integer(1, 3),
      m,
      k: random.integer(2, 9),
      kind: random.pick(kinds),
    }
  },
  fits: ({ n, b, c, d, m, k }) =>
    new Set([n, b, c, d, m, k]).size === 6 && d < b + c && (n * (b + c)) % 10 > 0,
  told: ({ story, n, b, c }) => [say(`task.${story}.told`, { n, b, c })],
  asks(part, { story, n, b, c, d, m, k, kind }) {
    switch (part) {
      case 'means':
        return say('task.means', {
          expression: tex(
            kind === 'one' ? `${b} + ${c}` : String.raw`${n} \times ${kind === 'first' ? b : c}`,
          ),
        })
      case 'lost':
        return say(`task.${story}.lost`, { d })
      case 'double':
        return say('task.double', {
          plan: tex(String.raw`${k} \times [${inAll({ n, b, c })}]`),
          first: tex(inAll({ n, b, c })),
        })
      case 'share':
        return say(`task.${story}.share`, { m })
      case 'left':
      case 'each':
        return say(`task.${part}`)
      default:
        return say(`task.${story}.${part}`)
    }
  },
  parts({ story, n, b, c, d, m, k, kind }) {
    const its = { n, b, c }
    const total = n * (b + c)
    const left = total - d
    const groups = (written: string) =>
      [math(written), 'operations.groups-wrong', say('task.slip.groups')] as const
    return {
      means: {
        right: say(`task.${story}.${kind}`),
        work: kind === 'one' ? `${b} + ${c}` : String.raw`${n} \times ${kind === 'first' ? b : c}`,
        wrong: kinds
          .filter((each) => each !== kind)
          .map(
            (each) =>
              [say(`task.${story}.${each}`), 'operations.groups-wrong', say('task.slip.means')] as const,
          ),
      },
      write: {
        right: math(inAll(its)),
        work: inAll(its),
        wrong: [
          [
            math(String.raw`${n} \times ${b} + ${c}`),
            'operations.ignores-parentheses',
            say('task.slip.outside'),
          ],
          groups(String.raw`(${n} + ${b}) \times ${c}`),
          [math(String.raw`${n} + (${b} + ${c})`), 'operations.mixes-words', say('task.slip.adds')],
        ],
      },
      total: {
        value: total,
        work: `${inAll(its)} = ${total}`,
        wrong: [
          [n * b + c, 'operations.ignores-parentheses', say('task.slip.outside')],
          [b + c, 'operations.stops-early', say('task.slip.one')],
          [n + b + c, 'operations.mixes-words', say('task.slip.adds')],
        ],
      },
      lost: {
        right: math(remainderText(its, d)),
        work: remainderText(its, d),
        wrong: [
          groups(String.raw`${n} \times (${b} + ${c} − ${d})`),
          [math(`${d} − ${inAll(its)}`), 'operations.mixes-words', say('task.slip.from')],
        ],
      },
      left: {
        value: left,
        work: `${remainderText(its, d)} = ${left}`,
        wrong: [
          [n * (b + c - d), 'operations.groups-wrong', say('task.slip.each')],
          [total, 'operations.stops-early', say('task.slip.still')],
          [n * b + c - d, 'operations.ignores-parentheses', say('task.slip.outside')],
        ],
      },
      double: {
        value: k,
        work: String.raw`${k} \times [${inAll(its)}]`,
        wrong: [
          [n, 'operations.groups-wrong', say('task.slip.inside')],
          [k * n, 'operations.groups-wrong', say('task.slip.inside')],
        ],
      },
      share: {
        right: math(sharedBy(its, d, m)),
        work: sharedBy(its, d, m),
        wrong: [
          [
            math(String.raw`${remainderText(its, d)} \div ${m}`),
            'operations.ignores-parentheses',
            say('task.slip.brackets'),
          ],
          groups(String.raw`${n} \times [(${b} + ${c} − ${d}) \div ${m}]`),
        ],
      },
      each: {
        value: left / m,
        work: String.raw`${left} \div ${m} = ${left / m}`,
        wrong: [
          [left, 'operations.stops-early', say('task.slip.shared')],
          [total - d / m, 'operations.ignores-parentheses', say('task.slip.brackets')],
          [total / m, 'operations.stops-early', say('task.slip.still')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [n = 0, b = 0, c = 0], asked, stem }) {
    const its = { n, b, c }
    const [[d = 0], [m = 1], [k = 0], part] = [asked('lost'), asked('share'), asked('double'), asked('means')]
    const left = n * b + n * c - d
    // The words after the two numbers, as the options repeat them.
    const [, first = '', second = ''] =
      new RegExp(`\\b${b} (.+?) (?:and|y) ${c} (.+?)\\.`, 'u').exec(stem) ?? []
    const [, last] = part
    return {
      means: part[0] !== n ? /one |un[ao]? sol[ao]/ : new RegExp(`${last === b ? first : second} `),
      write: math(inAll(its)),
      total: n * b + n * c,
      lost: math(remainderText(its, d)),
      left,
      double: k,
      share: math(sharedBy(its, d, m)),
      each: left / m,
    }
  },
})
