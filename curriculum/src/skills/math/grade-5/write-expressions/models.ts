import { arranged, bug, defineModel, math, money, tex, typed } from '#form'
import { person, someone } from '#people/people.ts'
import {
  drawStory,
  expressionOf,
  isMoney,
  isWhole,
  type Kind,
  kinds,
  sameAs,
  type Story,
  told,
  valueOf,
  wrongFor,
} from './stories.ts'
import { say } from './messages.gen.ts'

const write = ['5.OA.A.2']
const work = ['5.OA.A.1', '5.OA.A.2']
const times = String.raw`\times`
const divided = String.raw`\div`

interface Matched extends Story {
  asked: Kind[]
  shuffle: number
}
const askedAt: Readonly<Record<1 | 2 | 3, readonly (readonly Kind[])[]>> = {
  1: [
    ['each', 'once'],
    ['once', 'less'],
  ],
  2: [
    ['each', 'once', 'less'],
    ['each', 'once', 'shared'],
  ],
  3: [
    ['less', 'taken', 'shared'],
    ['each', 'taken', 'shared'],
    ['each', 'less', 'taken'],
  ],
}
/** Groups (level 1), three ways with parentheses or without (level 2), with what is taken away or shared (level 3). */
export const matchStories = defineModel<Matched>({
  id: 'match-stories',
  thinking: 'classify',
  seconds: 90,
  standards: write,
  task: ({ scene, asked }) => `${scene} ${asked.join()}`,
  draw: (random, level) => ({
    ...drawStory(random),
    asked: [...random.pick(askedAt[level])],
    shuffle: random.integer(0, 1e9),
  }),
  fits: isWhole,
  minWrongAnswers: 1,
  item(its) {
    const { asked } = its
    const others = kinds.filter((each) => !asked.includes(each)).slice(0, 1)
    const offered = [...asked, ...others]
    return {
      stem: [say('match.asks')],
      ...arranged.match(its.shuffle, {
        pairs: asked.map((kind) => ({
          source: told(its, kind),
          target: math(expressionOf(its, kind)),
          slips: offered
            .filter((each) => each !== kind)
            .map((each) => ({
              target: math(expressionOf(its, each)),
              misconception: slipBetween(kind, each),
              feedback: say(`slip.${kind}`),
            })),
        })),
        others: others.map((kind) => math(expressionOf(its, kind))),
      }),
      hints: [say('match.nudge'), say('match.hint')],
      solution: asked.map((kind) =>
        say(`because.${kind}`, { ...numbersOf(its), expression: tex(expressionOf(its, kind)) }),
      ),
    }
  },
})
const numbersOf = ({ a, b, c }: Story) => ({ a, b, c })
function slipBetween(kind: Kind, other: Kind) {
  if (kind === 'each' && other === 'once') return 'operations.ignores-parentheses' as const
  if (kind === 'once' && other === 'each') return 'operations.needless-parentheses' as const
  return kind === 'taken' || other === 'taken' || kind === 'less' || other === 'less'
    ? ('operations.groups-wrong' as const)
    : ('operations.mixes-words' as const)
}

interface Told extends Story {
  kind: Kind
}
// Worked by hand: 3 groups, 20 and 4.
const twenty: Story = { scene: 'bags', who: 'Ana', a: 3, b: 20, c: 4 }
const valueBugs = [
  bug<Told>({
    id: 'operations.ignores-parentheses',
    answer: ({ kind, a, b, c }) =>
      kind === 'each' ? a * b + c : kind === 'less' ? a * b - c : kind === 'shared' ? b + c / a : null,
    feedback: ({ kind }) => say(`slip.${kind}`),
    example: [{ ...twenty, kind: 'each' }, 64],
  }),
  bug<Told>({
    id: 'operations.groups-wrong',
    answer: ({ kind, a, b, c }) => (kind === 'once' ? a * (b + c) : kind === 'taken' ? a * (b - c) : null),
    feedback: ({ kind }) => say(`slip.${kind}`),
    example: [{ ...twenty, kind: 'once' }, 72],
  }),
  bug<Told>({
    id: 'operations.left-to-right',
    answer: ({ kind, a, b, c }) => (kind === 'taken' ? (b - a) * c : null),
    feedback: () => say('value.left'),
    example: [{ ...twenty, kind: 'taken' }, 68],
  }),
  bug<Told>({
    id: 'operations.stops-early',
    answer: ({ kind, a, b, c }) =>
      ({ each: b + c, once: a * b, less: b - c, taken: a * c, shared: b + c })[kind],
    feedback: () => say('value.stops'),
    example: [{ ...twenty, kind: 'each' }, 24],
  }),
]
const kindsAt: Readonly<Record<1 | 2 | 3, readonly Kind[]>> = {
  1: ['each', 'once'],
  2: ['less', 'shared'],
  3: ['taken', 'less', 'shared'],
}

/** Groups of two things (level 1), with less or with shares (level 2), and with what is left (level 3). */
export const storyValue = defineModel<Told>({
  id: 'story-value',
  thinking: 'use in a story',
  seconds: 60,
  standards: work,
  bugs: valueBugs,
  task: ({ scene, kind }) => `${scene} ${kind}`,
  draw: (random, level) => ({ ...drawStory(random), kind: random.pick(kindsAt[level]) }),
  fits: isWhole,
  item(its) {
    const { kind, a, b, c } = its
    const key = valueOf(its, kind)
    const first = {
      each: `${b} + ${c} = ${b + c}`,
      once: `${a} ${times} ${b} = ${a * b}`,
      less: `${b} − ${c} = ${b - c}`,
      taken: `${a} ${times} ${c} = ${a * c}`,
      shared: `${b} + ${c} = ${b + c}`,
    }[kind]
    const last = {
      each: `${a} ${times} ${b + c} = ${key}`,
      once: `${a * b} + ${c} = ${key}`,
      less: `${a} ${times} ${b - c} = ${key}`,
      taken: `${b} − ${a * c} = ${key}`,
      shared: `${b + c} ${divided} ${a} = ${key}`,
    }[kind]
    return {
      stem: [told(its, kind), say('value.asks')],
      ...typed<Told>(its, {
        label: say('value.label'),
        ...(isMoney(its) ? { before: '$' } : {}),
        key,
        bugs: valueBugs,
      }),
      ...(isMoney(its) ? { answer: say('value.money', { cost: money(key * 100) }) } : {}),
      hints: [say('value.nudge'), say(`value.hint.${kind}`)],
      solution: [
        say('value.write', { expression: tex(expressionOf(its, kind)) }),
        say('value.first', { equation: tex(first) }),
        say('value.last', { equation: tex(last) }),
      ],
    }
  },
})

const pieces = ['total', 'each', 'first', 'second'] as const
type Piece = (typeof pieces)[number]
const pieceOf = ({ a, b, c }: Story, piece: Piece | 'none'): string =>
  ({
    total: `${a} ${times} (${b} + ${c})`,
    each: `${b} + ${c}`,
    first: `${a} ${times} ${b}`,
    second: `${a} ${times} ${c}`,
    none: `${a} + ${b}`,
  })[piece]
interface Meanings extends Story {
  asked: Piece[]
  shuffle: number
}

/** Two parts of an expression (level 1), three (level 2), four (level 3), each with what it tells in the story. */
export const partMeans = defineModel<Meanings>({
  id: 'part-means',
  thinking: 'explain',
  seconds: 80,
  standards: write,
  task: ({ scene, asked }) => `${scene} ${asked.join()}`,
  draw(random, level) {
    const count = level + 1
    const asked = level === 3 ? [...pieces] : random.sample(pieces, count)
    return {
      ...drawStory(random),
      asked: pieces.filter((each) => asked.includes(each)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: isWhole,
  minWrongAnswers: 1,
  item(its) {
    const { asked, scene } = its
    const rest = pieces.filter((each) => !asked.includes(each)).slice(0, 1)
    const means = (piece: Piece) => say(`means.${scene}.${piece}`)
    return {
      stem: [told(its, 'each'), say('means.asks')],
      ...arranged.match(its.shuffle, {
        pairs: asked.map((piece) => ({
          source: math(pieceOf(its, piece)),
          target: means(piece),
          slips: [...asked, ...rest]
            .filter((each) => each !== piece)
            .map((each) => ({
              target: means(each),
              misconception:
                piece === 'total' || each === 'total'
                  ? ('operations.stops-early' as const)
                  : ('operations.mixes-words' as const),
              feedback: say(`means.slip.${piece}`),
            })),
        })),
        others: rest.map(means),
      }),
      hints: [say('means.nudge'), say('means.hint')],
      solution: asked.map((piece) =>
        say('means.so', { expression: tex(pieceOf(its, piece)), text: means(piece) }),
      ),
    }
  },
})

/** Choose all: groups (level 1), with less (level 2), with what is taken away (level 3). */
export const allThatFit = defineModel<Told & { shuffle: number }>({
  id: 'all-that-fit',
  thinking: 'compare',
  seconds: 80,
  standards: write,
  task: ({ scene, kind }) => `${scene} ${kind}`,
  draw: (random, level) => ({
    ...drawStory(random),
    kind: random.pick(
      ({ 1: ['each', 'once'], 2: ['less', 'shared'], 3: ['taken', 'less', 'each'] } as const)[level],
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: isWhole,
  item(its) {
    const { kind } = its
    const [first, second, third] = wrongFor(its, kind)
    const wrong = (
      text: string,
      misconception: 'operations.ignores-parentheses' | 'operations.groups-wrong',
    ) => ({
      text: math(text),
      misconception,
      feedback: say(`slip.${kind}`),
    })
    return {
      stem: [told(its, kind), say('fit.asks')],
      ...arranged.choices(its.shuffle, {
        right: [math(expressionOf(its, kind)), math(sameAs(its, kind))],
        wrong: [
          wrong(
            first,
            kind === 'once' || kind === 'taken'
              ? 'operations.groups-wrong'
              : 'operations.ignores-parentheses',
          ),
          wrong(second, 'operations.groups-wrong'),
          wrong(third, 'operations.groups-wrong'),
        ],
        missed: { misconception: 'expression.one-form', feedback: say('fit.missed') },
      }),
      hints: [say('fit.nudge'), say(`value.hint.${kind}`)],
      solution: [
        say(`because.${kind}`, { ...numbersOf(its), expression: tex(expressionOf(its, kind)) }),
        say(`fit.same.${kind}`, { a: its.a, expression: tex(sameAs(its, kind)) }),
      ],
    }
  },
})

interface Two extends Told {
  other: string
  /** Whether the first and the second person's expression fits. */
  one: boolean
  two: boolean
  isSwapped: boolean
  wrong: number
}
const verdicts = ['one', 'two', 'both', 'neither'] as const
const verdictOf = ({ one, two }: Pick<Two, 'one' | 'two'>) =>
  one ? (two ? 'both' : 'one') : two ? 'two' : 'neither'

/** Two people's expressions for groups (level 1), with less or with shares (level 2), with what is left (level 3). */
export const whoIsRight = defineModel<Two, Pick<Two, 'one' | 'two'>>({
  id: 'who-is-right',
  thinking: 'find the mistake',
  isClaim: true,
  seconds: 70,
  standards: write,
  task: (its) => `${its.scene} ${its.kind} ${verdictOf(its)}`,
  aim: (random) => ({ one: random.chance(0.5), two: random.chance(0.5) }),
  draw: (random, level, aim) => ({
    ...drawStory(random),
    ...aim,
    kind: random.pick(kindsAt[level]),
    other: someone(random),
    isSwapped: random.chance(0.5),
    wrong: random.integer(0, 1),
  }),
  fits: (its) => isWhole(its) && its.who !== its.other,
  item(its) {
    const { kind, one, two } = its
    const names = { one: person(its.who), two: person(its.other) }
    const rights = [expressionOf(its, kind), sameAs(its, kind)]
    const wrongs = wrongFor(its, kind)
    const order = its.isSwapped ? [1, 0] : [0, 1]
    const pick = (isRight: boolean, at: number): string =>
      (isRight ? rights[order[at] ?? 0] : wrongs[((order[at] ?? 0) + its.wrong) % 3]) ?? ''
    const [mine, yours] = [pick(one, 0), pick(two, 1)]
    const right = verdictOf(its)
    const accepts = { one: [true, false], two: [false, true], both: [true, true], neither: [false, false] }
    return {
      stem: [
        told(its, kind),
        say('who.wrote', { ...names, mine: tex(mine), yours: tex(yours) }),
        say('who.asks'),
      ],
      interaction: {
        kind: 'choice',
        options: verdicts.map((each, at) => ({ id: 'abcd'[at] ?? '', text: say(`who.${each}`, names) })),
      },
      key: { kind: 'choice', option: 'abcd'[verdicts.indexOf(right)] ?? '' },
      wrongAnswers: verdicts.flatMap((each, at) => {
        if (each === right) return []
        const [first = false, second = false] = accepts[each]
        const isTrusting = (first && !one) || (second && !two)
        return [
          {
            misconception: isTrusting
              ? ('judging.trusts-claim' as const)
              : ('judging.blames-right-work' as const),
            key: { kind: 'choice' as const, option: 'abcd'[at] ?? '' },
            feedback: say(isTrusting ? 'who.trusts' : 'who.blames'),
          },
        ]
      }),
      hints: [say('who.nudge'), say(`value.hint.${kind}`)],
      solution: [
        say(`because.${kind}`, { ...numbersOf(its), expression: tex(expressionOf(its, kind)) }),
        ...((one && order[0] === 1) || (two && order[1] === 1)
          ? [say(`fit.same.${kind}`, { a: its.a, expression: tex(sameAs(its, kind)) })]
          : []),
        say(`who.${right}`, names),
      ],
    }
  },
})
