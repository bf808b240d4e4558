import { arranged, defineModel, mathIn, numbersIn, type Random, solved, tex, type Text } from '#form'
import { type Fraction, fractionTex, sizeOf, times } from '#fractions/fraction.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards, type SortedCard } from '#shapes/sort-cards/sort-cards.ts'
import { quantity } from '#units/units.ts'
import { drawScaled, isPlain, type Scene, squared, squareTex } from './copies.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.1']
const { raw } = String

const measures = {
  1: {
    length: ['perimeter', 'height', 'diagonal', 'side', 'width'],
    area: ['area', 'part-area', 'corner-area', 'squares'],
    same: ['angle', 'sum', 'right', 'ratio'],
  },
  2: {
    length: ['ribbon', 'walk', 'across', 'fold', 'edge-tape'],
    area: ['paint', 'paper', 'glass', 'squares', 'cloth'],
    same: ['angle', 'ratio', 'sharp', 'width-height'],
  },
  3: {
    length: ['ribbon', 'perimeter', 'fold', 'diagonal', 'edge-tape'],
    area: ['paint', 'part-area', 'cloth', 'cost', 'glass'],
    same: ['width-height', 'sharp', 'sum', 'share'],
  },
} as const
type Level = 1 | 2 | 3
type Kind = 'length' | 'area' | 'same'
const kinds: readonly Kind[] = ['length', 'area', 'same']
type Measure = (typeof measures)[Level][Kind][number]

interface Growth {
  scene: Scene
  k: Fraction
  cards: { kind: Kind; id: Measure }[]
  level: Level
  shuffle: number
}
const slips: Record<Kind, NonNullable<SortedCard['elsewhere']>> = {
  length: { misconception: 'area.squares-length-factor', feedback: say('grow.length') },
  area: { misconception: 'area.grows-like-length', feedback: say('grow.area') },
  same: { misconception: 'similar.scales-everything', feedback: say('grow.same') },
}

/** Measures of a figure (level 1), of real things (level 2), from how many times the area grows (level 3). */
export const sortGrowth = defineModel<Growth>({
  id: 'sort-growth',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ level, cards }) =>
    `${level} ${cards
      .map(({ id }) => id)
      .toSorted()
      .join(' ')}`,
  draw(random, level) {
    const counts = random.shuffle([2, 2, 1])
    return {
      ...drawScaled(random, level === 1 || (level === 3 && random.chance(0.5)) ? 'whole' : 'part'),
      cards: kinds.flatMap((kind, at) =>
        random.sample<Measure>(measures[level][kind], counts[at] ?? 1).map((id) => ({ kind, id })),
      ),
      level,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ scene }) => scene !== 'kite',
  item({ scene, k, cards, level, shuffle }) {
    const [once, twice] = [fractionTex(k), fractionTex(squared(k))]
    return {
      stem: [
        say(`scene.${scene}`),
        say('grow.rectangle'),
        level === 3 ? say('grow.told.area', { n: tex(twice) }) : say('grow.told.factor', { k: tex(once) }),
        say('grow.asks'),
      ],
      ...sortCards({
        shuffle,
        categories: [
          say('grow.times', { factor: tex(raw`\times ${once}`) }),
          say('grow.times', { factor: tex(raw`\times ${twice}`) }),
          say('grow.stays'),
        ],
        cards: cards.map(({ kind, id }) => ({
          text: say(`grow.card.${id}`),
          place: kinds.indexOf(kind),
          elsewhere: slips[kind],
        })),
        slip: { misconception: 'area.grows-like-length', feedback: say('grow.area') },
      }),
      hints: [
        say(level === 3 ? 'grow.nudge.area' : 'grow.nudge.factor'),
        say('grow.think'),
        say('grow.hint'),
      ],
      solution: [
        level === 3
          ? say('factor.root', { equation: tex(squareTex(k)), k: tex(once) })
          : say('copy.square', { equation: tex(squareTex(k)) }),
        ...cards.map(({ kind, id }) => say(`grow.so.${kind}`, { card: say(`grow.card.${id}`) })),
      ],
    }
  },
})

interface Ordered {
  level: Level
  /** Of each copy: the area of its original, its scale factor, and how it is told. */
  copies: { area: number; k: Fraction; told: 'factor' | 'area' | 'sides' | 'areas' }[]
  shuffle: number
}
const after = ({ area, k }: Ordered['copies'][number]): Fraction => times([area, 1], squared(k))
function drawOrdered(random: Random, level: Level): Ordered['copies'] {
  if (level === 2) {
    const area = random.integer(4, 12) * 36
    const parts: Fraction[] = [
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 2],
      [2, 1],
      [3, 1],
      [5, 2],
      [4, 1],
      [4, 3],
    ]
    const areas: Fraction[] = [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [1, 2],
      [1, 4],
      [3, 2],
      [6, 1],
      [1, 3],
    ]
    return [
      ...random.sample(parts, 2).map((k) => ({ area, k, told: random.pick(['factor', 'sides'] as const) })),
      // The square root of what is told; only its square is used.
      ...random.sample(areas, 2).map((k) => ({ area, k, told: 'area' as const })),
    ]
  }
  const some: Fraction[] = [
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    level === 1 ? [6, 1] : [3, 2],
    level === 1 ? [10, 1] : [5, 2],
  ]
  return random.sample(some, 4).map((k) => ({
    area: 4 * random.integer(1, 15),
    k,
    told: level === 1 ? 'factor' : 'areas',
  }))
}
const toldSize = ({ k }: Ordered['copies'][number]): number => sizeOf(k)
/** What decides the order: the area of the copy, or at level 3 the scale factor. */
function decides(copy: Ordered['copies'][number], level: Level): number {
  if (level === 3) return toldSize(copy)
  return level === 2 && copy.told === 'area' ? copy.area * toldSize(copy) : sizeOf(after(copy))
}
const isSpread = (values: readonly number[]): boolean => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted.every((each, at) => at === 0 || each > 1.1 * (sorted[at - 1] ?? 0))
}

/** By the area of the copy (level 1), of one picture told in ways that differ (level 2), by the scale factor (level 3). */
export const orderCopies = defineModel<Ordered>({
  id: 'order-copies',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ level, copies }) =>
    `${level} ${copies
      .map(({ told, k }) => `${told} ${k[0] > k[1]}`)
      .toSorted()
      .join(' ')}`,
  draw: (random, level) => ({ level, copies: drawOrdered(random, level), shuffle: random.integer(0, 1e9) }),
  fits: ({ copies, level }) =>
    isSpread(copies.map((copy) => decides(copy, level))) && new Set(copies.map(toldSize)).size === 4,
  minWrongAnswers: 1,
  item({ copies, level, shuffle }) {
    const things = copies.map((copy) => {
      const k = tex(fractionTex(copy.k))
      const area = quantity(copy.area, 'square-inch')
      return {
        copy,
        text:
          copy.told === 'areas'
            ? say('order.areas', { before: area, after: quantity(sizeOf(after(copy)), 'square-inch') })
            : level === 1
              ? say('order.both', { area, k })
              : say(`order.told.${copy.told}`, { k }),
      }
    })
    type Thing = (typeof things)[number]
    const by = ({ copy }: Thing): number => decides(copy, level)
    const slip = (
      measure: (copy: Thing['copy']) => number,
      misconception:
        | 'area.grows-like-length'
        | 'scale.scale-alone'
        | 'scale.drawing-alone'
        | 'area.factor-as-scale'
        | 'ratio.difference',
      id: 'like' | 'factor' | 'area' | 'numbers' | 'difference' | 'copy',
    ) => ({
      by: ({ copy }: Thing) => measure(copy),
      misconception,
      feedback: say(`order.slip.${id}`),
    })
    return {
      stem: [say(`order.asks.${level}`)],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('order.least'),
        last: say('order.most'),
        slips: {
          1: [
            slip((copy) => copy.area * toldSize(copy), 'area.grows-like-length', 'like'),
            slip(toldSize, 'scale.scale-alone', 'factor'),
            slip(({ area }) => area, 'scale.drawing-alone', 'area'),
          ],
          2: [slip(toldSize, 'area.factor-as-scale', 'numbers')],
          3: [
            slip((copy) => sizeOf(after(copy)) - copy.area, 'ratio.difference', 'difference'),
            slip((copy) => sizeOf(after(copy)), 'scale.drawing-alone', 'copy'),
          ],
        }[level],
      }),
      hints: [say(`order.nudge.${level}`), say(`order.think.${level}`), say(`order.hint.${level}`)],
      solution: [
        say(`order.find.${level}`),
        ...sortedBy(things, by).map(({ copy, text }) => orderStep(copy, text, level)),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [before = 0, next = 0] = numbersIn(text.replaceAll(/⟦[^⟧]*⟧/g, ' ')).map(({ value }) => value)
      const [k] = mathIn(text).map(valueOfTex)
      if (k === undefined) return next / before
      if (before > 0) return before * k * k
      return /area|área/i.test(text) ? k : k * k
    }),
})
function orderStep(copy: Ordered['copies'][number], text: Text, level: Level): Text {
  const square = fractionTex(squared(copy.k))
  if (level === 1)
    return say('order.step', {
      text,
      equation: tex(raw`${copy.area} \times ${square} = ${sizeOf(after(copy))}`),
    })
  if (level === 2) {
    return copy.told === 'area'
      ? say('order.step-told', { text, n: tex(fractionTex(copy.k)) })
      : say('order.step', { text, equation: tex(squareTex(copy.k)) })
  }
  return say('order.step-root', { text, n: tex(square), k: tex(fractionTex(copy.k)) })
}

interface Argument {
  scene: Scene
  k: Fraction
  level: Level
  /** The area of the original, or its perimeter at level 3. */
  known: number
  shuffle: number
}
/** From a square inch to its copy (level 1), with fractions (level 2), and back from the areas (level 3). */
export const argue = defineModel<Argument>({
  id: 'why-squared',
  thinking: 'explain',
  seconds: 60,
  standards,
  task: ({ scene, level }) => `${scene} ${level}`,
  draw: (random, level) => ({
    ...drawScaled(random, level === 1 || (level === 3 && random.chance(0.5)) ? 'whole' : 'part'),
    level,
    known: 6 * random.integer(4, 30),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ k, known }) => (k[0] !== 2 || k[1] > 1) && isPlain(times([known, 1], squared(k))),
  item({ scene, k, level, known, shuffle }) {
    const numberText = (value: Fraction): Text => say('argue.number', { n: tex(fractionTex(value)) })
    const [once, twice, double] = [numberText(k), numberText(squared(k)), numberText(times(k, [2, 1]))]
    const halved = {
      text: numberText(times(squared(k), [1, 2])),
      misconception: 'roots.divides-by-index',
      feedback: say('slip.halves'),
    }
    const asLength = {
      text: once,
      misconception: 'area.grows-like-length',
      feedback: say('slip.like-length'),
    }
    const doubled = {
      text: double,
      misconception: 'exponents.base-times-exponent',
      feedback: say('slip.doubles'),
    }
    const squaredSide = {
      text: twice,
      misconception: 'area.squares-length-factor',
      feedback: say('slip.squares-length'),
    }
    const areaAsSide = {
      text: twice,
      misconception: 'area.factor-as-scale',
      feedback: say('slip.area-factor'),
    }
    const side = {
      label: say('argue.label.side'),
      right: once,
      wrong: level === 3 ? [areaAsSide, halved] : [squaredSide, { ...doubled, feedback: say('slip.once') }],
    }
    const area = { label: say('argue.label.area'), right: twice, wrong: [asLength, doubled] }
    const result = (factor: Fraction): Text => numberText(times([known, 1], factor))
    const around = {
      label: say('argue.label.around'),
      right: result(k),
      wrong: [
        { ...squaredSide, text: result(squared(k)) },
        { ...halved, text: result(times(squared(k), [1, 2])) },
      ],
    }
    const whole = {
      label: say('argue.label.whole'),
      right: result(squared(k)),
      wrong: [
        { ...asLength, text: result(k) },
        { ...doubled, text: result(times(k, [2, 1])) },
      ],
    }
    return {
      stem: [
        say(`scene.${scene}`),
        level === 3
          ? say('grow.told.area', { n: tex(fractionTex(squared(k))) })
          : say('copy.factor', { k: tex(fractionTex(k)) }),
        level === 3
          ? say('argue.known.around', { known: quantity(known, 'inch') })
          : say('argue.known.area', { known: quantity(known, 'square-inch') }),
        say('argue.asks'),
      ],
      ...arranged.gaps(shuffle, [
        say('argue.start'),
        ' ',
        side,
        say(level === 3 ? 'argue.then.area' : 'argue.then.factor'),
        ' ',
        ...(level === 3 ? [] : [area, say('argue.whole'), ' ']),
        ...(level === 3 ? [around, '.'] : [whole, '.']),
      ]),
      hints: [say('argue.nudge'), say('argue.think'), say(level === 3 ? 'factor.think' : 'argue.hint')],
      solution: [
        level === 3
          ? say('factor.root', { equation: tex(squareTex(k)), k: tex(fractionTex(k)) })
          : say('copy.square', { equation: tex(squareTex(k)) }),
        say(level === 3 ? 'argue.so.around' : 'argue.so.area'),
      ],
    }
  },
  solve(shown) {
    const told = valueOfTex(mathIn(shown.stem)[0] ?? '')
    const known = numbersIn(shown.stem.replaceAll(/⟦[^⟧]*⟧/g, ' '))[0]?.value ?? 0
    const isArea = /area|área/.test(shown.stem.split('⟦')[0] ?? '')
    const root = Math.sqrt(told)
    const wanted = isArea ? [root, known * root] : [told, told * told, known * told * told]
    return solved.gaps(
      shown,
      (text, gap) => Math.abs(valueOfTex(mathIn(text)[0] ?? '') - (wanted[gap] ?? 0)) < 1e-9,
    )
  },
})
