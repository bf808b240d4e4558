import { type Bug, bug, byLevel, defineModel, numbersIn, plain, tex, toNumber } from '#form'
import { edgeBugs, type Taken } from '#bugs/bound/bound-bugs.ts'
import { type Bound, goesRight, plainBound, rayOf, termsOf, turned } from '#equations/inequality.ts'
import { drawnRay, typedBound } from '#figures/ray-figure/ray-figure.ts'
import { type BelowZero, drawBelowZero, tellBelowZero } from '#situations/below-zero/below-zero.ts'
import { drawZeroLimit, tellZeroLimit, type ZeroLimit } from '#situations/zero-points/zero-points.ts'
import { say } from './messages.gen.ts'

interface Told extends BelowZero {
  isDrawn: boolean
}
interface FromZero extends Bound, ZeroLimit {
  at: number
}

const debt: Bound & { at: number } = { letter: 'b', sign: '<', at: -30 }
const bugs: Bug<Bound, Taken>[] = [
  bug<Bound, Taken>({
    id: 'signed.by-size',
    answer: ({ sign, at }) => (toNumber(at) < 0 ? { sign: turned[sign], at } : null),
    feedback: () => say('limit.turned'),
    example: [debt, { sign: '>', at: -30 }],
  }),
  bug<Bound, Taken>({
    id: 'inequality.turned-sign',
    answer: ({ sign, at }) => (toNumber(at) < 0 ? null : { sign: turned[sign], at }),
    feedback: () => say('limit.turned'),
    example: [
      { ...debt, at: 6 },
      { sign: '>', at: 6 },
    ],
  }),
  ...edgeBugs,
]
const distance = bug<Told, Taken>({
  id: 'signed.value-for-distance',
  answer: ({ sign, at }) => ({ sign: turned[sign], at: -at }),
  feedback: () => say('limit.distance'),
  example: [
    { ...debt, story: 'account', kind: 'more', isDrawn: false },
    { sign: '>', at: 30 },
  ],
})
const measured = bug<FromZero, Taken>({
  id: 'signed.ignores-zero',
  answer: ({ sign, zero, number }) => ({ sign, at: zero + number }),
  feedback: ({ zero }) => say('limit.measured', { zero }),
  // The limit is 11 feet, and 14 feet are called 0.
  example: [
    { letter: 'n', sign: '<', at: -3, story: 'river', zero: 14, number: -3, isAbove: false, who: 'Ana' },
    { sign: '<', at: 11 },
  ],
})

const model = {
  id: 'limit',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.EE.B.8'],
} as const

const openEnd = (bound: Bound) => say(goesRight(bound.sign) ? 'limit.right' : 'limit.left', termsOf(bound))
// A measured amount may have an end of its own: a river cannot be less than 0 feet deep.
const measuredEnd = (bound: Bound) =>
  say(goesRight(bound.sign) ? 'limit.only-right' : 'limit.only-left', termsOf(bound))

const told = defineModel<Told>({
  ...model,
  bugs: [...bugs, distance],
  task: ({ story, kind, isDrawn }) => `${story} ${kind} ${isDrawn}`,
  draw: (random, level) => ({
    ...(level === 1 ? drawBelowZero(random, 2, 9) : drawBelowZero(random, 5)),
    isDrawn: level === 1,
  }),
  item(values) {
    const { isDrawn } = values
    const { letter, at } = termsOf(values)
    const size = -values.at
    const slips = { bugs: [...bugs, distance] }
    return {
      stem: [...tellBelowZero(values), say(isDrawn ? 'limit.graph' : 'limit.write', { letter })],
      ...(isDrawn
        ? drawnRay<Told>(values, { ...slips, hasHalves: false })
        : typedBound<Told>(values, { ...slips, cannotBeNegative: false })),
      hints: [say('limit.nudge.size', { size }), say('limit.hint')],
      solution: [
        say('limit.start.size', { size, at }),
        openEnd(values),
        ...(isDrawn ? [say('limit.open', { at })] : []),
      ],
    }
  },
  solve({ stem, interaction }) {
    const text = plain(stem)
    const size = numbersIn(text).find(({ value }) => value > 0)?.value ?? 0
    const isBelow = /more than|más de/.test(text)
    if (interaction.kind === 'inequality')
      return {
        kind: 'inequality',
        text: `${interaction.letters[0] ?? ''}${isBelow ? '<' : '>'}-${size}`,
      }
    return { kind: 'number-line', marks: [rayOf({ sign: isBelow ? '<' : '>', at: -size })] }
  },
})

const fromZero = defineModel<FromZero>({
  ...model,
  bugs: [...bugs, measured],
  task: ({ story, isAbove, number }) => `${story} ${isAbove} ${number > 0}`,
  draw(random) {
    const drawn = drawZeroLimit(random)
    return { ...drawn, letter: 'n', at: drawn.number, sign: drawn.isAbove ? '>' : '<' }
  },
  item(values) {
    const { zero, number, letter } = values
    const terms = { zero, actual: zero + number, size: Math.abs(number), at: termsOf(values).at }
    return {
      stem: [tellZeroLimit(values, letter), say('limit.one-sign', { letter: tex(letter) })],
      ...typedBound<FromZero>(values, { bugs: [...bugs, measured], cannotBeNegative: false }),
      hints: [say('limit.nudge.zero', terms), say('limit.hint')],
      solution: [
        say('limit.start.zero', { ...terms, side: number > 0 ? 'above' : 'below' }),
        measuredEnd(values),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'inequality') throw new TypeError('expects an inequality')
    const text = plain(stem)
    const [zero = 0, calledZero = 0, actual = 0] = numbersIn(text).map(({ value }) => value)
    const isAbove = /(?:deeper|more|longer) than \d|above \d|(?:más de|mayor que) \d/.test(text)
    const letter = interaction.letters[0] ?? ''
    return {
      kind: 'inequality',
      text: plainBound({ letter, sign: isAbove ? '>' : '<', at: calledZero + actual - zero }),
    }
  },
})

/** A limit below 0, to graph (level 1) and to write (level 2); a limit measured from a value that is called 0 (level 3). */
export const limit = byLevel({ 1: told, 2: told, 3: fromZero }, ({ stem }) =>
  /can show|puede (?:marcar|mostrar)/.test(stem) ? 3 : 1,
)
