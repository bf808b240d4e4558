import { bug, defineModel, type Random, tex } from '#form'
import {
  type Fraction,
  fractionTex,
  lowest,
  mixedTex,
  over,
  plus,
  sizeOf,
  times,
  wholePart,
} from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, solvedFraction, typedAmount } from '#fractions/written.ts'
import { cubicOf } from '#solids/boxes.ts'
import { baseOf, edgesShown, type FractionBox, fractionBoxFigure, spaceOf } from '#solids/fraction-boxes.ts'
import { quantity } from '#units/units.ts'
import { standards } from './cubes.ts'
import { say } from './messages.gen.ts'

const squareOf = { inch: 'square-inch', foot: 'square-foot' } as const
export type Unit = keyof typeof squareOf
export const units = ['inch', 'foot'] as const

/** A box by its edges, or by the area of its base and its height. */
interface Measured extends FractionBox {
  unit: Unit
  asks: 'volume' | 'height' | 'base'
}
const answerOf = (its: Measured): Fraction =>
  ({ volume: spaceOf(its), height: its.height, base: baseOf(its) })[its.asks]
export const sum = ({ length, width, height }: FractionBox): Fraction => plus(plus(length, width), height)

// Worked by hand: 5/2 × 2 × 3/4 = 15/4; the base is 5; 5/2 + 2 + 3/4 = 21/4.
const box: Measured = { length: [5, 2], width: [2, 1], height: [3, 4], unit: 'inch', asks: 'volume' }
const addsEdges = bug<Measured>({
  id: 'volume.adds-edges',
  answer: (its) => (its.asks === 'volume' ? sum(its) : null),
  feedback: () => say('slip.adds'),
  example: [box, [21, 4]],
})
const oneLayer = bug<Measured>({
  id: 'volume.one-layer',
  answer: (its) => (its.asks === 'volume' ? baseOf(its) : null),
  feedback: () => say('slip.layer'),
  example: [box, [5, 1]],
})
const partsApart = bug<Measured>({
  id: 'fraction.loses-whole',
  answer(its) {
    const all = [its.length, its.width, its.height]
    if (its.asks !== 'volume' || all.some((each) => sizeOf(each) < 1)) return null
    return all.reduce((product, each) => product * wholePart(each), 1)
  },
  feedback: () => say('slip.whole'),
  example: [{ ...box, height: [7, 2] }, 12],
})
const multiplies = bug<Measured>({
  id: 'fraction.other-operation',
  answer: (its) =>
    its.asks === 'height'
      ? times(spaceOf(its), baseOf(its))
      : its.asks === 'base'
        ? times(spaceOf(its), its.height)
        : null,
  feedback: () => say('slip.multiplies'),
  example: [{ ...box, asks: 'height' }, [75, 4]],
})
const oneEdge = bug<Measured>({
  id: 'volume.stops-early',
  answer: (its) => (its.asks === 'height' ? over(spaceOf(its), its.length) : null),
  feedback: () => say('slip.one-edge'),
  example: [{ ...box, asks: 'height' }, [3, 2]],
})
const turned = bug<Measured>({
  id: 'fraction.divides-other-way',
  answer: (its) => (its.asks === 'volume' ? null : lowest([answerOf(its)[1], answerOf(its)[0]])),
  feedback: () => say('slip.turned'),
  example: [{ ...box, asks: 'height' }, [4, 3]],
})
const addsHeight = bug<Measured>({
  id: 'volume.adds-edges',
  answer: (its) => (its.asks === 'volume' ? plus(baseOf(its), its.height) : null),
  feedback: () => say('slip.adds-height'),
  example: [box, [23, 4]],
})
const edgeBugs = [addsEdges, oneLayer, partsApart, multiplies, oneEdge, turned]
const baseBugs = [addsHeight, multiplies, turned]

const some = (random: Random, denominators: readonly number[], most: number): Fraction => {
  const part = random.pick(denominators)
  return lowest([random.integer(1, most * part), part])
}
export const drawMeasured = (random: Random, asks: Measured['asks'], isWhole: boolean): Measured => ({
  length: isWhole ? [random.integer(2, 8), 1] : some(random, [2, 3, 4], 5),
  width: isWhole ? [random.integer(2, 6), 1] : some(random, [1, 2, 4], 4),
  height: some(random, [2, 3, 4], 5),
  unit: random.pick(units),
  asks,
})
const isHandy = (its: Measured): boolean => {
  const volume = spaceOf(its)
  return (
    volume[1] <= 16 &&
    volume[0] <= 200 &&
    sizeOf(its.length) > sizeOf(its.width) &&
    its.height[1] > 1 &&
    sizeOf(its.width) >= 0.5 &&
    sizeOf(its.length) <= 8 * sizeOf(its.height)
  )
}
export const product = (...all: Fraction[]): string => all.map(fractionTex).join(String.raw` \times `)
export const line = (left: string, result: Fraction) => tex(`${left} = ${mixedTex(result)}`)
export const quotient = (one: Fraction, other: Fraction): string =>
  String.raw`${fractionTex(one)} \div ${fractionTex(other)}`

/** One fraction (level 1), three edges (level 2), from the volume back to the height (level 3). */
export const findVolume = defineModel<Measured>({
  id: 'find-volume',
  thinking: 'compute',
  seconds: 70,
  standards,
  bugs: edgeBugs,
  task: ({ asks, unit, length, width, height }) =>
    `${asks} ${unit} ${[length, width, height].map(([, part]) => part).join()}`,
  draw: (random, level) => drawMeasured(random, level === 3 ? 'height' : 'volume', level === 1),
  fits: (its, level) =>
    isHandy(its) &&
    (level === 1 || [its.length, its.width, its.height].filter(([, part]) => part > 1).length > 1),
  item(its) {
    const { unit, asks, length, width, height } = its
    const volume = spaceOf(its)
    const isBack = asks === 'height'
    const back = isBack ? 'height' : 'volume'
    return {
      stem: [
        say('edges.labels', { unit: quantity(2, unit) }),
        isBack
          ? say('edges.asks.height', { volume: amount(volume, cubicOf[unit]) })
          : say('edges.asks.volume'),
      ],
      figure: fractionBoxFigure(its, unit, !isBack),
      ...typedAmount(its, { key: answerOf(its), unit: isBack ? unit : cubicOf[unit], bugs: edgeBugs }),
      hints: [say(`edges.nudge.${back}`), say(`edges.hint.${back}`)],
      solution: [
        say('edges.base', { equation: line(product(length, width), baseOf(its)) }),
        isBack
          ? say('edges.height', { equation: line(quotient(volume, baseOf(its)), height) })
          : say('edges.volume', { equation: line(product(baseOf(its), height), volume) }),
      ],
    }
  },
  solve({ stem, figure }) {
    const [one = [1, 1], other = [1, 1], third] = edgesShown(figure)
    const [volume = [1, 1]] = fractionsIn(stem)
    return solvedFraction(
      ...(third === undefined ? over(volume, times(one, other)) : times(times(one, other), third)),
    )
  },
})

/** From base and height (level 1), back to the height (level 2), back to the base (level 3): V = Bh. */
export const baseAndHeight = defineModel<Measured>({
  id: 'base-and-height',
  thinking: 'work backwards',
  seconds: 60,
  standards,
  bugs: baseBugs,
  task: ({ asks, unit, height, length }) => `${asks} ${unit} ${height[1]} ${length[1]}`,
  draw: (random, level) =>
    drawMeasured(random, ({ 1: 'volume', 2: 'height', 3: 'base' } as const)[level], random.chance(0.3)),
  fits: (its) => isHandy(its) && baseOf(its)[0] !== baseOf(its)[1],
  minWrongAnswers: 1,
  item(its) {
    const { unit, asks, height } = its
    const [base, volume] = [baseOf(its), spaceOf(its)]
    const told = {
      base: amount(base, squareOf[unit]),
      height: amount(height, unit),
      volume: amount(volume, cubicOf[unit]),
    }
    return {
      stem: [say(`base.asks.${asks}`, told)],
      ...typedAmount(its, {
        key: answerOf(its),
        unit: asks === 'volume' ? cubicOf[unit] : asks === 'height' ? unit : squareOf[unit],
        bugs: baseBugs,
      }),
      hints: [say('base.nudge'), say(`base.hint.${asks}`)],
      solution: [
        say('base.formula', { formula: tex('V = Bh') }),
        say(`base.so.${asks}`, {
          equation:
            asks === 'volume'
              ? line(product(base, height), volume)
              : line(quotient(volume, asks === 'height' ? base : height), answerOf(its)),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [one = [1, 1], other = [1, 1]] = fractionsIn(stem)
    return solvedFraction(
      ...(/What is the volume|Cuál es el volumen/.test(stem) ? times(one, other) : over(one, other)),
    )
  },
})
