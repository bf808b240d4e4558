import {
  add,
  compare,
  formatFraction,
  parseRational,
  type Rational,
  subtract,
} from '@skills-center/answers/rational'
import type { Level } from '@skills-center/contract/ids'
import { choice, fraction, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import { math, parseMarkup, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { sentence } from '../../wording.ts'
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

/** Bottom numbers where one is a multiple of the other: only one fraction has to be renamed. */
const related: readonly (readonly [number, number])[] = [
  [2, 4],
  [2, 6],
  [2, 8],
  [2, 10],
  [2, 12],
  [3, 6],
  [3, 9],
  [3, 12],
  [4, 8],
  [4, 12],
  [4, 20],
  [5, 10],
  [5, 15],
  [5, 20],
  [6, 12],
  [10, 20],
]
/** Bottom numbers where both have to be renamed. */
const unrelated: readonly (readonly [number, number])[] = [
  [2, 3],
  [2, 5],
  [2, 7],
  [3, 4],
  [3, 5],
  [3, 7],
  [3, 8],
  [4, 5],
  [4, 6],
  [4, 7],
  [4, 10],
  [5, 6],
  [6, 8],
  [6, 9],
  [6, 10],
  [8, 12],
  [9, 12],
  [10, 15],
]

/** Those that people meet in kitchens, on walks, and in workshops. */
const everyday: { related: typeof related; unrelated: typeof related } = {
  related: [
    [2, 4],
    [2, 6],
    [2, 8],
    [2, 10],
    [2, 12],
    [3, 6],
    [3, 12],
    [4, 8],
    [4, 12],
    [5, 10],
    [6, 12],
  ],
  unrelated: [
    [2, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [3, 8],
    [4, 5],
    [4, 6],
    [4, 10],
    [5, 6],
    [6, 8],
    [6, 10],
    [8, 12],
  ],
}

/** A fraction between 0 and 1 in lowest terms. */
function properFraction(random: Random, bottom: number): Fraction {
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1)
  return { top: random.pick(tops.filter((top) => greatestCommonFactor(top, bottom) === 1)), bottom }
}

const size = ({ top, bottom }: Fraction): number => top / bottom
const withWhole = (whole: number, { top, bottom }: Fraction): Fraction => ({
  top: whole * bottom + top,
  bottom,
})

/** Two different fractions with bottom numbers from the list, the larger first. */
function pair(random: Random, bottoms: typeof related): [Fraction, Fraction] {
  const [one, other] = random.shuffle(random.pick(bottoms)).map((bottom) => properFraction(random, bottom))
  // A pair of bottom numbers is two; equal values, such as 1/2 and 1/2, cannot come of lowest terms.
  if (one === undefined || other === undefined) throw new RangeError('A pair has two numbers')
  return size(one) > size(other) ? [one, other] : [other, one]
}

/** Two fractions and what happens to them, with both renamed to their least common bottom number. */
interface Task {
  first: Fraction
  second: Fraction
  isSum: boolean
  bottom: number
  result: Fraction
}

function task(first: Fraction, second: Fraction, isSum: boolean): Task {
  const bottom = leastCommonMultiple(first.bottom, second.bottom)
  const [one, other] = [renamed(first, bottom).top, renamed(second, bottom).top]
  return { first, second, isSum, bottom, result: { top: isSum ? one + other : one - other, bottom } }
}

const signOf = (isSum: boolean): string => (isSum ? '+' : '−')
const expression = ({ first, second, isSum }: Task): string =>
  `${mixedTex(first)} ${signOf(isSum)} ${mixedTex(second)}`
const answerField = { label: 'Answer (fraction, mixed number, or whole number)' }

/** Top and bottom numbers treated as four separate whole numbers; null where that gives no fraction. */
function across({ first, second, isSum }: Task): Fraction | null {
  const top = isSum ? first.top + second.top : first.top - second.top
  const bottom = isSum ? first.bottom + second.bottom : first.bottom - second.bottom
  if (bottom === 0 || top / bottom <= 0) return null
  return { top: Math.abs(top), bottom: Math.abs(bottom) }
}

/** Wrong values of a task on two fractions below 1, told in a story or written with a sign. */
function wrongValues(given: Task, isWritten = false): WrongValue[] {
  const { first, second, isSum, bottom } = given
  const wrong: WrongValue[] = []
  const done = isSum ? 'added' : 'subtracted'
  const mixed = across(given)
  if (mixed !== null) {
    wrong.push({
      value: fractionValue(mixed),
      misconception: 'works-across',
      feedback: `You ${done} the top numbers and ${done} the bottom numbers. But ${piecesOf(first.bottom)} and ${piecesOf(second.bottom)} are pieces of different sizes. They can only be counted together once all pieces have the same size.`,
    })
  }
  const [one, other] = [renamed(first, bottom).top, renamed(second, bottom).top]
  const slips = [
    [first.top, second.top],
    [one, second.top],
    [first.top, other],
  ] as const
  for (const [left, right] of slips) {
    const top = isSum ? left + right : left - right
    if (top <= 0) continue
    const kept = [
      ...(left === first.top && first.bottom !== bottom ? [first] : []),
      ...(right === second.top && second.bottom !== bottom ? [second] : []),
    ]
    const told = kept.map((each) => tex(`${fractionTex(each)} = ${fractionTex(renamed(each, bottom))}`))
    wrong.push({
      value: fractionValue({ top, bottom }),
      misconception: 'keeps-top',
      feedback:
        kept.length === 2
          ? `You changed both bottom numbers to ${bottom} but kept the top numbers. Smaller pieces mean that you need more of them: ${told.join(' and ')}.`
          : `You changed a bottom number to ${bottom} but kept its top number. Smaller pieces mean that you need more of them: ${told.join('')}.`,
    })
  }
  const opposite = task(first, second, !isSum).result
  const apart = { top: Math.abs(opposite.top), bottom: opposite.bottom }
  wrong.push({
    value: fractionValue(apart),
    misconception: 'other-operation',
    feedback: isWritten
      ? isSum
        ? 'You subtracted. Look at the sign again: the answer must be more than each of the two fractions.'
        : 'You added. Look at the sign again: the answer must be less than the first fraction.'
      : isSum
        ? 'You subtracted. Read again: the two amounts are put together.'
        : 'You added. Read again: the question asks for a difference, so the answer must be less than the larger amount.',
  })
  return wrong
}

/** The steps that rename, work out and simplify two fractions below 1. */
function steps({ first, second, isSum, bottom, result }: Task): string[] {
  const rename = [first, second].filter((each) => each.bottom !== bottom)
  const simple = lowest(result)
  const last = math`${fractionTex(renamed(first, bottom))} ${signOf(isSum)} ${fractionTex(renamed(second, bottom))} = ${fractionTex(result)}`
  const better = simple.bottom === bottom ? result : simple
  const isOver = better.top > better.bottom
  return [
    first.bottom === bottom || second.bottom === bottom
      ? `Make all pieces the same size. ${sentence(piecesOf(rename[0]?.bottom ?? bottom))} can be cut into ${piecesOf(bottom)}, because ${bottom} is a multiple of ${rename[0]?.bottom ?? bottom}.`
      : `Make all pieces the same size. ${sentence(piecesOf(bottom))} work, because ${bottom} is a multiple of ${first.bottom} and of ${second.bottom}.`,
    `Rename: ${rename.map((each) => tex(`${fractionTex(each)} = ${fractionTex(renamed(each, bottom))}`)).join(' and ')}. Top and bottom are multiplied by the same number, so the value stays.`,
    `Now ${isSum ? 'add' : 'subtract'} the top numbers and keep the size of the pieces: ${last}.`,
    ...(better === result && !isOver
      ? []
      : [
          `${isOver ? 'That is more than one whole' : 'That can be written more simply'}: ${tex([fractionTex(result), ...(better === result ? [] : [fractionTex(better)]), ...(isOver ? [mixedTex(better)] : [])].filter((each, index, all) => all.indexOf(each) === index).join(' = '))}.`,
        ]),
  ]
}

function hintsFor({ first, second, isSum, bottom }: Task): string[] {
  const rename = first.bottom === bottom ? second : first
  const isRelated = first.bottom === bottom || second.bottom === bottom
  return [
    `${sentence(piecesOf(first.bottom))} and ${piecesOf(second.bottom)} are not the same size. ${isRelated ? 'Could one kind be cut into the other?' : 'Which smaller pieces could both be cut into?'}`,
    `Cut ${isRelated ? `the ${piecesOf(rename.bottom)}` : 'both'} into ${piecesOf(bottom)}. How many ${piecesOf(bottom)} make ${tex(fractionTex(rename))}? Then ${isSum ? 'add' : 'subtract'} the top numbers only.`,
  ]
}

/** Sums and differences: one fraction to rename (level 1), both (level 2), mixed numbers that need regrouping (level 3). */
const compute: ComputedModel = {
  id: 'compute',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    const isSum = random.chance(0.5)
    if (level === 3) return isSum ? regroupedSum(random) : regroupedDifference(random)
    const [larger, smaller] = pair(random, level === 1 ? related : unrelated)
    const [first, second] = isSum ? random.shuffle([larger, smaller]) : [larger, smaller]
    const given = task(first ?? larger, second ?? smaller, isSum)
    return {
      stem: `Find ${tex(expression(given))}.`,
      ...fraction(
        answerField,
        { value: fractionValue(given.result), shownAs: 'mixed' },
        wrongValues(given, true),
      ),
      hints: hintsFor(given),
      solution: steps(given),
    }
  },
  solve(shown) {
    const [first, second] = amounts(shown.stem)
    return answer(shown.stem.includes('+') ? add(first, second) : subtract(first, second))
  },
}

const amounts = (text: string): [Rational, Rational, Rational] => {
  const [first = '0', second = '0', third = '0'] = numbersInMath(text)
  return [parseRational(first), parseRational(second), parseRational(third)]
}
const answer = (value: Rational) => ({ kind: 'fraction' as const, text: formatFraction(value) })

/** Parts below 1 with both bottom numbers different, as tops over the common one: the larger first. */
function unlikeParts(
  random: Random,
  fits: (larger: number, smaller: number) => boolean,
): [Fraction, Fraction] {
  const [larger, smaller] = pair(random, unrelated)
  return fits(size(larger), size(smaller)) ? [larger, smaller] : unlikeParts(random, fits)
}

function regroupedSum(random: Random): Item {
  const [part, otherPart] = unlikeParts(random, (larger, smaller) => larger + smaller > 1)
  const wholes = [random.integer(1, 6), random.integer(1, 6)] as const
  const given = task(withWhole(wholes[0], part), withWhole(wholes[1], otherPart), true)
  const { bottom, result } = given
  const parts = task(part, otherPart, true).result
  const whole = wholes[0] + wholes[1]
  return {
    stem: `Find ${tex(expression(given))}.`,
    ...fraction(answerField, { value: fractionValue(result), shownAs: 'mixed' }, [
      {
        value: fractionValue({ top: result.top - bottom, bottom }),
        misconception: 'loses-regrouping',
        feedback: `The parts together make ${tex(fractionTex(parts))}, which is more than one whole. Add that extra whole to the ${whole} wholes.`,
      },
      {
        value: fractionValue(
          withWhole(whole, { top: part.top + otherPart.top, bottom: part.bottom + otherPart.bottom }),
        ),
        misconception: 'works-across',
        feedback: `In the fraction parts, you added the top numbers and added the bottom numbers. ${sentence(piecesOf(part.bottom))} and ${piecesOf(otherPart.bottom)} must first be cut into pieces of one size.`,
      },
      {
        value: fractionValue(withWhole(whole, { top: part.top + otherPart.top, bottom })),
        misconception: 'keeps-top',
        feedback: `You changed the bottom numbers to ${bottom} but kept the top numbers. For example, ${tex(`${fractionTex(part)} = ${fractionTex(renamed(part, bottom))}`)}.`,
      },
    ]),
    hints: [
      `Add the wholes and the fraction parts separately. What size of piece fits both ${piecesOf(part.bottom)} and ${piecesOf(otherPart.bottom)}?`,
      `Rename both parts as ${piecesOf(bottom)} and add them. If they make more than one whole, move that whole to the ${whole} wholes.`,
    ],
    solution: [
      `Rename the parts as ${piecesOf(bottom)}: ${tex(`${fractionTex(part)} = ${fractionTex(renamed(part, bottom))}`)} and ${tex(`${fractionTex(otherPart)} = ${fractionTex(renamed(otherPart, bottom))}`)}.`,
      `Add the parts: ${tex(`${fractionTex(renamed(part, bottom))} + ${fractionTex(renamed(otherPart, bottom))} = ${fractionTex(parts)} = ${mixedTex(parts)}`)}.`,
      `Add the wholes: ${tex(`${wholes[0]} + ${wholes[1]} = ${whole}`)}.`,
      `Together: ${tex([`${whole} + ${mixedTex(parts)}`, mixedTex(result), ...(lowest(result).bottom === bottom ? [] : [mixedTex(lowest(result))])].join(' = '))}.`,
    ],
  }
}

function regroupedDifference(random: Random): Item {
  const [larger, smaller] = pair(random, unrelated)
  const taken = random.integer(1, 5)
  const whole = taken + random.integer(1, 4)
  const given = task(withWhole(whole, smaller), withWhole(taken, larger), false)
  const { bottom, result } = given
  const [has, takes] = [renamed(smaller, bottom), renamed(larger, bottom)]
  const regrouped = `${whole - 1}${fractionTex({ top: has.top + bottom, bottom })}`
  return {
    stem: `Find ${tex(expression(given))}.`,
    ...fraction(answerField, { value: fractionValue(result), shownAs: 'mixed' }, [
      {
        value: fractionValue(withWhole(whole - taken, { top: takes.top - has.top, bottom })),
        misconception: 'smaller-from-larger',
        feedback: `You subtracted the fraction parts in the wrong order. We start with ${tex(fractionTex(has))} and must take away ${tex(fractionTex(takes))}, which is more. Break one whole into ${piecesOf(bottom)} first.`,
      },
      {
        value: fractionValue({ top: result.top + bottom, bottom }),
        misconception: 'loses-regrouping',
        feedback: `You broke a whole into ${piecesOf(bottom)} but still counted it among the ${whole} wholes. After that, only ${whole - 1} ${whole === 2 ? 'is' : 'are'} left whole.`,
      },
      ...(smaller.top + bottom - larger.top > 0
        ? [
            {
              value: fractionValue(
                withWhole(whole - 1 - taken, { top: smaller.top + bottom - larger.top, bottom }),
              ),
              misconception: 'keeps-top',
              feedback: `You changed the bottom numbers to ${bottom} but kept the top numbers. For example, ${tex(`${fractionTex(larger)} = ${fractionTex(takes)}`)}.`,
            },
          ]
        : []),
    ]),
    hints: [
      `Rename both fraction parts as ${piecesOf(bottom)}. Is the first part big enough to take the second away?`,
      `Break one of the ${whole} wholes into ${bottom} ${piecesOf(bottom)}, so that you have ${tex(regrouped)}. Then subtract.`,
    ],
    solution: [
      `Rename the parts as ${piecesOf(bottom)}: ${tex(`${fractionTex(smaller)} = ${fractionTex(has)}`)} and ${tex(`${fractionTex(larger)} = ${fractionTex(takes)}`)}.`,
      `${tex(fractionTex(takes))} is more than ${tex(fractionTex(has))}, so break one whole into ${piecesOf(bottom)}: ${tex(`${whole}${fractionTex(has)} = ${regrouped}`)}.`,
      `Subtract wholes and parts: ${tex(`${regrouped} − ${taken}${fractionTex(takes)} = ${mixedTex(result)}`)}.`,
      ...(lowest(result).bottom === bottom
        ? []
        : [`That can be written more simply: ${tex(`${mixedTex(result)} = ${mixedTex(lowest(result))}`)}.`]),
    ],
  }
}

/** Equal wholes that can be partly full, with the question for the sum, the difference and the rest. */
const scenes = [
  {
    label: 'Tank',
    scene: 'The water tanks are the same size. The shaded parts hold water.',
    sum: 'How much of one tank would all the water fill?',
    more: (a: string, b: string) =>
      `How much more of a tank does the water in ${a} fill than the water in ${b}?`,
    rest: 'All the water is poured into Tank C. How much of Tank C stays empty?',
  },
  {
    label: 'Jar',
    scene: 'The jars are the same size. The shaded parts hold jam.',
    sum: 'How much of one jar would all the jam fill?',
    more: (a: string, b: string) => `How much more of a jar does the jam in ${a} fill than the jam in ${b}?`,
    rest: 'All the jam goes into Jar C. How much of Jar C stays empty?',
  },
  {
    label: 'Tray',
    scene: 'The trays are the same size. The shaded parts still have cornbread in them.',
    sum: 'How much of one tray would all the cornbread fill?',
    more: (a: string, b: string) =>
      `How much more of a tray does the cornbread in ${a} fill than the cornbread in ${b}?`,
    rest: 'All the cornbread is moved to Tray C. How much of Tray C stays empty?',
  },
  {
    label: 'Shelf',
    scene: 'The shelves are the same length. The shaded parts are full of books.',
    sum: 'How much of one shelf would all the books fill?',
    more: (a: string, b: string) =>
      `How much more of a shelf do the books on ${a} fill than the books on ${b}?`,
    rest: 'All the books are moved to Shelf C. How much of Shelf C stays empty?',
  },
] as const

/** Reads the fractions off bars: the sum (level 1), the difference (level 2), what is missing to a whole (level 3). */
const bars: ComputedModel = {
  id: 'bars',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level) {
    const scene = random.pick(scenes)
    let [larger, smaller] = pair(random, level === 1 ? related : unrelated)
    const isShared = level !== 2
    while (isShared && size(larger) + size(smaller) >= 1)
      [larger, smaller] = pair(random, level === 1 || random.chance(0.5) ? related : unrelated)
    const isLargerFirst = random.chance(0.5)
    const [first, second] = isLargerFirst ? [larger, smaller] : [smaller, larger]
    const names = [`${scene.label} A`, `${scene.label} B`, `${scene.label} C`] as const
    const shownBars = [
      { label: names[0], parts: first.bottom, shaded: first.top },
      { label: names[1], parts: second.bottom, shaded: second.top },
      ...(level === 3 ? [{ label: names[2], parts: 1, shaded: 0 }] : []),
    ]
    const given = level === 2 ? task(larger, smaller, false) : task(first, second, true)
    const sum = given.result
    const rest = { top: given.bottom - sum.top, bottom: given.bottom }
    const [more, less] = isLargerFirst ? [names[0], names[1]] : [names[1], names[0]]
    const ask = level === 1 ? scene.sum : level === 2 ? scene.more(more, less) : scene.rest
    const read = `Read the bars: ${names[0]} has ${first.top} of ${first.bottom} equal parts shaded, ${tex(fractionTex(first))}. ${names[1]} has ${second.top} of ${second.bottom}, ${tex(fractionTex(second))}.`
    const wrong =
      level === 3
        ? [
            {
              value: fractionValue(sum),
              misconception: 'stops-early',
              feedback: `That is how much of ${names[2]} is filled. The question asks for the part that stays empty.`,
            },
            ...wrongValues(given).flatMap((each) => {
              const left = subtract(parseRational('1'), parseRational(each.value))
              return left.numerator > 0n && each.misconception !== 'other-operation'
                ? [{ ...each, value: formatFraction(left) }]
                : []
            }),
          ]
        : wrongValues(given)
    return {
      stem: `${scene.scene} ${ask}`,
      figure: {
        kind: 'fraction-bars',
        bars: shownBars,
        description: `${level === 3 ? 'Three' : 'Two'} bars of the same length. ${shownBars.map((bar) => (bar.parts === 1 ? `${bar.label} is one whole and empty.` : `${bar.label} is cut into ${bar.parts} equal parts, and ${bar.shaded} ${bar.shaded === 1 ? 'is' : 'are'} shaded.`)).join(' ')}`,
      },
      ...fraction(
        answerField,
        { value: fractionValue(level === 3 ? rest : given.result), shownAs: 'mixed' },
        wrong,
      ),
      hints: [
        'Write each shaded part as a fraction: shaded parts over all parts of that one bar. Are the parts of the two bars the same length?',
        hintsFor(given)[1] +
          (level === 3
            ? ` Last, compare with one whole: ${given.bottom} ${piecesOf(given.bottom)} make a whole.`
            : ''),
      ],
      solution: [
        read,
        ...steps(given).slice(1, 3),
        ...(level === 3
          ? [
              `One whole is ${tex(fractionTex({ top: given.bottom, bottom: given.bottom }))}, so this stays empty: ${tex(`${fractionTex({ top: given.bottom, bottom: given.bottom })} − ${fractionTex(sum)} = ${fractionTex(rest)}${lowest(rest).bottom === rest.bottom ? '' : ` = ${fractionTex(lowest(rest))}`}`)}.`,
            ]
          : steps(given).slice(3)),
      ],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'fraction-bars') throw new TypeError('expects fraction bars')
    const [first, second, third] = shown.figure.bars.map((bar) => parseRational(`${bar.shaded}/${bar.parts}`))
    if (first === undefined || second === undefined) throw new TypeError('expects two bars')
    if (third !== undefined) return answer(subtract(subtract(parseRational('1'), first), second))
    if (!shown.stem.includes('more of')) return answer(add(first, second))
    return answer(compare(first, second) > 0 ? subtract(first, second) : subtract(second, first))
  },
}

/** Amounts that are put together, taken from, and used up in two goes. */
interface Story {
  tell: (name: string, a: string, b: string) => string
  unit: string
}
const stories: { sum: Story[]; difference: Story[] } = {
  sum: [
    {
      tell: (name: string, a: string, b: string) =>
        `${name} bikes ${a} to the library and then ${b} to the park. How far is that in all?`,
      unit: 'mile',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} mixes ${a} of white paint with ${b} of blue paint. How much paint is there in all?`,
      unit: 'liter',
    },
    {
      tell: (_name: string, a: string, b: string) =>
        `A recipe uses ${a} of oats and ${b} of nuts. How much is that in all?`,
      unit: 'cup',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} hikes for ${a} before lunch and for ${b} after lunch. How long is that in all?`,
      unit: 'hour',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} picks ${a} of blueberries and ${b} of raspberries. How much fruit is that in all?`,
      unit: 'pound',
    },
  ],
  difference: [
    {
      tell: (name: string, a: string, b: string) =>
        `A trail is ${a} long. ${name} has walked ${b} of it. How much of the trail is left?`,
      unit: 'mile',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `A jug holds ${a} of lemonade. ${name} pours out ${b}. How much lemonade is left?`,
      unit: 'liter',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} has ${a} of ribbon and uses ${b} for a bow. How much ribbon is left?`,
      unit: 'yard',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} has ${a} of rice and cooks ${b}. How much rice is left?`,
      unit: 'cup',
    },
    {
      tell: (name: string, a: string, b: string) =>
        `${name} rides for ${a} and Dana rides for ${b}. How much longer does ${name} ride?`,
      unit: 'hour',
    },
  ],
}

const twoStepStories = [
  {
    tell: (name: string, all: string, a: string, b: string) =>
      `${name} buys ${all} of ribbon. A gift takes ${a} and a hat takes ${b}. How much ribbon is left?`,
    unit: 'yard',
  },
  {
    tell: (name: string, all: string, a: string, b: string) =>
      `A hike is ${all} long. ${name} walks ${a} before lunch and ${b} after lunch. How far is left to walk?`,
    unit: 'mile',
  },
  {
    tell: (name: string, all: string, a: string, b: string) =>
      `A jar holds ${all} of flour. ${name} uses ${a} for bread and ${b} for muffins. How much flour is left?`,
    unit: 'cup',
  },
  {
    tell: (name: string, all: string, a: string, b: string) =>
      `${name} has ${all} of soil. One flower pot takes ${a} and another takes ${b}. How much soil is left?`,
    unit: 'pound',
  },
] as const

const amount = (value: Fraction, unit: string): string =>
  `${tex(mixedTex(value))} ${unit}${size(value) > 1 ? 's' : ''}`

/** Whether people measure this unit in such parts: no cup is marked in fifths, and an eighth of an hour is no whole minute. */
const isUsual = (unit: string, bottoms: readonly number[]): boolean =>
  bottoms.every((bottom) => (unit === 'cup' ? bottom % 5 !== 0 : unit === 'hour' ? 60 % bottom === 0 : true))
const usual = (unit: string, bottoms: typeof related): typeof related =>
  bottoms.filter((pairOfBottoms) => isUsual(unit, pairOfBottoms))

/** One step with fractions below 1 (level 1), one step with mixed numbers (level 2), two steps (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 75,
  make(random, level) {
    const name = person(random)
    if (level === 3) return twoStepStory(random, name)
    const isSum = random.chance(0.5)
    const told = random.pick(isSum ? stories.sum : stories.difference)
    const [larger, smaller] = pair(
      random,
      usual(told.unit, level === 1 ? everyday.related : everyday.unrelated),
    )
    const wholes = level === 1 ? [0, 0] : [random.integer(isSum ? 1 : 2, 4), random.integer(0, 1)]
    const given = task(withWhole(wholes[0] ?? 0, larger), withWhole(wholes[1] ?? 0, smaller), isSum)
    const wrong =
      level === 1 ? wrongValues(given) : wrongMixed(given, larger, smaller, wholes[0] ?? 0, wholes[1] ?? 0)
    const { first, second, bottom, result } = given
    const [one, other] = [renamed(first, bottom), renamed(second, bottom)]
    const simple = lowest(result)
    return {
      stem: told.tell(name, amount(first, told.unit), amount(second, told.unit)),
      ...fraction(
        { ...answerField, after: `${told.unit}s` },
        { value: fractionValue(result), shownAs: 'mixed' },
        wrong,
      ),
      hints: [
        isSum
          ? 'Two amounts are put together. Will the answer be more or less than the bigger one?'
          : 'Something is taken away or compared. Will the answer be more or less than the bigger amount?',
        `The parts are ${piecesOf(first.bottom)} and ${piecesOf(second.bottom)}. Rename both as ${piecesOf(bottom)}, then ${isSum ? 'add' : 'subtract'}.`,
      ],
      solution: [
        `${isSum ? 'The amounts are put together, so add' : 'We want what is left or how far apart the amounts are, so subtract'}: ${tex(expression(given))}.`,
        `Use pieces of one size, ${piecesOf(bottom)}: ${tex(`${expression(given)} = ${mixedTex(one)} ${signOf(isSum)} ${mixedTex(other)}`)}.`,
        `Now ${isSum ? 'add' : 'subtract'}: ${tex([`${mixedTex(one)} ${signOf(isSum)} ${mixedTex(other)}`, ...beforeRegrouping(given), mixedTex(result), ...(simple.bottom === bottom ? [] : [mixedTex(simple)])].join(' = '))}.`,
        `The answer is ${amount(simple, told.unit)}.`,
      ],
    }
  },
  solve(shown) {
    const [first, second, third] = amounts(shown.stem)
    const isSum = shown.stem.includes('in all')
    return answer(isSum ? add(first, second) : subtract(subtract(first, second), third))
  },
}

/** A sum whose parts make more than one whole, before that whole joins the others: `3\frac{19}{12}`, `\frac{5}{4}`. */
function beforeRegrouping({ first, second, isSum, bottom }: Task): string[] {
  const wholes = Math.floor(size(first)) + Math.floor(size(second))
  const top = renamed(first, bottom).top + renamed(second, bottom).top - wholes * bottom
  return isSum && top > bottom ? [`${wholes === 0 ? '' : wholes}${fractionTex({ top, bottom })}`] : []
}

/** Wrong values for mixed numbers in a story, where the larger part belongs to the first amount. */
function wrongMixed(
  given: Task,
  part: Fraction,
  otherPart: Fraction,
  whole: number,
  otherWhole: number,
): WrongValue[] {
  const { isSum, bottom } = given
  const wholes = isSum ? whole + otherWhole : whole - otherWhole
  const parts = task(part, otherPart, isSum)
  const mixed = across(parts)
  const top = isSum ? part.top + otherPart.top : part.top - otherPart.top
  const { top: reach } = task(given.first, given.second, !isSum).result
  const opposite = { top: Math.abs(reach), bottom }
  return [
    ...(mixed === null
      ? []
      : [
          {
            value: fractionValue(withWhole(wholes, mixed)),
            misconception: 'works-across',
            feedback: `In the fraction parts, you ${isSum ? 'added' : 'subtracted'} the top numbers and the bottom numbers. ${sentence(piecesOf(part.bottom))} and ${piecesOf(otherPart.bottom)} are different sizes, so cut both into ${piecesOf(bottom)} first.`,
          },
        ]),
    ...(top > 0
      ? [
          {
            value: fractionValue(withWhole(wholes, { top, bottom })),
            misconception: 'keeps-top',
            feedback: `You changed the bottom numbers to ${bottom} but kept the top numbers. Smaller pieces mean more of them: ${tex(`${fractionTex(part)} = ${fractionTex(renamed(part, bottom))}`)}.`,
          },
        ]
      : []),
    ...(isSum && size(part) + size(otherPart) > 1
      ? [
          {
            value: fractionValue({ top: given.result.top - bottom, bottom }),
            misconception: 'loses-regrouping',
            feedback: `The parts alone make more than one whole. Add that whole to the other ${wholes === 1 ? 'whole' : 'wholes'}, too.`,
          },
        ]
      : []),
    {
      value: fractionValue(opposite),
      misconception: 'other-operation',
      feedback: isSum
        ? 'You subtracted. In this story the two amounts are put together.'
        : 'You added. In this story we want to know what remains or how far apart the amounts are, so the answer is smaller than the larger one.',
    },
  ]
}

function twoStepStory(random: Random, name: string): Item {
  const told = random.pick(twoStepStories)
  const [part, otherPart] = pair(random, usual(told.unit, everyday.unrelated))
  const used = task(withWhole(random.integer(1, 2), part), otherPart, true)
  const all = { top: Math.ceil(size(used.result)) + random.integer(1, 3), bottom: 1 }
  const { bottom, result } = used
  const left = { top: all.top * bottom - result.top, bottom }
  const minusOne = subtract(parseRational(String(all.top)), parseRational(fractionValue(used.first)))
  const wrongUsed = withWhole(Math.floor(size(used.first)), {
    top: part.top + otherPart.top,
    bottom: part.bottom + otherPart.bottom,
  })
  const simple = lowest(left)
  return {
    stem: told.tell(
      name,
      amount(all, told.unit),
      amount(used.first, told.unit),
      amount(used.second, told.unit),
    ),
    ...fraction(
      { ...answerField, after: `${told.unit}s` },
      { value: fractionValue(left), shownAs: 'mixed' },
      [
        {
          value: fractionValue(result),
          misconception: 'stops-early',
          feedback: `That is the sum of the two parts of the story, ${amount(lowest(result), told.unit)}. Now compare it with the ${amount(all, told.unit)} at the start.`,
        },
        {
          value: formatFraction(minusOne),
          misconception: 'stops-early',
          feedback: `You took away only ${amount(used.first, told.unit)}. Take away the ${amount(used.second, told.unit)} as well.`,
        },
        {
          value: fractionValue({ top: all.top * wrongUsed.bottom - wrongUsed.top, bottom: wrongUsed.bottom }),
          misconception: 'works-across',
          feedback: `It looks as if you added top numbers and bottom numbers. ${sentence(piecesOf(part.bottom))} and ${piecesOf(otherPart.bottom)} must first be cut into pieces of one size.`,
        },
        {
          value: fractionValue({ top: left.top + bottom, bottom }),
          misconception: 'loses-regrouping',
          feedback: `Close, but one whole too many. To take a fraction from a whole number, one whole is broken up. After that, there is one whole fewer.`,
        },
      ],
    ),
    hints: [
      'Two amounts come off the first one. You can add those two first, or take them away one after the other.',
      `Rename the parts as ${piecesOf(bottom)} and add the two amounts. Then take the sum from ${tex(String(all.top))}.`,
    ],
    solution: [
      `First add the two amounts: ${tex(`${expression(used)} = ${[`${mixedTex(renamed(used.first, bottom))} + ${mixedTex(renamed(used.second, bottom))}`, ...beforeRegrouping(used), mixedTex(result)].join(' = ')}`)}.`,
      `Take that from ${tex(String(all.top))}. Break one whole into ${piecesOf(bottom)}: ${tex(`${all.top} = ${all.top - 1}${fractionTex({ top: bottom, bottom })}`)}.`,
      `Subtract: ${tex([`${all.top - 1}${fractionTex({ top: bottom, bottom })} − ${mixedTex(result)}`, mixedTex(left), ...(simple.bottom === bottom ? [] : [mixedTex(simple)])].join(' = '))}.`,
      `So ${amount(simple, told.unit)} ${size(simple) > 1 ? 'are' : 'is'} left.`,
    ],
  }
}

/** A claim to judge by size (level 1), worked lines with at most one slip: two fractions (level 2), mixed numbers (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level: Level) {
    if (level === 1) return judgeSize(random)
    return level === 2 ? linesOfFractions(random) : linesOfMixed(random)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const wanted = shown.stem.includes('Line 1') ? firstFalseLine(shown) : sizeVerdict(shown)
    return {
      kind: 'choice',
      option: shown.interaction.options.find((option) => option.text.startsWith(wanted))?.id ?? '',
    }
  },
}

/** The solver's way: work the claim out exactly instead of judging its size. */
function sizeVerdict(shown: Shown): string {
  const [first, second, claim] = amounts(shown.stem)
  const order = compare(claim, shown.stem.includes('+') ? add(first, second) : subtract(first, second))
  return order === 0 ? 'It could be right' : order < 0 ? 'Too small' : 'Too big'
}

function firstFalseLine(shown: Shown): string {
  const lines = parseMarkup(shown.stem).slice(1)
  const value = (side: string): Rational => {
    const [first, second] = amounts(tex(side))
    return side.includes('+') ? add(first, second) : side.includes('−') ? subtract(first, second) : first
  }
  const wrong = lines.findIndex((runs) => {
    const [left = '', right = ''] = (runs.find((run) => run.kind === 'math')?.text ?? '').split('=')
    return left !== '' && compare(value(left), value(right)) !== 0
  })
  return wrong === -1 ? 'No line' : `Line ${wrong + 1}`
}

function judgeSize(random: Random): Item {
  const name = person(random)
  const isSum = random.chance(0.5)
  let given = task(...pair(random, random.pick([related, unrelated])), isSum)
  let slip = across(given)
  while (slip === null || (!isSum && given.first.bottom < given.second.bottom)) {
    given = task(...pair(random, random.pick([related, unrelated])), isSum)
    slip = across(given)
  }
  const isRight = random.chance(0.4)
  const claim = isRight ? lowest(given.result) : slip
  const first = tex(fractionTex(given.first))
  const what = isSum ? 'sum' : 'difference'
  const verdicts = {
    small: `Too small: the ${what} must be more than ${first}`,
    fits: 'It could be right: its size makes sense',
    big: `Too big: the ${what} must be less than ${first}`,
  }
  const right = isRight ? verdicts.fits : isSum ? verdicts.small : verdicts.big
  const against = isSum
    ? {
        text: verdicts.big,
        misconception: 'no-size-sense',
        feedback: `Start with ${first} and add something. Can the result be less than ${first}?`,
      }
    : {
        text: verdicts.small,
        misconception: 'no-size-sense',
        feedback: `Start with ${first} and take something away. Can the result be more than ${first}?`,
      }
  const wrong: WrongOption[] = [
    against,
    isRight
      ? {
          text: isSum ? verdicts.small : verdicts.big,
          misconception: 'no-size-sense',
          feedback: `Compare ${tex(fractionTex(claim))} with ${first} again. Which of the two is larger?`,
        }
      : {
          text: verdicts.fits,
          misconception: 'works-across',
          feedback: `${name} ${isSum ? 'added' : 'subtracted'} top numbers and bottom numbers. Compare ${tex(fractionTex(claim))} with ${first}: after ${isSum ? 'adding' : 'taking away'} something, can it be ${isSum ? 'smaller' : 'larger'}?`,
        },
  ]
  const common = leastCommonMultiple(claim.bottom, given.first.bottom)
  return {
    stem: `${name} writes ${tex(`${expression(given)} = ${fractionTex(claim)}`)}. Judge the answer by its size, without finding it exactly. Which is true?`,
    ...choice(random, { right, wrong, keepOrder: [verdicts.small, verdicts.fits, verdicts.big] }),
    hints: [
      isSum
        ? 'When you add something, does the first amount grow or shrink?'
        : 'When you take something away, does the first amount grow or shrink?',
      `Compare the answer ${tex(fractionTex(claim))} with the first fraction, ${first}. Halves and wholes can help.`,
    ],
    solution: [
      isSum
        ? `Something is added to ${first}, so the sum must be more than ${first}.`
        : `Something is taken from ${first}, so the difference must be less than ${first}.`,
      `${
        claim.bottom === given.first.bottom
          ? 'Compare the top numbers.'
          : `Compare by renaming: ${[claim, given.first]
              .filter((each) => each.bottom !== common)
              .map((each) => tex(`${fractionTex(each)} = ${fractionTex(renamed(each, common))}`))
              .join(' and ')}.`
      } So ${tex(fractionTex(claim))} is ${size(claim) > size(given.first) ? 'more' : 'less'} than ${first}.`,
      isRight
        ? 'The size fits, so the answer could be right.'
        : `That cannot be. ${name} treated top and bottom numbers as separate whole numbers.`,
    ],
  }
}

interface Line {
  text: string
  /** Why the line holds, or what to see in it. */
  because: string
}

/** The question for the line with the slip, if any. */
function askForLine(
  random: Random,
  worked: {
    name: string
    problem: string
    lines: Line[]
    slip: number | null
    misconception: string
    mended: string
  },
): Item {
  const { name, lines, slip, misconception } = worked
  const none = 'No line: all of it is right'
  const labels = lines.map((_, index) => `Line ${index + 1}`)
  const right = slip === null ? none : (labels[slip] ?? none)
  const wrong = [...labels, none]
    .filter((text) => text !== right)
    .map((text): WrongOption => {
      const line = lines[labels.indexOf(text)]
      return line === undefined
        ? {
            text,
            misconception,
            feedback:
              'One line is wrong. Check each one: do both sides of the equals sign have the same value?',
          }
        : { text, misconception: 'blames-right-step', feedback: `${text} is right. ${line.because}` }
    })
  return {
    stem: [
      `${name} is finding ${tex(worked.problem)}. In which line is the first mistake?`,
      ...lines.map((line, index) => `${labels[index]}: ${tex(line.text)}`),
    ].join('\n\n'),
    ...choice(random, { right, wrong, most: 4, keepOrder: [...labels, none] }),
    hints: [
      'Take one line at a time. Ask if both sides of the equals sign have the same value.',
      'When a fraction is renamed, top and bottom must be multiplied by the same number. When pieces of one size are added, the size stays.',
    ],
    solution: [
      ...lines
        .slice(0, slip === null ? lines.length : slip)
        .map((line, index) => `Line ${index + 1} is right. ${line.because}`),
      slip === null
        ? 'Every line is right, so there is no mistake.'
        : `Line ${slip + 1} is wrong. ${worked.mended}`,
      ...(slip === null ? [] : ['That is the first mistake, so we can stop here.']),
    ],
  }
}

const multiplied = (from: Fraction, bottom: number): string =>
  `Top and bottom of ${tex(fractionTex(from))} are both multiplied by ${bottom / from.bottom}.`

function linesOfFractions(random: Random): Item {
  const [larger, smaller] = pair(random, unrelated)
  const isSum = random.chance(0.6)
  const { bottom } = task(larger, smaller, isSum)
  const right = [renamed(larger, bottom), renamed(smaller, bottom)] as const
  const possible = [null, null, 1, ...(isSum ? [0, 2, 2] : larger.top > right[1].top ? [0] : [])]
  const slip = random.pick(possible)
  const first = slip === 0 ? { top: larger.top, bottom } : right[0]
  const second = slip === 1 ? { top: smaller.top, bottom } : right[1]
  const top = isSum ? first.top + second.top : first.top - second.top
  const result = { top, bottom: slip === 2 ? bottom * 2 : bottom }
  const sign = signOf(isSum)
  return askForLine(random, {
    name: person(random),
    problem: `${fractionTex(larger)} ${sign} ${fractionTex(smaller)}`,
    lines: [
      { text: `${fractionTex(larger)} = ${fractionTex(first)}`, because: multiplied(larger, bottom) },
      { text: `${fractionTex(smaller)} = ${fractionTex(second)}`, because: multiplied(smaller, bottom) },
      {
        text: `${fractionTex(first)} ${sign} ${fractionTex(second)} = ${fractionTex(result)}`,
        because: `The pieces have one size, so only the top numbers are ${isSum ? 'added' : 'subtracted'}.`,
      },
    ],
    slip,
    misconception: slip === 2 ? 'works-across' : 'keeps-top',
    mended:
      slip === 2
        ? `The pieces stay ${piecesOf(bottom)}: only the top numbers are added, which gives ${tex(fractionTex({ top, bottom }))}.`
        : `The top number was kept. It should be ${tex(slip === 0 ? `${fractionTex(larger)} = ${fractionTex(right[0])}` : `${fractionTex(smaller)} = ${fractionTex(right[1])}`)}.`,
  })
}

function linesOfMixed(random: Random): Item {
  const [larger, smaller] = pair(random, unrelated)
  const taken = random.integer(1, 4)
  const whole = taken + random.integer(2, 4)
  const bottom = leastCommonMultiple(larger.bottom, smaller.bottom)
  const slip = random.pick(['none', 'keeps-top', 'ten', 'ten', 'whole', 'whole'] as const)
  const write = (wholes: number, top: number, below = bottom): string =>
    `${wholes}${fractionTex({ top, bottom: below })}`
  const has = slip === 'keeps-top' ? smaller.top : renamed(smaller, bottom).top
  const takes = renamed(larger, bottom).top
  // “Ten” breaks a whole into ten pieces, as in whole-number subtraction; that is a slip where a whole has another number of them.
  const broken = slip === 'ten' && bottom !== 10 && has + 10 > takes ? 10 : bottom
  const kept = slip === 'whole' || (slip === 'ten' && broken === bottom) ? whole : whole - 1
  const isWrong = slip !== 'none'
  return askForLine(random, {
    name: person(random),
    problem: `${write(whole, smaller.top, smaller.bottom)} − ${write(taken, larger.top, larger.bottom)}`,
    lines: [
      {
        text: `${write(whole, smaller.top, smaller.bottom)} = ${write(whole, has)}`,
        because: multiplied(smaller, bottom),
      },
      {
        text: `${write(taken, larger.top, larger.bottom)} = ${write(taken, takes)}`,
        because: multiplied(larger, bottom),
      },
      {
        text: `${write(whole, has)} = ${write(kept, has + broken)}`,
        because: `One whole is broken into ${bottom} ${piecesOf(bottom)}, and one whole fewer is left.`,
      },
      {
        text: `${write(kept, has + broken)} − ${write(taken, takes)} = ${kept === taken ? fractionTex({ top: has + broken - takes, bottom }) : write(kept - taken, has + broken - takes)}`,
        because: 'Wholes are taken from wholes and parts from parts.',
      },
    ],
    slip: isWrong ? (slip === 'keeps-top' ? 0 : 2) : null,
    misconception: slip === 'keeps-top' ? 'keeps-top' : 'loses-regrouping',
    mended:
      slip === 'keeps-top'
        ? `The top number was kept. It should be ${tex(`${fractionTex(smaller)} = ${fractionTex(renamed(smaller, bottom))}`)}.`
        : kept === whole
          ? `A whole was broken into ${bottom} ${piecesOf(bottom)} but is still counted: it should be ${tex(`${write(whole, has)} = ${write(whole - 1, has + bottom)}`)}.`
          : `One whole is ${bottom} ${piecesOf(bottom)}, not 10: it should be ${tex(`${write(whole, has)} = ${write(whole - 1, has + bottom)}`)}.`,
  })
}

export const addFractions = defineSkill({
  id: 'add-fractions',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Number and operations: fractions',
  name: 'Add and subtract fractions',
  description: 'Cut fractions into pieces of one size, then add or subtract them.',
  icon: 'pie',
  standards: ['5.NF.A.1', '5.NF.A.2'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'works-across',
      name: 'adds numerators and denominators',
      explanation:
        'The bottom number tells the size of the pieces; it is not a count. One half and one third of a pizza are not two fifths of a pizza: that would be less than the half alone.',
    },
    {
      id: 'keeps-top',
      name: 'changes the denominator, keeps the numerator',
      explanation:
        'When pieces get smaller, you need more of them. Multiply the top number by the same number as the bottom number.',
    },
    {
      id: 'loses-regrouping',
      name: 'loses or keeps a whole when regrouping',
      explanation:
        'A whole made of parts joins the other wholes. A whole that is broken into parts is no longer counted as a whole.',
    },
    {
      id: 'smaller-from-larger',
      name: 'takes the smaller part from the larger, whichever comes first',
      explanation:
        'If the first part is too small to take the second away, break one whole into parts first.',
    },
    {
      id: 'other-operation',
      name: 'adds instead of subtracting, or the reverse',
      explanation: 'Ask first if the answer should be more or less than the first amount.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation: 'Some questions need two steps. Read again what is asked before you write your answer.',
    },
    {
      id: 'no-size-sense',
      name: 'does not compare the answer with the fractions',
      explanation:
        'A sum is more than each of its parts, and what is left is less than what you started with. Use that to check every answer.',
    },
    {
      id: 'blames-right-step',
      name: 'takes a right step for a mistake',
      explanation:
        'A renamed fraction looks different but has the same value. Check if top and bottom were multiplied by the same number.',
    },
  ],
  lesson: {
    idea: [
      'The bottom number of a fraction names the size of the pieces, and the top number counts them. You can only count pieces together when they have the same size.',
      `To add ${math`\frac{1}{2}`} and ${math`\frac{1}{3}`}, cut both into sixths: ${math`\frac{1}{2} = \frac{3}{6}`} and ${math`\frac{1}{3} = \frac{2}{6}`}. Together that is ${math`\frac{3}{6} + \frac{2}{6} = \frac{5}{6}`}.`,
      'Subtracting works the same way. With mixed numbers, work with wholes and parts. Regroup when the parts make more than a whole, or when there are too few parts to take away.',
      'Always check the size: a sum is more than each part of it.',
    ],
    figure: {
      kind: 'fraction-bars',
      description:
        'Three bars of the same length. The first has 3 of 6 equal parts shaded and is marked one half. The second has 2 of 6 parts shaded and is marked one third. The third has 5 of 6 parts shaded and is marked together.',
      bars: [
        { label: 'One half', parts: 6, shaded: 3 },
        { label: 'One third', parts: 6, shaded: 2 },
        { label: 'Together', parts: 6, shaded: 5 },
      ],
    },
    workedExample: { model: 'compute', level: 2 },
    words: [
      {
        word: 'denominator',
        meaning: 'The bottom number of a fraction: how many equal pieces make one whole.',
      },
      { word: 'numerator', meaning: 'The top number of a fraction: how many of those pieces there are.' },
      {
        word: 'common denominator',
        meaning: 'A bottom number that two fractions can share: a multiple of both.',
      },
      { word: 'mixed number', meaning: 'A whole number and a fraction together, such as 2 and one half.' },
      { word: 'regroup', meaning: 'Trade one whole for pieces, or enough pieces for one whole.' },
    ],
  },
  models: [compute, bars, story, findMistake],
})
