import { bug, defineModel, mathIn, numbersIn, solved, tex, tidy, typed } from '#form'
import { type Fraction, fractionTex, greatestCommonFactor, over, sizeOf, times } from '#fractions/fraction.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { quantity } from '#units/units.ts'
import {
  answerOf,
  asExact,
  type Copy,
  copyBugs,
  copyHints,
  copyOf,
  copyStem,
  copySteps,
  addsFactor,
  doubles,
  drawCopy,
  drawScaled,
  drawSide,
  isPlain,
  knownOf,
  likeLength,
  measured,
  type Scene,
  squared,
  squaresLength,
  wrongWay,
} from './copies.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.1']
const isHandy = (its: Copy): boolean =>
  isPlain(copyOf(its)) && sizeOf(copyOf(its)) >= 2 && sizeOf(copyOf(its)) <= 2000

/** What a stem about a copy tells: the scale factor, the known measure, and which way it asks. */
function readCopy(stem: string): { power: number; value: number; known: number } {
  const known = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, ' '))[0]?.value ?? 0
  const factor = valueOfTex(mathIn(stem)[0] ?? '')
  const power = /area|área/i.test(stem) ? 2 : 1
  const isBack = /of the original\?|del original\?/.test(stem)
  return { power, known, value: isBack ? known / factor ** power : known * factor ** power }
}

/** Whole scale factors (level 1), fractions (level 2), back to the original (level 3). */
export const measureCopy = defineModel<Copy>({
  id: 'measure-copy',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs: copyBugs,
  task: ({ scene, asks, isBack }) => `${scene} ${asks} ${isBack}`,
  draw: (random, level) =>
    drawCopy(
      random,
      level === 1 || (level === 3 && random.chance(0.4)) ? 'whole' : 'part',
      random.pick(['area', 'area', 'around', 'height'] as const),
      level === 3,
    ),
  fits: isHandy,
  item: (its) => ({
    stem: copyStem(its),
    ...typedQuantity(its, {
      label: say(`copy.label.${its.asks}`),
      right: measured(its, answerOf(its)),
      bugs: copyBugs,
    }),
    hints: copyHints(its),
    solution: copySteps(its),
  }),
  solve: ({ stem }) => solved.number(readCopy(stem).value),
})

const bugOf = { like: likeLength, squares: squaresLength, doubles, turned: wrongWay, added: addsFactor }
const faults = faultsBy<Copy, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))
const lengths = ['around', 'height'] as const

/** Whole scale factors (level 1), fractions (level 2), back to the original (level 3); areas and lengths. */
export const findMistake = claimModel<Copy>({
  seconds: 60,
  standards,
  task: ({ scene, asks, isBack }) => `${scene} ${asks} ${isBack}`,
  kinds: {
    1: [
      {
        draw: (random) => drawCopy(random, 'whole', 'area', false),
        faults: faults('like', 'doubles', 'added'),
      },
      {
        draw: (random) => drawCopy(random, 'whole', random.pick(lengths), false),
        faults: faults('squares', 'added'),
      },
    ],
    2: [
      { draw: (random) => drawCopy(random, 'part', 'area', false), faults: faults('like', 'turned') },
      {
        draw: (random) => drawCopy(random, 'part', random.pick(lengths), false),
        faults: faults('squares', 'turned'),
      },
    ],
    3: [
      { draw: (random) => drawCopy(random, 'whole', 'area', true), faults: faults('like', 'doubles') },
      { draw: (random) => drawCopy(random, 'part', 'area', true), faults: faults('like', 'turned') },
      {
        draw: (random) => drawCopy(random, 'part', random.pick(lengths), true),
        faults: faults('squares', 'turned'),
      },
    ],
  },
  truth: answerOf,
  printed: (its) => [tidy(sizeOf(knownOf(its))), ...its.k],
  fits: isHandy,
  isSaid: (got) => typeof got === 'number',
  words: (its, _who, got) => {
    const kind = `${its.asks}.${its.isBack ? 'back' : 'forth'}` as const
    return {
      context: copyStem(its),
      said: say(`claim.said.${kind}`, { value: measured(its, Number(got)) }),
      truth: say(`claim.said.${kind}`, { value: measured(its, answerOf(its)) }),
      hints: copyHints(its),
      start: copySteps(its),
    }
  },
  reads({ stem }) {
    const [context = '', said = ''] = stem.split('“')
    const { power, known, value } = readCopy(context)
    const factor = valueOfTex(mathIn(stem)[0] ?? '')
    const isBack = Math.abs(value - known / factor ** power) < 1e-9
    const original = isBack ? value : known
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: value,
      ways: [
        [/once|una sola vez/, original * factor],
        [/squared|al cuadrado/, isBack ? known / factor ** 2 : known * factor ** 2],
        [/by 2|por 2/, isBack ? known / (2 * factor) : known * 2 * factor],
        [/wrong way|al revés/, isBack ? known * factor ** power : known / factor ** power],
        [/added|sumó/, known + factor],
      ],
    }
  },
})

/** The areas of a picture and its copy, and a side of the original. */
interface Areas {
  scene: Scene
  k: Fraction
  area: number
  asks: 'factor' | 'side'
  side: number
}
const secondArea = ({ area, k }: Areas): Fraction => times([area, 1], squared(k))
const keyOf = ({ asks, k, side }: Areas): Fraction => (asks === 'factor' ? k : times([side, 1], k))

// Worked by hand: from 20 to 180 square inches is 9 times the area, so 3 times each length: 4 inches become 12.
const twenty: Areas = { scene: 'banner', k: [3, 1], area: 20, asks: 'factor', side: 4 }
const areaBugs = [
  bug<Areas>({
    id: 'area.factor-as-scale',
    answer: (its) => asExact(its.asks === 'factor' ? squared(its.k) : times([its.side, 1], squared(its.k))),
    feedback: () => say('slip.area-factor'),
    example: [twenty, 9],
  }),
  bug<Areas>({
    id: 'roots.divides-by-index',
    answer: ({ k: [top, bottom], asks, side }) => {
      if (bottom > 1 || top === 2) return null
      return asExact([top * top * (asks === 'factor' ? 1 : side), 2])
    },
    feedback: () => say('slip.halves'),
    example: [{ ...twenty, asks: 'side' }, 18],
  }),
  bug<Areas>({
    id: 'ratio.turned',
    answer: ({ asks, k, side }) => asExact(asks === 'factor' ? over([1, 1], k) : over([side, 1], k)),
    feedback: () => say('slip.turned'),
    example: [twenty, [1, 3]],
  }),
  bug<Areas>({
    id: 'ratio.difference',
    answer: (its) => {
      const more = sizeOf(secondArea(its)) - its.area
      return its.asks === 'factor' && more > 0 ? tidy(more) : null
    },
    feedback: () => say('slip.difference'),
    example: [twenty, 160],
  }),
]

/** An enlargement (level 1), also a reduction or a fraction (level 2), on to a side (level 3). */
export const findFactor = defineModel<Areas>({
  id: 'factor-from-areas',
  thinking: 'work backwards',
  seconds: 70,
  standards,
  bugs: areaBugs,
  task: ({ scene, asks, k }) => `${scene} ${asks} ${k[1] === 1}`,
  draw(random, level) {
    const { scene, k } = drawScaled(
      random,
      level === 1 || (level === 3 && random.chance(0.5)) ? 'whole' : 'part',
    )
    return {
      scene,
      k,
      area: drawSide(random, scene) * drawSide(random, scene),
      asks: level === 3 ? 'side' : 'factor',
      side: drawSide(random, scene),
    }
  },
  fits: (its) => {
    const after = secondArea(its)
    return (
      after[1] === 1 &&
      after[0] <= 2000 &&
      100 % its.k[1] === 0 &&
      isPlain(keyOf(its)) &&
      its.side ** 2 <= 1.5 * its.area &&
      its.side ** 2 >= its.area / 2
    )
  },
  item(its) {
    const { area, asks, side, k } = its
    const [after] = secondArea(its)
    const result = tidy(sizeOf(keyOf(its)))
    const square = squared(k)
    return {
      stem: [
        say(`scene.${its.scene}`),
        say('factor.areas', { before: quantity(area, 'square-inch'), after: quantity(after, 'square-inch') }),
        asks === 'factor' ? say('factor.asks') : say('factor.side', { side: quantity(side, 'inch') }),
      ],
      ...(asks === 'factor'
        ? typed(its, { label: say('factor.label'), key: asExact(k), bugs: areaBugs })
        : typedQuantity(its, {
            label: say('factor.side-label'),
            right: quantity(result, 'inch'),
            bugs: areaBugs,
          })),
      hints: [say('factor.nudge'), say('factor.think'), say(`factor.hint.${asks}`)],
      solution: [
        say('factor.divide', {
          equation: tex(String.raw`${after} \div ${area} = ${fractionTex(square)}`),
        }),
        say('factor.root', {
          equation: tex(String.raw`${fractionTex(k)} \times ${fractionTex(k)} = ${fractionTex(square)}`),
          k: tex(fractionTex(k)),
        }),
        ...(asks === 'factor'
          ? []
          : [
              say('factor.so', {
                equation: tex(String.raw`${side} \times ${fractionTex(k)} = ${result}`),
                side: quantity(result, 'inch'),
              }),
            ]),
      ],
    }
  },
  solve({ stem }) {
    const [before = 1, after = 1, side] = numbersIn(stem).map(({ value }) => value)
    const divisor = greatestCommonFactor(before, after)
    const factor = Math.sqrt(after / divisor) / Math.sqrt(before / divisor)
    return solved.number((side ?? 1) * factor)
  },
})
