import { defineModel, numbersIn, type Random, solved, toNumber } from '#form'
import { valueOfTex } from '#exponents/powers.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { piTex } from '#round-figures/round-figures.ts'
import { isWholeVolume, piVolume, type RoundSolid } from '#solids/round-solids.ts'
import { say } from './messages.gen.ts'

interface Cards {
  solids: RoundSolid[]
  shuffle: number
}
const sizeOf = (its: RoundSolid): number => toNumber(piVolume(its))
const asCylinder = (its: RoundSolid): number =>
  sizeOf(its.shape === 'cone' ? { ...its, shape: 'cylinder' } : its)
const cardOf = ({ shape, radius, height, given }: RoundSolid) =>
  say(`order.${shape}`, { across: given === 'radius' ? radius : 2 * radius, given, height })

const drawSolid = (random: Random, shape: RoundSolid['shape'], given: RoundSolid['given']): RoundSolid => ({
  shape,
  radius: random.integer(2, 9),
  height: random.integer(2, 12),
  unit: 'inch',
  given,
})
const givens = ['radius', 'diameter'] as const

/** Cylinders (level 1), cylinders and cones (level 2), with spheres and diameters (level 3). */
export const orderSolids = defineModel<Cards>({
  id: 'order-solids',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.G.C.9'],
  task: ({ solids }) => solids.map(({ shape, given }) => `${shape} ${given}`).join(),
  draw(random, level) {
    const shapes = {
      1: ['cylinder', 'cylinder', 'cylinder'],
      2: ['cylinder', 'cylinder', 'cone', 'cone'],
      3: ['cylinder', 'cone', 'sphere', random.pick(['cone', 'cylinder'] as const)],
    } as const
    return {
      solids: shapes[level].map((shape) =>
        drawSolid(random, shape, level === 3 ? random.pick(givens) : 'radius'),
      ),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ solids }, level) {
    const sizes = solids.map(sizeOf).toSorted((one, other) => one - other)
    const heights = solids.map(({ height }) => height)
    return (
      solids.every(isWholeVolume) &&
      (level !== 2 || sortedBy(solids, sizeOf).some((its, at) => its !== sortedBy(solids, asCylinder)[at])) &&
      sizes.every((size, at) => size <= 1000 && (at === 0 || size > 1.1 * (sizes[at - 1] ?? 0))) &&
      (level === 3
        ? new Set(solids.map(({ given }) => given)).size === 2
        : new Set(heights).size === heights.length)
    )
  },
  minWrongAnswers: 1,
  item({ solids, shuffle }) {
    const things = solids.map((its) => ({ its, text: cardOf(its) }))
    const isSphere = ({ shape }: RoundSolid): boolean => shape === 'sphere'
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: ({ its }) => sizeOf(its),
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          {
            by: ({ its }) => asCylinder(its),
            misconception: 'volume.forgets-third',
            feedback: say('order.cone-whole'),
          },
          {
            by: ({ its }) => sizeOf(its.given === 'diameter' ? { ...its, radius: 2 * its.radius } : its),
            misconception: 'circle.radius-diameter',
            feedback: say('order.diameter'),
          },
          {
            by: ({ its }) => (isSphere(its) ? sizeOf(its) : sizeOf(its) / its.radius),
            misconception: 'circle.doubles-for-square',
            feedback: say('order.square'),
          },
          {
            by: ({ its }) => (isSphere(its) ? 2 * its.radius : its.height),
            misconception: 'volume.judges-by-one-edge',
            feedback: say('order.height'),
          },
          {
            by: ({ its }) => -sizeOf(its),
            misconception: 'volume.reversed',
            feedback: say('order.reversed'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, ({ its }) => sizeOf(its)).map(({ its, text }) =>
          say('order.so', { solid: text, volume: piTex(sizeOf(its)) }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [across = 0, height = 0] = numbersIn(text).map(({ value }) => value)
      const radius = /diameter|diámetro/.test(text) ? across / 2 : across
      const shape = /sphere|esfera/i.test(text) ? 'sphere' : /cone|cono/i.test(text) ? 'cone' : 'cylinder'
      return toNumber(piVolume({ shape, radius, height }))
    }),
})

const { raw } = String
/** A cylinder, a cone, a sphere, or half of one. */
interface Worked {
  shape: RoundSolid['shape'] | 'half'
  radius: number
  height: number
}
const factorOf = {
  cylinder: '',
  cone: raw`\frac{1}{3} \times `,
  sphere: raw`\frac{4}{3} \times `,
  half: raw`\frac{2}{3} \times `,
}
const isRound = ({ shape }: Worked): boolean => shape === 'sphere' || shape === 'half'
const lineWith = (its: Worked, power: string | number): string =>
  raw`${factorOf[its.shape]}\pi \times ${power}${isRound(its) ? '' : raw` \times ${its.height}`}`
const inPi = (line: string): number => Math.round(valueOfTex(line) / Math.PI)

/** A cylinder (level 1), a cone (level 2), a sphere or half of it (level 3). */
export const findMistake = wrongLine<Worked, Line>({
  seconds: 60,
  standards: ['8.G.C.9'],
  ...mistakeWords(say),
  task: ({ shape }) => shape,
  steps: 2,
  draw: (random, level) => ({
    shape: level === 1 ? 'cylinder' : level === 2 ? 'cone' : random.pick(['sphere', 'half']),
    radius: level === 3 ? 3 * random.integer(1, 5) : random.integer(3, 12),
    height: random.integer(3, 15),
  }),
  fits: (its) =>
    isRound(its) ||
    (its.radius ** 2 * its.height <= 2000 && (its.shape === 'cylinder' || its.height % 3 === 0)),
  work(its) {
    const { shape, radius } = its
    const exponent = isRound(its) ? 3 : 2
    return {
      start: { line: lineWith(its, `${radius}^{${exponent}}`) },
      steps: [
        {
          right: () => ({ line: lineWith(its, radius ** exponent) }),
          wrong: () => ({ line: lineWith(its, radius * exponent) }),
          move: () => say(`mistake.power.${exponent}`),
        },
        {
          right: ({ line }) => ({ line: raw`${inPi(line)}\pi` }),
          wrong: ({ line }) => ({
            line: raw`${inPi(line.replace(/^\\frac\{\d\}\{3\} \\times /, '')) * (shape === 'cylinder' ? 2 : 1)}\pi`,
          }),
          move: () => say(shape === 'cylinder' ? 'mistake.multiply' : 'mistake.factor'),
        },
      ],
    }
  },
  truth: (its) =>
    say('mistake.truth', { volume: piTex(inPi(lineWith(its, its.radius ** (isRound(its) ? 3 : 2)))) }),
  means: (line) => String(inPi(line)),
})
