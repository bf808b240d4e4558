import { type Bug, bug, type Exact, keysOf, type Random, tex, type Text, tidy } from '#form'
import { type Fraction, fractionTex, lowest, over, sizeOf, times } from '#fractions/fraction.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Pictures that are enlarged or reduced, and how long their sides are, in inches. */
export const scenes = {
  poster: { isLarger: true, sides: [6, 11] },
  banner: { isLarger: true, sides: [4, 10] },
  mural: { isLarger: true, sides: [8, 12] },
  sign: { isLarger: true, sides: [6, 11] },
  quilt: { isLarger: true, sides: [4, 8] },
  photo: { isLarger: true, sides: [4, 10] },
  kite: { isLarger: true, sides: [6, 10] },
  postcard: { isLarger: false, sides: [12, 24] },
  sticker: { isLarger: false, sides: [10, 24] },
  magnet: { isLarger: false, sides: [12, 24] },
  handout: { isLarger: false, sides: [16, 36] },
  game: { isLarger: false, sides: [12, 20] },
} as const
export type Scene = keyof typeof scenes
const sceneIds = keysOf(scenes)

const factors: Record<'whole' | 'larger' | 'smaller', readonly Fraction[]> = {
  whole: [
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ],
  larger: [
    [3, 2],
    [5, 2],
    [4, 3],
    [5, 4],
    [5, 3],
  ],
  smaller: [
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [3, 4],
    [2, 5],
  ],
}
/** A picture and a scale factor that goes with it: a whole number, or a fraction above or below 1. */
export function drawScaled(random: Random, kind: 'whole' | 'part'): { scene: Scene; k: Fraction } {
  const scene = random.pick(sceneIds.filter((id) => kind === 'part' || scenes[id].isLarger))
  return {
    scene,
    k: random.pick(kind === 'whole' ? factors.whole : factors[scenes[scene].isLarger ? 'larger' : 'smaller']),
  }
}
export const drawSide = (random: Random, scene: Scene): number => {
  const [least, most] = scenes[scene].sides
  return random.integer(least, most)
}

/** A number as it is typed: a decimal if it ends after at most two places. */
export function asExact(value: Fraction): Exact {
  const [top, bottom] = lowest(value)
  return Number.isInteger(tidy((100 * top) / bottom)) ? tidy(top / bottom) : [top, bottom]
}
/** Whole, or with halves; small numbers also with quarters. */
export const isPlain = ([top, bottom]: Fraction): boolean =>
  Number.isInteger(((top < 50 * bottom ? 4 : 2) * top) / bottom)
export const squared = (k: Fraction): Fraction => times(k, k)
/** `3 \times 3 = 9`; fractions are set in parentheses by their bars. */
export const squareTex = (k: Fraction): string =>
  String.raw`${fractionTex(k)} \times ${fractionTex(k)} = ${fractionTex(squared(k))}`

/** A measure of a picture and of its copy; the original has a whole number. */
export interface Copy {
  scene: Scene
  k: Fraction
  asks: 'area' | 'around' | 'height'
  /** Whether the copy is known and the original is asked for. */
  isBack: boolean
  original: number
}
export const drawCopy = (
  random: Random,
  kind: 'whole' | 'part',
  asks: Copy['asks'],
  isBack: boolean,
): Copy => {
  const { scene, k } = drawScaled(random, kind)
  const [one, other] = [drawSide(random, scene), drawSide(random, scene)]
  const original = { area: one * other, around: 2 * (one + other), height: one }[asks]
  return { scene, k, asks, isBack, original }
}
const factorOf = ({ asks, k }: Copy): Fraction => (asks === 'area' ? squared(k) : k)
export const copyOf = (its: Copy): Fraction => times([its.original, 1], factorOf(its))
export const knownOf = (its: Copy): Fraction => (its.isBack ? copyOf(its) : [its.original, 1])
export const answerOf = (its: Copy): number => (its.isBack ? its.original : tidy(sizeOf(copyOf(its))))
export const measured = (its: Copy, value: number) =>
  quantity(value, its.asks === 'area' ? 'square-inch' : 'inch')

export const copyStem = (its: Copy): Text[] => [
  say(`scene.${its.scene}`),
  say('copy.factor', { k: tex(fractionTex(its.k)) }),
  say(`copy.asks.${its.asks}.${its.isBack ? 'back' : 'forth'}`, {
    known: measured(its, tidy(sizeOf(knownOf(its)))),
  }),
]
export const copyHints = ({ asks, isBack }: Copy): Text[] => [
  say('copy.nudge'),
  say(isBack ? 'copy.think.back' : 'copy.think.forth'),
  say(`copy.hint.${asks === 'area' ? 'area' : 'length'}.${isBack ? 'back' : 'forth'}`),
]
export function copySteps(its: Copy): Text[] {
  const factor = fractionTex(factorOf(its))
  const sign = its.isBack ? String.raw`\div` : String.raw`\times`
  const known = String(tidy(sizeOf(knownOf(its))))
  return [
    its.asks === 'area'
      ? say('copy.square', { equation: tex(squareTex(its.k)) })
      : say('copy.once', { k: tex(fractionTex(its.k)) }),
    say(its.isBack ? 'copy.divide' : 'copy.multiply', {
      equation: tex(`${known} ${sign} ${factor} = ${answerOf(its)}`),
      result: measured(its, answerOf(its)),
    }),
  ]
}

const one = ({ original }: Copy): Fraction => [original, 1]
// Worked by hand: 12 square inches at a scale factor of 3 become 108; as a length 36, by 3 × 2 = 6 they would be 72.
const logo: Copy = { scene: 'banner', k: [3, 1], asks: 'area', isBack: false, original: 12 }
const tall: Copy = { ...logo, asks: 'height' }

export const likeLength: Bug<Copy> = bug<Copy>({
  id: 'area.grows-like-length',
  answer: (its) => (its.asks === 'area' ? asExact(times(one(its), its.k)) : null),
  feedback: () => say('slip.like-length'),
  example: [logo, 36],
})
export const squaresLength: Bug<Copy> = bug<Copy>({
  id: 'area.squares-length-factor',
  answer: (its) => {
    if (its.asks === 'area') return null
    return asExact(its.isBack ? over(one(its), its.k) : times(one(its), squared(its.k)))
  },
  feedback: () => say('slip.squares-length'),
  example: [tall, 108],
})
export const doubles: Bug<Copy> = bug<Copy>({
  id: 'exponents.base-times-exponent',
  answer: (its) => {
    const [top, bottom] = its.k
    if (its.asks !== 'area' || bottom > 1 || top === 2) return null
    return asExact(its.isBack ? over(copyOf(its), [2 * top, 1]) : times(one(its), [2 * top, 1]))
  },
  feedback: () => say('slip.doubles'),
  example: [logo, 72],
})
export const wrongWay: Bug<Copy> = bug<Copy>({
  id: 'proportion.wrong-way',
  answer: (its) => asExact(its.isBack ? times(copyOf(its), factorOf(its)) : over(one(its), factorOf(its))),
  feedback: ({ isBack }) => say(isBack ? 'slip.wrong-way.back' : 'slip.wrong-way.forth'),
  example: [tall, 4],
})
export const addsFactor: Bug<Copy> = bug<Copy>({
  id: 'ratio.adds-rate',
  answer: (its) => (its.k[1] > 1 || its.isBack ? null : its.original + its.k[0]),
  feedback: () => say('slip.adds'),
  example: [logo, 15],
})
export const copyBugs = [likeLength, squaresLength, doubles, wrongWay, addsFactor]
