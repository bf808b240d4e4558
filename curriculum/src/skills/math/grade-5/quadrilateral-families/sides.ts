import { bug, defineModel, type ItemTemplate, numbersIn, plain, type Random, solved, tex } from '#form'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['5.G.B.3']
const cross = String.raw` \times `

const equal = ['rhombus', 'square'] as const
const paired = ['parallelogram', 'rectangle'] as const
type Family = (typeof equal)[number] | (typeof paired)[number]

/** A quadrilateral with sides a and b; asks for the distance around it, or for a side if that is known. */
interface Sides {
  family: Family
  a: number
  b: number
  asks: 'around' | 'side'
}
const isEqual = ({ family }: Pick<Sides, 'family'>): boolean => equal.some((each) => each === family)
const around = ({ a, b }: Sides): number => 2 * (a + b)
const answerOf = (its: Sides): number => (its.asks === 'around' ? around(its) : its.b)

function drawSides(random: Random, family: Family, asks: Sides['asks']): Sides {
  const a = random.integer(4, isEqual({ family }) ? 99 : 24)
  return { family, a, b: isEqual({ family }) ? a : random.integer(3, 24), asks }
}
/** Drawn to scale, so no side is much longer than the other. */
const isClear = (its: Sides): boolean =>
  isEqual(its) || (its.a !== its.b && its.a < 2.5 * its.b && its.b < 1.6 * its.a)

// Worked by hand: a parallelogram of 9 and 5, 28 around.
const nine: Sides = { family: 'parallelogram', a: 9, b: 5, asks: 'around' }
const sideBugs = {
  half: bug<Sides>({
    id: 'grid.half-perimeter',
    answer: (its) => (its.asks === 'around' ? its.a + its.b : isEqual(its) ? around(its) / 2 : null),
    feedback: ({ asks }) => say(`slip.half.${asks}`),
    example: [nine, 14],
  }),
  equal: bug<Sides>({
    id: 'shape.extra-attribute',
    answer: (its) => (isEqual(its) ? null : its.asks === 'around' ? 4 * its.a : around(its) / 4),
    feedback: () => say('slip.equal'),
    example: [nine, 36],
  }),
  stops: bug<Sides>({
    id: 'area.stops-early',
    answer: (its) => (its.asks === 'side' && !isEqual(its) ? 2 * its.b : null),
    feedback: () => say('slip.stops'),
    example: [{ ...nine, asks: 'side' }, 10],
  }),
  once: bug<Sides>({
    id: 'shape.not-inherited',
    answer: (its) => (its.asks === 'side' && !isEqual(its) ? around(its) - its.a : null),
    feedback: () => say('slip.once'),
    // 28 − 9
    example: [{ ...nine, asks: 'side' }, 19],
  }),
  three: bug<Sides>({
    id: 'shape.not-inherited',
    answer: (its) => (its.asks === 'around' ? 2 * its.a + its.b : null),
    feedback: () => say('slip.three'),
    example: [{ family: 'rhombus', a: 7, b: 7, asks: 'around' }, 21],
  }),
}
const bugs = Object.values(sideBugs)

const shape = ({ family }: Sides) => quantity(1, family)
const cm = (q: number) => quantity(q, 'centimeter')
const told = (its: Sides) => [
  say('sides.is', { shape: shape(its) }),
  ...(its.asks === 'around'
    ? [
        isEqual(its) ? say('sides.one', { a: cm(its.a) }) : say('sides.two', { a: cm(its.a), b: cm(its.b) }),
        say('sides.asks.around'),
      ]
    : [
        say('sides.around', { all: cm(around(its)) }),
        ...(isEqual(its) ? [] : [say('sides.one', { a: cm(its.a) })]),
        say(isEqual(its) ? 'sides.asks.any' : 'sides.asks.side'),
      ]),
]
function figureOf(its: Sides): NonNullable<ItemTemplate['figure']> {
  const hasRight = its.family === 'rectangle' || its.family === 'square'
  return {
    kind: 'polygon',
    description: say('sides.figure', { shape: shape(its) }),
    shapes: [
      {
        outline: { type: 'parallelogram', base: its.a, side: its.b, angle: hasRight ? 90 : 62 },
        names: ['A', 'B', 'C', 'D'],
      },
    ],
  }
}
const work = (its: Sides) => {
  const { a, b, asks } = its
  const all = around(its)
  if (isEqual(its)) {
    return [
      say('sides.why.equal', { shape: shape(its) }),
      say('sides.so', {
        equation: tex(asks === 'around' ? `4${cross}${a} = ${all}` : String.raw`${all} \div 4 = ${a}`),
      }),
    ]
  }
  return [
    say('sides.why.opposite', { shape: shape(its) }),
    ...(asks === 'around'
      ? [say('sides.so', { equation: tex(`${a} + ${b} + ${a} + ${b} = ${all}`) })]
      : [
          say('sides.rest', { equation: tex(`${all} − ${a} − ${a} = ${2 * b}`) }),
          say('sides.so', { equation: tex(String.raw`${2 * b} \div 2 = ${b}`) }),
        ]),
  ]
}
const hintsFor = (its: Sides) => [
  say('sides.nudge', { shape: shape(its) }),
  say(`sides.hint.${isEqual(its) ? 'equal' : 'opposite'}`),
]
const familyIn = (text: string): Family =>
  /rhombus|rombo/.test(text)
    ? 'rhombus'
    : /square|cuadrado/.test(text)
      ? 'square'
      : /rectangle|rectángulo/.test(text)
        ? 'rectangle'
        : 'parallelogram'
function read(stem: string): Sides {
  const text = plain(stem)
  const numbers = numbersIn(text).map(({ value }) => value)
  const [first = 0, second = 0] = numbers
  const family = familyIn(text)
  const isAround = !/distance around it is|distancia alrededor es/.test(text)
  if (isAround) return { family, a: first, b: isEqual({ family }) ? first : second, asks: 'around' }
  return isEqual({ family })
    ? { family, a: first / 4, b: first / 4, asks: 'side' }
    : { family, a: second, b: first / 2 - second, asks: 'side' }
}

/** Four equal sides (level 1), equal opposite sides (level 2), from the distance around back to a side (level 3). */
export const sides = defineModel<Sides>({
  id: 'side-lengths',
  thinking: 'compute',
  seconds: 50,
  standards,
  bugs,
  task: ({ family, asks }) => `${family} ${asks}`,
  draw: (random, level) =>
    drawSides(
      random,
      random.pick<Family>(level === 1 ? equal : level === 2 ? paired : [...equal, ...paired]),
      level === 3 ? 'side' : 'around',
    ),
  fits: isClear,
  minWrongAnswers: 1,
  item: (its) => ({
    stem: told(its),
    figure: figureOf(its),
    ...typedQuantity<Sides>(its, { label: say('sides.label'), right: cm(answerOf(its)), bugs }),
    hints: hintsFor(its),
    solution: [...work(its), say('sides.answer', { length: cm(answerOf(its)) })],
  }),
  solve: ({ stem }) => solved.number(answerOf(read(stem))),
})

const { half, equal: alike, stops, once, three } = sideBugs
const claimed = { half, equal: alike, stops, once, three }
const faults = faultsBy<Sides, keyof typeof claimed>(claimed, (id, who) => say(`claim.${id}`, { who }))

/** A rectangle (level 1), a parallelogram (level 2), a side from the distance around (level 3). */
export const findMistake = claimModel<Sides>({
  seconds: 70,
  standards,
  task: ({ family, asks }) => `${family} ${asks}`,
  kinds: {
    1: [
      {
        draw: (random) => drawSides(random, 'rectangle', 'around'),
        faults: faults('half', 'equal', 'three'),
      },
    ],
    2: [
      {
        draw: (random) => drawSides(random, 'parallelogram', 'around'),
        faults: faults('half', 'equal', 'three'),
      },
    ],
    3: [
      {
        draw: (random) => drawSides(random, random.pick(paired), 'side'),
        faults: faults('equal', 'stops', 'once'),
      },
    ],
  },
  truth: answerOf,
  fits: isClear,
  printed: (its) => (its.asks === 'around' ? [its.a, its.b] : [its.a, around(its)]),
  words: (its, _who, got) => ({
    context: told(its),
    figure: figureOf(its),
    said: say('claim.said', { got: cm(Number(got)) }),
    truth: say('claim.said', { got: cm(answerOf(its)) }),
    hints: hintsFor(its),
    start: work(its),
  }),
  reads({ stem }) {
    const [question = '', said = ''] = stem.split('“')
    const its = read(question)
    const by = (id: keyof typeof claimed): number => Number(claimed[id].answer(its) ?? -1)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: answerOf(its),
      ways: [
        [/two of the four|dos de los cuatro/, by('half')],
        [/all four|los cuatro lados eran/, by('equal')],
        [/three of the four|tres de los cuatro/, by('three')],
        [/for both|de los dos lados/, by('stops')],
        [/only once|una sola vez/, by('once')],
      ],
    }
  },
})
