import { byLevel, defineModel, numbersIn, solved, tex, tidy, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { lengthBugs } from '#bugs/scale-drawings/scale-bugs.ts'
import { quotientTex as over, productTex as times } from '#decimals/tens.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import {
  askedOf,
  type DrawnId,
  drawScaled,
  isTrue,
  largeUnit,
  realOf,
  type Scaled,
  smallUnit,
  tellScaled,
} from '#situations/scale-drawings/scale-drawings.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.1']

const scaled = (
  id: string,
  thinking: 'use in a story' | 'work backwards',
  asks: Scaled['asks'],
  by: number,
) =>
  defineModel<Scaled>({
    id,
    thinking,
    seconds: 50,
    standards,
    bugs: lengthBugs,
    task: ({ story }) => `${asks} ${story}`,
    draw: (random) => drawScaled(random, asks, by),
    fits: isTrue,
    item(its) {
      const { story, drawn, scale } = its
      const real = realOf(its)
      const right = asks === 'drawing' ? smallUnit(story, drawn) : largeUnit(story, askedOf(its))
      return {
        stem: tellScaled(its),
        ...typedQuantity(its, { label: say(`length.label.${asks}`), right, bugs: lengthBugs }),
        hints: [
          say(`length.nudge.${asks}`),
          say(`length.hint.${asks}`, { drawn: smallUnit(story, drawn), real: largeUnit(story, real) }),
        ],
        solution: {
          actual: [
            say('length.each', { small: smallUnit(story, 1), large: largeUnit(story, scale) }),
            say('length.multiply', { equation: tex(times(drawn, scale)), length: right }),
          ],
          drawing: [
            say('length.each', { small: smallUnit(story, 1), large: largeUnit(story, scale) }),
            say('length.divide', { equation: tex(over(real, scale)), length: right }),
          ],
          scale: [
            say('length.share', { drawn: smallUnit(story, drawn), real: largeUnit(story, real) }),
            say('length.one', {
              equation: tex(over(real, drawn)),
              small: smallUnit(story, 1),
              length: right,
            }),
          ],
        }[asks],
      }
    },
    solve({ stem }) {
      const numbers = numbersIn(stem).map(({ value }) => value)
      if (asks === 'scale') return solved.number((numbers[0] ?? 0) / (numbers[1] ?? 1))
      const [, scale = 1, length = 0] = numbers
      return solved.number(asks === 'actual' ? length * scale : length / scale)
    },
  })

/** A model at a scale such as 1:24, in centimeters; the real thing in meters. */
interface Model {
  scene: 'car' | 'ship' | 'train' | 'house' | 'plane'
  asks: 'meters' | 'ratio'
  ratio: number
  length: number
}
const ratios = {
  car: [20, 25],
  ship: [100, 200, 250],
  train: [50, 100],
  house: [50, 100],
  plane: [50, 100, 200],
} as const
const lengths = { car: [16, 24], ship: [20, 80], train: [12, 40], house: [10, 30], plane: [12, 60] } as const
const metersOf = ({ ratio, length }: Model): number => tidy((ratio * length) / 100)
// Worked by hand: 20 cm at 1:50 are 1,000 cm, or 10 m.
const train: Model = { scene: 'train', asks: 'meters', ratio: 50, length: 20 }
const ratioBugs = [
  bug<Model>({
    id: 'unit.no-conversion',
    answer: (its) =>
      its.asks === 'meters' ? its.ratio * its.length : [metersOf(its) * 100, its.length * 100],
    feedback: () => say('ratio.units'),
    example: [train, 1000],
  }),
  bug<Model>({
    id: 'unit.place-off',
    answer: (its) => (its.asks === 'meters' ? tidy(metersOf(its) * 10) : tidy(its.ratio / 10)),
    feedback: () => say('ratio.hundred'),
    example: [train, 100],
  }),
]
const inRatio = (id: string, thinking: 'use in a story' | 'work backwards', asks: Model['asks']) =>
  defineModel<Model>({
    id,
    thinking,
    seconds: 60,
    standards,
    bugs: ratioBugs,
    task: ({ scene }) => `${asks} ${scene}`,
    draw(random) {
      const scene = random.pick(['car', 'ship', 'train', 'house', 'plane'] as const)
      return {
        scene,
        asks,
        ratio: random.pick(ratios[scene]),
        length: random.integer(2 * lengths[scene][0], 2 * lengths[scene][1]) / 2,
      }
    },
    fits: (its) => Number.isInteger(metersOf(its) * 10),
    item(its) {
      const { scene, ratio, length } = its
      const [small, meters] = [quantity(length, 'centimeter'), quantity(metersOf(its), 'meter')]
      const values = { ratio, length: small, meters, all: quantity(ratio * length, 'centimeter') }
      return {
        stem: [say(`ratio.${scene}.${asks}`, values)],
        ...(asks === 'meters'
          ? typedQuantity(its, { label: say('length.label.actual'), right: meters, bugs: ratioBugs })
          : { ...typed(its, { label: say('ratio.label'), before: '1 : ', key: ratio, bugs: ratioBugs }) }),
        hints: [say(`ratio.nudge.${asks}`), say(`ratio.hint.${asks}`, { n: ratio })],
        solution:
          asks === 'meters'
            ? [say('ratio.multiply', { equation: tex(times(length, ratio)) }), say('ratio.convert', values)]
            : [
                say('ratio.same-unit', values),
                say('ratio.divide', { equation: tex(over(ratio * length, length)), ratio }),
              ],
      }
    },
    solve({ stem }) {
      const numbers = numbersIn(stem).map(({ value }) => value)
      if (asks === 'ratio') return solved.number((100 * (numbers[1] ?? 0)) / (numbers[0] ?? 1))
      return solved.number(((numbers[1] ?? 0) * (numbers[2] ?? 0)) / 100)
    },
  })
const isRatio = (stem: string): boolean => /1:|long, and the|de largo y (?:el|la)/.test(stem)

/** The real length (level 1), the length on the drawing (level 2), a scale without units (level 3). */
export const findLength = byLevel(
  {
    1: scaled('find-length', 'use in a story', 'actual', 0.5),
    2: scaled('find-length', 'use in a story', 'drawing', 0.5),
    3: inRatio('find-length', 'use in a story', 'meters'),
  },
  ({ stem }) => (isRatio(stem) ? 3 : /on the|en el|en los/.test(stem.split(/[.]/).at(-1) ?? '') ? 2 : 1),
)
/** Whole lengths (level 1), lengths with halves (level 2), a scale without units (level 3). */
export const findScale = byLevel(
  {
    1: scaled('find-scale', 'work backwards', 'scale', 1),
    2: scaled('find-scale', 'work backwards', 'scale', 0.5),
    3: inRatio('find-scale', 'work backwards', 'ratio'),
  },
  ({ stem }) => (isRatio(stem) ? 3 : 1),
)

/** One length on two drawings of the same thing. */
interface Redrawn extends Scaled {
  asked: 'length' | 'scale' | 'area'
  next: number
}
const nextLength = (its: Redrawn): number => tidy(realOf(its) / its.next)
const nextKey = (its: Redrawn): number =>
  ({ length: nextLength(its), scale: its.next, area: tidy((its.drawn * its.scale ** 2) / its.next ** 2) })[
    its.asked
  ]
const inHundredths = (one: number, other: number): [number, number] => [
  Math.round(one * 100),
  Math.round(other * 100),
]
// Worked by hand: 3 inches at 6 feet to the inch are 18 feet, 4.5 inches at 4 feet to the inch.
const line: Redrawn = { story: 'plan', asks: 'actual', drawn: 3, scale: 6, next: 4, asked: 'length' }
const redrawnBugs = [
  bug<Redrawn>({
    id: 'proportion.wrong-way',
    answer: ({ asked, drawn, scale, next }) =>
      asked === 'length' ? inHundredths(drawn * next, scale) : null,
    feedback: () => say('new.wrong-way'),
    example: [line, [1200, 600]],
  }),
  bug<Redrawn>({
    id: 'ratio.stops-early',
    answer: (its) => (its.asked === 'area' ? tidy(its.drawn * its.scale ** 2) : realOf(its)),
    feedback: ({ asked }) => say(`new.real.${asked}`),
    example: [line, 18],
  }),
  bug<Redrawn>({
    id: 'ratio.additive',
    answer: ({ asked, drawn, scale, next }) => (asked === 'length' ? tidy(drawn + scale - next) : null),
    feedback: () => say('new.added'),
    example: [line, 5],
  }),
  bug<Redrawn>({
    id: 'proportion.multiplies',
    answer: (its) => (its.asked === 'scale' ? inHundredths(nextLength(its) * its.scale, its.drawn) : null),
    feedback: (its) => say(nextLength(its) > its.drawn ? 'new.turned.longer' : 'new.turned.shorter'),
    example: [{ ...line, asked: 'scale' }, [2700, 300]],
  }),
  bug<Redrawn>({
    id: 'area.grows-like-length',
    answer: ({ asked, drawn, scale, next }) => (asked === 'area' ? inHundredths(drawn * scale, next) : null),
    feedback: () => say('new.area'),
    example: [{ ...line, drawn: 8, asked: 'area' }, [4800, 400]],
  }),
]

/** A length on a new drawing (level 1), the new scale (level 2), an area on a new drawing (level 3). */
export const newScale = defineModel<Redrawn>({
  id: 'new-scale',
  thinking: 'compute',
  seconds: 75,
  standards,
  bugs: redrawnBugs,
  minWrongAnswers: 2,
  task: ({ story, asked, scale, next }) => `${story} ${asked} ${scale > next}`,
  draw(random, level) {
    const its = drawScaled(random, 'actual', level === 3 ? 2 : 0.5)
    const next = its.scale * random.pick(level === 3 ? [0.5, 2] : [0.5, 2, 1.5, 0.75])
    return { ...its, next, asked: ({ 1: 'length', 2: 'scale', 3: 'area' } as const)[level] }
  },
  fits: (its) =>
    (its.asked === 'area'
      ? its.drawn * its.scale <= 200
      : isTrue(its) && isTrue({ ...its, drawn: nextLength(its) })) &&
    its.next !== 1 &&
    nextKey(its) !== 1 &&
    [nextLength(its), its.next, nextKey(its)].every((each) => Number.isInteger(each * 4)) &&
    new Set([its.drawn, its.scale, its.next, nextLength(its), 1]).size === 5,
  item(its) {
    const { story, drawn, scale, next, asked } = its
    const [told] = tellScaled(its)
    const real = realOf(its)
    const isInch = smallUnit(story, 1).unit === 'inch'
    const values = {
      small: smallUnit(story, 1),
      large: largeUnit(story, next),
      drawn: smallUnit(story, drawn),
      new: smallUnit(story, nextLength(its)),
    }
    const field = {
      length: () =>
        typedQuantity(its, {
          label: say('new.label.length'),
          right: smallUnit(story, nextLength(its)),
          bugs: redrawnBugs,
        }),
      scale: () =>
        typedQuantity(its, {
          label: say('new.label.scale'),
          right: largeUnit(story, next),
          bugs: redrawnBugs,
        }),
      area: () =>
        typed(its, {
          label: say('new.label.area'),
          after: say(isInch ? 'new.inches' : 'new.centimeters'),
          key: nextKey(its),
          bugs: redrawnBugs,
        }),
    }[asked]()
    return {
      stem: [
        ...(told === undefined ? [] : [told]),
        say(`new.asks.${asked}`, {
          ...values,
          area: say(isInch ? 'new.square-inches' : 'new.square-centimeters', { n: drawn }),
        }),
      ],
      ...field,
      hints: [say(`new.nudge.${asked}`), say(`new.hint.${asked}`)],
      solution:
        asked === 'area'
          ? [
              say('new.side', { equation: tex(over(scale, next)), times: tidy(scale / next) }),
              say('new.so-area', {
                equation: tex(
                  String.raw`${drawn} \times ${tidy(scale / next)} \times ${tidy(scale / next)} = ${nextKey(its)}`,
                ),
              }),
            ]
          : [
              say('new.find-real', { equation: tex(times(drawn, scale)) }),
              say(`new.so-${asked}`, {
                equation: tex(over(real, asked === 'length' ? next : nextLength(its))),
              }),
            ],
    }
  },
  solve({ stem }) {
    const [, scale = 1, drawn = 0, , next = 1] = numbersIn(stem).map(({ value }) => value)
    if (/area|área/.test(stem)) return solved.number((drawn * scale ** 2) / next ** 2)
    const numbers = numbersIn(stem).map(({ value }) => value)
    // Asked for the scale: the second length comes before the unit that is asked about.
    if (/How many|Cuánt[oa]s/.test(stem)) return solved.number((drawn * scale) / (numbers[3] ?? 1))
    return solved.number((drawn * scale) / next)
  },
})

interface Drawings {
  story: DrawnId
  /** What they are put in order by: the real lengths, or what one unit stands for. */
  kind: 'real' | 'scale'
  drawings: { drawn: number; scale: number }[]
  shuffle: number
}
/** Real lengths of three drawings (level 1), of four (level 2), the scales of three drawings (level 3). */
export const orderDrawings = defineModel<Drawings>({
  id: 'order-drawings',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ story, kind, drawings }) => `${story} ${kind} ${drawings.length}`,
  draw(random, level) {
    const first = drawScaled(random, 'actual', 0.5)
    const scales = random.sample([2, 3, 4, 5, 6, 8, 10, 12], level === 2 ? 4 : 3)
    const drawings = scales.map((scale) => ({ drawn: random.integer(4, 24) / 2, scale }))
    return {
      story: first.story,
      kind: level === 3 ? 'scale' : 'real',
      drawings,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ drawings }) =>
    new Set(drawings.map(({ drawn, scale }) => drawn * scale)).size === drawings.length &&
    new Set(drawings.map(({ drawn }) => drawn)).size === drawings.length,
  minWrongAnswers: 1,
  item({ story, kind, drawings, shuffle }) {
    const real = ({ drawn, scale }: { drawn: number; scale: number }): number => drawn * scale
    const things = drawings.map((each) => ({
      ...each,
      text: say(`order.drawing.${kind}`, {
        drawn: smallUnit(story, each.drawn),
        small: smallUnit(story, 1),
        large: largeUnit(story, kind === 'real' ? each.scale : real(each)),
      }),
    }))
    const by = kind === 'real' ? real : ({ scale }: { scale: number }): number => scale
    return {
      stem: [say(`order.asks.${kind}`, { small: smallUnit(story, 1) })],
      ...orderBy(shuffle, {
        things,
        by,
        first: say(`order.first.${kind}`),
        last: say(`order.last.${kind}`),
        slips: [
          {
            by: ({ drawn }) => drawn,
            misconception: 'scale.drawing-alone',
            feedback: say('order.drawing-alone'),
          },
          kind === 'real'
            ? {
                by: ({ scale }) => scale,
                misconception: 'scale.scale-alone',
                feedback: say('order.scale-alone'),
              }
            : { by: real, misconception: 'scale.scale-alone', feedback: say('order.real-alone') },
        ],
      }),
      hints: [say(`order.nudge.${kind}`), say(`order.hint.${kind}`)],
      solution: sortedBy(things, by).map((each) =>
        kind === 'real'
          ? say('order.so.real', {
              equation: tex(times(each.drawn, each.scale)),
              length: largeUnit(story, real(each)),
            })
          : say('order.so.scale', {
              equation: tex(over(real(each), each.drawn)),
              length: largeUnit(story, each.scale),
            }),
      ),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      return numbers.length === 3
        ? (numbers[0] ?? 0) * (numbers[2] ?? 0)
        : (numbers[1] ?? 0) / (numbers[0] ?? 1)
    }),
})
