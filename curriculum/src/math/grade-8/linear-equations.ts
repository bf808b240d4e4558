import {
  add,
  equals,
  formatFraction,
  isWhole,
  multiply,
  type Rational,
  rational,
} from '@skills-center/answers/rational'
import { choice, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Item, Shown } from '../../item.ts'
import { parseMarkup, tex } from '../../markup.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence } from '../../wording.ts'
import {
  type Linear,
  linearTex,
  plusTex,
  readLinear,
  signedTex,
  solveEquation,
  termTex,
} from '../linear-expression.ts'
import { numbersIn } from '../numbers-in-text.ts'

/** `k(ax + b)`, or `ax + b` where `k` is 1. */
interface Side extends Linear {
  times: number
}
const side = (slope: number, constant: number, times = 1): Side => ({ slope, constant, times })
const opened = ({ slope, constant, times }: Side): Linear => ({
  slope: slope * times,
  constant: constant * times,
})
const sideTex = (its: Side): string =>
  its.times === 1 ? linearTex(its) : `${its.times === -1 ? '−' : signedTex(its.times)}(${linearTex(its)})`
const equationTex = (left: Linear, right: Linear): string => `${linearTex(left)} = ${linearTex(right)}`

/** TeX of an exact number; fractions stay fractions. */
const write = (value: Rational): string => {
  const size = `${value.numerator < 0n ? -value.numerator : value.numerator}`
  const shown = isWhole(value) ? size : String.raw`\frac{${size}}{${value.denominator}}`
  return value.numerator < 0n ? `−${shown}` : shown
}
/** `x` where `left = right`; null where that is not one number. */
function solutionOf(left: Linear, right: Linear): Rational | null {
  const slope = left.slope - right.slope
  return slope === 0 ? null : rational(right.constant - left.constant, slope)
}
const valueAt = (its: Linear, x: Rational): Rational =>
  add(rational(its.constant), multiply(rational(its.slope), x))
/** `3 × 4 + 2` for `3x + 2` at 4. */
function putTex({ slope, constant }: Linear, x: Rational): string {
  if (slope === 1) return `${write(x)}${plusTex(constant)}`
  const inside = x.numerator < 0n ? `(${write(x)})` : write(x)
  if (slope === -1) return `−${inside}${plusTex(constant)}`
  return `${signedTex(slope)} \\times ${inside}${plusTex(constant)}`
}
/** What a side is worth at `x`, as it stands in the equation: `2(3 × 4 + 1) = 26`. */
const worthTex = (its: Side, x: Rational): string => {
  const put = its.times === 1 ? putTex(its, x) : `${signedTex(its.times)}(${putTex(its, x)})`
  return `${put} = ${write(valueAt(opened(its), x))}`
}
const nonZero = (random: Random, from: number, to: number): number => {
  const value = random.integer(from, to)
  return value === 0 ? nonZero(random, from, to) : value
}
const mathOf = (text: string): string[] =>
  parseMarkup(text).flatMap((paragraph) =>
    paragraph.filter((run) => run.kind === 'math').map((run) => run.text),
  )
function pick(shown: Shown, text: string) {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  return {
    kind: 'choice' as const,
    option: shown.interaction.options.find((each) => each.text.includes(text))?.id ?? '',
  }
}
const letterX = tex('x')
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
const onBoth = (term: string, value: number): string =>
  `${value < 0 ? 'Add' : 'Subtract'} ${tex(term.replace('−', ''))} on both sides`

/** The letter on both sides (level 1), a pair of parentheses (level 2), two pairs and a solution that is a fraction (level 3). */
const solve: ComputedModel = {
  id: 'solve',
  kind: 'computed',
  thinking: 'compute',
  seconds: 75,
  make(random, level) {
    const [left, right] = drawSides(random, level)
    return solveItem(left, right, level === 3)
  },
  solve(shown) {
    const value = solveEquation(mathOf(shown.stem)[0] ?? '')
    if (typeof value === 'string') throw new TypeError('expects one solution')
    return {
      kind: shown.interaction.kind === 'fraction' ? 'fraction' : 'number',
      text: formatFraction(value),
    }
  },
}

function drawSides(random: Random, level: 1 | 2 | 3): [Side, Side] {
  const left =
    level === 1
      ? side(random.integer(2, 12), nonZero(random, -20, 20))
      : side(
          random.integer(1, 5),
          nonZero(random, -9, 9),
          level === 3 && random.chance(0.4) ? -random.integer(2, 4) : random.integer(2, 6),
        )
  const right =
    level === 3
      ? side(random.integer(1, 5), nonZero(random, -9, 9), random.integer(2, 6))
      : side(nonZero(random, level === 1 ? 1 : -4, 12), nonZero(random, -30, 40))
  const x = solutionOf(opened(left), opened(right))
  const isFit =
    x !== null &&
    x.numerator !== 0n &&
    Math.abs(Number(x.numerator)) <= (level === 3 ? 30 : 15) &&
    (level === 3 ? x.denominator > 1n && x.denominator <= 6n : isWhole(x))
  return isFit ? [left, right] : drawSides(random, level)
}

const opening = (its: Side): string => `${tex(sideTex(its))} is ${tex(linearTex(opened(its)))}`

function solveItem(left: Side, right: Side, isFraction: boolean): Item {
  const [l, r] = [opened(left), opened(right)]
  const x = solutionOf(l, r) ?? rational(0)
  const [slope, constant] = [l.slope - r.slope, r.constant - l.constant]
  const wrong: WrongValue[] = []
  const slip = (value: Rational | null, misconception: string, feedback: string): void => {
    if (value !== null) wrong.push({ value: formatFraction(value), misconception, feedback })
  }
  const half = (its: Side): Linear => ({ slope: its.slope * its.times, constant: its.constant })
  if (left.times !== 1) {
    slip(
      solutionOf(half(left), half(right)),
      'distributes-once',
      `You multiplied only the first term in the parentheses. In ${tex(sideTex(left))}, the ${tex(signedTex(left.times))} multiplies both ${tex(termTex(left.slope))} and ${tex(signedTex(left.constant))}.`,
    )
    if (left.times < 0)
      slip(
        solutionOf({ slope: l.slope, constant: -l.constant }, r),
        'sign-in-brackets',
        `Look at the signs when the parentheses are removed. What is the sign of ${tex(signedTex(left.times))} times ${tex(signedTex(left.constant))}?`,
      )
  }
  slip(
    solutionOf({ slope: l.slope + r.slope, constant: l.constant }, { slope: 0, constant: r.constant }),
    'adds-across',
    `You added ${tex(termTex(l.slope))} and ${tex(termTex(r.slope))}. But they stand on different sides. ${onBoth(termTex(r.slope), r.slope)} and see what is left.`,
  )
  slip(
    solutionOf({ slope, constant: 0 }, { slope: 0, constant: r.constant + l.constant }),
    'adds-constant',
    `With the terms in ${letterX} you did well. Now look at the ${tex(signedTex(l.constant))} on the left: what takes it away there has to be done on the right, too.`,
  )
  if (Math.abs(slope) > 1)
    slip(
      rational(constant - slope),
      'subtracts-coefficient',
      `You came to ${tex(`${termTex(slope)} = ${signedTex(constant)}`)}, and that is right. But ${tex(termTex(slope))} means ${tex(`${signedTex(slope)} \\times x`)}. What undoes multiplying?`,
    )
  if (constant !== 0 && Math.abs(slope) > 1)
    slip(
      rational(slope, constant),
      'upside-down',
      `You came to ${tex(`${termTex(slope)} = ${signedTex(constant)}`)} and divided the wrong way round. Which number multiplies ${letterX}? Divide by that one.`,
    )
  slip(
    rational(-x.numerator, x.denominator),
    'sign-lost',
    `The size is right, but not the sign. Put your answer into both sides and compare.`,
  )
  const key = { value: formatFraction(x) }
  const field = { label: 'Solution', before: 'x = ' }
  const hasParentheses = left.times !== 1 || right.times !== 1
  const inParentheses = [left, right].filter((its) => its.times !== 1)
  return {
    stem: `Solve ${tex(`${sideTex(left)} = ${sideTex(right)}`)}.${isFraction ? ' Give the exact solution, not a rounded one.' : ''}`,
    ...(isFraction ? fraction(field, key, wrong) : number(field, key, wrong)),
    hints: [
      hasParentheses
        ? 'Remove the parentheses first. The number before them multiplies each term inside.'
        : `There is ${letterX} on both sides. What can you do on both sides so that it is left on one side only?`,
      hasParentheses
        ? `Without parentheses the equation is ${tex(equationTex(l, r))}. Now bring the terms in ${letterX} together on one side.`
        : `${onBoth(termTex(r.slope), r.slope)}. Then do the same for the numbers without ${letterX}.`,
    ],
    solution: [
      ...(hasParentheses
        ? [
            `Remove the parentheses: ${inParentheses.map(opening).join(', and ')}. So ${tex(equationTex(l, r))}.`,
          ]
        : []),
      `${onBoth(termTex(r.slope), r.slope)}: ${tex(equationTex({ slope, constant: l.constant }, { slope: 0, constant: r.constant }))}.`,
      `${onBoth(signedTex(l.constant), l.constant)}: ${tex(`${termTex(slope)} = ${signedTex(constant)}`)}.`,
      ...(slope === 1 ? [] : [`Divide both sides by ${tex(signedTex(slope))}: ${tex(`x = ${write(x)}`)}.`]),
      `Check: ${tex(worthTex(left, x))} on the left and ${tex(worthTex(right, x))} on the right.`,
    ],
  }
}

const counts = ['One solution', 'No solution', 'Infinitely many solutions'] as const
type Kind = 'one' | 'none' | 'all'

/** Off the plain form (level 1), with parentheses (level 2), which number makes it so (level 3). */
const howMany: ComputedModel = {
  id: 'how-many',
  kind: 'computed',
  thinking: 'classify',
  seconds: 50,
  make(random, level) {
    return level === 3
      ? missingNumber(random)
      : countItem(random, level, random.pick<Kind>(['one', 'none', 'all']))
  },
  solve(shown) {
    const [source = ''] = mathOf(shown.stem).filter((each) => each.includes('='))
    if (shown.interaction.kind === 'number') {
      const [leftSource = '', rightSource = ''] = source.split(' = ')
      const left = readLinear(leftSource)
      const isSlope = rightSource.startsWith('kx')
      return { kind: 'number', text: formatFraction(isSlope ? left.slope : left.constant) }
    }
    const value = solveEquation(source)
    return pick(shown, value === 'none' ? counts[1] : value === 'all' ? counts[2] : counts[0])
  },
}

function countItem(random: Random, level: 1 | 2, kind: Kind): Item {
  const left =
    level === 1
      ? side(random.integer(2, 12), nonZero(random, -12, 15))
      : side(random.integer(1, 6), nonZero(random, -8, 9), random.integer(2, 6))
  const l = opened(left)
  const other = nonZero(random, -15, 18)
  const isSameConstant = kind === 'all' || (kind === 'one' && random.chance(0.35))
  const rightSlope = kind === 'one' ? random.integer(1, 14) : l.slope
  const rightConstant = isSameConstant
    ? l.constant
    : level === 2 && kind === 'none' && random.chance(0.5)
      ? left.constant
      : other
  const r: Linear = { slope: rightSlope, constant: rightConstant }
  const x = solutionOf(l, r)
  if (
    (kind === 'one') !== (x !== null) ||
    (kind === 'none' && r.constant === l.constant) ||
    (x !== null && (!isWhole(x) || Math.abs(Number(x.numerator)) > 15))
  )
    return countItem(random, level, kind)
  // The forms say nothing of the kind: each kind is written in each of them.
  const forms = { plain: linearTex(r), turned: turnedTex(r), split: splitTex(random, r) }
  const isPlainGiveaway = kind === 'all' && level === 1
  const form = random.pick(
    isPlainGiveaway ? (['turned', 'split'] as const) : (['plain', 'turned', 'split'] as const),
  )
  const rightTex = forms[form]
  const isSplit = form === 'split' && rightTex !== forms.turned
  const isZero = x !== null && x.numerator === 0n
  const texts = { one: counts[0], none: counts[1], all: counts[2] }
  const slope = l.slope - r.slope
  const subtracted = onBoth(termTex(r.slope), r.slope)
  /** What is left when the terms in x are brought to the left. */
  const rest = tex(equationTex({ slope, constant: l.constant }, { slope: 0, constant: r.constant }))
  const together = `Put the terms in ${letterX} on the right together: ${tex(rightTex)} is ${tex(linearTex(r))}.`
  const feedback: Record<Kind, Record<Kind, { misconception: string; feedback: string }>> = {
    one: {
      one: { misconception: '', feedback: '' },
      none: isZero
        ? {
            misconception: 'zero-is-none',
            feedback: `Perhaps you found ${tex('x = 0')} and read it as “nothing”. But 0 is a number. Put it into both sides: are they equal?`,
          }
        : {
            misconception: 'looks-at-constants',
            feedback: `The numbers without ${letterX} differ. But ${lower(subtracted)}: is ${letterX} gone then?`,
          },
      all: {
        misconception: isZero ? 'same-constant' : 'looks-at-constants',
        feedback: `For that, both sides would have to be equal for every ${letterX}. Try ${tex('x = 1')}: is ${tex(signedTex(l.slope + l.constant))} equal to ${tex(signedTex(r.slope + r.constant))}?`,
      },
    },
    none: {
      one: {
        misconception: 'always-one',
        feedback: `${subtracted}. No ${letterX} is left, only ${rest}. Which ${letterX} could make that true?`,
      },
      none: { misconception: '', feedback: '' },
      all: {
        misconception: 'no-x-no-matter',
        feedback: `The terms in ${letterX} are equal. But without them, only ${rest} is left. Is that true for any ${letterX}?`,
      },
    },
    all: {
      one: {
        misconception: 'always-one',
        feedback: `You may have found an ${letterX} that fits. Try others, such as ${tex('x = 1')} and ${tex('x = 2')}. Do these fit, too?`,
      },
      none: {
        misconception: 'no-x-no-matter',
        feedback: `When you ${lower(subtracted)}, no ${letterX} is left. But look at what remains: ${rest}. Is that false or true?`,
      },
      all: { misconception: '', feedback: '' },
    },
  }
  const kinds: Kind[] = ['one', 'none', 'all']
  return {
    stem: `How many solutions does ${tex(`${sideTex(left)} = ${rightTex}`)} have?`,
    ...choice(random, {
      right: texts[kind],
      wrong: kinds
        .filter((each) => each !== kind)
        .map((each): WrongOption => ({ text: texts[each], ...feedback[kind][each] })),
      keepOrder: [...counts],
    }),
    hints: [
      level === 2
        ? `Remove the parentheses, so that each side is a term in ${letterX} and a number.`
        : `Write each side as a term in ${letterX} and a number. Compare the terms in ${letterX} first, and then the numbers.`,
      level === 2
        ? `Without parentheses the left side is ${tex(linearTex(l))}. Compare it with the right side, term by term.`
        : `${isSplit ? `${together} ` : ''}${subtracted}. What is left on each side?`,
    ],
    solution: [
      ...(level === 2 ? [`Remove the parentheses: ${opening(left)}.`] : []),
      ...(isSplit ? [together] : []),
      kind === 'one'
        ? `The terms in ${letterX} differ: ${tex(termTex(l.slope))} and ${tex(termTex(r.slope))}. ${subtracted}, and what is left is ${rest}.`
        : `The terms in ${letterX} are equal, ${tex(termTex(l.slope))} on both sides. ${subtracted}, and what is left is ${rest}.`,
      kind === 'one'
        ? `That has exactly one solution, ${tex(`x = ${x === null ? '' : write(x)}`)}.${isZero ? ' Zero is a solution like any other number.' : ''}`
        : kind === 'none'
          ? `That is false, whatever ${letterX} is. So there is no solution.`
          : `That is true, whatever ${letterX} is. So every number is a solution.`,
    ],
  }
}

/** The same side, written the other way round: `12 + 6x`. */
const turnedTex = ({ slope, constant }: Linear): string => `${signedTex(constant)} + ${termTex(slope)}`

/** The same side, with its term in x in two pieces: `2x + 12 + 4x`. */
function splitTex(random: Random, { slope, constant }: Linear): string {
  if (slope < 2) return turnedTex({ slope, constant })
  const first = random.integer(1, slope - 1)
  return `${termTex(first)}${plusTex(constant)} + ${termTex(slope - first)}`
}

function missingNumber(random: Random): Item {
  const left = side(random.integer(1, 7), nonZero(random, -9, 9), nonZero(random, -3, 7))
  const l = opened(left)
  const isNone = random.chance(0.5)
  const extra = nonZero(random, -20, 20)
  if (
    left.times === 1 ||
    left.times === -1 ||
    left.slope === left.times ||
    extra === l.constant ||
    l.slope < 0 ||
    l.slope === left.slope
  )
    return missingNumber(random)
  const rightTex = isNone ? `kx${plusTex(extra)}` : `${termTex(l.slope)} + k`
  const value = isNone ? l.slope : l.constant
  const wrong: WrongValue[] = isNone
    ? [
        {
          value: String(left.slope),
          misconception: 'distributes-once',
          feedback: `${signedOf(left.slope)} is the number of ${letterX} inside the parentheses. But all of that is multiplied by ${signedOf(left.times)}. What is the left side then?`,
        },
        {
          value: String(left.times),
          misconception: 'distributes-once',
          feedback: `${signedOf(left.times)} is the number before the parentheses. Multiply ${tex(termTex(left.slope))} by it: how many ${letterX} are there on the left?`,
        },
        {
          value: String(-l.slope),
          misconception: 'sign-lost',
          feedback: `The size is right. But for no solution, the terms in ${letterX} must be the same on both sides, with the same sign.`,
        },
        {
          value: String(extra),
          misconception: 'looks-at-constants',
          feedback: `The terms in ${letterX} decide here. When can ${letterX} be taken away on both sides, so that none is left?`,
        },
      ]
    : [
        {
          value: String(left.constant),
          misconception: 'distributes-once',
          feedback: `${signedOf(left.constant)} is the number inside the parentheses. It is multiplied by ${signedOf(left.times)}, too, when the parentheses are removed.`,
        },
        {
          value: String(-l.constant),
          misconception: 'sign-in-brackets',
          feedback: 'The size is right. Look at the sign when the parentheses are removed.',
        },
        {
          value: String(l.slope),
          misconception: 'same-constant',
          feedback: `The terms in ${letterX} are equal already. Now the numbers without ${letterX} must be equal, too.`,
        },
      ]
  return {
    stem: `For which number ${tex('k')} does ${tex(`${sideTex(left)} = ${rightTex}`)} have ${isNone ? 'no solution' : 'infinitely many solutions'}?`,
    ...number({ label: 'Number', before: 'k = ' }, { value: String(value) }, wrong),
    hints: [
      isNone
        ? `There is no solution when ${letterX} drops out and something false remains.`
        : 'There are infinitely many solutions when both sides are the same.',
      isNone
        ? `Remove the parentheses: ${tex(`${signedTex(left.times)} \\times ${termTex(left.slope)}`)} gives the term in ${letterX} on the left. Which term in ${letterX} does the right side need?`
        : `Remove the parentheses. Which number without ${letterX} comes out of ${tex(`${signedTex(left.times)} \\times ${left.constant < 0 ? `(${signedTex(left.constant)})` : left.constant}`)}?`,
    ],
    solution: [
      `Remove the parentheses: ${opening(left)}.`,
      isNone
        ? `For no solution, the terms in ${letterX} must be equal, so that ${letterX} drops out: ${tex(`k = ${signedTex(value)}`)}.`
        : `For infinitely many solutions, both sides must be the same. The terms in ${letterX} are, and the numbers are when ${tex(`k = ${signedTex(value)}`)}.`,
      isNone
        ? `Then what remains is ${tex(`${signedTex(l.constant)} = ${signedTex(extra)}`)}, and that is never true.`
        : `Then both sides are ${tex(linearTex(l))} for every ${letterX}.`,
    ],
  }
}
const signedOf = (value: number): string => tex(signedTex(value))

/** Two offers: something at the start, and something for each unit. */
const offers = [
  {
    letter: 'm',
    one: 'month',
    who: ['Gym A', 'Gym B'],
    start: 'to join',
    each: 'a month',
    fees: [10, 90],
    rates: [12, 45],
    most: 12,
    asks: 'After how many months',
  },
  {
    letter: 'h',
    one: 'hour',
    who: ['Bike rental A', 'Bike rental B'],
    start: 'as a booking fee',
    each: 'an hour',
    fees: [2, 20],
    rates: [3, 12],
    most: 8,
    asks: 'For how many hours',
  },
  {
    letter: 'm',
    one: 'mile',
    who: ['Taxi A', 'Taxi B'],
    start: 'to start',
    each: 'a mile',
    fees: [2, 15],
    rates: [2, 6],
    most: 20,
    asks: 'For how many miles',
  },
  {
    letter: 'd',
    one: 'day',
    who: ['Tool rental A', 'Tool rental B'],
    start: 'for delivery',
    each: 'a day',
    fees: [10, 60],
    rates: [8, 30],
    most: 14,
    asks: 'For how many days',
  },
  {
    letter: 's',
    one: 'shirt',
    who: ['Print shop A', 'Print shop B'],
    start: 'for the design',
    each: 'a shirt',
    fees: [15, 80],
    rates: [6, 16],
    most: 20,
    asks: 'For how many shirts',
  },
  {
    letter: 'w',
    one: 'week',
    who: ['Art class A', 'Art class B'],
    start: 'for materials',
    each: 'a week',
    fees: [15, 90],
    rates: [10, 35],
    most: 20,
    asks: 'After how many weeks',
  },
] as const

/** Which equation fits (level 1), when two offers cost the same (level 2), when somebody catches up (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 75,
  make(random, level) {
    return level === 3 ? catchUp(random) : twoOffers(random, level)
  },
  solve(shown) {
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(shown.stem)
    if (shown.stem.includes('catch')) {
      // The lead at the start, made up by the difference of the speeds each hour.
      return { kind: 'number', text: String(b + (a * b) / (c - a)) }
    }
    // Tries one unit after another until both cost the same.
    let units = 0
    while (a + b * units !== c + d * units && units < 1000) units += 1
    if (shown.interaction.kind === 'number') return { kind: 'number', text: String(units) }
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const fits = shown.interaction.options.filter((option) => {
      const source = mathOf(option.text)[0] ?? ''
      const value = solveEquation(source)
      return typeof value !== 'string' && formatFraction(value) === String(units)
    })
    return { kind: 'choice', option: fits.length === 1 ? (fits[0]?.id ?? '') : '' }
  },
}

function twoOffers(random: Random, level: 1 | 2): Item {
  const { letter, one, who, start, each, fees, rates, most, asks } = random.pick(offers)
  const [feeA, feeB] = [random.integer(fees[0], fees[1]), random.integer(fees[0], fees[1])]
  const [rateA, rateB] = [random.integer(rates[0], rates[1]), random.integer(rates[0], rates[1])]
  const units = (feeB - feeA) / (rateA - rateB)
  const isFit =
    Math.abs(rateA - rateB) >= 2 &&
    Number.isInteger(units) &&
    units >= 2 &&
    units <= most &&
    feeA + feeB !== units * (rateA + rateB) &&
    feeA !== rateA &&
    feeB !== rateB
  if (!isFit) return twoOffers(random, level)
  const told = `${who[0]} charges $${feeA} ${start} and $${rateA} ${each}. ${who[1]} charges $${feeB} ${start} and $${rateB} ${each}.`
  const costs = (rate: number, fee: number): string => linearTex({ slope: rate, constant: fee }, letter)
  const right = `${costs(rateA, feeA)} = ${costs(rateB, feeB)}`
  const many = `${one}s`
  const x = tex(letter)
  const [apart, gap] = [Math.abs(feeA - feeB), Math.abs(rateA - rateB)]
  const solution = [
    `For ${x} ${many}, ${who[0]} costs ${tex(costs(rateA, feeA))} dollars and ${who[1]} costs ${tex(costs(rateB, feeB))} dollars. They are equal when ${tex(right)}.`,
    `Bring the terms in ${x} to one side and the numbers to the other: ${tex(`${gap}${letter} = ${apart}`)}, so ${tex(`${letter} = ${apart} \\div ${gap} = ${units}`)}.`,
    `Check: ${feeA} + ${rateA} × ${units} = ${feeA + rateA * units} and ${feeB} + ${rateB} × ${units} = ${feeB + rateB * units}.`,
  ]
  if (level === 2) {
    return {
      stem: `${told} ${asks} do both cost the same?`,
      ...number({ label: sentence(many), after: many }, { value: String(units), unit: many }, [
        ...wrongNumber(
          apart,
          'stops-early',
          `$${apart} is how much the costs differ at the start. How much of that does each ${one} make up?`,
        ),
        ...wrongNumber(
          gap,
          'stops-early',
          `$${gap} is how much the prices for one ${one} differ. How many ${many} does it take to make up the difference at the start?`,
        ),
        ...wrongNumber(
          feeA + rateA * units,
          'answers-other',
          `That is how many dollars both cost then. The question asks for the number of ${many}.`,
        ),
        ...wrongNumber(
          apart / (rateA + rateB),
          'adds-across',
          `You added ${rateA} and ${rateB}. But both costs grow with each ${one}, so it is their difference that counts.`,
        ),
        ...wrongNumber(
          (feeA + feeB) / gap,
          'adds-constant',
          `You added the two costs at the start. How much do they differ?`,
        ),
      ]),
      hints: [
        `Write what each one costs for ${x} ${many}, and make the two equal.`,
        `How much do the costs differ at the start? How much of that does each ${one} make up?`,
      ],
      solution,
    }
  }
  const wrong: WrongOption[] = [
    {
      text: tex(`${costs(feeA, rateA)} = ${costs(feeB, rateB)}`),
      misconception: 'rate-and-start',
      feedback: `There, $${feeA} and $${feeB} are paid for each ${one}. In the story, what is paid once, and what is paid for each ${one}?`,
    },
    {
      text: tex(`${costs(rateA, feeB)} = ${costs(rateB, feeA)}`),
      misconception: 'mixes-offers',
      feedback: `There, the $${rateA} ${each} of ${who[0]} stands with the $${feeB} of ${who[1]}. Keep the numbers of each offer on one side.`,
    },
    {
      text: tex(`${costs(rateA + rateB, 0)} = ${feeA + feeB}`),
      misconception: 'adds-across',
      feedback:
        'There, both offers are put together as if one paid for both. The question is when one costs as much as the other.',
    },
  ]
  return {
    stem: `${told} Let ${x} be the number of ${many}. Which equation says that both cost the same?`,
    ...choice(random, { right: tex(right), wrong }),
    hints: [
      `What does ${who[0]} cost at the start, and how much more for each ${one}? Write that as one side.`,
      `What is paid for each ${one} is multiplied by ${x}. What is paid once is added.`,
    ],
    solution,
  }
}

/** A wrong answer that a student can come to: a positive number that ends. */
const wrongNumber = (value: number, misconception: string, feedback: string): WrongValue[] =>
  Number.isInteger(value * 1000) && value > 0 ? [{ value: String(value), misconception, feedback }] : []

/** Who goes ahead and who follows, at believable speeds in km per hour, and for how many hours one would keep it up. */
const chases = [
  {
    slow: 'walks along a trail',
    fast: 'follows on a bike',
    slowSpeeds: [4, 5, 6],
    fastSpeeds: [10, 12, 14, 15, 16, 18, 20],
    waits: [1, 2, 3],
    most: 6,
  },
  {
    slow: 'rides a bike',
    fast: 'follows on a motor scooter',
    slowSpeeds: [10, 12, 15, 16],
    fastSpeeds: [20, 24, 25, 30, 36, 40],
    waits: [1, 2],
    most: 4,
  },
  {
    slow: 'paddles a kayak down a river',
    fast: 'follows in a motorboat',
    slowSpeeds: [4, 5, 6, 8],
    fastSpeeds: [12, 14, 15, 16, 18, 20, 24],
    waits: [1, 2, 3],
    most: 5,
  },
  {
    slow: 'jogs along a trail',
    fast: 'follows on a bike',
    slowSpeeds: [6, 8, 9],
    fastSpeeds: [12, 14, 15, 16, 18, 20, 24],
    waits: [1],
    most: 3,
  },
] as const

function catchUp(random: Random): Item {
  const { slow, fast, slowSpeeds, fastSpeeds, waits, most } = random.pick(chases)
  const [v, w, wait] = [random.pick(slowSpeeds), random.pick(fastSpeeds), random.pick(waits)]
  const [first = '', second = ''] = people(random, 2)
  const hours = (w * wait) / (w - v)
  if (!Number.isInteger(hours * 4) || hours > most) return catchUp(random)
  const lead = v * wait
  const t = tex('t')
  const later = tex(`t − ${wait}`)
  return {
    stem: `${first} ${slow} at ${v} km per hour. ${second} starts from the same place ${count(wait, 'hour')} later and ${fast} at ${w} km per hour. How many hours after ${first} started does ${second} catch up?`,
    ...number({ label: 'Time', after: 'hours' }, { value: String(hours), unit: 'hours' }, [
      ...wrongNumber(
        hours - wait,
        'answers-other',
        `That is how long ${second} travels. But ${first} started ${count(wait, 'hour')} earlier, and the question counts from then.`,
      ),
      ...wrongNumber(
        wait / (w - v),
        'distributes-once',
        `It looks as if you solved ${tex(`${v}t = ${w}t − ${wait}`)}. But ${second}’s time is ${later}, and all of that is multiplied by ${w}.`,
      ),
      ...wrongNumber(
        hours * v,
        'answers-other',
        'That is how many km they have gone by then. The question is how many hours it takes.',
      ),
      ...wrongNumber(
        (w * wait) / (w + v),
        'adds-across',
        `You added the speeds. But both go the same way, so the gap closes by ${w} − ${v} = ${w - v} km each hour.`,
      ),
      ...wrongNumber(
        lead,
        'stops-early',
        `${lead} km is how far ahead ${first} is when ${second} starts. How fast does that gap close?`,
      ),
    ]),
    hints: [
      `When ${second} catches up, both have gone the same distance. If ${first} has traveled for ${t} hours by then, for how many hours has ${second} traveled?`,
      `${first} has gone ${tex(`${v}t`)} km. ${second}’s time is ${count(wait, 'hour')} less, ${later}, at ${w} km per hour. Make the two distances equal.`,
    ],
    solution: [
      `Let ${t} be the number of hours since ${first} started. ${second}’s time is ${count(wait, 'hour')} less, ${later}.`,
      `Both have gone the same distance: ${tex(`${v}t = ${w}(t − ${wait})`)}. Remove the parentheses: ${tex(`${v}t = ${w}t − ${w * wait}`)}.`,
      `Bring the terms in ${t} together: ${tex(`${w * wait} = ${w - v}t`)}. So ${tex(`t = ${w * wait} \\div ${w - v} = ${hours}`)}.`,
      `Check: ${v} × ${numeral(hours)} = ${numeral(v * hours)} km and ${w} × ${numeral(hours - wait)} = ${numeral(w * (hours - wait))} km.`,
    ],
  }
}

/** A right next step (level 1); the line with the mistake (level 2), with parentheses (level 3). */
const findMistake: ComputedModel = {
  id: 'steps',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level) {
    return level === 1
      ? nextStep(random)
      : wrongLine(random, level, random.chance(0.2) ? 0 : random.integer(1, level + 1))
  },
  solve(shown) {
    const sources = mathOf(shown.stem)
    const values = sources.map(solveEquation)
    if (!shown.stem.includes('Line 1')) {
      const wanted = values[0]
      const { interaction } = shown
      if (interaction.kind !== 'choice' || wanted === undefined) throw new TypeError('expects a choice')
      const fits = interaction.options.filter((option) =>
        isSame(solveEquation(mathOf(option.text)[0] ?? ''), wanted),
      )
      return { kind: 'choice', option: fits.length === 1 ? (fits[0]?.id ?? '') : '' }
    }
    const at = values.findIndex((value, index) => index > 0 && !isSame(value, values[index - 1] ?? 'none'))
    return pick(shown, at === -1 ? 'No line' : `Line ${at}`)
  },
}
const isSame = (one: Rational | string, other: Rational | string): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : equals(one, other)

function nextStep(random: Random): Item {
  const [left, right] = drawSides(random, 1)
  const slope = left.slope - right.slope
  const isBack = left.constant < 0
  if (Math.abs(slope) < 2 || right.constant === 0) return nextStep(random)
  const line = (l: Linear, r: Linear): string => tex(equationTex(l, r))
  const flat = (constant: number): Linear => ({ slope: 0, constant })
  const wrong: WrongOption[] = [
    {
      text: line({ slope: left.slope + right.slope, constant: left.constant }, flat(right.constant)),
      misconception: 'adds-across',
      feedback: `There, ${tex(termTex(right.slope))} was taken away on the right but added on the left. The same has to be done on both sides.`,
    },
    {
      text: line(
        { slope: left.slope, constant: 0 },
        { slope: right.slope, constant: right.constant + left.constant },
      ),
      misconception: 'adds-constant',
      feedback: `There, the ${tex(signedTex(left.constant))} is gone from the left. It is taken away by ${isBack ? 'adding' : 'subtracting'} ${tex(String(Math.abs(left.constant)))}. Was the same done on the right?`,
    },
    {
      text: line({ slope, constant: 0 }, flat(right.constant)),
      misconception: 'drops-term',
      feedback: `There, the ${tex(signedTex(left.constant))} is gone from the left, and on the right nothing was done for it.`,
    },
    {
      text: line({ slope: left.slope + left.constant, constant: 0 }, right),
      misconception: 'unlike-terms',
      feedback: `There, ${tex(termTex(left.slope))} and ${tex(signedTex(left.constant))} were put together. But one is a number of ${letterX} and the other is not, so they stay apart.`,
    },
  ]
  const original = solutionOf(left, right)
  const isUnique = wrong.every(({ text }) => {
    const value = solveEquation(mathOf(text)[0] ?? '')
    return original !== null && !isSame(value, original)
  })
  if (!isUnique || left.slope + left.constant === 0) return nextStep(random)
  const isFirst = random.chance(0.5)
  const rightText = isFirst
    ? line({ slope, constant: left.constant }, flat(right.constant))
    : line(
        { slope: left.slope, constant: 0 },
        { slope: right.slope, constant: right.constant - left.constant },
      )
  return {
    stem: `${person(random)} solves ${tex(equationTex(left, right))}. Which of these equations is a correct next line?`,
    ...choice(random, { right: rightText, wrong: random.shuffle(wrong) }),
    hints: [
      'In a correct step, the same is done on both sides. For each line, ask what was done on the left and what on the right.',
      `For example, try ${isFirst ? (right.slope < 0 ? 'adding' : 'subtracting') : isBack ? 'adding' : 'subtracting'} ${tex(isFirst ? termTex(Math.abs(right.slope)) : String(Math.abs(left.constant)))} on both sides.`,
    ],
    solution: [
      isFirst
        ? `${onBoth(termTex(right.slope), right.slope)}. On the left that leaves ${tex(linearTex({ slope, constant: left.constant }))}, and on the right ${tex(signedTex(right.constant))}.`
        : `${onBoth(signedTex(left.constant), left.constant)}. On the left that leaves ${tex(termTex(left.slope))}, and on the right ${tex(linearTex({ slope: right.slope, constant: right.constant - left.constant }))}.`,
      `So ${rightText} is a correct next line.`,
      'In each of the other lines, the two sides were not changed in the same way.',
    ],
  }
}

interface Line {
  source: string
  /** What the step should be, to be read after a colon. */
  because: string
  misconception: string
  /** What went wrong, where this is the line with the mistake. */
  mistake: string
}

/** That a line is right, seen from the one above it. */
const follows = (line: number): string =>
  line === 1 ? 'Line 1 is correct' : `Line ${line} follows from line ${line - 1}`

/** `slip` is the number of the line with the mistake, 0 for none. */
function wrongLine(random: Random, level: 2 | 3, slip: number): Item {
  const left =
    level === 2
      ? side(random.integer(4, 12), nonZero(random, -15, 15))
      : side(
          random.integer(1, 5),
          nonZero(random, -8, 8),
          random.chance(0.4) ? -random.integer(2, 4) : random.integer(2, 6),
        )
  const right = side(random.integer(1, 6), nonZero(random, -20, 30))
  const lines: Line[] = []
  const flat = (constant: number): Linear => ({ slope: 0, constant })
  let l: Linear = opened(left)
  if (level === 3) {
    const isOnce = slip === 1
    l = isOnce ? { slope: l.slope, constant: left.constant } : l
    lines.push({
      source: equationTex(l, right),
      because: `the ${tex(signedTex(left.times))} multiplies each term inside, so ${tex(sideTex(left))} becomes ${tex(linearTex(opened(left)))}.`,
      misconception: 'distributes-once',
      mistake: `the ${tex(signedTex(left.times))} multiplies only the first term. It should be ${tex(linearTex(opened(left)))} on the left`,
    })
  }
  const slope = slip === lines.length + 1 ? l.slope + right.slope : l.slope - right.slope
  lines.push({
    source: equationTex({ slope, constant: l.constant }, flat(right.constant)),
    because: `${lower(onBoth(termTex(right.slope), right.slope))}, and ${tex(termTex(slope))} is left.`,
    misconception: 'adds-across',
    mistake: `${tex(termTex(right.slope))} has to be subtracted on the left, too. That leaves ${tex(termTex(l.slope - right.slope) || '0')}`,
  })
  const constant = slip === lines.length + 1 ? right.constant + l.constant : right.constant - l.constant
  lines.push({
    source: `${termTex(slope)} = ${signedTex(constant)}`,
    because: `${lower(onBoth(signedTex(l.constant), l.constant))}, and ${tex(signedTex(constant))} is left on the right.`,
    misconception: 'adds-constant',
    mistake: `${tex(signedTex(l.constant))} is taken away on the left, so on the right it should be ${tex(signedTex(right.constant - l.constant))}`,
  })
  const x =
    slope === 0 ? null : slip === lines.length + 1 ? rational(constant - slope) : rational(constant, slope)
  const isFit =
    x !== null &&
    isWhole(x) &&
    Math.abs(slope) > 1 &&
    Math.abs(Number(x.numerator)) <= 40 &&
    constant !== 0 &&
    l.slope !== right.slope &&
    x.numerator !== 0n
  if (!isFit) return wrongLine(random, level, slip)
  lines.push({
    source: `x = ${write(x)}`,
    because: `divide both sides by ${tex(signedTex(slope))}.`,
    misconception: 'subtracts-coefficient',
    mistake: `${tex(signedTex(slope))} was subtracted, but ${tex(termTex(slope))} has to be divided by it`,
  })
  const start = `${sideTex(left)} = ${linearTex(right)}`
  const values = [start, ...lines.map((each) => each.source)].map(solveEquation)
  const broken = values.filter(
    (value, index) => index > 0 && !isSame(value, values[index - 1] ?? 'none'),
  ).length
  if (broken !== (slip === 0 ? 0 : 1)) return wrongLine(random, level, slip)
  const name = person(random)
  const none = 'No line: all of them are correct'
  const order = [...lines.map((_, index) => `Line ${index + 1}`), none]
  const rightText = slip === 0 ? none : `Line ${slip}`
  const wrongStep = lines[slip - 1]
  return {
    stem: [
      `${name} solves ${tex(start)}. In which line is the first mistake?`,
      ...lines.map((each, index) => `Line ${index + 1}: ${tex(each.source)}`),
    ].join('\n\n'),
    ...choice(random, {
      right: rightText,
      keepOrder: order,
      most: 4,
      wrong: order
        .filter((text) => text !== rightText)
        .map((text): WrongOption =>
          text === none
            ? {
                text,
                misconception: wrongStep?.misconception ?? 'sign-lost',
                feedback: `Put ${name}’s answer into the first equation. Do both sides come out equal?`,
              }
            : {
                text,
                misconception: 'blames-right-step',
                feedback: `${follows(Number(text.slice(-1)))}: ${lines[Number(text.slice(-1)) - 1]?.because ?? ''}`,
              },
        ),
    }),
    hints: [
      'Go from line to line. In each step, ask what was done on the left, and whether the same was done on the right.',
      level === 3
        ? `Start with the parentheses: what is ${tex(sideTex(left))} without them?`
        : `Start with line 1: what is ${tex(termTex(l.slope))} when ${tex(termTex(right.slope))} is taken away?`,
    ],
    solution: [
      ...lines.map((each, index) =>
        index + 1 === slip
          ? `Line ${slip} is wrong: ${each.mistake}.`
          : `${follows(index + 1)}: ${each.because}`,
      ),
      slip === 0
        ? 'So there is no mistake.'
        : slip === lines.length
          ? `So the first mistake is in line ${slip}.`
          : `So the first mistake is in line ${slip}. What follows only carries it on.`,
    ],
  }
}

export const linearEquations = defineSkill({
  id: 'linear-equations',
  revision: 2,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Expressions and equations',
  name: 'Linear equations',
  description: 'Solve equations with x on both sides, and tell how many solutions there are.',
  icon: 'equation',
  standards: ['8.EE.C.7a', '8.EE.C.7b'],
  prerequisites: ['one-step-equations', 'signed-numbers'],
  misconceptions: [
    {
      id: 'distributes-once',
      name: 'multiplies only the first term in parentheses',
      explanation: `In ${tex('3(x + 4)')}, the 3 multiplies the ${letterX} and the 4: ${tex('3x + 12')}.`,
    },
    {
      id: 'sign-in-brackets',
      name: 'loses a sign when removing parentheses',
      explanation: `A negative number before the parentheses changes the sign of each term inside: ${tex('−2(x − 5)')} is ${tex('−2x + 10')}.`,
    },
    {
      id: 'adds-across',
      name: 'adds terms from both sides',
      explanation:
        'Terms on different sides cannot just be put together. Take a term away on both sides instead.',
    },
    {
      id: 'adds-constant',
      name: 'does the opposite on the other side',
      explanation:
        'To take away a 5 that is added on the left, subtract 5 on both sides. Do not add it on the right.',
    },
    {
      id: 'subtracts-coefficient',
      name: 'subtracts the number that multiplies x',
      explanation: `${tex('4x')} means 4 times ${letterX}. Only dividing by 4 undoes it.`,
    },
    {
      id: 'upside-down',
      name: 'divides the wrong way round',
      explanation: `From ${tex('4x = 12')}, divide 12 by 4, the number that multiplies ${letterX}.`,
    },
    {
      id: 'sign-lost',
      name: 'loses a minus sign',
      explanation:
        'A minus sign belongs to the term right after it. Check by putting the answer into both sides.',
    },
    {
      id: 'always-one',
      name: 'expects exactly one solution',
      explanation: `When ${letterX} drops out, there is no solution or every number is one. Look at what remains.`,
    },
    {
      id: 'no-x-no-matter',
      name: 'mixes up none and infinitely many',
      explanation: `When ${letterX} drops out, a false statement such as 2 = 5 means no solution, and a true one such as 5 = 5 means infinitely many.`,
    },
    {
      id: 'zero-is-none',
      name: 'takes x = 0 for no solution',
      explanation: `Zero is a number like any other. If ${tex('x = 0')} makes both sides equal, it is a solution.`,
    },
    {
      id: 'same-constant',
      name: 'looks at one pair of terms only',
      explanation: `Both sides are the same for every ${letterX} only when the terms in ${letterX} and the numbers are the same.`,
    },
    {
      id: 'looks-at-constants',
      name: 'decides by the numbers without x',
      explanation: `Look at the terms in ${letterX} first. When they differ, there is exactly one solution.`,
    },
    {
      id: 'drops-term',
      name: 'drops a term',
      explanation: 'A term cannot just vanish. It can be taken away only on both sides.',
    },
    {
      id: 'unlike-terms',
      name: 'adds terms with and without x',
      explanation: `${tex('3x + 4')} is not ${tex('7x')}: the 4 is not a number of ${letterX}.`,
    },
    {
      id: 'rate-and-start',
      name: 'mixes up start and rate',
      explanation: 'What is paid for each unit is multiplied by the letter. What is paid once is added.',
    },
    {
      id: 'mixes-offers',
      name: 'mixes the numbers of two offers',
      explanation: 'Write one side for each offer, with its own numbers only.',
    },
    {
      id: 'stops-early',
      name: 'stops before the end',
      explanation: 'A difference is often only the first step. Read again what is asked.',
    },
    {
      id: 'answers-other',
      name: 'answers another question',
      explanation: 'Check what your number counts: hours or km, months or dollars, and from when.',
    },
    {
      id: 'blames-right-step',
      name: 'takes a correct step for a mistake',
      explanation: 'Compare each line with the one above it, and not with what you would have written.',
    },
  ],
  lesson: {
    idea: [
      `A linear equation may have ${letterX} on both sides, as in ${tex('5x + 2 = 3x + 10')}. It stays true when the same is done on both sides, so bring the terms in ${letterX} to one side and the numbers to the other.`,
      `Subtract ${tex('3x')} on both sides: ${tex('2x + 2 = 10')}. Subtract 2: ${tex('2x = 8')}. Divide by 2: ${tex('x = 4')}. If there are parentheses, remove them first: ${tex('3(x + 4)')} is ${tex('3x + 12')}, because the 3 multiplies each term inside.`,
      `Sometimes ${letterX} drops out. If something false remains, such as 2 = 5, there is no solution. If something true remains, such as 5 = 5, every number is a solution, and the equation is called an identity.`,
    ],
    figure: {
      kind: 'coordinate-plane',
      description:
        'A coordinate plane with two lines, y = 5x + 2 and y = 3x + 10. They cross at the point (4, 22), so both sides are equal for x = 4.',
      x: { from: 0, to: 6, step: 1, label: 'x' },
      y: { from: 0, to: 32, step: 4, label: 'y' },
      points: [{ at: [4, 22], label: '(4, 22)' }],
      lines: [
        {
          through: [
            [0, 2],
            [4, 22],
          ],
          label: 'y = 5x + 2',
        },
        {
          through: [
            [0, 10],
            [4, 22],
          ],
          label: 'y = 3x + 10',
        },
      ],
    },
    workedExample: { model: 'solve', level: 2 },
    words: [
      {
        word: 'linear equation',
        meaning: `An equation in which ${letterX} is multiplied by numbers and added to numbers, but never multiplied by itself.`,
      },
      { word: 'term', meaning: `A part of a sum, such as ${tex('3x')} or ${tex('−5')}.` },
      { word: 'coefficient', meaning: `The number that multiplies the letter: in ${tex('3x')} it is 3.` },
      { word: 'distribute', meaning: 'To multiply each term in the parentheses by the number before them.' },
      { word: 'identity', meaning: 'An equation that is true for every number.' },
    ],
  },
  models: [solve, howMany, story, findMistake],
})
