import {
  compare,
  divide,
  formatFraction,
  multiply,
  parseRational,
  type Rational,
} from '@skills-center/answers/rational'
import type { Level } from '@skills-center/contract/ids'
import { choice, fraction, type Slip, type WrongOption } from '../../build-item.ts'
import { order } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { sentence } from '../../wording.ts'
import {
  type Fraction,
  fractionTex,
  fractionValue,
  greatestCommonFactor,
  lowest,
  mixedTex,
  numbersInMath,
} from '../fractions.ts'

const whole = (top: number): Fraction => ({ top, bottom: 1 })
const flipped = ({ top, bottom }: Fraction): Fraction => ({ top: bottom, bottom: top })
const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
})
const over = (one: Fraction, other: Fraction): Fraction => times(one, flipped(other))
const size = ({ top, bottom }: Fraction): number => top / bottom
const isWhole = ({ top, bottom }: Fraction): boolean => top % bottom === 0

/** TeX as people write an amount, in lowest terms. */
const amount = (value: Fraction): string => mixedTex(lowest(value))
const shown = (value: Fraction): string => tex(amount(value))
/** TeX of the reduced fraction, never mixed. */
const single = (value: Fraction): string => fractionTex(lowest(value))
/** For alternative text: “2/3”, “1 1/2”, “4”. */
const spoken = (value: Fraction): string =>
  amount(value).replace(
    /(\d*)\\frac\{(\d+)\}\{(\d+)\}/,
    (_, before: string, top: string, bottom: string) =>
      `${before === '' ? '' : `${before} `}${top}/${bottom}`,
  )
const quotient = (one: Fraction, other: Fraction): string => String.raw`${amount(one)} \div ${amount(other)}`
const product = (one: Fraction, other: Fraction): string => String.raw`${single(one)} \times ${single(other)}`

/** A fraction between 0 and 1 in lowest terms. */
function proper(random: Random, bottoms: readonly number[], leastTop = 1): Fraction {
  const bottom = random.pick(bottoms)
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter(
    (top) => top >= leastTop && greatestCommonFactor(top, bottom) === 1,
  )
  return tops.length === 0 ? proper(random, bottoms, leastTop) : { top: random.pick(tops), bottom }
}

/** The key of a quotient: any form counts, and a mixed number is shown where it is greater than 1. */
const keyOf = (value: Fraction) => ({
  value: fractionValue(value),
  ...(size(value) > 1 && { shownAs: 'mixed' as const }),
})

const field = (after?: string) => ({
  label: 'Answer (fraction, mixed number, or whole number)',
  ...(after !== undefined && { after }),
})

/** Steps of dividing by multiplying with the flipped divisor. */
function divisionSteps(dividend: Fraction, divisor: Fraction): string[] {
  const result = over(dividend, divisor)
  const isMixed = (value: Fraction) => !isWhole(value) && size(value) > 1
  const renamed = [dividend, divisor]
    .filter(isMixed)
    .map((value) => tex(`${amount(value)} = ${single(value)}`))
  const upside = single(flipped(lowest(divisor)))
  const ends = [single(result), ...(isMixed(result) ? [amount(result)] : [])].join(' = ')
  return [
    ...(renamed.length === 0 ? [] : [`Write mixed numbers as fractions: ${renamed.join(' and ')}.`]),
    `Dividing by ${tex(single(divisor))} is the same as multiplying by ${tex(upside)}, because ${tex(`${single(divisor)} \\times ${upside} = 1`)}.`,
    `So ${tex(`${quotient(dividend, divisor)} = ${single(dividend)} \\times ${upside} = ${ends}`)}.`,
  ]
}

/** Wrong results of a division, by the way in which they come about. */
function divisionSlips(dividend: Fraction, divisor: Fraction, multiplied?: string) {
  return [
    {
      value: fractionValue(times(dividend, divisor)),
      misconception: 'multiplies',
      feedback:
        multiplied ??
        (isWhole(divisor)
          ? `You multiplied by ${divisor.top}. Here ${shown(dividend)} is shared into ${divisor.top} equal parts. Is one part more or less than ${shown(dividend)}?`
          : `You multiplied ${shown(dividend)} by ${shown(divisor)} as it stands. Ask how many times ${shown(divisor)} fits into ${shown(dividend)}: is that more or less than once?`),
    },
    {
      value: fractionValue(over(divisor, dividend)),
      misconception: 'flips-first',
      feedback: `Your result belongs to ${tex(quotient(divisor, dividend))}: the first number got flipped in place of the second. Which number is divided here?`,
    },
    {
      value: fractionValue(flipped(times(dividend, divisor))),
      misconception: 'flips-both',
      feedback: `You flipped both numbers. The first one stays as it is; only the number that you divide by is flipped.`,
    },
  ]
}

type NumberLine = Extract<Figure, { kind: 'number-line' }>

/** A line in pieces of the divisor’s size, with the first jump drawn. */
function jumpLine(total: number, piece: Fraction, unit: string): NumberLine {
  return {
    kind: 'number-line',
    from: 0,
    to: total,
    step: 1 / piece.bottom,
    labelled: Array.from({ length: total + 1 }, (_, index) => index),
    points: [],
    jumps: [{ from: 0, to: size(piece), label: spoken(piece) }],
    label: sentence(unit),
    description: `A number line from 0 to ${total} in ${unit}, with ${piece.bottom} equal parts between whole numbers. A first jump goes from 0 to ${spoken(piece)}.`,
  }
}

const ribbons = [
  ['ribbon', 'yards', 'yard'],
  ['rope', 'meters', 'meter'],
  ['wire', 'feet', 'foot'],
  ['cord', 'meters', 'meter'],
  ['lace', 'yards', 'yard'],
] as const

const drinks = [
  ['juice', 'glass', 'glasses'],
  ['tea', 'cup', 'cups'],
  ['milk', 'cup', 'cups'],
  ['water', 'bottle', 'bottles'],
  ['lemonade', 'glass', 'glasses'],
] as const

const foods = ['yogurt', 'rice', 'oatmeal', 'granola', 'trail mix', 'soup'] as const

/** How often a piece fits: jumps on a line (level 1), bars of unlike parts (level 2), with a part of a piece left (level 3). */
const howMany: ComputedModel = {
  id: 'how-many',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    return level === 1 ? jumps(random) : level === 2 ? bars(random) : partServing(random)
  },
  solve({ stem, figure }) {
    const [total, piece] = numbersInMath(stem).map(parseRational)
    if (total === undefined || piece === undefined) throw new TypeError('expects two numbers')
    if (figure?.kind === 'number-line') {
      // Hops of the figure’s jump, counted up to the end of the line.
      const [jump] = figure.jumps
      const step = Math.round((jump?.to ?? 1) / figure.step)
      const parts = Math.round(figure.to / figure.step)
      return { kind: 'fraction', text: `${parts}/${step}` }
    }
    return { kind: 'fraction', text: formatFraction(divide(total, piece)) }
  },
}

function jumps(random: Random): Item {
  const piece = proper(random, [2, 3, 4, 5, 6])
  const total = random.pick(
    [2, 3, 4, 5, 6, 8, 9].filter(
      (each) => (each * piece.bottom) % piece.top === 0 && each * piece.bottom <= 36,
    ),
  )
  const [kind, units, unit] = random.pick(ribbons)
  const name = person(random)
  const result = (total * piece.bottom) / piece.top
  const each = `${shown(piece)} ${unit}`
  return {
    stem: `${name} has ${tex(String(total))} ${units} of ${kind} and cuts it into pieces of ${each}. How many pieces are there? The number line shows the first one.`,
    figure: jumpLine(total, piece, units),
    ...fraction(field('pieces'), { value: String(result) }, [
      ...divisionSlips(whole(total), piece).map((slip) => ({
        ...slip,
        ...(slip.misconception === 'flips-first' && {
          feedback: `Your result is less than 1. But one piece is drawn already, and there is ${kind} left. How many jumps reach ${total}?`,
        }),
      })),
      ...(piece.top === 1
        ? []
        : [
            {
              value: String(total * piece.bottom),
              misconception: 'counts-parts',
              feedback: `You counted the small parts of the line. One piece is ${piece.top} of these parts long.`,
            },
          ]),
    ]),
    hints: [
      `How far does one jump go? How many jumps like that reach ${total}?`,
      `Up to ${total} there are ${total} × ${piece.bottom} small parts. Each jump takes ${piece.top === 1 ? 'one' : piece.top} of them.`,
    ],
    solution: [
      `Each ${unit} has ${piece.bottom} small parts, so ${total} ${units} have ${total} × ${piece.bottom} = ${total * piece.bottom} parts.`,
      `One piece takes ${piece.top === 1 ? '1 part' : `${piece.top} parts`}: ${total * piece.bottom} ÷ ${piece.top} = ${result}.`,
      `So ${tex(`${quotient(whole(total), piece)} = ${result}`)}: there are ${result} pieces.`,
    ],
  }
}

function bars(random: Random): Item {
  const total = proper(random, [2, 3, 4, 5, 6])
  if (size(total) < 0.5) return bars(random)
  const factor = random.pick([2, 3, 4].filter((each) => each * total.bottom <= 16))
  const bottom = total.bottom * factor
  const small = total.top * factor
  const tops = Array.from({ length: small - 1 }, (_, index) => index + 1).filter(
    (top) => small % top === 0 && greatestCommonFactor(top, bottom) === 1,
  )
  const piece = { top: random.pick(tops), bottom }
  const [drink, one, many] = random.pick(drinks)
  const name = person(random)
  const result = small / piece.top
  if (result < 3) return bars(random)
  return {
    stem: `${name} has ${shown(total)} liter of ${drink}. Each ${one} takes ${shown(piece)} liter. How many ${many} can ${name} fill?`,
    figure: {
      kind: 'fraction-bars',
      bars: [
        { label: `All the ${drink}`, parts: total.bottom, shaded: total.top },
        { label: sentence(`one ${one}`), parts: bottom, shaded: piece.top },
      ],
      description: `Two bars of the same length. The first has ${total.bottom} parts, ${total.top} of them shaded, for all the ${drink}. The second has ${bottom} parts, ${piece.top} of them shaded, for one ${one}.`,
    },
    ...fraction(field(many), { value: String(result) }, [
      ...divisionSlips(total, piece),
      {
        value: fractionValue({ top: total.top, bottom: piece.top }),
        misconception: 'counts-parts',
        feedback: `You compared ${total.top} shaded ${total.top === 1 ? 'part' : 'parts'} with ${piece.top}. The parts of the two bars are not the same size: cut the first bar into ${bottom} parts, too.`,
      },
    ]),
    hints: [
      'The parts of the two bars are of different sizes. How could you make them the same?',
      `Cut the parts of the first bar so that it has ${bottom} parts, just like the second bar. How many of them are shaded?`,
    ],
    solution: [
      `Write both with the same bottom number: ${tex(`${fractionTex(total)} = ${fractionTex({ top: small, bottom })}`)}.`,
      `One ${one} takes ${piece.top} of these parts. ${small} ÷ ${piece.top} = ${result}.`,
      `So ${tex(`${quotient(total, piece)} = ${result}`)}: ${name} can fill ${result} ${many}.`,
    ],
  }
}

/** “2/4 = 1/2”, or just the fraction where it is in lowest terms. */
const partTex = (part: Fraction): string =>
  tex(
    greatestCommonFactor(part.top, part.bottom) === 1
      ? fractionTex(part)
      : `${fractionTex(part)} = ${single(part)}`,
  )

/** Whole cups in servings that do not fit a whole number of times. */
function servings(random: Random): { total: number; piece: Fraction; full: number; rest: number } {
  const piece = proper(random, [3, 4, 5], 2)
  const total = random.integer(2, 6)
  const parts = total * piece.bottom
  const full = Math.floor(parts / piece.top)
  return parts % piece.top === 0 ? servings(random) : { total, piece, full, rest: parts - full * piece.top }
}

function partServing(random: Random): Item {
  const { total, piece, full, rest } = servings(random)
  const food = random.pick(foods)
  const name = person(random)
  const left = lowest({ top: rest, bottom: piece.bottom })
  const restPart = partTex({ top: rest, bottom: piece.top })
  const result = over(whole(total), piece)
  return {
    stem: `${name} has ${tex(String(total))} cups of ${food}. One serving is ${shown(piece)} cup. How many servings is that? Give the last part of a serving as a fraction, too.`,
    figure: jumpLine(total, piece, 'cups'),
    ...fraction(field('servings'), keyOf(result), [
      {
        value: fractionValue({ top: full * piece.bottom + rest, bottom: piece.bottom }),
        misconception: 'rest-of-whole',
        feedback: `It is true that ${full} servings fit and ${shown(left)} cup is left. But the question asks for servings: what part of a serving of ${shown(piece)} cup is that?`,
      },
      {
        value: String(full),
        misconception: 'drops-rest',
        feedback: `${full} full servings fit, but there is some ${food} left. What part of one more serving is it?`,
      },
      {
        value: String(full + 1),
        misconception: 'drops-rest',
        feedback: `The last serving is not a full one. What part of a serving is left after ${full}?`,
      },
      ...divisionSlips(whole(total), piece),
    ]),
    hints: [
      `How many full jumps fit before ${total}? How much is left then?`,
      `${full} full servings fit. The rest is ${rest} of the small parts, and a full serving has ${piece.top}. What part of a serving is the rest?`,
    ],
    solution: [
      `${total} cups have ${total} × ${piece.bottom} = ${total * piece.bottom} small parts, and a serving takes ${piece.top} of them.`,
      `${full} full servings take ${full} × ${piece.top} = ${full * piece.top} parts. ${rest === 1 ? '1 part is' : `${rest} parts are`} left: that is ${restPart} of a serving.`,
      `So ${tex(`${quotient(whole(total), piece)} = ${amount(result)}`)} servings.`,
    ],
  }
}

/** Divide: with a whole number (level 1), two fractions (level 2), mixed numbers (level 3). */
const compute: ComputedModel = {
  id: 'compute',
  kind: 'computed',
  thinking: 'compute',
  seconds: 50,
  make(random, level) {
    const [dividend, divisor] = task(random, level)
    const result = over(dividend, divisor)
    const isFirstWhole = isWhole(dividend)
    return {
      stem: `Work out ${tex(quotient(dividend, divisor))}.`,
      ...fraction(field(), keyOf(result), [
        ...divisionSlips(dividend, divisor),
        ...(level === 3
          ? [
              {
                value: fractionValue(partsApart(dividend, divisor)),
                misconception: 'parts-apart',
                feedback: `It looks as if you divided the whole numbers and the fractions on their own. Write each mixed number as a single fraction first.`,
              },
            ]
          : []),
      ]),
      hints: [
        level === 3
          ? 'Write each mixed number as a single fraction first.'
          : isFirstWhole
            ? `How many times does ${shown(divisor)} fit into 1? And into ${dividend.top}?`
            : isWhole(divisor)
              ? `You share ${shown(dividend)} into ${divisor.top} equal parts. Is each part smaller or greater than ${shown(dividend)}?`
              : `Ask how many times ${shown(divisor)} fits into ${shown(dividend)}. Will it be more or less than once?`,
        `Multiply by the flipped second number. What is ${tex(single(divisor))} turned upside down?`,
      ],
      solution: [
        ...divisionSteps(dividend, divisor),
        size(result) > size(dividend)
          ? `That makes sense: ${shown(divisor)} is less than 1, so it fits more often than 1 does.`
          : `That makes sense: ${shown(divisor)} is greater than 1, so it fits less often than 1 does.`,
      ],
    }
  },
  solve({ stem }) {
    const [dividend, divisor] = numbersInMath(stem).map(parseRational)
    if (dividend === undefined || divisor === undefined) throw new TypeError('expects two numbers')
    // Both over one bottom number: then only the tops are divided.
    const top = (one: Rational, other: Rational) => one.numerator * other.denominator
    return { kind: 'fraction', text: `${top(dividend, divisor)}/${top(divisor, dividend)}` }
  },
}

function partsApart(dividend: Fraction, divisor: Fraction): Fraction {
  const split = (value: Fraction) => {
    const ones = Math.floor(size(value))
    return [ones, { top: value.top - ones * value.bottom, bottom: value.bottom }] as const
  }
  const [ones, part] = split(dividend)
  const [otherOnes, otherPart] = split(divisor)
  const parts = otherPart.top === 0 ? part : over(part, otherPart)
  return otherOnes === 0
    ? { top: ones * parts.bottom + parts.top, bottom: parts.bottom }
    : { top: ones * parts.bottom + parts.top * otherOnes, bottom: otherOnes * parts.bottom }
}

function task(random: Random, level: Level): [Fraction, Fraction] {
  const bottoms = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  if (level === 1) {
    const pair: [Fraction, Fraction] = [whole(random.integer(2, 12)), proper(random, bottoms)]
    return random.chance(0.5) ? pair : [pair[1], pair[0]]
  }
  const mixed = (): Fraction => {
    const part = proper(random, [2, 3, 4, 5, 6, 8])
    return { top: random.integer(1, 5) * part.bottom + part.top, bottom: part.bottom }
  }
  const pair: [Fraction, Fraction] =
    level === 2
      ? [proper(random, bottoms), proper(random, bottoms)]
      : [mixed(), random.chance(0.5) ? mixed() : proper(random, [2, 3, 4, 5, 6, 8])]
  const result = lowest(over(...pair))
  const isPlain = result.bottom <= 40 && result.top <= 80 && result.top !== result.bottom
  return isPlain ? pair : task(random, level)
}

interface Story {
  told: string
  asked: string
  dividend: Fraction
  divisor: Fraction
  /** What is printed behind the field. */
  unit: string
  figure?: Figure
  /** What the division means here. */
  meaning: string
  nudge: string
  /** What to say to those who multiply, where it is not about how often something fits. */
  multiplied?: string
}

type StoryMaker = (random: Random) => Story

/** “1/2 hour”, “1 1/2 hours”. */
const unitOf = (value: Fraction, many: string): string =>
  size(value) > 1 ? many : many === 'feet' ? 'foot' : many.replace(/s$/, '')

/** A whole number and a fraction that fits into it a whole number of times. */
function fitting(random: Random, most = 30): { total: Fraction; piece: Fraction } {
  const piece = proper(random, [2, 3, 4, 5, 6, 8], 1)
  const total = random.integer(2, 12)
  const result = over(whole(total), piece)
  return isWhole(result) && size(result) <= most ? { total: whole(total), piece } : fitting(random, most)
}

/** A part of something: so many equal boxes of a tape, and the whole tape. */
function partTape(part: Fraction, value: Fraction, unit: string, label: string): Figure {
  return {
    kind: 'tape-diagram',
    tapes: [
      {
        label: 'Part',
        boxes: Array.from({ length: part.top }, () => ''),
        total: `${spoken(value)} ${unitOf(value, unit)}`,
      },
      { label: 'Whole', boxes: Array.from({ length: part.bottom }, () => ''), total: '?' },
    ],
    description: `Two tapes of equal boxes. ${part.top === 1 ? '1 box is' : `${part.top} boxes together are`} ${spoken(value)} ${unitOf(value, unit)}. The whole tape, ${label}, has ${part.bottom} boxes, and its length is asked for.`,
  }
}

const groupStories: StoryMaker[] = [
  (random) => {
    const { total, piece } = fitting(random)
    return {
      told: `${person(random)} has ${shown(total)} cups of rice. One serving is ${shown(piece)} cup.`,
      asked: 'How many servings is that?',
      dividend: total,
      divisor: piece,
      unit: 'servings',
      meaning: `You ask how many times ${shown(piece)} cup fits into ${shown(total)} cups.`,
      nudge: 'Think of filling one serving after the other. What runs out?',
    }
  },
  (random) => {
    const { total, piece } = fitting(random, 16)
    return {
      told: `A relay race is ${shown(total)} miles long. Each runner runs ${shown(piece)} mile.`,
      asked: 'How many runners does a team need?',
      dividend: total,
      divisor: piece,
      unit: 'runners',
      meaning: `You ask how many times ${shown(piece)} mile fits into ${shown(total)} miles.`,
      nudge: 'Think of the runners one after the other. How far do they get together?',
    }
  },
  (random) => {
    const { total, piece } = fitting(random)
    return {
      told: `A hose lets ${shown(piece)} gallon of water into a tub every minute. The tub holds ${shown(total)} gallons.`,
      asked: 'How many minutes does it take to fill the tub?',
      dividend: total,
      divisor: piece,
      unit: 'minutes',
      meaning: `You ask how many times ${shown(piece)} gallon fits into ${shown(total)} gallons.`,
      nudge: 'How much is in the tub after 1 minute? After 2 minutes?',
    }
  },
  (random) => {
    const { total, piece } = fitting(random)
    return {
      told: `Each bow takes ${shown(piece)} foot of ribbon. ${person(random)} has a roll of ${shown(total)} feet.`,
      asked: 'How many bows can be made from it?',
      dividend: total,
      divisor: piece,
      unit: 'bows',
      meaning: `You ask how many times ${shown(piece)} foot fits into ${shown(total)} feet.`,
      nudge: 'Think of cutting the ribbon for one bow after the other. When is the roll used up?',
    }
  },
]

const shareStories: StoryMaker[] = [
  (random) => {
    const [total, many] = [proper(random, [3, 4, 5, 6, 8]), random.integer(2, 6)]
    return {
      told: `${person(random)} cuts ${shown(total)} yard of cloth into ${tex(String(many))} equal pieces.`,
      asked: 'How long is each piece, in yards?',
      dividend: total,
      divisor: whole(many),
      unit: 'yards',
      meaning: `The ${shown(total)} yard is shared into ${many} equal parts.`,
      nudge: 'Is a piece longer or shorter than the whole cloth?',
    }
  },
  (random) => {
    const [total, many] = [proper(random, [2, 3, 4, 5, 8]), random.integer(2, 6)]
    return {
      told: `There is ${shown(total)} gallon of paint, to be used for ${tex(String(many))} chairs in equal amounts.`,
      asked: 'How many gallons are there for each chair?',
      dividend: total,
      divisor: whole(many),
      unit: 'gallons',
      meaning: `The ${shown(total)} gallon is shared among ${many} chairs.`,
      nudge: 'Is the paint for one chair more or less than all the paint?',
    }
  },
  (random) => {
    const [area, width] = [proper(random, [3, 4, 5, 6, 8]), proper(random, [2, 3, 4, 5])]
    const length = over(area, width)
    if (size(length) < 0.3 || size(length) > 3 || size(length) === 1) return random.pick(shareStories)(random)
    return {
      told: `A rectangular garden bed has an area of ${shown(area)} square meter. It is ${shown(width)} meter wide.`,
      asked: 'How long is it, in meters?',
      dividend: area,
      divisor: width,
      unit: 'meters',
      figure: {
        kind: 'area-model',
        columns: [{ label: '?', size: 6 }],
        rows: [{ label: `${spoken(width)} m`, size: 4 }],
        cells: [[{ text: `${spoken(area)} m²` }]],
        description: `A rectangle with the area ${spoken(area)} square meter. One side is ${spoken(width)} meter long, and the other side is asked for.`,
      },
      meaning: `Width times length gives the area, so the length is the area divided by the width.`,
      nudge: 'What do you multiply to find the area of a rectangle? Which of these numbers do you know?',
      multiplied: `You multiplied the area by the width. Width times length gives the area: ${shown(width)} times which length is ${shown(area)}?`,
    }
  },
  (random) => {
    const piece = proper(random, [4, 6, 8, 9, 10, 12])
    const total = proper(random, [2, 3, 4, 5, 6])
    if (!isWhole(over(total, piece)) || size(total) <= size(piece)) return random.pick(shareStories)(random)
    return {
      told: `A bottle holds ${shown(total)} liter of shampoo. A hair salon uses ${shown(piece)} liter of it every day.`,
      asked: 'How many days does the bottle last?',
      dividend: total,
      divisor: piece,
      unit: 'days',
      meaning: `You ask how many times ${shown(piece)} liter fits into ${shown(total)} liter.`,
      nudge: 'How much is used after 1 day? After 2 days?',
    }
  },
]

/** A part and how much it is, for stories that ask for the whole. */
function partOf(random: Random, ones = 0): { part: Fraction; value: Fraction; multiplied: string } {
  const part = proper(random, [3, 4, 5, 6], 2)
  const { top, bottom } = proper(random, ones === 0 ? [2, 3, 4, 5, 6, 8] : [2, 3, 4])
  const value = { top: top + ones * bottom, bottom }
  const multiplied = `You took ${shown(part)} of ${shown(value)}. But ${shown(value)} is already the part. Is the whole more or less than that?`
  const all = lowest(over(value, part))
  return all.bottom <= 24 && all.top !== all.bottom ? { part, value, multiplied } : partOf(random, ones)
}

const wholeStories: StoryMaker[] = [
  (random) => {
    const { part, value, multiplied } = partOf(random)
    return {
      told: `${person(random)} has ${shown(value)} ${unitOf(value, 'cups')} of flour. That is ${shown(part)} of what a recipe needs.`,
      asked: 'How many cups of flour does the recipe need?',
      dividend: value,
      divisor: part,
      unit: 'cups',
      figure: partTape(part, value, 'cups', 'what the recipe needs'),
      meaning: `${shown(part)} of the whole is ${shown(value)} ${unitOf(value, 'cups')}, so the whole times ${shown(part)} gives ${shown(value)}. Divide to go back.`,
      multiplied,
      nudge: `Is ${shown(value)} ${unitOf(value, 'cups')} more or less than what the recipe needs?`,
    }
  },
  (random) => {
    const { part, value, multiplied } = partOf(random, random.integer(1, 3))
    return {
      told: `A pump fills ${shown(part)} of a pool in ${shown(value)} ${unitOf(value, 'hours')}. It always works at this speed.`,
      asked: 'How many hours does it take to fill the whole pool?',
      dividend: value,
      divisor: part,
      unit: 'hours',
      figure: partTape(part, value, 'hours', 'the whole pool'),
      meaning: `${shown(part)} of the whole time is ${shown(value)} ${unitOf(value, 'hours')}, so the whole time times ${shown(part)} gives ${shown(value)}. Divide to go back.`,
      multiplied,
      nudge: `Does the whole pool take more or less than ${shown(value)} ${unitOf(value, 'hours')}?`,
    }
  },
  (random) => {
    const { part, value, multiplied } = partOf(random, random.integer(1, 3))
    return {
      told: `${person(random)} has walked ${shown(value)} ${unitOf(value, 'miles')}. That is ${shown(part)} of a trail.`,
      asked: 'How many miles long is the trail?',
      dividend: value,
      divisor: part,
      unit: 'miles',
      figure: partTape(part, value, 'miles', 'the trail'),
      meaning: `${shown(part)} of the trail is ${shown(value)} ${unitOf(value, 'miles')}, so its length times ${shown(part)} gives ${shown(value)}. Divide to go back.`,
      multiplied,
      nudge: `Is the trail longer or shorter than ${shown(value)} ${unitOf(value, 'miles')}?`,
    }
  },
  (random) => {
    const { part, value, multiplied } = partOf(random)
    return {
      told: `A faucet leaks ${shown(value)} ${unitOf(value, 'cups')} of water in ${shown(part)} hour, always at the same rate.`,
      asked: 'How many cups of water does it leak in one hour?',
      dividend: value,
      divisor: part,
      unit: 'cups',
      figure: partTape(part, value, 'cups', 'the water of one hour'),
      meaning: `${shown(part)} of the water of an hour is ${shown(value)} ${unitOf(value, 'cups')}. Divide to go from the part to the whole.`,
      multiplied,
      nudge: `Does more or less water leak in one hour than in ${shown(part)} hour?`,
    }
  },
]

const storiesAt: Record<Level, StoryMaker[]> = { 1: groupStories, 2: shareStories, 3: wholeStories }

/** How often it fits (level 1), sharing and area (level 2), from a part to the whole (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    const its = random.pick(storiesAt[level])(random)
    const { dividend, divisor, unit } = its
    const result = over(dividend, divisor)
    return {
      stem: `${its.told} ${its.asked}`,
      ...(its.figure !== undefined && { figure: its.figure }),
      ...fraction(field(unit), keyOf(result), divisionSlips(dividend, divisor, its.multiplied)),
      hints: [
        its.nudge,
        `${its.meaning.replace(/ Divide to go back\.$/, '')} Work out ${tex(quotient(dividend, divisor))}.`,
      ],
      solution: [
        its.meaning,
        ...divisionSteps(dividend, divisor),
        `The answer is ${shown(result)} ${unitOf(result, unit)}.`,
      ],
    }
  },
  solve({ stem, figure }) {
    const [first, second] = numbersInMath(stem).map(parseRational)
    if (first === undefined || second === undefined) throw new TypeError('expects two numbers')
    if (figure?.kind === 'tape-diagram') {
      // One box, then all the boxes of the whole.
      const [part, all] = figure.tapes
      const [, ones = '0', top = '0', bottom = '1'] =
        /^(?:(\d+) )?(\d+)(?:\/(\d+))?/.exec(part?.total ?? '') ?? []
      const value = parseRational(`${Number(ones) * Number(bottom) + Number(top)}/${bottom}`)
      const share = parseRational(`${all?.boxes.length ?? 0}/${part?.boxes.length ?? 1}`)
      return { kind: 'fraction', text: formatFraction(multiply(value, share)) }
    }
    const isTurned = /^A hose|^Each bow/.test(stem)
    return {
      kind: 'fraction',
      text: formatFraction(isTurned ? divide(second, first) : divide(first, second)),
    }
  },
}

interface PartStory {
  told: string
  asked: string
  /** What is multiplied, in the order of the story. */
  factors: readonly [Fraction, Fraction]
  unit: string
  meaning: string
  nudge: string
}

/** Stories that ask for several parts, or for a part of an amount. Without them, dividing would always be right. */
const partStoriesAt: Record<Level, ((random: Random) => PartStory)[]> = {
  1: [
    (random) => {
      const { total, piece } = fitting(random)
      return {
        told: `One serving of oats is ${shown(piece)} cup. ${person(random)} makes ${shown(total)} servings.`,
        asked: 'How many cups of oats is that?',
        factors: [piece, total],
        unit: 'cups',
        meaning: `There are ${shown(total)} servings of ${shown(piece)} cup each.`,
        nudge: 'How much is it for one serving? And for two?',
      }
    },
    (random) => {
      const { total, piece } = fitting(random, 16)
      return {
        told: `Each bow takes ${shown(piece)} foot of ribbon. ${person(random)} makes ${shown(total)} bows.`,
        asked: 'How many feet of ribbon does that take?',
        factors: [piece, total],
        unit: 'feet',
        meaning: `There are ${shown(total)} bows, and each takes ${shown(piece)} foot.`,
        nudge: 'How much ribbon is it for one bow? And for two?',
      }
    },
  ],
  2: [
    (random) =>
      shareOf(
        random,
        (name, all, part) => `${name} has ${all} yard of cloth and uses ${part} of it.`,
        'yards',
      ),
    (random) =>
      shareOf(
        random,
        (name, all, part) => `A bottle holds ${all} liter of juice. ${name} drinks ${part} of it.`,
        'liters',
      ),
  ],
  3: [
    (random) =>
      shareOf(
        random,
        (name, all, part) => `A trail is ${all} miles long. ${name} has walked ${part} of it.`,
        'miles',
        random.integer(1, 4),
      ),
    (random) =>
      shareOf(
        random,
        (name, all, part) => `An audiobook is ${all} hours long. ${name} has listened to ${part} of it.`,
        'hours',
        random.integer(2, 6),
      ),
  ],
}

/** A part of an amount; `ones` are the wholes of the amount. */
function shareOf(
  random: Random,
  say: (name: string, all: string, part: string) => string,
  unit: string,
  ones = 0,
): PartStory {
  const [part, rest] = [proper(random, [3, 4, 5, 6, 8], 1), proper(random, [2, 3, 4, 5, 6, 8], 1)]
  const all = { top: ones * rest.bottom + rest.top, bottom: rest.bottom }
  if (part.bottom === rest.bottom) return shareOf(random, say, unit, ones)
  return {
    told: say(person(random), shown(all), shown(part)),
    asked: `How many ${unit} is that?`,
    factors: [all, part],
    unit,
    meaning: `The question asks for a part of ${shown(all)}.`,
    nudge: `Will the answer be more or less than ${shown(all)}?`,
  }
}

function partItem(random: Random, its: PartStory): Item {
  const [first, second] = its.factors
  const result = times(first, second)
  const [more, less] = size(first) > size(second) ? [first, second] : [second, first]
  const text = (sign: string, one: Fraction, other: Fraction) =>
    tex(`${amount(one)} ${sign} ${amount(other)}`)
  const divided = (one: Fraction, other: Fraction) => ({
    text: text(String.raw`\div`, one, other),
    misconception: 'divides-always',
    feedback: `Dividing gives ${shown(over(one, other))} here. It tells how often ${shown(other)} fits into ${shown(one)}. Is that what the question asks for?`,
  })
  return {
    stem: `${its.told} ${its.asked} Which calculation gives the answer?`,
    ...choice(random, {
      right: text(String.raw`\times`, first, second),
      wrong: [
        divided(first, second),
        divided(second, first),
        {
          text: text('−', more, less),
          misconception: 'subtracts',
          feedback: `Subtracting tells what is left, or how much more one is. Is that what the question asks for?`,
        },
      ],
    }),
    hints: [its.nudge, `${its.meaning} Which calculation says that?`],
    solution: [
      its.meaning,
      `So the calculation is ${text(String.raw`\times`, first, second)}. Its result is ${shown(result)} ${unitOf(result, its.unit)}.`,
    ],
  }
}

/** Which calculation a story needs: how often it fits (level 1), sharing and area (level 2), from a part to the whole (level 3). */
const whichCalculation: ComputedModel = {
  id: 'which-calculation',
  kind: 'computed',
  thinking: 'classify',
  seconds: 35,
  make(random, level) {
    if (random.chance(0.35)) return partItem(random, random.pick(partStoriesAt[level])(random))
    const its = random.pick(storiesAt[level])(random)
    const { dividend, divisor } = its
    const result = over(dividend, divisor)
    const [one, other] = size(dividend) > size(divisor) ? [dividend, divisor] : [divisor, dividend]
    const text = (sign: string, first: Fraction, second: Fraction) =>
      tex(`${amount(first)} ${sign} ${amount(second)}`)
    return {
      stem: `${its.told} ${its.asked} Which calculation gives the answer?`,
      ...(its.figure !== undefined && { figure: its.figure }),
      ...choice(random, {
        right: text(String.raw`\div`, dividend, divisor),
        wrong: [
          {
            text: text(String.raw`\div`, divisor, dividend),
            misconception: 'flips-first',
            feedback: `Dividing fits, but look at the order: which number is cut up or shared, and which one is it divided by?`,
          },
          {
            text: text(String.raw`\times`, dividend, divisor),
            misconception: 'multiplies',
            feedback: `Multiplying gives ${shown(times(dividend, divisor))}. Put that back into the story: can it be true?`,
          },
          {
            text: text('−', one, other),
            misconception: 'subtracts',
            feedback: `Subtracting tells what is left, or how much more one is. Is that what the question asks for?`,
          },
        ],
      }),
      hints: [
        its.nudge,
        `${its.meaning.split(/(?:, so| Divide)/)[0]?.replace(/\.$/, '')}. Which calculation says that?`,
      ],
      solution: [
        its.meaning,
        `So the calculation is ${tex(quotient(dividend, divisor))}. Its result is ${shown(result)} ${unitOf(result, its.unit)}.`,
      ],
    }
  },
  solve(item) {
    if (/ makes |cloth and uses | drinks |walked|listened/.test(item.stem) && !/ That is /.test(item.stem)) {
      const [first, second] = numbersInMath(item.stem).map(parseRational)
      if (first === undefined || second === undefined) throw new TypeError('expects two numbers')
      return { kind: 'choice', option: optionWorth(item, String.raw`\times`, multiply(first, second)) }
    }
    const solved = story.solve(item)
    if (solved.kind !== 'fraction') throw new TypeError('expects a fraction')
    return { kind: 'choice', option: optionWorth(item, String.raw`\div`, parseRational(solved.text)) }
  },
}

/** The option with this sign whose result is the one wanted. */
function optionWorth({ interaction }: Shown, sign: string, wanted: Rational): string {
  if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const right = interaction.options.find(({ text }) => {
    const [first, second] = numbersInMath(text).map(parseRational)
    if (first === undefined || second === undefined || !text.includes(sign)) return false
    return (
      compare(sign === String.raw`\times` ? multiply(first, second) : divide(first, second), wanted) === 0
    )
  })
  return right?.id ?? ''
}

/** Somebody’s work: with a whole number (level 1), two fractions (level 2), what is left in a story (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    const name = person(random)
    if (level === 3) return claimOfServings(random, name)
    const [dividend, divisor] =
      level === 1
        ? ([whole(random.integer(2, 9)), proper(random, [3, 4, 5, 6, 7, 8], 2)] as const)
        : task(random, 2)
    return claimOfWork(random, name, dividend, divisor)
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const pick = (needle: string) =>
      interaction.options.find(({ text }) => plain(text).includes(needle))?.id ?? ''
    const values = numbersInMath(stem).map(parseRational)
    const [first, second, third, fourth] = values
    if (first === undefined || second === undefined || third === undefined)
      throw new TypeError('expects numbers')
    const same = (one: Rational, other: Rational) => compare(one, other) === 0
    if (fourth === undefined) {
      const right = divide(first, second)
      const full = right.numerator / right.denominator
      return {
        kind: 'choice',
        option: pick(
          same(third, right)
            ? 'is right'
            : third.denominator === 1n && third.numerator === full
              ? 'left out'
              : 'of a cup',
        ),
      }
    }
    // The two factors that were multiplied tell what was flipped.
    return {
      kind: 'choice',
      option: pick(
        same(third, first)
          ? same(fourth, second)
            ? 'without flipping'
            : 'is right'
          : same(fourth, second)
            ? 'first number only'
            : 'flipped both',
      ),
    }
  },
}

function claimOfWork(random: Random, name: string, dividend: Fraction, divisor: Fraction): Item {
  const fault = random.pick(['none', 'multiplies', 'flips-first', 'flips-both'] as const)
  const factors = {
    none: [dividend, flipped(divisor)],
    multiplies: [dividend, divisor],
    'flips-first': [flipped(dividend), divisor],
    'flips-both': [flipped(dividend), flipped(divisor)],
  } as const
  const [one, other] = factors[fault]
  // Numbers that are their own flip would make two faults look the same.
  if (size(dividend) === 1 || size(dividend) === size(divisor)) return findMistake.make(random, 2)
  const verdicts = {
    none: `${name} is right.`,
    multiplies: `${name} multiplied without flipping a number.`,
    'flips-first': `${name} flipped the first number only.`,
    'flips-both': `${name} flipped both of the numbers.`,
  }
  const nudges = {
    none: `Compare the division with the product: which number changed, and which one had to change?`,
    multiplies: `Look at the second number, ${shown(divisor)}. Is it the same in ${name}’s product?`,
    'flips-first': `Look at the first number, ${shown(dividend)}. Is it flipped in ${name}’s product?`,
    'flips-both': `Look at both numbers. Which of them are flipped in ${name}’s product?`,
  }
  const faults = ['none', 'multiplies', 'flips-first', 'flips-both'] as const
  const right = over(dividend, divisor)
  return {
    stem: `${name} works out ${tex(quotient(dividend, divisor))} as ${tex(product(one, other))}. Which is true?`,
    ...choice(random, {
      right: verdicts[fault],
      wrong: faults
        .filter((each) => each !== fault)
        .map((each): WrongOption => ({
          text: verdicts[each],
          misconception: each === 'none' ? fault : each,
          feedback: nudges[each],
        })),
      keepOrder: faults.map((each) => verdicts[each]),
    }),
    hints: [
      'To divide by a number, multiply by that number upside down. Which of the two numbers is the one you divide by?',
      `Compare number by number: ${shown(dividend)} with ${tex(single(one))}, and ${shown(divisor)} with ${tex(single(other))}.`,
    ],
    solution: [
      `${sentence('only')} the second number is flipped: ${tex(`${quotient(dividend, divisor)} = ${product(dividend, flipped(divisor))}`)}, which is ${shown(right)}.`,
      {
        none: `That is what ${name} did.`,
        multiplies: `${name} left ${shown(divisor)} as it was. That multiplies by ${shown(divisor)} and does not divide by it.`,
        'flips-first': `${name} flipped ${shown(dividend)}, which should stay, and left ${shown(divisor)} as it was.`,
        'flips-both': `${name} flipped ${shown(divisor)}, which is right, but ${shown(dividend)}, too, which should stay.`,
      }[fault],
    ],
  }
}

function claimOfServings(random: Random, name: string): Item {
  const { total, piece, full, rest } = servings(random)
  const food = random.pick(foods)
  const fault = random.pick(['none', 'rest-of-whole', 'drops-rest'] as const)
  const right = over(whole(total), piece)
  const left = lowest({ top: rest, bottom: piece.bottom })
  const said = {
    none: right,
    'rest-of-whole': { top: full * piece.bottom + rest, bottom: piece.bottom },
    'drops-rest': whole(full),
  }[fault]
  const verdicts = {
    none: `${name} is right.`,
    'rest-of-whole': `${name} counted what is left as a part of a cup.`,
    'drops-rest': `${name} left out the part of a serving at the end.`,
  }
  const faults = ['none', 'rest-of-whole', 'drops-rest'] as const
  const nudges: Record<(typeof faults)[number], Slip> = {
    none: {
      misconception: fault === 'none' ? 'rest-of-whole' : fault,
      feedback: `After ${full} full servings, ${shown(left)} cup is left. What part of a serving of ${shown(piece)} cup is that?`,
    },
    'rest-of-whole': {
      misconception: 'rest-of-whole',
      feedback: `After ${full} full servings, ${shown(left)} cup is left. Is that the fraction in the claim?`,
    },
    'drops-rest': {
      misconception: 'drops-rest',
      feedback: `Look at the claim again: does it have a part of a serving?`,
    },
  }
  return {
    stem: `There are ${tex(String(total))} cups of ${food}, and one serving is ${shown(piece)} cup. ${name} wants to know how many servings that is, and says ${shown(said)}. Which is true?`,
    figure: jumpLine(total, piece, 'cups'),
    ...choice(random, {
      right: verdicts[fault],
      wrong: faults
        .filter((each) => each !== fault)
        .map((each): WrongOption => ({ text: verdicts[each], ...nudges[each] })),
      keepOrder: faults.map((each) => verdicts[each]),
    }),
    hints: [
      `How many full servings fit into ${total} cups, and how much is left?`,
      `What is left is ${shown(left)} cup. Compare it with a serving of ${shown(piece)} cup: what part of a serving is it?`,
    ],
    solution: [
      `${full} full servings fit, and ${shown(left)} cup is left. That is ${partTex({ top: rest, bottom: piece.top })} of a serving, since a serving has ${piece.top} parts like these and ${rest === 1 ? '1 is' : `${rest} are`} left.`,
      `So there are ${shown(right)} servings. ${
        {
          none: `That is what ${name} says.`,
          'rest-of-whole': `${name} wrote the part of a cup, where a part of a serving is asked for.`,
          'drops-rest': `${name} counted only the full servings.`,
        }[fault]
      }`,
    ],
  }
}

/** One multiplies by a fraction, and the other divides by a whole number: both make less. */
const areBothLess = (one: string, other: string): boolean =>
  [one, other].some((text) => text.includes('times')) && [one, other].some((text) => text.includes('div'))

interface Calculation {
  text: string
  value: Fraction
}

/** Without working all out: one number divided by many (level 1), products and quotients (level 2), unlike ones (level 3). */
const orderQuotients: ComputedModel = {
  id: 'order-quotients',
  kind: 'computed',
  thinking: 'compare',
  seconds: 60,
  make(random, level) {
    const all = calculations(random, level)
    const sorted = all.toSorted((one, other) => size(one.value) - size(other.value))
    const isClear = sorted.every(
      ({ value }, index) => index === 0 || size(value) - size(sorted[index - 1]?.value ?? value) > 0.01,
    )
    if (!isClear) return orderQuotients.make(random, level)
    const texts = sorted.map(({ text }) => text)
    const pairs = sorted.slice(1).map((each, index) => [sorted[index] ?? each, each] as const)
    const turned = {
      misconception: 'bigger-divisor',
      feedback:
        level > 1
          ? 'Your order runs the other way. Work out the first and the last one to see which is less.'
          : 'Your order runs the other way. Think of pieces: the smaller a piece is, the more of them fit.',
    }
    return {
      stem: `Put these in order from least to greatest.${level === 3 ? '' : ' Try to do it without working all of them out.'}`,
      ...order(random, {
        options: texts,
        first: 'least',
        last: 'greatest',
        wrong: [
          { order: texts.toReversed(), ...turned },
          ...pairs.map(([less, more]): Slip & { before: [string, string] } => ({
            before: [more.text, less.text],
            misconception: level === 2 ? 'always-smaller' : 'bigger-divisor',
            feedback: `Compare ${less.text} and ${more.text} again. ${
              {
                1: 'The same number is divided. By which number do you get more pieces, the smaller or the greater one?',
                2: areBothLess(less.text, more.text)
                  ? 'Write the division as multiplying by a fraction: which of the two takes the smaller part?'
                  : 'Dividing by a number less than 1 makes the result greater, and multiplying by it makes it smaller.',
                3: 'Work out both.',
              }[level]
            }`,
          })),
        ],
      }),
      hints: [
        {
          1: 'The same number is divided each time. What happens when the pieces get smaller?',
          2: 'Compare each one with the number alone. Does it get greater or smaller?',
          3: 'Think first: which results are greater than 1? The second number is then less than the first one.',
        }[level],
        {
          1: 'Put the numbers that you divide by in order. The least of them fits most often.',
          2: 'Multiplying by a fraction less than 1 makes smaller; dividing by it makes greater. Dividing by more than 1 makes smaller.',
          3: 'Multiply by the flipped second number each time, and compare the results.',
        }[level],
      ],
      solution: [
        {
          1: 'The smaller the piece, the more often it fits. So the greatest number to divide by gives the least result.',
          2: 'Dividing by less than 1 gives more than the number itself, and multiplying by less than 1 gives less.',
          3: 'Work out each one by multiplying with the flipped second number.',
        }[level],
        `The results are ${sorted.map(({ text, value }) => tex(`${plain(text)} ${/times|div/.test(text) ? `= ${amount(value)}` : ''}`.trim())).join(', ')}.`,
      ],
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'order') throw new TypeError('expects an order')
    const valueOf = (text: string): Rational => {
      const [first, second] = numbersInMath(text).map(parseRational)
      if (first === undefined) throw new TypeError('expects a number')
      return second === undefined
        ? first
        : text.includes('times')
          ? multiply(first, second)
          : divide(first, second)
    }
    return {
      kind: 'order',
      options: interaction.options
        .toSorted((one, other) => compare(valueOf(one.text), valueOf(other.text)))
        .map(({ id }) => id),
    }
  },
}

function calculations(random: Random, level: Level): Calculation[] {
  const divided = (one: Fraction, other: Fraction): Calculation => ({
    text: tex(quotient(one, other)),
    value: over(one, other),
  })
  if (level === 1) {
    const total = whole(random.integer(2, 12))
    const pieces = [
      whole(random.integer(2, 4)),
      proper(random, [2, 3]),
      proper(random, [4, 5, 6]),
      proper(random, [7, 8, 9, 10]),
    ]
    return pieces.map((piece) => divided(total, piece))
  }
  if (level === 2) {
    const number = random.chance(0.5) ? whole(random.integer(2, 9)) : proper(random, [3, 4, 5, 6, 7, 8])
    const piece = proper(random, [2, 3, 4, 5, 6])
    return [
      { text: tex(amount(number)), value: number },
      { text: tex(String.raw`${amount(number)} \times ${amount(piece)}`), value: times(number, piece) },
      divided(number, piece),
      divided(number, whole(random.integer(2, 6))),
    ]
  }
  return Array.from({ length: 4 }, () => divided(...task(random, 2)))
}

export const divideFractions = defineSkill({
  id: 'divide-fractions',
  revision: 1,
  subject: 'math',
  gradeLevel: 6,
  strand: 'The number system',
  name: 'Divide fractions',
  description: 'Find how many times a fraction fits, and divide fractions in stories.',
  icon: 'divide',
  standards: ['6.NS.A.1'],
  prerequisites: ['multiply-fractions'],
  misconceptions: [
    {
      id: 'multiplies',
      name: 'multiplies without flipping',
      explanation: `${tex(String.raw`6 \div \frac{1}{2}`)} asks how many halves are in 6. That is 12, and not 3.`,
    },
    {
      id: 'flips-first',
      name: 'flips or swaps the first number',
      explanation:
        'The first number is what is divided, and it stays. Only the number that you divide by is flipped.',
    },
    {
      id: 'flips-both',
      name: 'flips both numbers',
      explanation: 'Only the number that you divide by is flipped.',
    },
    {
      id: 'counts-parts',
      name: 'counts parts of unlike size',
      explanation:
        'Fourths and eighths cannot be counted together. Cut both into parts of the same size first.',
    },
    {
      id: 'rest-of-whole',
      name: 'measures the rest in wholes',
      explanation:
        'What is left is a part of the piece that you divide by. Half a piece of two thirds is one third.',
    },
    {
      id: 'drops-rest',
      name: 'leaves out the rest',
      explanation: 'When a piece does not fit a whole number of times, the last part of it counts as well.',
    },
    {
      id: 'parts-apart',
      name: 'divides wholes and fractions apart',
      explanation: 'Write a mixed number as a single fraction before you divide.',
    },
    {
      id: 'divides-always',
      name: 'divides where it must be multiplied',
      explanation: 'Several equal parts, and a part of an amount, are found by multiplying.',
    },
    {
      id: 'subtracts',
      name: 'subtracts in place of dividing',
      explanation:
        'Subtracting tells what is left. Dividing tells how often something fits or how much each gets.',
    },
    {
      id: 'bigger-divisor',
      name: 'thinks that a greater divisor gives more',
      explanation: 'The greater the pieces are, the fewer of them fit.',
    },
    {
      id: 'always-smaller',
      name: 'thinks that dividing makes smaller',
      explanation: 'Dividing by a number less than 1 gives more: there are 8 halves in 4.',
    },
  ],
  lesson: {
    idea: [
      `${tex(String.raw`4 \div \frac{2}{3}`)} asks how many pieces of ${tex(String.raw`\frac{2}{3}`)} fit into 4. On the number line, there are 12 thirds up to 4, and each jump takes 2 of them: 6 jumps.`,
      `Each 1 has 3 thirds, so you multiplied 4 by 3, and then divided by 2. That is the same as multiplying by ${tex(String.raw`\frac{3}{2}`)}, the divisor upside down.`,
      'It also goes from a part to the whole: when two thirds of a trail are 4 miles, one third is 2 miles, and the whole trail is 6 miles.',
      'Dividing by a number less than 1 gives more than you had, since small pieces fit often. When a piece does not fit a whole number of times, the rest is a part of a piece.',
    ],
    figure: {
      ...jumpLine(4, { top: 2, bottom: 3 }, 'meters'),
      jumps: [0, 1, 2, 3, 4, 5].map((index) => ({
        from: (index * 2) / 3,
        to: ((index + 1) * 2) / 3,
        label: '2/3',
      })),
      description: 'A number line from 0 to 4 in meters, in thirds. Six jumps of 2/3 lead from 0 to 4.',
    },
    workedExample: { model: 'story', level: 3 },
    words: [
      { word: 'dividend', meaning: 'The number that is divided: the first one.' },
      { word: 'divisor', meaning: 'The number that you divide by: the second one.' },
      { word: 'quotient', meaning: 'The result of a division.' },
      { word: 'reciprocal', meaning: 'A number turned upside down: 3/2 for 2/3. The two multiply to 1.' },
    ],
  },
  models: [howMany, compute, story, whichCalculation, findMistake, orderQuotients],
})
