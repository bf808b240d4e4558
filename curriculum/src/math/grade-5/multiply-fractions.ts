import {
  add,
  formatFraction,
  multiply,
  parseRational,
  type Rational,
  subtract,
} from '@skills-center/answers/rational'
import { choice, fraction, type Slip, type WrongOption, type WrongValue } from '../../build-item.ts'
import { inlineChoice, order } from '../../build-placed.ts'
import type { Figure, Item, Response, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count } from '../../wording.ts'
import {
  type Fraction,
  fractionTex,
  fractionValue,
  greatestCommonFactor,
  leastCommonMultiple,
  lowest,
  mixedTex,
  numbersInMath,
  piecesOf,
  renamed,
} from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'

type AreaModel = Extract<Figure, { kind: 'area-model' }>

const bottoms = [2, 3, 4, 5, 6, 8] as const
const manyBottoms = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** A fraction between 0 and 1 in lowest terms. */
function proper(random: Random, from: readonly number[] = bottoms): Fraction {
  const bottom = random.pick(from)
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1)
  return { top: random.pick(tops.filter((top) => greatestCommonFactor(top, bottom) === 1)), bottom }
}

/** Two fractions that are not the same. */
function two(random: Random, from?: readonly number[]): [Fraction, Fraction] {
  const [one, other] = [proper(random, from), proper(random, from)]
  return one.top === other.top && one.bottom === other.bottom ? two(random, from) : [one, other]
}

const product = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
})
const sum = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
})
const whole = (number: number): Fraction => ({ top: number, bottom: 1 })
const mixed = (wholes: number, part: Fraction): Fraction => ({
  top: wholes * part.bottom + part.top,
  bottom: part.bottom,
})
/** A fraction as it stands; with its whole part where it is more than 1. */
const shown = (value: Fraction): string => tex(fractionTex(value))
const shownMixed = (value: Fraction): string => tex(mixedTex(value))
/** “3 fifths”, “1 half”. */
const pieces = (number: number, bottom: number): string => {
  const many = piecesOf(bottom)
  return count(number, bottom === 2 ? 'half' : many.slice(0, -1), many)
}
const size = ({ top, bottom }: Fraction): number => top / bottom

/** “= 6/20 = 3/10”, “= 14/6 = 7/3 = 2 1/3”: a result with its simpler forms, once each. */
function simplified(result: Fraction): string {
  const forms = [fractionTex(result), fractionTex(lowest(result)), mixedTex(lowest(result))]
  return forms.filter((form, index) => forms.indexOf(form) === index).join(' = ')
}

const answerField = { label: 'Answer (fraction, mixed number, or whole number)' }
const told = (value: Rational): Response => ({ kind: 'fraction', text: formatFraction(value) })
/** Numbers of a text in math, then those in plain words. */
const inMath = (text: string): Rational[] => numbersInMath(text).map((each) => parseRational(each))
const inWords = (text: string): Rational[] =>
  numbersIn(text.replace(/⟦[^⟧]*⟧/g, ' ')).map((each) => parseRational(String(each)))
const zero = parseRational('0')

/** Slips of one fraction times another, told for these very numbers. */
function pairSlips(one: Fraction, other: Fraction): WrongValue[] {
  const bottom = leastCommonMultiple(one.bottom, other.bottom)
  const kept = { top: renamed(one, bottom).top * renamed(other, bottom).top, bottom }
  const added = sum(one, other)
  return [
    {
      value: fractionValue(added),
      misconception: 'adds',
      feedback: `You added the two fractions. Here you need a part of an amount: ${shown(one)} of ${shown(other)}.`,
    },
    {
      value: fractionValue({ top: one.top + other.top, bottom: one.bottom + other.bottom }),
      misconception: 'adds',
      feedback: 'You added the top numbers and added the bottom numbers. What does the sign × ask you to do?',
    },
    {
      value: fractionValue(kept),
      misconception: 'keeps-bottom',
      feedback: `You kept ${bottom} as the bottom number, as one does in adding. When ${piecesOf(one.bottom)} are cut again into ${other.bottom} parts each, the pieces get smaller.`,
    },
    {
      value: fractionValue({ top: one.top * other.bottom, bottom: one.bottom * other.top }),
      misconception: 'turns-over',
      feedback: `You multiplied across the corners. Multiply top by top and bottom by bottom.`,
    },
  ]
}

/** A grid of equal cells with striped columns and rows. */
function unitSquare(one: Fraction, other: Fraction): AreaModel {
  return {
    kind: 'area-model',
    description: `A square that is 1 unit wide and 1 unit tall, cut into ${one.bottom} equal columns and ${other.bottom} equal rows. The first ${one.top === 1 ? 'column from the left is' : `${one.top} columns from the left are`} striped one way. The first ${other.top === 1 ? 'row from the top is' : `${other.top} rows from the top are`} striped the other way.`,
    columns: Array.from({ length: one.bottom }, () => ({ label: '', size: 1 / one.bottom })),
    rows: Array.from({ length: other.bottom }, () => ({ label: '', size: 1 / other.bottom })),
    stripedColumns: one.top,
    stripedRows: other.top,
    braces: [
      { side: 'top', from: 0, to: one.top - 1, label: `${one.top}/${one.bottom}` },
      { side: 'left', from: 0, to: other.top - 1, label: `${other.top}/${other.bottom}` },
    ],
  }
}

/** The area of a part of a square (level 1), of tiles (level 2), of a rectangle with mixed sides (level 3). */
const area: ComputedModel = {
  id: 'area',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level) {
    if (level === 1) return partOfSquare(random)
    return level === 2 ? tiles(random) : mixedSides(random)
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects an area model')
    const { columns, rows, stripedColumns = 0, stripedRows = 0 } = figure
    if (stripedColumns > 0) {
      return told(parseRational(`${stripedColumns * stripedRows}/${columns.length * rows.length}`))
    }
    if (/tiles/.test(stem)) {
      const [wide = zero, tall = zero] = inMath(stem)
      const tile = multiply(wide, tall)
      return told(multiply(tile, parseRational(String(columns.length * rows.length))))
    }
    const side = (cuts: { label: string }[]) =>
      cuts.map((cut) => parseRational(cut.label)).reduce((total, cut) => add(total, cut))
    return told(multiply(side(columns), side(rows)))
  },
}

function partOfSquare(random: Random): Item {
  const cut = (): Fraction => {
    const bottom = random.integer(2, 7)
    return { top: random.integer(1, bottom - 1), bottom }
  }
  const [one, other] = [cut(), cut()]
  const both = product(one, other)
  const striped = one.top * other.bottom + other.top * one.bottom - both.top
  return {
    stem: `The square is 1 unit wide and 1 unit tall. Use it to find ${tex(`${fractionTex(one)} × ${fractionTex(other)}`)}: what fraction of the square is striped in both directions?`,
    figure: unitSquare(one, other),
    ...fraction({ label: 'Fraction of the square' }, { value: fractionValue(both) }, [
      {
        value: fractionValue({ top: striped, bottom: both.bottom }),
        misconception: 'wrong-whole',
        feedback:
          'You counted every cell that has stripes. Count only the cells where both kinds of stripes cross.',
      },
      ...(both.top < striped
        ? [
            {
              value: fractionValue({ top: both.top, bottom: striped }),
              misconception: 'wrong-whole',
              feedback: `You compared with the striped cells only. The whole is the square, so count all of its cells.`,
            },
          ]
        : []),
      {
        value: fractionValue({ top: both.top, bottom: both.bottom - both.top }),
        misconception: 'wrong-whole',
        feedback: `You compared with the other cells. The whole is the square, with all of its cells.`,
      },
      ...pairSlips(one, other).slice(1, 2),
    ]),
    hints: [
      'How many small cells does the whole square have? They are all the same size.',
      `The crossed part is ${count(one.top, 'column')} wide and ${count(other.top, 'row')} tall. How many cells is that?`,
    ],
    solution: [
      `The square has ${one.bottom} columns and ${other.bottom} rows. That makes ${one.bottom} × ${other.bottom} = ${both.bottom} equal cells.`,
      `The stripes cross in ${count(one.top, 'column')} and ${count(other.top, 'row')}. That makes ${one.top} × ${other.top} = ${both.top}.`,
      `So it is ${math`${simplified(both)}`} of the square.`,
    ],
  }
}

function tiles(random: Random): Item {
  const [wide, tall] = [random.pick([2, 3, 4, 5, 6]), random.pick([2, 3, 4, 5, 6])]
  const [columns, rows] = [random.integer(2, 9), random.integer(2, 7)]
  if (wide === columns || tall === rows) return tiles(random)
  const tile = { top: 1, bottom: wide * tall }
  const all = { top: columns * rows, bottom: tile.bottom }
  const thing = random.pick(['kitchen wall', 'bathroom wall', 'shower wall', 'hall wall'])
  const unit = 'square feet'
  return {
    stem: `Part of a ${thing} is covered with tiles, as the figure shows. Each tile is ${math`\frac{1}{${wide}}`} foot wide and ${math`\frac{1}{${tall}}`} foot tall. How large is the covered area?`,
    figure: {
      kind: 'area-model',
      description: `A rectangle covered with equal tiles: ${columns} in each row and ${rows} in each column.`,
      columns: Array.from({ length: columns }, () => ({ label: '', size: 1 / wide })),
      rows: Array.from({ length: rows }, () => ({ label: '', size: 1 / tall })),
    },
    ...fraction({ label: 'Area', after: unit }, { value: fractionValue(all), shownAs: 'mixed' }, [
      {
        value: String(columns * rows),
        misconception: 'wrong-whole',
        feedback: `There are ${columns * rows} tiles, but a tile is much smaller than a square foot. How many tiles fill one square foot?`,
      },
      {
        value: fractionValue({ top: columns * rows, bottom: wide + tall }),
        misconception: 'adds',
        feedback: `You added ${wide} and ${tall}. In a square foot there are ${wide} tiles in a row and ${tall} rows: how many tiles is that?`,
      },
      {
        value: fractionValue(sum({ top: columns, bottom: wide }, { top: rows, bottom: tall })),
        misconception: 'adds',
        feedback: `You added the two sides. For the area, multiply the width by the height.`,
      },
      {
        value: fractionValue(tile),
        misconception: 'stops-early',
        feedback: `That is the area of one tile. How many tiles are there?`,
      },
    ]),
    hints: [
      `Think of one full square foot. How many of these tiles fit next to each other in it, and how many on top of each other?`,
      `A square foot holds ${wide} × ${tall} tiles. So what part of a square foot is one tile? Then count the tiles in the figure.`,
    ],
    solution: [
      `A square foot holds ${wide} × ${tall} = ${tile.bottom} tiles. So one tile is ${shown(tile)} of a square foot.`,
      `The figure has ${columns} × ${rows} = ${columns * rows} tiles.`,
      `The area is ${tex(simplified(all))} square feet. It is the same as width times height: ${tex(`${fractionTex({ top: columns, bottom: wide })} × ${fractionTex({ top: rows, bottom: tall })}`)}.`,
    ],
  }
}

/** “2 1/3” as labels of figures write it. */
const label = ({ top, bottom }: Fraction): string => (bottom === 1 ? String(top) : `${top}/${bottom}`)

function mixedSides(random: Random): Item {
  const [one, other] = two(random, [2, 3, 4, 5])
  // Sides of like length, so that the figure keeps its proportions.
  const [wide, tall] = random.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
  ] as const)
  const [width, height] = [mixed(wide, one), mixed(tall, other)]
  const all = lowest(product(width, height))
  const parts = [
    whole(wide * tall),
    product(one, whole(tall)),
    product(whole(wide), other),
    product(one, other),
  ] as const
  const [corner, right, below, last] = parts
  const thing = random.pick(['mural', 'banner', 'window', 'stage curtain'])
  const named = (part: Fraction, by: Fraction) =>
    tex(`${fractionTex(part)} × ${fractionTex(by)} = ${mixedTex(lowest(product(part, by)))}`)
  return {
    stem: `A ${thing} is ${shownMixed(width)} meters wide and ${shownMixed(height)} meters tall. The figure cuts it into four parts. What is its whole area?`,
    figure: {
      kind: 'area-model',
      description: `A rectangle cut into four parts. Its width is cut into ${wide} and ${label(one)}, its height into ${tall} and ${label(other)}. The areas of the parts are not given.`,
      columns: [
        { label: String(wide), size: wide },
        { label: label(one), size: size(one) },
      ],
      rows: [
        { label: String(tall), size: tall },
        { label: label(other), size: size(other) },
      ],
    },
    ...fraction(
      { label: 'Area', after: 'square meters' },
      { value: fractionValue(all), shownAs: 'mixed' },
      [
        {
          value: fractionValue(sum(corner, last)),
          misconception: 'parts-apart',
          feedback: `You multiplied the wholes and the fractions, which are two of the four parts. Which parts of the figure are missing?`,
        },
        {
          value: fractionValue(sum(width, height)),
          misconception: 'adds',
          feedback: 'You added the sides. For the area, multiply the width by the height.',
        },
        {
          value: fractionValue(sum(sum(corner, right), below)),
          misconception: 'parts-apart',
          feedback: 'You have three of the four parts. Look at the small part in the corner.',
        },
        {
          value: fractionValue(sum(corner, sum(right, last))),
          misconception: 'parts-apart',
          feedback: `You have three of the four parts. Look at the part that is ${wide} meters wide and not ${tall} meters tall.`,
        },
        {
          value: fractionValue(sum(corner, sum(below, last))),
          misconception: 'parts-apart',
          feedback: `You have three of the four parts. Look at the part that is ${tall} meters tall and not ${wide} meters wide.`,
        },
      ].map((slip) => ({ ...slip, feedback: slip.feedback.replaceAll(' 1 meters', ' 1 meter') })),
    ),
    hints: [
      'The figure has four parts. Find the area of each one: its width times its height.',
      `The large part is ${tall} by ${wide}, so its area is ${tall * wide}. Find the other three, and add all four.`,
    ],
    solution: [
      `The parts in the first row are ${tex(`${wide} × ${tall} = ${wide * tall}`)} and ${named(one, whole(tall))}.`,
      `The parts in the second row are ${named(whole(wide), other)} and ${named(one, other)}.`,
      `Together: ${tex(`${parts.map((part) => mixedTex(lowest(part))).join(' + ')} = ${mixedTex(all)}`)} square meters.`,
      `You can also write both sides as one fraction: ${tex(`${fractionTex(width)} × ${fractionTex(height)} = ${simplified(product(width, height))}`)}.`,
    ],
  }
}

/** Whole numbers (level 1), two fractions (level 2), mixed numbers (level 3). */
const compute: ComputedModel = {
  id: 'compute',
  kind: 'computed',
  thinking: 'compute',
  seconds: 50,
  make(random, level) {
    if (level === 1) return random.chance(0.5) ? timesWhole(random) : partOfWhole(random)
    return level === 2 ? timesFraction(random) : timesMixed(random)
  },
  solve({ stem }) {
    const [one = zero, other = zero] = inMath(stem)
    return told(multiply(one, other))
  },
}

function timesWhole(random: Random): Item {
  const part = proper(random, manyBottoms)
  const number = random.integer(2, 9)
  const result = { top: number * part.top, bottom: part.bottom }
  const isFirst = random.chance(0.5)
  const asked = isFirst ? `${number} × ${fractionTex(part)}` : `${fractionTex(part)} × ${number}`
  return {
    stem: `Find ${tex(asked)}.`,
    ...fraction(answerField, { value: fractionValue(result), shownAs: 'mixed' }, [
      {
        value: fractionValue(part),
        misconception: 'multiplies-both',
        feedback: `You multiplied top and bottom by ${number}. That only gives ${shown(part)} another name. Think of ${number} groups of ${shown(part)}.`,
      },
      {
        value: fractionValue({ top: part.top, bottom: part.bottom * number }),
        misconception: 'multiplies-both',
        feedback: `You multiplied the bottom number. That makes the pieces smaller. Here the number of pieces grows: there are ${number} times as many.`,
      },
      {
        value: fractionValue(mixed(number, part)),
        misconception: 'adds',
        feedback: `You put ${number} and ${shown(part)} together. “${number} times” means ${number} groups of ${shown(part)}.`,
      },
      {
        value: fractionValue({ top: part.top + number, bottom: part.bottom }),
        misconception: 'adds',
        feedback: `You added ${number} to the top number. How many pieces are in ${number} groups of ${part.top}?`,
      },
    ]),
    hints: [
      `Think of ${number} groups with ${part.top} ${part.top === 1 ? 'piece' : 'pieces'} each. What are the pieces called?`,
      `The pieces stay ${piecesOf(part.bottom)}. Only the number of pieces changes.`,
    ],
    solution: [
      `${number} groups of ${pieces(part.top, part.bottom)} make ${number} × ${part.top} = ${result.top}. The pieces stay ${piecesOf(part.bottom)}.`,
      `So ${tex(`${asked} = ${simplified(result)}`)}.`,
    ],
  }
}

function partOfWhole(random: Random): Item {
  const part = proper(random, [3, 4, 5, 6, 7, 8, 9, 10])
  const one = random.integer(2, 9)
  const all = one * part.bottom
  const result = one * part.top
  if (part.top === 1) return partOfWhole(random)
  return {
    stem: `Find ${shown(part)} of ${tex(String(all))}.`,
    ...fraction(answerField, { value: String(result) }, [
      {
        value: String(one),
        misconception: 'stops-early',
        feedback: `${one} is only one of ${part.bottom} equal parts of ${all}. The fraction asks for ${part.top} of them.`,
      },
      {
        value: String(all - result),
        misconception: 'stops-early',
        feedback: `That is what is left over. The question asks for the ${part.top} parts, not for the rest.`,
      },
      {
        value: fractionValue({ top: all, bottom: part.top }),
        misconception: 'turns-over',
        feedback: `You divided by the top number. The bottom number, ${part.bottom}, says into how many equal parts ${all} is cut.`,
      },
      {
        value: String(all * part.top),
        misconception: 'stops-early',
        feedback: `You multiplied by ${part.top}, which is one of two steps. A part of ${all} must be less than ${all}.`,
      },
    ]),
    hints: [
      `Cut ${all} into ${part.bottom} equal parts. How large is one part?`,
      `Then take ${part.top} of these parts.`,
    ],
    solution: [
      `One of ${part.bottom} equal parts of ${all} is ${all} ÷ ${part.bottom} = ${one}.`,
      `${part.top} of these parts make ${part.top} × ${one} = ${result}.`,
    ],
  }
}

function timesFraction(random: Random): Item {
  const [one, other] = two(random, manyBottoms)
  const result = product(one, other)
  const asked = `${fractionTex(one)} × ${fractionTex(other)}`
  return {
    stem: `Find ${tex(asked)}.`,
    ...fraction(answerField, { value: fractionValue(result) }, pairSlips(one, other)),
    hints: [
      `Read it as “${shown(one)} of ${shown(other)}”. Should the answer be more or less than ${shown(other)}?`,
      `Cut each piece into ${one.bottom} parts. Then the whole has ${one.bottom} × ${other.bottom} parts. How many of them do you take?`,
    ],
    solution: [
      `Multiply the bottom numbers to find how many small parts the whole has: ${one.bottom} × ${other.bottom} = ${result.bottom}.`,
      `Multiply the top numbers to find how many of them you take: ${one.top} × ${other.top} = ${result.top}.`,
      `So ${tex(`${asked} = ${simplified(result)}`)}.`,
    ],
  }
}

function timesMixed(random: Random): Item {
  const [part, otherPart] = two(random, [2, 3, 4, 5, 6])
  const [wholes, otherWholes] = [random.integer(1, 4), random.integer(0, 3)]
  const [one, other] = [mixed(wholes, part), mixed(otherWholes, otherPart)]
  const result = product(one, other)
  const asked = `${mixedTex(one)} × ${mixedTex(other)}`
  const hasTwo = otherWholes > 0
  return {
    stem: `Find ${tex(asked)}.`,
    ...fraction(answerField, { value: fractionValue(result), shownAs: 'mixed' }, [
      {
        value: fractionValue(sum(whole(hasTwo ? wholes * otherWholes : wholes), product(part, otherPart))),
        misconception: 'parts-apart',
        feedback: hasTwo
          ? `You multiplied whole by whole and fraction by fraction. But each part of ${shownMixed(one)} must meet each part of ${shownMixed(other)}.`
          : `You multiplied only the fraction part. The ${wholes} must be multiplied by ${shown(other)} as well.`,
      },
      {
        value: fractionValue(sum(one, other)),
        misconception: 'adds',
        feedback: 'You added the two numbers. What does the sign × ask you to do?',
      },
      {
        value: fractionValue({ top: one.top * other.bottom, bottom: one.bottom * other.top }),
        misconception: 'turns-over',
        feedback: 'You multiplied across the corners. Multiply top by top and bottom by bottom.',
      },
    ]),
    hints: [
      `Write ${shownMixed(one)} as one fraction: how many ${piecesOf(one.bottom)} are in it?`,
      hasTwo
        ? `Do the same with ${shownMixed(other)}. Then multiply the tops and multiply the bottoms.`
        : `There are ${one.top} of them. Then multiply top by top and bottom by bottom.`,
    ],
    solution: [
      `${hasTwo ? 'Write each mixed number' : 'Write the mixed number'} as one fraction: ${[one, ...(hasTwo ? [other] : [])].map((each) => tex(`${mixedTex(each)} = ${fractionTex(each)}`)).join(' and ')}.`,
      `Multiply top by top and bottom by bottom: ${tex(`${fractionTex(one)} × ${fractionTex(other)} = ${fractionTex(result)}`)}.`,
      ...(simplified(result) === fractionTex(result)
        ? []
        : [`Write it more simply: ${tex(simplified(result))}.`]),
    ],
  }
}

const relations = ['less than', 'equal to', 'greater than'] as const
type Relation = (typeof relations)[number]
const relationTo = (value: number, other: number): Relation =>
  value === other ? 'equal to' : value < other ? 'less than' : 'greater than'

/** A factor below 1, just 1, or above 1. */
function factor(random: Random, relation: Relation): Fraction {
  const part = proper(random, [3, 4, 5, 6, 7, 8, 9, 10])
  if (relation === 'less than') return part
  if (relation === 'equal to') return { top: part.bottom, bottom: part.bottom }
  return random.chance(0.5)
    ? mixed(random.integer(1, 3), part)
    : { top: part.bottom + random.integer(1, part.bottom - 1), bottom: part.bottom }
}

const writtenFactor = (value: Fraction): string =>
  value.top > 2 * value.bottom ? mixedTex(value) : fractionTex(value)

/** Without computing: one product (level 1), with the reason (level 2), several products in order (level 3). */
const compareSizes: ComputedModel = {
  id: 'compare-sizes',
  kind: 'computed',
  thinking: 'compare',
  seconds: 40,
  make(random, level) {
    return level === 3 ? orderProducts(random) : compareOne(random, level === 2)
  },
  solve({ stem, interaction }) {
    const value = (text: string): number =>
      inMath(text)
        .map((each) => Number(each.numerator) / Number(each.denominator))
        .reduce((result, each) => result * each, 1)
    if (interaction.kind === 'order') {
      const sorted = interaction.options.toSorted((one, other) => value(one.text) - value(other.text))
      return { kind: 'order', options: sorted.map(({ id }) => id) }
    }
    if (interaction.kind !== 'inline-choice') throw new TypeError(`cannot solve ${stem}`)
    const texts = interaction.parts.map((part) => ('text' in part ? part.text : ''))
    const placed = Object.fromEntries(
      interaction.gaps.map((gap, index) => {
        const [left, right] =
          index === 0 ? [texts[0] ?? '', texts[2] ?? ''] : [texts[2]?.split('because')[1] ?? '', math`1`]
        const wanted = relationTo(value(left), value(index === 0 ? (right.split(/because/)[0] ?? '') : right))
        return [gap.id, gap.options.find((option) => option.text === wanted)?.id ?? '']
      }),
    )
    return { kind: 'inline-choice', placed }
  },
}

function compareOne(random: Random, isReasoned: boolean): Item {
  const relation = random.pick(relations)
  const scale = factor(random, relation)
  const amount = isReasoned
    ? random.pick([proper(random, manyBottoms), mixed(random.integer(1, 5), proper(random))])
    : whole(random.integer(2, 30))
  if (size(amount) === size(scale)) return compareOne(random, isReasoned)
  const isFirst = random.chance(0.5)
  const [left, right] = isFirst
    ? [writtenFactor(scale), mixedTex(amount)]
    : [mixedTex(amount), writtenFactor(scale)]
  const same = shownMixed(amount)
  const times = tex(writtenFactor(scale))
  const slipOf = (wrong: Relation): Slip =>
    relation === 'equal to'
      ? {
          misconception: wrong === 'less than' ? 'always-shrinks' : 'always-grows',
          feedback: `Look at ${times} again: top and bottom are the same, so it is one whole. What does multiplying by 1 do?`,
        }
      : wrong === 'equal to'
        ? {
            misconception: 'no-size-sense',
            feedback: `A number stays the same only when it is multiplied by 1. Is ${times} the same as 1?`,
          }
        : relation === 'less than'
          ? {
              misconception: 'always-grows',
              feedback: `Multiplying does not always make a number greater. ${times} is less than one whole, so you take only a part of ${same}.`,
            }
          : {
              misconception: 'always-shrinks',
              feedback: `Multiplying by a fraction does not always make a number less. ${times} is more than one whole, so you take more than ${same} once.`,
            }
  const slipOfFactor = (): Slip => ({
    misconception: 'no-size-sense',
    feedback: `Look at ${times} again. Is it a part of one whole, just one whole, or one whole and more?`,
  })
  const gap = (name: string, slip: (wrong: Relation) => Slip) => ({
    label: name,
    right: relation,
    wrong: relations.filter((each) => each !== relation).map((each) => ({ text: each, ...slip(each) })),
    keepOrder: [...relations],
  })
  return {
    stem: isReasoned
      ? 'Complete the sentence without working out the product.'
      : 'Do not work out the product. How does it compare with the number?',
    ...inlineChoice(
      random,
      isReasoned
        ? [
            `${tex(`${left} × ${right}`)} is `,
            gap('comparison of the product', slipOf),
            ` ${same}, because ${times} is `,
            gap('comparison with 1', slipOfFactor),
            ` ${math`1`}.`,
          ]
        : [`${tex(`${left} × ${right}`)} is `, gap('comparison', slipOf), ` ${same}.`],
    ),
    hints: [
      `Which of the two factors is the one that you compare with? Look at the other one.`,
      `Is ${times} less than one whole, just one whole, or more? So do you take less than ${same}, all of it, or more?`,
    ],
    solution: [
      `${times} is ${relation} 1.`,
      {
        'less than': `A factor below 1 takes only a part of ${same}, so the product is less than ${same}.`,
        'equal to': `The factor is one whole, so the product is ${same} itself.`,
        'greater than': `A factor above 1 takes ${same} once and some more, so the product is greater than ${same}.`,
      }[relation],
    ],
  }
}

function orderProducts(random: Random): Item {
  const amount = random.pick([
    mixed(random.integer(2, 9), proper(random)),
    proper(random, [5, 7, 8, 9, 10]),
    whole(random.integer(11, 60)),
  ])
  // One factor far below 1, one below, one that is 1, and one above.
  const bottom = random.pick([5, 6, 7, 8, 9, 10])
  const small = { top: 1, bottom: random.pick([3, 4, 5, 6]) }
  const below = { top: bottom - 1, bottom }
  const oneWhole = { top: random.integer(3, 12), bottom: 0 }
  const above = random.chance(0.5)
    ? { top: bottom + random.integer(1, 3), bottom }
    : mixed(random.integer(1, 2), proper(random))
  const factors = [small, below, { ...oneWhole, bottom: oneWhole.top }, above]
  const texts = factors.map((each, index) =>
    random.chance(0.5) || index === 3
      ? tex(`${writtenFactor(each)} × ${mixedTex(amount)}`)
      : tex(`${mixedTex(amount)} × ${writtenFactor(each)}`),
  )
  const [first = '', second = '', third = '', last = ''] = texts
  const same = shownMixed(amount)
  return {
    stem: `Put the products in order, from least to greatest, without working them out. All of them have the factor ${same}.`,
    ...order(random, {
      options: texts,
      first: 'least',
      last: 'greatest',
      wrong: [
        {
          before: [third, second],
          misconception: 'no-size-sense',
          feedback: `One of the factors has the same number on top and bottom, so it is just 1. Another is a little less than 1. Which product is the lesser?`,
        },
        {
          before: [last, third],
          misconception: 'always-shrinks',
          feedback: `One factor is more than 1. Multiplying by it gives more than ${same}, although it is written as a fraction or mixed number.`,
        },
        {
          before: [second, first],
          misconception: 'no-size-sense',
          feedback: `Two of the factors are less than 1. Which of them is the smaller part? A greater bottom number alone does not tell it.`,
        },
      ],
    }),
    hints: [
      `Leave ${same} aside and look at the other factors only. Which is less than 1, which is just 1, and which is more?`,
      `The smaller the other factor, the smaller the part of ${same}. Put those other factors in order.`,
    ],
    solution: [
      `All products have the factor ${same}, so the other factors decide.`,
      `In order they are ${factors.map((each) => tex(writtenFactor(each))).join(', ')}: two below 1, then one that is just 1, and one above 1.`,
      `The products stand in the same order. The one with the factor 1 is ${same} itself.`,
    ],
  }
}

interface Tale {
  told: string
  unit?: string
}

const groups: ((random: Random, part: string, number: number, name: string) => Tale)[] = [
  (_, part, number, name) => ({
    told: `A batch of pancakes needs ${part} cup of milk. ${name} makes ${number} batches. How much milk is that?`,
    unit: 'cups',
  }),
  (_, part, number, name) => ({
    told: `The path around a pond is ${part} mile long. ${name} runs around it ${number} times. How far is that?`,
    unit: 'miles',
  }),
  (_, part, number, name) => ({
    told: `${name} ties ${number} bows. Each takes ${part} yard of ribbon. How much ribbon is that?`,
    unit: 'yards',
  }),
  (_, part, number, name) => ({
    told: `${name} fills ${number} jars with ${part} pound of honey each. How much honey is that?`,
    unit: 'pounds',
  }),
  (_, part, number, name) => ({
    told: `${name} practices the drums for ${part} hour a day. How long is that in ${number} days?`,
    unit: 'hours',
  }),
]

const partsOfParts: ((one: string, other: string, name: string) => Tale)[] = [
  (one, other) => ({
    told: `Vegetables grow on ${one} of a garden. Beans grow on ${other} of that part. On what fraction of the whole garden do beans grow?`,
  }),
  (one, other) => ({
    told: `In a library, ${one} of the books are for children. Of these, ${other} are picture books. What fraction of all the books are picture books for children?`,
  }),
  (one, other, name) => ({
    told: `${name} has ${one} of a pizza and eats ${other} of that piece. What fraction of the whole pizza does ${name} eat?`,
  }),
  (one, other, name) => ({
    told: `A bag holds ${one} pound of rice. ${name} cooks ${other} of the rice. How much rice is cooked?`,
    unit: 'pounds',
  }),
  (one, other, name) => ({
    told: `A path is ${one} mile long. ${name} has walked ${other} of the path. How far is that?`,
    unit: 'miles',
  }),
  (one, other, name) => ({
    told: `A board is ${one} yard long. ${name} paints ${other} of its length. How long is the painted part?`,
    unit: 'yards',
  }),
]

const leftOver: ((one: string, other: string, name: string) => Tale)[] = [
  (one, other, name) => ({
    told: `A trail is ${one} miles long. ${name} has walked ${other} of the trail. How far is it to the end?`,
    unit: 'miles',
  }),
  (one, other, name) => ({
    told: `A bag holds ${one} pounds of flour. ${name} uses ${other} of the flour for bread. How much flour is left?`,
    unit: 'pounds',
  }),
  (one, other, name) => ({
    told: `A cooler holds ${one} liters of juice. ${name} and some friends drink ${other} of the juice. How much juice is left?`,
    unit: 'liters',
  }),
  (one, other, name) => ({
    told: `A roll has ${one} yards of cloth. ${name} uses ${other} of the cloth for a costume. How much cloth is left?`,
    unit: 'yards',
  }),
  (one, other, name) => ({
    told: `A bus ride takes ${one} hours. ${name} has been on the bus for ${other} of that time. How much time is left?`,
    unit: 'hours',
  }),
]

const kitchenBottoms = [2, 3, 4, 5, 8] as const
/** Fractions of a thing that can be cut again. */
const largeParts: readonly Fraction[] = (
  [
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 8],
    [7, 8],
  ] as const
).map(([top, bottom]) => ({ top, bottom }))

/** Equal groups (level 1), a part of a part (level 2), what is left of an amount (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    const name = person(random)
    const field = ({ unit }: Tale) => ({ label: 'Answer', ...(unit !== undefined && { after: unit }) })
    if (level === 1) {
      const part = proper(random, kitchenBottoms)
      const number = random.integer(3, 9)
      const result = { top: part.top * number, bottom: part.bottom }
      const tale = random.pick(groups)(random, shown(part), number, name)
      return {
        stem: tale.told,
        ...fraction(field(tale), { value: fractionValue(result), shownAs: 'mixed' }, [
          {
            value: fractionValue(mixed(number, part)),
            misconception: 'adds',
            feedback: `You added ${number} and ${shown(part)}. There are ${number} of them, and each is ${shown(part)}.`,
          },
          {
            value: fractionValue({ top: part.top, bottom: part.bottom * number }),
            misconception: 'multiplies-both',
            feedback: `You made ${shown(part)} smaller. But ${number} of them together must be more than one of them.`,
          },
          {
            value: fractionValue(part),
            misconception: 'multiplies-both',
            feedback: `That is for one only. If you multiplied top and bottom by ${number}, you gave ${shown(part)} another name.`,
          },
        ]),
        hints: [
          `Picture ${number} equal amounts next to each other, each of ${shown(part)}.`,
          `How many ${piecesOf(part.bottom)} are in all of them together?`,
        ],
        solution: [
          `There are ${number} amounts of ${shown(part)}, so multiply.`,
          `${number} × ${part.top} = ${result.top}, and the pieces stay ${piecesOf(part.bottom)}.`,
          `So ${tex(`${number} × ${fractionTex(part)} = ${simplified(result)}`)}.`,
        ],
      }
    }
    if (level === 2) {
      const [one, other] = [random.pick(largeParts), proper(random, kitchenBottoms)]
      if (size(one) === size(other)) return story.make(random, level)
      const result = product(one, other)
      const tale = random.pick(partsOfParts)(shown(one), shown(other), name)
      const gap = subtract(parseRational(fractionValue(one)), parseRational(fractionValue(other)))
      return {
        stem: tale.told,
        ...fraction(field(tale), { value: fractionValue(result) }, [
          ...pairSlips(other, one).slice(0, 1),
          ...(gap.numerator > 0n
            ? [
                {
                  value: formatFraction(gap),
                  misconception: 'of-as-amount',
                  feedback: `You took ${shown(other)} away from ${shown(one)}. The story speaks of ${shown(other)} of the ${shown(one)}, which is a part of it.`,
                },
              ]
            : []),
          ...pairSlips(other, one).slice(2),
          {
            value: fractionValue(other),
            misconception: 'wrong-whole',
            feedback: `${shown(other)} is a part of the ${shown(one)}, and not of a whole one. So the answer must be less.`,
          },
        ]),
        hints: [
          `${shown(other)} of what? Look for the words that tell it.`,
          `You need ${shown(other)} of ${shown(one)}. Picture the ${shown(one)}, and cut it into ${other.bottom} equal parts.`,
        ],
        solution: [
          `The question asks for ${shown(other)} of ${shown(one)}. “Of” an amount means times: ${tex(`${fractionTex(other)} × ${fractionTex(one)}`)}.`,
          `Multiply the tops: ${other.top} × ${one.top} = ${result.top}. Multiply the bottoms: ${other.bottom} × ${one.bottom} = ${result.bottom}.`,
          `So it is ${tex(simplified(result))}.`,
        ],
      }
    }
    const amount = mixed(random.integer(1, 4), proper(random, [2, 3, 4]))
    const used = proper(random, [3, 4, 5, 6, 8])
    const rest = { top: used.bottom - used.top, bottom: used.bottom }
    const result = product(rest, amount)
    const tale = random.pick(leftOver)(shownMixed(amount), shown(used), name)
    const [usedUp, asAmount] = [
      product(used, amount),
      subtract(parseRational(fractionValue(amount)), parseRational(fractionValue(used))),
    ]
    return {
      stem: tale.told,
      ...fraction(field(tale), { value: fractionValue(result), shownAs: 'mixed' }, [
        {
          value: fractionValue(usedUp),
          misconception: 'stops-early',
          feedback: `That is ${shown(used)} of the amount. Read again: the question asks for what is left.`,
        },
        {
          value: formatFraction(asAmount),
          misconception: 'of-as-amount',
          feedback: `You took away ${shown(used)} of one ${tale.unit?.replace(/s$/, '') ?? 'whole'}. The story takes away ${shown(used)} of the whole amount.`,
        },
        {
          value: fractionValue(rest),
          misconception: 'wrong-whole',
          feedback: `${shown(rest)} of the amount is left. How much is that, when the whole amount is ${shownMixed(amount)}?`,
        },
      ]),
      hints: [
        `${shown(used)} of the amount is gone. What fraction of it is left?`,
        `Find that fraction of ${shownMixed(amount)}. It helps to write ${shownMixed(amount)} as one fraction first.`,
      ],
      solution: [
        `If ${shown(used)} is gone, ${tex(`1 − ${fractionTex(used)} = ${fractionTex(rest)}`)} of the amount is left.`,
        `Write the amount as one fraction: ${tex(`${mixedTex(amount)} = ${fractionTex(amount)}`)}.`,
        `Multiply: ${tex(`${fractionTex(rest)} × ${fractionTex(amount)} = ${simplified(result)}`)}.`,
      ],
    }
  },
  solve({ stem }) {
    const [one = zero, other] = inMath(stem)
    if (other === undefined) return told(multiply(one, inWords(stem)[0] ?? zero))
    const part = multiply(one, other)
    return told(/left|to the end/.test(stem) ? subtract(one, part) : part)
  },
}

/** Judge a result: times a whole number (level 1), two fractions (level 2), the parts of mixed numbers (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    if (level === 1) return judgeWhole(random)
    return level === 2 ? judgePair(random) : judgeParts(random)
  },
  solve: solveClaim,
}

/** A claim with all the verdicts that there are. */
function judged<Fault extends string>(
  random: Random,
  claim: {
    stem: string
    fault: Fault
    verdicts: Record<Fault, string>
    slips: Record<Fault, Slip>
    hints: string[]
    solution: string[]
  },
): Item {
  const { stem, fault, verdicts, slips, hints, solution } = claim
  const all = Object.values<string>(verdicts)
  const wrong = Object.entries<Slip>(slips).flatMap(([each, slip]): WrongOption[] => {
    const text = Object.entries<string>(verdicts).find(([its]) => its === each)?.[1]
    return each === fault || text === undefined ? [] : [{ text, ...slip }]
  })
  return {
    stem,
    ...choice(random, { right: verdicts[fault], wrong, most: all.length, keepOrder: all }),
    hints,
    solution,
  }
}

function judgeWhole(random: Random): Item {
  const fault = random.pick(['none', 'both', 'adds'] as const)
  const part = proper(random, [3, 4, 5, 6, 7, 8, 9, 10])
  const number = random.integer(2, 9)
  const result = { top: part.top * number, bottom: part.bottom }
  const claimed = {
    none: result,
    both: { top: result.top, bottom: part.bottom * number },
    adds: { top: part.top + number, bottom: part.bottom },
  }[fault]
  if (part.top + number === result.top) return judgeWhole(random)
  const name = person(random)
  const groupsShown = `${number} groups of ${shown(part)}`
  return judged(random, {
    stem: `${name} writes ${tex(`${number} × ${fractionTex(part)} = ${fractionTex(claimed)}`)}. Is that right?`,
    fault,
    verdicts: {
      none: 'Yes, it is right.',
      both: 'No, the bottom number is multiplied too.',
      adds: 'No, the numbers are added on top.',
    },
    slips: {
      none: {
        misconception: fault === 'both' ? 'multiplies-both' : 'adds',
        feedback:
          fault === 'both'
            ? `Compare ${shown(claimed)} with ${shown(part)}. They are the same amount, but there should be ${groupsShown}.`
            : `Think of ${groupsShown}. How many ${piecesOf(part.bottom)} is that?`,
      },
      both: {
        misconception: 'multiplies-both',
        feedback: `Look at the bottom number of the answer. It is ${claimed.bottom}, the same as in ${shown(part)}.`,
      },
      adds: {
        misconception: 'adds',
        feedback: `Look at the top number of the answer: ${number} × ${part.top} = ${result.top}. So the top number was multiplied.`,
      },
    },
    hints: [
      `Think of ${groupsShown}. Do the pieces change their size?`,
      `How many ${piecesOf(part.bottom)} are there in all? Compare with what ${name} wrote.`,
    ],
    solution: [
      `${number} groups of ${pieces(part.top, part.bottom)} are ${number} × ${part.top} = ${result.top}. The pieces stay ${piecesOf(part.bottom)}, so the answer is ${shown(result)}.`,
      {
        none: `That is what ${name} wrote.`,
        both: `${name} multiplied the bottom number too, so the answer is just ${shown(part)} with another name.`,
        adds: `${name} added ${number} and ${part.top} for the top number.`,
      }[fault],
    ],
  })
}

function judgePair(random: Random): Item {
  const fault = random.pick(['none', 'keeps', 'adds', 'turns'] as const)
  const bottom = random.integer(3, 10)
  const [top, otherTop] = random.sample(
    Array.from({ length: bottom - 1 }, (_, index) => index + 1),
    2,
  )
  if (
    top === undefined ||
    otherTop === undefined ||
    top + otherTop === top * otherTop ||
    top * otherTop === 1
  )
    return judgePair(random)
  const [one, other] = [
    { top, bottom },
    { top: otherTop, bottom },
  ]
  const result = product(one, other)
  const claimed = {
    none: result,
    keeps: { top: top * otherTop, bottom },
    adds: { top: top + otherTop, bottom },
    turns: { top: top * bottom, bottom: bottom * otherTop },
  }[fault]
  const name = person(random)
  return judged(random, {
    stem: `${name} writes ${tex(`${fractionTex(one)} × ${fractionTex(other)} = ${fractionTex(claimed)}`)}. Is that right?`,
    fault,
    verdicts: {
      none: 'Yes, it is right.',
      keeps: 'No, the bottom numbers must be multiplied too.',
      adds: 'No, that is the sum of the two fractions.',
      turns: 'No, the second fraction is turned over.',
    },
    slips: {
      none: {
        misconception: fault === 'keeps' ? 'keeps-bottom' : fault === 'adds' ? 'adds' : 'turns-over',
        feedback: `Both fractions are less than 1. Work out top times top and bottom times bottom, and compare.`,
      },
      keeps: {
        misconception: 'keeps-bottom',
        feedback:
          fault === 'none'
            ? `The bottom number is ${bottom} × ${bottom} = ${result.bottom}. So the bottom numbers are multiplied.`
            : 'Look at the top number of the answer as well. Is it the product of the top numbers?',
      },
      adds: {
        misconception: 'adds',
        feedback: `The sum of the two fractions is ${shown({ top: top + otherTop, bottom })}. Is that what ${name} wrote?`,
      },
      turns: {
        misconception: 'turns-over',
        feedback: `With the second fraction turned over, the answer would be ${shown({ top: top * bottom, bottom: bottom * otherTop })}. Is that what ${name} wrote?`,
      },
    },
    hints: [
      `Read it as “${shown(one)} of ${shown(other)}”. The answer must be less than ${shown(other)}.`,
      `Which numbers make the top of the answer, and which make the bottom? Check both.`,
    ],
    solution: [
      `Multiply the tops: ${top} × ${otherTop} = ${result.top}. Multiply the bottoms: ${bottom} × ${bottom} = ${result.bottom}. So the answer is ${shown(result)}.`,
      {
        none: `That is what ${name} wrote.`,
        keeps: `${name} kept the bottom number ${bottom}. That is right for adding, but not for multiplying.`,
        adds: `${name} added the fractions.`,
        turns: `${name} multiplied by ${shown({ top: bottom, bottom: otherTop })} and not by ${shown(other)}.`,
      }[fault],
    ],
  })
}

function judgeParts(random: Random): Item {
  const fault = random.pick(['none', 'one', 'two', 'own'] as const)
  const [part, otherPart] = two(random, [2, 3, 4, 5, 6])
  const [wholes, others] = [random.integer(2, 9), random.integer(2, 9)]
  if (wholes === others || part.bottom === otherPart.bottom) return judgeParts(random)
  const [one, other] = [mixed(wholes, part), mixed(others, otherPart)]
  const [p, q] = [fractionTex(part), fractionTex(otherPart)]
  const pairs = {
    wholes: `(${wholes} × ${others})`,
    right: `(${wholes} × ${q})`,
    left: `(${p} × ${others})`,
    parts: `(${p} × ${q})`,
    own: `(${wholes} × ${p})`,
    otherOwn: `(${others} × ${q})`,
  }
  const all = [pairs.wholes, pairs.right, pairs.left, pairs.parts]
  const lost = random.pick([pairs.right, pairs.left, pairs.parts])
  const claimed = {
    none: all,
    one: all.filter((each) => each !== lost),
    two: [pairs.wholes, pairs.parts],
    own: [pairs.wholes, pairs.own, pairs.otherOwn, pairs.parts],
  }[fault]
  const name = person(random)
  const slip = (feedback: string): Slip => ({ misconception: 'parts-apart', feedback })
  const counted = slip(
    `Count the parts that ${name} wrote: there are ${claimed.length}. How many parts does a rectangle with these sides have, when both sides are cut into whole and fraction?`,
  )
  return judged(random, {
    stem: `${name} wants to find ${tex(`${mixedTex(one)} × ${mixedTex(other)}`)} in parts and writes ${tex(claimed.join(' + '))}. Is that right?`,
    fault,
    verdicts: {
      none: 'Yes, all the parts are there.',
      one: 'No, one part is missing.',
      two: 'No, two parts are missing.',
      own: 'No, two parts pair the wrong numbers.',
    },
    slips: {
      none:
        fault === 'own'
          ? slip('Look at each pair of numbers. Does it take one number from each of the two factors?')
          : counted,
      one: counted,
      two: counted,
      own: slip(
        `Look at each pair that ${name} wrote. It takes one number from ${shownMixed(one)} and one from ${shownMixed(other)}, so the pairs themselves are right.`,
      ),
    },
    hints: [
      `Think of a rectangle that is ${shownMixed(one)} by ${shownMixed(other)}. Into how many parts do whole and fraction cut it?`,
      `Each part of ${shownMixed(one)} must be multiplied by each part of ${shownMixed(other)}.`,
    ],
    solution: [
      `${shownMixed(one)} has the parts ${wholes} and ${shown(part)}. ${shownMixed(other)} has the parts ${others} and ${shown(otherPart)}.`,
      `Each of the first must meet each of the second: ${tex(all.join(' + '))}.`,
      {
        none: `${name} has all four of them.`,
        one: `${name} has left out ${tex(lost)}.`,
        two: `${name} has left out ${tex(pairs.right)} and ${tex(pairs.left)}.`,
        own: `${name} has multiplied ${wholes} by ${shown(part)} and ${others} by ${shown(otherPart)}. These are parts of one and the same number.`,
      }[fault],
    ],
  })
}

/** The solver's own way: the value of what is claimed, and what it would be after each mistake. */
function solveClaim({ stem, interaction }: Shown): Response {
  if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const pick = (pattern: RegExp): Response => ({
    kind: 'choice',
    option: interaction.options.find(({ text }) => pattern.test(text))?.id ?? '',
  })
  if (/in parts/.test(stem)) {
    const [task = '', claim = ''] = stem.split('in parts')
    const value = (numbers: Rational[]) => numbers.reduce((all, each) => multiply(all, each))
    const total = (plain(claim).match(/\([^)]*\)/g) ?? [])
      .map((product_) => value(inMath(tex(product_))))
      .reduce((all, each) => add(all, each))
    const number = (plain(claim).match(/\(/g) ?? []).length
    if (number < 4) return pick(number === 3 ? /one part/ : /two parts are/)
    const rest = subtract(value(inMath(task)), total)
    return pick(rest.numerator === 0n ? /^Yes/ : /pair/)
  }
  const [one = zero, other = zero, claimed = zero] = inMath(stem)
  if (subtract(multiply(one, other), claimed).numerator === 0n) return pick(/^Yes/)
  if (one.denominator === 1n) {
    return pick(subtract(claimed, other).numerator === 0n ? /multiplied too/ : /added/)
  }
  const texts = [...plain(stem).matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ])
  const [[a = 0, b = 0] = [], [c = 0] = [], [top = 0, bottom = 0] = []] = texts
  if (bottom === b && top === a * c) return pick(/must be multiplied too/)
  return pick(bottom === b && top === a + c ? /sum/ : /turned over/)
}

export const multiplyFractions = defineSkill({
  id: 'multiply-fractions',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Number and operations: fractions',
  name: 'Multiply fractions',
  description: 'Take a part of an amount, and see if it grows or shrinks.',
  icon: 'grid',
  standards: ['5.NF.B.4', '5.NF.B.4a', '5.NF.B.4b', '5.NF.B.5', '5.NF.B.5a', '5.NF.B.5b', '5.NF.B.6'],
  prerequisites: ['add-fractions'],
  misconceptions: [
    {
      id: 'adds',
      name: 'adds instead of multiplying',
      explanation:
        'Half of one third is a part of one third, so it must be less. A sum would be more. Ask first: part of an amount, or put together?',
    },
    {
      id: 'keeps-bottom',
      name: 'keeps the bottom number as in adding',
      explanation:
        'When you take a part of a piece, you cut the pieces again. Then there are more and smaller pieces in the whole, so the bottom number grows.',
    },
    {
      id: 'multiplies-both',
      name: 'multiplies top and bottom by the whole number',
      explanation:
        'Three groups of two fifths are six fifths. The pieces stay fifths. Six fifteenths would be two fifths again.',
    },
    {
      id: 'turns-over',
      name: 'multiplies across the corners',
      explanation: 'In a product, top meets top and bottom meets bottom. No fraction is turned over.',
    },
    {
      id: 'parts-apart',
      name: 'multiplies wholes and fractions apart',
      explanation:
        'Each part of one mixed number must meet each part of the other. A rectangle with four parts shows them all.',
    },
    {
      id: 'always-grows',
      name: 'thinks that multiplying makes greater',
      explanation: 'Times a number below 1 means only a part of it, so the product is less.',
    },
    {
      id: 'always-shrinks',
      name: 'thinks that a fraction always makes less',
      explanation: 'Seven fourths is more than one whole. Times seven fourths means all of it and some more.',
    },
    {
      id: 'no-size-sense',
      name: 'does not compare the factor with 1',
      explanation: 'A factor below 1 makes less, the factor 1 keeps the number, a factor above 1 makes more.',
    },
    {
      id: 'wrong-whole',
      name: 'loses sight of the whole',
      explanation: 'Ask: a part of what? A part of a part is counted in pieces of the whole.',
    },
    {
      id: 'of-as-amount',
      name: 'takes “a third of it” for “a third of a unit”',
      explanation: 'A third of 2 miles is not a third of a mile. Look at what the fraction is a part of.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation:
        'Read the question again before you answer. It may ask for the rest, or for all the parts.',
    },
  ],
  lesson: {
    idea: [
      `${math`\frac{3}{4} × \frac{2}{5}`} means ${math`\frac{3}{4}`} of ${math`\frac{2}{5}`}. It is a part of a part, so it is less than each of them.`,
      `A square shows it. Cut it into 4 columns and 5 rows, which makes 20 equal cells. Stripe 3 columns one way and 2 rows the other way. The stripes cross in ${math`3 × 2 = 6`} cells, so the product is ${math`\frac{6}{20}`}, or ${math`\frac{3}{10}`}.`,
      'So multiply top by top and bottom by bottom. A whole number can be written with the bottom number 1. A mixed number can be written as one fraction first.',
      'A factor below 1 makes a number less. A factor above 1 makes it greater. The factor 1, such as 5 fifths, keeps it as it is.',
    ],
    figure: unitSquare({ top: 3, bottom: 4 }, { top: 2, bottom: 5 }),
    workedExample: { model: 'area', level: 1 },
    words: [
      { word: 'factor', meaning: 'A number that is multiplied.' },
      { word: 'product', meaning: 'The result of multiplying.' },
      { word: 'numerator', meaning: 'The top number of a fraction: how many pieces there are.' },
      { word: 'denominator', meaning: 'The bottom number: how many of the pieces make one whole.' },
      { word: 'mixed number', meaning: 'A whole number and a fraction together, such as 2 and one half.' },
    ],
  },
  models: [area, compute, compareSizes, story, findMistake],
})
