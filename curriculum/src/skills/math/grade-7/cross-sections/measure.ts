import { defineModel, numbersIn, type Random, solved, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { areaShown, type Cut, drawSliced, sectionFigure, type Sliced } from '#solids/sections.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.3']

/** The two lengths that the area of a section is made from, and whether it is a triangle. */
function partsOf({ solid, length, width, height, cut }: Sliced): {
  one: number
  other: number
  isTriangle: boolean
} {
  if (cut === 'front') return { one: length, other: height, isTriangle: solid === 'pyramid' }
  if (cut === 'side') return { one: width, other: height, isTriangle: solid === 'pyramid' }
  const part = solid === 'pyramid' ? 2 : 1
  return { one: length / part, other: width / part, isTriangle: false }
}
const areaOf = (its: Sliced): number => {
  const { one, other, isTriangle } = partsOf(its)
  return (one * other) / (isTriangle ? 2 : 1)
}
// Worked by hand: 8 by 6 by 5: level 48, front 40; of a pyramid, front 20 and half way up 4 × 3 = 12.
const box: Sliced = { solid: 'box', length: 8, width: 6, height: 5, cut: 'front' }
const pyramid: Sliced = { ...box, solid: 'pyramid' }
const otherFace: Bug<Sliced> = bug<Sliced>({
  id: 'section.other-face',
  answer: ({ solid, length, width, height, cut }) => {
    if (solid === 'pyramid' && cut === 'level') return null
    const turned = cut === 'front' ? width * height : length * height
    return solid === 'box' ? turned : turned / 2
  },
  feedback: () => say('area.other-face'),
  example: [box, 30],
})
const baseArea: Bug<Sliced> = bug<Sliced>({
  id: 'section.takes-face',
  answer: (its) =>
    its.solid === 'box' && its.cut === 'level' ? its.width * its.height : its.length * its.width,
  feedback: ({ cut }) => say(cut === 'level' ? 'area.same-size' : 'area.base'),
  example: [pyramid, 48],
})
const noHalf: Bug<Sliced> = bug<Sliced>({
  id: 'area.no-half',
  answer: (its) => (partsOf(its).isTriangle ? 2 * areaOf(its) : null),
  feedback: () => say('area.no-half'),
  example: [pyramid, 40],
})
const halfBase: Bug<Sliced> = bug<Sliced>({
  id: 'area.grows-like-length',
  answer: ({ solid, length, width, cut }) =>
    solid === 'pyramid' && cut === 'level' ? (length * width) / 2 : null,
  feedback: () => say('area.half-base'),
  example: [{ ...pyramid, cut: 'level' }, 24],
})
const addsLengths: Bug<Sliced> = bug<Sliced>({
  id: 'area.adds-lengths',
  answer: (its) => {
    const { one, other, isTriangle } = partsOf(its)
    return isTriangle ? null : 2 * (one + other)
  },
  feedback: () => say('area.around'),
  example: [box, 26],
})
const bugs = [otherFace, baseArea, noHalf, halfBase, addsLengths]

const kinds: Record<1 | 2 | 3, readonly [Sliced['solid'], readonly Cut[]]> = {
  1: ['box', ['level', 'front', 'side']],
  2: ['pyramid', ['front', 'side']],
  3: ['pyramid', ['level']],
}
const isHandy = (its: Sliced): boolean =>
  new Set([its.length, its.width, its.height]).size === 3 &&
  (its.cut !== 'level' || its.solid === 'box' || (its.length % 2 === 0 && its.width % 2 === 0))
const told = (its: Sliced) =>
  say(`area.told.${its.solid}.${its.cut === 'level' ? 'level' : its.cut === 'front' ? 'front' : 'side'}`)
function steps(its: Sliced) {
  const { one, other, isTriangle } = partsOf(its)
  const product = String.raw`${one} \times ${other} = ${one * other}`
  return [
    say(`area.sides.${its.solid}.${its.cut === 'level' ? 'level' : 'upright'}`, {
      one: quantity(one, 'inch'),
      other: quantity(other, 'inch'),
    }),
    say(isTriangle ? 'area.triangle' : 'area.rectangle', {
      equation: tex(
        isTriangle ? String.raw`\frac{1}{2} \times ${one} \times ${other} = ${areaOf(its)}` : product,
      ),
    }),
  ]
}
const hints = (its: Sliced) => [
  say('area.nudge'),
  say(`area.hint.${its.solid}.${its.cut === 'level' ? 'level' : 'upright'}`),
]
const draw = (random: Random, level: 1 | 2 | 3): Sliced => drawSliced(random, ...kinds[level])

/** A slice of a prism (level 1), through the top of a pyramid (level 2), half way up a pyramid (level 3). */
export const sectionArea = defineModel<Sliced>({
  id: 'section-area',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs,
  task: ({ solid, cut, length, width }) => `${solid} ${cut} ${length > width}`,
  draw,
  fits: isHandy,
  item: (its) => ({
    stem: [told(its), say('area.asks')],
    figure: sectionFigure(its, true),
    ...typedQuantity(its, { label: say('area.label'), right: quantity(areaOf(its), 'square-inch'), bugs }),
    hints: hints(its),
    solution: steps(its),
  }),
  solve: ({ figure }) => solved.number(areaShown(figure)),
})

const bugOf = { face: otherFace, base: baseArea, half: noHalf, grows: halfBase, around: addsLengths }
const faults = faultsBy<Sliced, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))
/** A slice of a prism (level 1), through the top of a pyramid (level 2), half way up a pyramid (level 3). */
export const findMistake = claimModel<Sliced>({
  seconds: 60,
  standards,
  task: ({ solid, cut }) => `${solid} ${cut}`,
  kinds: {
    1: [
      {
        draw: (random) => drawSliced(random, 'box', ['front', 'side']),
        faults: faults('face', 'base', 'around'),
      },
    ],
    2: [{ draw: (random) => draw(random, 2), faults: faults('face', 'base', 'half') }],
    3: [{ draw: (random) => draw(random, 3), faults: faults('base', 'grows', 'around') }],
  },
  truth: areaOf,
  printed: ({ length, width, height }) => [length, width, height],
  fits: isHandy,
  words: (its, _who, got) => ({
    context: told(its),
    figure: sectionFigure(its, true),
    said: say('claim.said', { area: quantity(Number(got), 'square-inch') }),
    truth: say('claim.truth', { area: quantity(areaOf(its), 'square-inch') }),
    hints: hints(its),
    start: steps(its),
  }),
  reads({ stem, figure }) {
    if (figure?.kind !== 'solid' || !('length' in figure.body) || figure.section === undefined)
      throw new TypeError('expects a section')
    const { shape, length, width, height } = figure.body
    const [x, y] = figure.section.normal
    const isLevel = x === 0 && y === 0
    const part = shape === 'pyramid' ? 2 : 1
    const [across, aside] = y === 0 ? [width, length] : [length, width]
    return {
      got: numbersIn(stem.split('“')[1] ?? '')[0]?.value ?? 0,
      truth: areaShown(figure),
      ways: [
        [/another|otra dirección/, (aside * height) / part],
        [/area of the base|área de la base/, length * width],
        [/whole rectangle|rectángulo entero/, across * height],
        [/half of the base|mitad de la base/, (length * width) / 2],
        [/around|contorno/, isLevel ? length + width : 2 * (across + height)],
      ],
    }
  },
})

/** Slices parallel to the base, of a pyramid at some heights, or of a prism and a pyramid. */
interface Levels {
  kind: 'pyramid' | 'both' | 'upright'
  heights: number[]
  high: number
  shuffle: number
}
/** Slices of a pyramid by how high they are (level 1), by how far below the top (level 2), upright ones by how far from the top (level 3). */
export const orderSlices = defineModel<Levels>({
  id: 'order-slices',
  thinking: 'compare',
  seconds: 50,
  standards,
  task: ({ kind, heights }) => `${kind} ${heights.length}`,
  draw(random, level) {
    const high = random.integer(9, 20)
    const heights = random.sample(
      Array.from({ length: high - 2 }, (_, at) => at + 1),
      level === 1 ? 3 : 4,
    )
    return {
      kind: ({ 1: 'pyramid', 2: 'both', 3: 'upright' } as const)[level],
      heights,
      high,
      shuffle: random.integer(0, 1e9),
    }
  },
  minWrongAnswers: 1,
  item({ kind, heights, high, shuffle }) {
    const isFromTop = (at: number): boolean => kind === 'both' && at % 2 === 1
    const things = heights.map((height, at) => ({
      height,
      said: isFromTop(at) ? high - height : height,
      text: say(kind === 'upright' ? 'order.beside' : isFromTop(at) ? 'order.from-top' : 'order.above', {
        n: quantity(isFromTop(at) ? high - height : height, 'centimeter'),
      }),
    }))
    const by = ({ height }: { height: number }): number => -height
    return {
      stem: [
        say(`order.asks.${kind}`, { high: quantity(kind === 'upright' ? 2 * high : high, 'centimeter') }),
      ],
      ...orderBy(shuffle, {
        things,
        by,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: ({ height }) => height,
            misconception: 'section.reversed',
            feedback: say(`order.reversed.${kind === 'upright' ? 'upright' : 'level'}`),
          },
          { by: ({ said }) => said, misconception: 'section.number-alone', feedback: say('order.number') },
        ],
      }),
      hints: [say(`order.nudge.${kind === 'upright' ? 'upright' : 'level'}`), say(`order.hint.${kind}`)],
      solution: [
        say(`order.why.${kind === 'upright' ? 'upright' : 'level'}`),
        ...(kind === 'both'
          ? sortedBy(things, by).map(({ text, height }) =>
              say('order.so', { slice: text, n: quantity(height, 'centimeter') }),
            )
          : [say('order.near')]),
      ],
    }
  },
  solve(shown) {
    const high = numbersIn(shown.stem)[0]?.value ?? 0
    return solved.order(shown, (text) => {
      const n = numbersIn(text)[0]?.value ?? 0
      return /below the top|debajo de la punta/.test(text) ? n - high : -n
    })
  },
})
