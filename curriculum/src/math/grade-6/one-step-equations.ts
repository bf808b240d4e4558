import {
  absolute,
  add,
  compare,
  decimalPlaces,
  divide,
  equals,
  formatDecimal,
  formatFraction,
  isWhole,
  multiply,
  parseRational,
  type Rational,
  rational,
  subtract,
  zero,
} from '@skills-center/answers/rational'
import { choice, choices, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Item } from '../../item.ts'
import { parseMarkup, tex } from '../../markup.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, sentence } from '../../wording.ts'
import { solveEquation } from '../linear-expression.ts'
import { numbersIn } from '../numbers-in-text.ts'

/** What is done to the letter: `x + p`, `x − p`, `p x`, `x / p`. */
type Form = 'plus' | 'minus' | 'times' | 'over'
interface Equation {
  form: Form
  letter: string
  /** The number beside the letter. */
  by: Rational
  /** The other side. */
  result: Rational
}

const whole = (value: number): Rational => rational(value)
/** TeX: a decimal where it ends and the author wants one, a fraction otherwise. */
const write = (value: Rational, isDecimal = true): string => {
  const size = absolute(value)
  const written =
    isDecimal && (decimalPlaces(size) ?? 9) <= 4
      ? formatDecimal(size)
      : isWhole(size)
        ? formatFraction(size)
        : String.raw`\frac{${size.numerator}}{${size.denominator}}`
  return value.numerator < 0n ? `−${written}` : written
}

const operations: Record<Form, (one: Rational, other: Rational) => Rational> = {
  plus: add,
  minus: subtract,
  times: multiply,
  over: divide,
}
const signs: Record<Form, string> = {
  plus: '+',
  minus: '−',
  times: String.raw`\times`,
  over: String.raw`\div`,
}
const inverse: Record<Form, Form> = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' }
const did: Record<Form, string> = {
  plus: 'added',
  minus: 'subtracted',
  times: 'multiplied by',
  over: 'divided by',
}
const order: Record<Form, (p: string, sides: string) => string> = {
  plus: (p, sides) => `add ${p} on ${sides}`,
  minus: (p, sides) => `subtract ${p} on ${sides}`,
  times: (p, sides) => `multiply ${sides} by ${p}`,
  over: (p, sides) => `divide ${sides} by ${p}`,
}
const doing: Record<Form, string> = {
  plus: 'adding',
  minus: 'subtracting',
  times: 'multiplying by',
  over: 'dividing by',
}
/** “adding”, “multiplying”: the operation without its number. */
const undone = (form: Form): string => doing[form].replace(' by', '')

const flip = (value: Rational): Rational => rational(value.denominator, value.numerator)
const solutionOf = ({ form, by, result }: Equation): Rational => operations[inverse[form]](result, by)
/** The left side with a number, or the letter, in its place: `7 + 5`, `4 \times 7`. */
const leftWith = ({ form, by }: Equation, value: string, isDecimal = true): string =>
  form === 'times'
    ? `${write(by, isDecimal)} ${signs.times} ${value}`
    : `${value} ${signs[form]} ${write(by, isDecimal)}`

function equationTex({ form, letter, by, result }: Equation, isDecimal = true): string {
  const p = write(by, isDecimal)
  const left = {
    plus: `${letter} + ${p}`,
    minus: `${letter} − ${p}`,
    times: `${p}${letter}`,
    over: String.raw`\frac{${letter}}{${p}}`,
  }[form]
  return `${left} = ${write(result, isDecimal)}`
}

const said: Record<Form, (p: string, letter: string) => string> = {
  plus: (p, letter) => `${p} is added to ${letter}`,
  minus: (p, letter) => `${p} is subtracted from ${letter}`,
  times: (p, letter) => `${letter} is multiplied by ${p}`,
  over: (p, letter) => `${letter} is divided by ${p}`,
}

const letters = ['x', 'n', 'y', 'm', 'p', 't', 'k', 'w'] as const
const isPositive = (value: Rational): boolean => compare(value, zero) > 0

/** TeX of `result − by = value`. */
const worked = (form: Form, one: Rational, other: Rational, isDecimal: boolean): string =>
  `${write(one, isDecimal)} ${signs[form]} ${write(other, isDecimal)} = ${write(operations[form](one, other), isDecimal)}`

/** Whole numbers that are added or multiplied (1), subtracting, dividing and decimals (2), fractions (3). */
const solve: ComputedModel = {
  id: 'solve',
  kind: 'computed',
  thinking: 'compute',
  seconds: 35,
  make(random, level) {
    const equation =
      level === 1
        ? wholeEquation(random, ['plus', 'times'])
        : level === 2
          ? secondLevel(random)
          : fractionEquation(random)
    return solveItem(equation, level !== 3, random.chance(0.25))
  },
  solve(shown) {
    const source = mathOf(shown.stem)[0] ?? ''
    return { kind: shown.interaction.kind === 'fraction' ? 'fraction' : 'number', text: solvedBy(source) }
  },
}

const mathOf = (text: string): string[] =>
  parseMarkup(text).flatMap((paragraph) =>
    paragraph.filter((run) => run.kind === 'math').map((run) => run.text),
  )
const solvedBy = (source: string): string => {
  const value = solveEquation(source)
  return typeof value === 'string' ? value : formatFraction(value)
}

function wholeEquation(random: Random, forms: readonly Form[]): Equation {
  const form = random.pick(forms)
  const letter = random.pick(letters)
  const by = form === 'plus' || form === 'minus' ? random.integer(3, 40) : random.integer(3, 12)
  const value =
    form === 'over'
      ? by * random.integer(2, 12)
      : form === 'times'
        ? random.integer(2, 15)
        : random.integer(3, 40) + (form === 'minus' ? by : 0)
  const result = operations[form](whole(value), whole(by))
  const isClear = value !== by && !equals(result, whole(by))
  return isClear ? { form, letter, by: whole(by), result } : wholeEquation(random, forms)
}

function secondLevel(random: Random): Equation {
  if (random.chance(0.5)) return wholeEquation(random, ['minus', 'over'])
  const form = random.pick(['plus', 'times', 'minus'] as const)
  const letter = random.pick(letters)
  const tenths = (from: number, to: number): Rational => rational(random.integer(from, to), 10)
  const by =
    form === 'times'
      ? random.pick(['0.5', '1.5', '2.5', '0.2', '0.4', '1.2', '3.5'].map(parseRational))
      : tenths(12, 89)
  const value =
    form === 'times'
      ? whole(random.integer(3, 20))
      : form === 'plus'
        ? tenths(11, 95)
        : add(tenths(11, 95), by)
  const result = operations[form](value, by)
  return isWhole(by) || equals(value, by) ? secondLevel(random) : { form, letter, by, result }
}

function fractionEquation(random: Random): Equation {
  const letter = random.pick(letters)
  const form = random.pick(['plus', 'times', 'times', 'minus'] as const)
  const bottoms = [2, 3, 4, 5, 6, 8]
  const part = (): Rational => {
    const bottom = random.pick(bottoms)
    return rational(random.integer(1, bottom - 1), bottom)
  }
  const by =
    form === 'times' && random.chance(0.5)
      ? rational(random.integer(3, 7), random.pick([2, 3, 4, 5]))
      : part()
  const value =
    form === 'times'
      ? random.chance(0.6)
        ? whole(random.integer(2, 12) * Number(by.denominator))
        : part()
      : form === 'plus'
        ? part()
        : add(part(), by)
  const result = operations[form](value, by)
  const isSmall = [value, result].every((each) => each.denominator <= 24n && each.numerator <= 120n)
  return isSmall && !isWhole(by) && !equals(value, by) && !equals(result, by) && isPositive(value)
    ? { form, letter, by, result }
    : fractionEquation(random)
}

function wrongValues(equation: Equation, isDecimal: boolean): WrongValue[] {
  const { form, letter, by, result } = equation
  const again = operations[form](result, by)
  const put = leftWith(equation, write(again, isDecimal), isDecimal)
  const wrong: WrongValue[] = [
    {
      value: formatFraction(again),
      misconception: 'same-operation',
      feedback: `You ${did[form]} ${tex(write(by, isDecimal))} once more: ${tex(worked(form, result, by, isDecimal))}. Put that in for ${tex(letter)}: is ${tex(put)} equal to ${tex(write(result, isDecimal))}? To undo ${undone(form)}, do the opposite.`,
    },
    {
      value: formatFraction(result),
      misconception: 'one-side',
      feedback: `${tex(write(result, isDecimal))} is the other side, unchanged. What you do to the side with ${tex(letter)} has to be done to this side, too.`,
    },
  ]
  if (form === 'times') {
    wrong.push({
      value: formatFraction(subtract(result, by)),
      misconception: 'wrong-inverse',
      feedback: `You subtracted ${tex(write(by, isDecimal))}. But ${tex(`${write(by, isDecimal)}${letter}`)} means ${tex(`${write(by, isDecimal)} ${signs.times} ${letter}`)}. What undoes multiplying?`,
    })
    if (!isDecimal && !isWhole(by) && by.numerator > 1n) {
      wrong.push(
        {
          value: formatFraction(multiply(result, rational(by.denominator))),
          misconception: 'half-the-fraction',
          feedback: `You multiplied by ${by.denominator}. That undoes the bottom of the fraction and leaves ${tex(`${by.numerator}${letter}`)}. What undoes the ${by.numerator}?`,
        },
        {
          value: formatFraction(divide(result, rational(by.numerator))),
          misconception: 'half-the-fraction',
          feedback: `You divided by ${by.numerator}. That undoes the top of the fraction. What undoes the ${by.denominator} at the bottom?`,
        },
      )
    }
  }
  if (form === 'minus') {
    wrong.push({
      value: formatFraction(subtract(by, result)),
      misconception: 'same-operation',
      feedback: `You took the smaller number from the larger one. But ${tex(letter)} is what there is before ${tex(write(by, isDecimal))} is subtracted. What undoes subtracting?`,
    })
  }
  if (form === 'over') {
    wrong.push({
      value: formatFraction(add(result, by)),
      misconception: 'wrong-inverse',
      feedback: `You added ${tex(write(by))}. Here ${tex(letter)} is divided by ${tex(write(by))}. What undoes dividing?`,
    })
  }
  if (!isDecimal && form === 'plus' && !isWhole(result) && result.denominator !== by.denominator) {
    const [top, bottom] = [result.numerator - by.numerator, result.denominator - by.denominator]
    if (bottom > 0n && top > 0n) {
      wrong.push({
        value: formatFraction(rational(top, bottom)),
        misconception: 'parts-apart',
        feedback:
          'You subtracted tops and bottoms by themselves. Write both fractions with the same bottom number first.',
      })
    }
  }
  return wrong.filter(({ value }) => !value.startsWith('-') && value !== '0')
}

function solveItem(equation: Equation, isDecimal: boolean, isTurned: boolean): Item {
  const { form, letter, by, result } = equation
  const [value, p] = [solutionOf(equation), write(by, isDecimal)]
  const written = equationTex(equation, isDecimal)
  const shownAs = isTurned ? written.split(' = ').toReversed().join(' = ') : written
  const isFlip = form === 'times' && !isDecimal
  const flipped = write(flip(by), false)
  const key = { value: formatFraction(value) }
  const field = { label: 'Solution', before: `${letter} = ` }
  return {
    stem: `Solve ${tex(shownAs)}.${isDecimal ? '' : ' Give the exact solution, not a rounded one.'}`,
    ...(isDecimal
      ? number(field, key, wrongValues(equation, isDecimal))
      : fraction(field, key, wrongValues(equation, isDecimal))),
    hints: [
      `What is done to ${tex(letter)} in this equation? Which operation undoes that?`,
      `Here ${said[form](tex(p), tex(letter))}. ${isFlip ? `To undo that, multiply both sides by ${tex(flipped)}.` : `To undo that, ${order[inverse[form]](tex(p), 'both sides')}.`}`,
    ],
    solution: [
      `Here ${said[form](tex(p), tex(letter))}. ${sentence(doing[inverse[form]])} ${tex(p)} undoes that.`,
      isFlip
        ? `Dividing by ${tex(p)} is the same as multiplying by ${tex(flipped)}. Do it to both sides: ${tex(`${letter} = ${write(result, false)} ${signs.times} ${flipped} = ${write(value, false)}`)}.`
        : `Do it to both sides: ${tex(`${letter} = ${worked(inverse[form], result, by, isDecimal)}`)}.`,
      `Check: ${tex(`${leftWith(equation, write(value, isDecimal), isDecimal)} = ${write(result, isDecimal)}`)}.`,
    ],
  }
}

interface Story {
  form: Form
  letter: string
  by: [number, number]
  /** What the letter may be; for `over`, what one share may be. */
  value: [number, number]
  tell: (p: number, q: number, name: string, friend: string) => string
  /** What the letter stands for. */
  unknown: string | ((friend: string) => string)
  /** What `q` is. */
  known: string | ((name: string) => string)
}

/** Stories that happen in the order of the equation. */
const simpleStories: Story[] = [
  {
    form: 'plus',
    letter: 's',
    by: [4, 30],
    value: [8, 60],
    tell: (p, q, name) => `${name} had some stickers and got ${p} more. Now ${name} has ${q} stickers.`,
    unknown: 'the number of stickers at first',
    known: 'the number of stickers now',
  },
  {
    form: 'plus',
    letter: 'h',
    by: [3, 25],
    value: [10, 70],
    tell: (p, q) => `A sunflower grew ${p} cm in a month. Now it is ${q} cm tall.`,
    unknown: 'the height of the sunflower a month ago, in cm',
    known: 'its height now, in cm',
  },
  {
    form: 'plus',
    letter: 'd',
    by: [5, 40],
    value: [10, 80],
    tell: (p, q, name) => `${name} saved $${p} this week and now has $${q}.`,
    unknown: 'the number of dollars before this week',
    known: 'the number of dollars now',
  },
  {
    form: 'times',
    letter: 'a',
    by: [3, 9],
    value: [4, 14],
    tell: (p, q) => `There are ${q} apples in ${p} bags. Each bag holds the same number.`,
    unknown: 'the number of apples in one bag',
    known: 'the number of apples in all bags',
  },
  {
    form: 'times',
    letter: 'c',
    by: [3, 8],
    value: [4, 15],
    tell: (p, q, name) => `${name} pays $${q} for ${p} tickets that all cost the same.`,
    unknown: 'the price of one ticket in dollars',
    known: 'the price of all tickets in dollars',
  },
  {
    form: 'times',
    letter: 'm',
    by: [3, 7],
    value: [5, 18],
    tell: (p, q, name) => `${name} biked the same distance on each of ${p} days, ${q} km in all.`,
    unknown: 'the distance of one day in km',
    known: 'the distance of all days in km',
  },
]

/** Something is taken away or shared. */
const undoneStories: Story[] = [
  {
    form: 'minus',
    letter: 'b',
    by: [4, 25],
    value: [30, 80],
    tell: (p, q, name) => `${name} gave away ${p} books and has ${q} left.`,
    unknown: 'the number of books at first',
    known: 'the number of books left',
  },
  {
    form: 'minus',
    letter: 'w',
    by: [5, 40],
    value: [50, 150],
    tell: (p, q) => `A tank lost ${p} liters of water and still holds ${q} liters.`,
    unknown: 'the number of liters at first',
    known: 'the number of liters left',
  },
  {
    form: 'minus',
    letter: 'd',
    by: [5, 30],
    value: [35, 95],
    tell: (p, q, name) => `${name} spent $${p} and has $${q} left.`,
    unknown: 'the number of dollars at first',
    known: 'the number of dollars left',
  },
  {
    form: 'over',
    letter: 'n',
    by: [3, 9],
    value: [3, 15],
    tell: (p, q) => `A box of crayons was shared equally among ${p} children. Each child got ${q} crayons.`,
    unknown: 'the number of crayons in the box',
    known: 'the number of crayons for one child',
  },
  {
    form: 'over',
    letter: 'r',
    by: [3, 8],
    value: [10, 40],
    tell: (p, q, name) => `${name} cut a ribbon into ${p} equal pieces. Each piece is ${q} cm long.`,
    unknown: 'the length of the ribbon in cm',
    known: 'the length of one piece in cm',
  },
  {
    form: 'over',
    letter: 't',
    by: [3, 6],
    value: [6, 20],
    tell: (p, q) => `The cost of a trip was split equally among ${p} friends. Each one paid $${q}.`,
    unknown: 'the cost of the trip in dollars',
    known: 'the cost for one friend in dollars',
  },
]

/** Comparisons: the word in the story may pull the wrong way. */
const comparedStories: Story[] = [
  {
    form: 'plus',
    letter: 'f',
    by: [3, 20],
    value: [6, 40],
    tell: (p, q, name, friend) => `${name} has ${q} points. That is ${p} more than ${friend} has.`,
    unknown: (friend) => `the number of points that ${friend} has`,
    known: (name) => `the number of points that ${name} has`,
  },
  {
    form: 'minus',
    letter: 'f',
    by: [3, 20],
    value: [30, 60],
    tell: (p, q, name, friend) => `${name} has ${q} shells. That is ${p} fewer than ${friend} has.`,
    unknown: (friend) => `the number of shells that ${friend} has`,
    known: (name) => `the number of shells that ${name} has`,
  },
  {
    form: 'times',
    letter: 'k',
    by: [2, 5],
    value: [4, 12],
    tell: (p, q) => `A dog has a mass of ${q} kg. That is ${p} times the mass of its puppy.`,
    unknown: 'the mass of the puppy in kg',
    known: 'the mass of the dog in kg',
  },
  {
    form: 'minus',
    letter: 'g',
    by: [3, 15],
    value: [20, 60],
    tell: (p, q) => `A book costs $${q}. It is $${p} cheaper than a game.`,
    unknown: 'the price of the game in dollars',
    known: 'the price of the book in dollars',
  },
  {
    form: 'plus',
    letter: 'y',
    by: [3, 25],
    value: [8, 30],
    tell: (p, q, name, friend) => `${name} is ${q} years old and was born ${p} years before ${friend}.`,
    unknown: (friend) => `the age of ${friend} in years`,
    known: (name) => `the age of ${name} in years`,
  },
  {
    form: 'over',
    letter: 't',
    by: [2, 5],
    value: [4, 12],
    tell: (p, q) => `A young tree is ${q} m tall. The old tree beside it is ${p} times as tall.`,
    unknown: 'the height of the old tree in m',
    known: 'the height of the young tree in m',
  },
]

/** Something is added, or equal groups (1), taken away or shared (2), two amounts compared (3). */
const story: ComputedModel = {
  id: 'write-equation',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 45,
  make(random, level) {
    const told = random.pick(level === 1 ? simpleStories : level === 2 ? undoneStories : comparedStories)
    return storyItem(random, told)
  },
  solve(shown) {
    const [one = 0, other = 0] = numbersIn(shown.stem)
    const [small, large] = [Math.min(one, other), Math.max(one, other)]
    // Worked out in the head, as a story and not as an equation.
    const unknown = /got \d+ more|grew|saved|That is \d+ more|born/.test(shown.stem)
      ? large - small
      : /gave away|lost|spent|fewer|cheaper/.test(shown.stem)
        ? one + other
        : /shared|cut|split|as tall/.test(shown.stem)
          ? one * other
          : large / small
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const fits = shown.interaction.options.filter(
      (option) => solvedBy(mathOf(option.text)[0] ?? '') === String(unknown),
    )
    return { kind: 'choice', option: fits.length === 1 ? (fits[0]?.id ?? '') : '' }
  },
}

function storyItem(random: Random, told: Story): Item {
  const { form, letter } = told
  const [name = '', friend = ''] = people(random, 2)
  const p = random.integer(...told.by)
  // For sharing, the second range is that of one share.
  const value = form === 'over' ? p * random.integer(...told.value) : random.integer(...told.value)
  const result = operations[form](whole(value), whole(p))
  const q = Number(result.numerator)
  const equation: Equation = { form, letter, by: whole(p), result }
  if (q < 2 || q === p || value === p || !isWhole(result)) return storyItem(random, told)
  const x = tex(letter)
  const unknown = typeof told.unknown === 'string' ? told.unknown : told.unknown(friend)
  const known = typeof told.known === 'string' ? told.known : told.known(name)
  const as = (other: Form): string => tex(equationTex({ ...equation, form: other }))
  // Swapping the numbers of x − p = q or of x ÷ p = q would leave the solution as it is.
  const swapped = tex(
    form === 'minus'
      ? `${p} − ${letter} = ${q}`
      : equationTex({ form: form === 'over' ? 'times' : form, letter, by: result, result: whole(p) }),
  )
  const opposite = inverse[form]
  const isAdding = form === 'plus' || form === 'minus'
  const isCompared = comparedStories.includes(told)
  const confused = ({ plus: 'times', minus: 'over', times: 'plus', over: 'minus' } as const)[form]
  const wrong: WrongOption[] = [
    {
      text: as(opposite),
      misconception: 'keyword',
      feedback: `In that equation, ${said[opposite](String(p), x)} to get ${q}. But ${x} is ${unknown}, and ${q} is ${known}. Which of the two is more?`,
    },
    {
      text: swapped,
      misconception: 'numbers-swapped',
      feedback:
        form === 'minus'
          ? `That equation takes ${x} away from ${p}. But ${x} is ${unknown}. Is that more or less than ${p}?`
          : `In that equation, ${p} is what comes out. Look at the story again: which number is ${known}?`,
    },
    {
      text: as(confused),
      misconception: 'adds-or-multiplies',
      feedback: `In that equation, ${said[confused](String(p), x)}. ${
        isCompared
          ? 'Does the story say how many times as large one amount is, or how much larger it is?'
          : isAdding
            ? 'Does the story tell of equal groups, or of a number that is added or taken away?'
            : 'Does the story tell of a number that is added or taken away, or of equal parts?'
      }`,
    },
  ]
  return {
    stem: `${told.tell(p, q, name, friend)} Let ${x} be ${unknown}. Which equation fits?`,
    ...choice(random, { right: tex(equationTex(equation)), wrong }),
    hints: [
      `${sentence(known)} is ${q}. Is ${unknown} more or less than that?`,
      `Start with ${x}, ${unknown}. What has to be done to it with the number ${p}, so that ${q} comes out?`,
    ],
    solution: [
      `In this story, ${x} is ${unknown}, and ${q} is ${known}.`,
      `${sentence(doing[form])} ${p} leads from ${x} to ${q}, so the equation is ${tex(equationTex(equation))}.`,
      `Check with its solution: ${tex(`${letter} = ${value}`)} gives ${tex(`${leftWith(equation, String(value))} = ${q}`)}, and that fits the story.`,
    ],
  }
}

/** Which number makes it true (1), which equations a number makes true (2), which have the same solution as another (3). */
const makesTrue: ComputedModel = {
  id: 'makes-true',
  kind: 'computed',
  thinking: 'classify',
  seconds: 45,
  make(random, level) {
    return level === 1 ? whichNumber(random) : whichEquations(random, level)
  },
  solve(shown) {
    const value = solvedBy(mathOf(shown.stem)[0] ?? '')
    if (shown.interaction.kind === 'choice') {
      return {
        kind: 'choice',
        option: shown.interaction.options.find(({ text }) => text === value)?.id ?? '',
      }
    }
    if (shown.interaction.kind !== 'choices') throw new TypeError('expects choices')
    const fits = shown.interaction.options.filter(({ text }) => solvedBy(mathOf(text)[0] ?? '') === value)
    return { kind: 'choices', options: fits.map(({ id }) => id) }
  },
}

function whichNumber(random: Random): Item {
  const equation = wholeEquation(random, ['plus', 'minus', 'times', 'over'])
  const { form, letter, by, result } = equation
  const [x, value, p] = [tex(letter), solutionOf(equation), write(by)]
  const tried = (other: Rational): string =>
    tex(`${leftWith(equation, write(other))} = ${write(operations[form](other, by))}`)
  // Numbers near the solution that are no result of a known slip; in a quotient, those that divide evenly.
  const step = form === 'over' ? by : whole(1)
  const near = ['1', '-1', '2'].map((steps) => add(value, multiply(parseRational(steps), step)))
  const others: { other: Rational; misconception: string; thinking: string }[] = [
    {
      other: operations[form](result, by),
      misconception: 'same-operation',
      thinking: `You may have ${did[form]} ${p} once more. `,
    },
    { other: result, misconception: 'one-side', thinking: `${write(result)} is just the other side. ` },
    ...(form === 'times' || form === 'over'
      ? [
          {
            other: form === 'times' ? subtract(result, by) : add(result, by),
            misconception: 'wrong-inverse',
            thinking: `You may have ${form === 'times' ? 'subtracted' : 'added'} ${p}. `,
          },
        ]
      : []),
    ...near.map((other) => ({ other, misconception: 'guesses', thinking: '' })),
  ]
  const wrong = others
    .filter(
      ({ other }) =>
        isPositive(other) &&
        isWhole(other) &&
        !equals(other, value) &&
        compare(other, whole(1000)) < 0 &&
        compare(operations[form](other, by), zero) >= 0,
    )
    .map(({ other, misconception, thinking }): WrongOption => ({
      text: write(other),
      misconception,
      feedback: `${thinking}Put ${write(other)} in for ${x}: ${tried(other)}. That is not ${write(result)}.`,
    }))
  return {
    stem: `Which number makes ${tex(equationTex(equation))} true?`,
    ...choice(random, { right: write(value), wrong }),
    hints: [
      `A solution is a number that makes both sides equal when it takes the place of ${x}.`,
      `Put each number in for ${x} and see whether you get ${write(result)}.`,
    ],
    solution: [
      `Put the numbers in for ${x}, one by one, and compare with ${write(result)}.`,
      `For ${write(value)} it works: ${tried(value)}.`,
      `The other numbers do not give ${write(result)}, so ${write(value)} is the solution.`,
    ],
  }
}

function whichEquations(random: Random, level: 2 | 3): Item {
  const letter = random.pick(letters)
  const value =
    level === 2
      ? whole(random.integer(4, 15))
      : random.pick(['0.5', '1.5', '2.5', '0.4', '0.8', '1.2', '2.4', '3.5', '0.6', '4.5'].map(parseRational))
  const howMany = random.pick([1, 2, 2, 3])
  const draw = (form: Form, isRight: boolean): Equation => {
    const by = drawBy(random, form, value, level)
    const result = operations[isRight ? form : inverse[form]](value, by)
    return { form, letter, by, result }
  }
  const forms = random.shuffle<Form>(['plus', 'minus', 'times', 'over'])
  const right = forms.slice(0, howMany).map((form) => draw(form, true))
  const wrong = forms.slice(howMany).map((form) => draw(form, false))
  // At level 3, the number is told by an equation of its own.
  const given = draw(random.pick(['plus', 'times', 'over'] as const), true)
  const isFit = [...right, ...wrong, given].every(
    ({ form, by, result }) =>
      isPositive(result) &&
      (decimalPlaces(result) ?? 9) <= 2 &&
      (decimalPlaces(by) ?? 9) <= 1 &&
      compare(result, whole(250)) < 0 &&
      isPositive(by) &&
      (form !== 'minus' || compare(value, by) > 0),
  )
  const isRepeated = right.some((equation) => equationTex(equation) === equationTex(given))
  if (!isFit || isRepeated || wrong.some((equation) => equals(solutionOf(equation), value)))
    return whichEquations(random, level)
  const x = tex(letter)
  const isThis = tex(`${letter} = ${write(value)}`)
  const put = (equation: Equation): string => leftWith(equation, write(value))
  const tried = (equation: Equation): string =>
    tex(`${put(equation)} = ${write(operations[equation.form](value, equation.by))}`)
  const solved = tex(`${letter} = ${worked(inverse[given.form], given.result, given.by, true)}`)
  const putIn = `Put ${write(value)} in for ${x} in each equation.`
  // At level 3, finding the number is the student’s part.
  const task =
    level === 2
      ? putIn
      : `First solve ${tex(equationTex(given))}. Then put its solution in for ${x} in each equation.`
  return {
    stem:
      level === 2
        ? `Pick every equation that ${isThis} makes true.`
        : `Pick every equation that has the same solution as ${tex(equationTex(given))}.`,
    ...choices(random, {
      right: right.map((equation) => tex(equationTex(equation))),
      wrong: wrong.map((equation): WrongOption => ({
        text: tex(equationTex(equation)),
        misconception: 'same-operation',
        feedback: `Look again at ${tex(equationTex(equation))}. There, ${said[equation.form](tex(write(equation.by)), x)}. Is ${tex(put(equation))} equal to ${tex(write(equation.result))}?`,
      })),
      missed: {
        misconception: 'guesses',
        feedback: `What you picked is right, but there is one more. ${task}`,
      },
    }),
    hints: [
      `${task} Are both sides equal then?`,
      `${tex(`2${letter}`)} means ${tex(`2 ${signs.times} ${letter}`)}, and ${tex(String.raw`\frac{${letter}}{2}`)} means ${tex(`${letter} ${signs.over} 2`)}. Take the equations one by one.`,
    ],
    solution: [
      ...(level === 2 ? [] : [`Solve ${tex(equationTex(given))}: ${solved}.`]),
      putIn,
      `${right.length === 1 ? 'This one comes' : 'These come'} out true: ${listed(right.map(tried))}.`,
      `${wrong.length === 1 ? 'This one does' : 'These do'} not: ${wrong.map((equation) => `${tried(equation)}, not ${tex(write(equation.result))}`).join('; ')}.`,
    ],
  }
}

function drawBy(random: Random, form: Form, value: Rational, level: 2 | 3): Rational {
  if (level === 2) {
    if (form === 'over') return random.pick([2, 3, 4, 5].map(whole))
    return form === 'minus' ? whole(random.integer(2, 9)) : whole(random.integer(2, 12))
  }
  if (form === 'times' || form === 'over') return random.pick([2, 4, 5, 10].map(whole))
  const tenths = rational(random.integer(1, 60), 10)
  return form === 'minus' && compare(tenths, value) >= 0 ? divide(value, whole(2)) : tenths
}

/** Somebody’s step on whole numbers (level 1), with decimals or away from a quotient (2), on fractions, which may be undone by half (3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 45,
  make(random, level) {
    const draw = (): Equation =>
      level === 1
        ? wholeEquation(random, ['plus', 'times'])
        : level === 2
          ? secondLevel(random)
          : fractionEquation(random)
    return judgeStep(random, draw, level !== 3)
  },
  solve(shown) {
    const [equation = '', step = '', ...rest] = mathOf(shown.stem)
    const claim = rest.at(-1) ?? ''
    const [left = '', result = ''] = equation.split(' = ')
    const [letter = 'x'] = /[a-z](?![a-z]|rac)/.exec(left.replace(String.raw`\frac`, '')) ?? []
    const isOwn = [
      ['add', `${letter} + ${step}`],
      ['subtract', `${letter} − ${step}`],
      ['multiply', `${step}${letter}`],
      ['divide', String.raw`\frac{${letter}}{${step}}`],
    ].some(([verb, side]) => side === left && shown.stem.includes(`“I ${verb} `))
    const isPart = left.includes(`{${step}}${letter}`) && shown.stem.includes('“I multiply ')
    const mistake = isOwn ? 'once more' : isPart ? 'only part' : 'does not undo'
    const text =
      solvedBy(claim) === solvedBy(equation)
        ? 'Yes'
        : solvedBy(claim) === solvedBy(`${letter} = ${result}`)
          ? 'only one side'
          : mistake
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    return {
      kind: 'choice',
      option: shown.interaction.options.find((option) => option.text.includes(text))?.id ?? '',
    }
  },
}

/** What somebody did: all right, the operation once more, on one side, with another operation, only the bottom of a fraction. */
type Step = 'none' | 'again' | 'one-side' | 'other' | 'half'

/** What is done to undo an equation, and with which number: to undo a fraction, one multiplies by it turned over. */
interface Move {
  form: Form
  by: Rational
}

function judgeStep(random: Random, draw: () => Equation, isDecimal: boolean): Item {
  const equation = draw()
  const { form, letter, by, result } = equation
  const isAdding = form === 'plus' || form === 'minus'
  const isFlip = form === 'times' && !isDecimal
  const undoing: Move = isFlip ? { form: 'times', by: flip(by) } : { form: inverse[form], by }
  const moves: Record<Step, Move> = {
    none: undoing,
    again: { form, by },
    'one-side': undoing,
    other: { form: form === 'over' ? 'plus' : 'minus', by },
    half: { form: 'times', by: whole(Number(by.denominator)) },
  }
  const fourth = isFlip && by.numerator > 1n ? 'half' : 'other'
  const kinds: Step[] = isAdding ? ['none', 'again', 'one-side'] : ['none', 'again', 'one-side', fourth]
  const kind = random.pick(kinds)
  const valueOf = (step: Step): Rational =>
    step === 'one-side' ? result : operations[moves[step].form](result, moves[step].by)
  const gets = valueOf(kind)
  const repeats = kinds.some((id) => id !== kind && equals(valueOf(id), gets))
  if (!isPositive(gets) || repeats || operations[form](gets, by).numerator < 0n || gets.denominator > 60n)
    return judgeStep(random, draw, isDecimal)

  const name = person(random)
  const x = tex(letter)
  const numberOf = (move: Move): string => tex(write(move.by, isDecimal))
  const [p, q] = [tex(write(by, isDecimal)), tex(write(result, isDecimal))]
  const stepText = (step: Step): string =>
    order[moves[step].form](numberOf(moves[step]), step === 'one-side' ? `the side with ${x}` : 'both sides')
  // The option of a wrong operation names what was done, or where that was the equation’s own, another one.
  const blamed = kind === 'again' ? (isAdding ? undoing : moves.other) : moves[kind]
  const verdicts: Record<Step, string> = {
    none: 'Yes',
    again: `No: ${name} ${did[form]} ${p} once more`,
    'one-side': `No: ${name} changed only one side`,
    other: `No: ${name} ${did[blamed.form]} ${numberOf(blamed)}, which does not undo ${doing[form]} ${p}`,
    half: `No: ${name} undid only part of ${p}`,
  }
  const checked = tex(
    `${leftWith(equation, write(gets, isDecimal), isDecimal)} = ${write(operations[form](gets, by), isDecimal)}`,
  )
  const inEquation = `In the equation, ${said[form](p, x)}.`
  const undoes = `${sentence(doing[undoing.form])} ${numberOf(undoing)} undoes ${doing[form]} ${p}`
  const feedback: Record<Step, { misconception: string; feedback: string }> = {
    none: {
      misconception: slips[kind],
      feedback: `Put the answer in for ${x}: ${checked}. Is that ${q}?`,
    },
    again: {
      misconception: slips.again,
      feedback: `${inEquation} Is that what ${name} did once more?`,
    },
    'one-side': {
      misconception: slips['one-side'],
      feedback: `${name} did the same on both sides: the other side did not stay ${q}.`,
    },
    other: {
      misconception: slips.other,
      feedback:
        kind === 'again'
          ? `Look at what ${name} says. Is it really that?`
          : `${undoes}, so that is well chosen.`,
    },
    half: {
      misconception: slips.half,
      feedback:
        kind === 'again'
          ? `Multiplying by ${p} once more undoes no part of it. What would undo it?`
          : `${undoes}, the top and the bottom.`,
    },
  }
  const list: Step[] = ['none', 'again', 'one-side', fourth]
  return {
    stem: `${name} solves ${tex(equationTex(equation, isDecimal))} and says: “I ${stepText(kind)}, so ${tex(`${letter} = ${write(gets, isDecimal)}`)}.” Is ${name} right?`,
    ...choice(random, {
      right: verdicts[kind],
      wrong: list
        .filter((id) => id !== kind)
        .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] })),
      keepOrder: list.map((id) => verdicts[id]),
    }),
    hints: [
      `Put ${name}’s answer in the place of ${x}. Does it make the equation true?`,
      `${inEquation} What undoes that, and on how many sides must it be done?`,
    ],
    solution: [
      `Check the answer in the equation: ${checked}. ${kind === 'none' ? 'That is just what the equation says.' : `It should be ${q}.`}`,
      `${inEquation} ${sentence(doing[undoing.form])} ${numberOf(undoing)} undoes that, on both sides.`,
      {
        none: `${name} did exactly that.`,
        again: `${name} did the same operation once more instead of the opposite one.`,
        'one-side': `${name} did it on one side only, so the two sides are no longer equal.`,
        other: `${name} ${did[moves.other.form]} ${p}, and that does not undo ${undone(form)}.`,
        half: `${name} multiplied by ${by.denominator}. That leaves ${tex(`${by.numerator}${letter}`)}, so both sides still have to be divided by ${by.numerator}.`,
      }[kind],
    ],
  }
}

/** The misconception behind each step; the right one has none. */
const slips: Record<Step, string> = {
  none: '',
  again: 'same-operation',
  'one-side': 'one-side',
  other: 'wrong-inverse',
  half: 'half-the-fraction',
}

export const oneStepEquations = defineSkill({
  id: 'one-step-equations',
  revision: 2,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Expressions and equations',
  name: 'One-step equations',
  description: 'Find the unknown number that makes an equation true.',
  icon: 'balance',
  standards: ['6.EE.B.5', '6.EE.B.7'],
  prerequisites: ['add-fractions', 'decimal-place-value'],
  misconceptions: [
    {
      id: 'same-operation',
      name: 'does the operation again',
      explanation:
        'To undo an operation, do its opposite: subtracting undoes adding, and dividing undoes multiplying.',
    },
    {
      id: 'one-side',
      name: 'changes one side only',
      explanation:
        'An equation is like a balance. What you do on one side, you must do on the other side, too.',
    },
    {
      id: 'wrong-inverse',
      name: 'undoes with another operation',
      explanation: `${tex('3x')} means 3 times ${tex('x')}. Only dividing by 3 undoes it, not subtracting 3.`,
    },
    {
      id: 'half-the-fraction',
      name: 'undoes half of a fraction',
      explanation: 'Multiplying by three fourths is two steps: times 3, and divided by 4. Undo both of them.',
    },
    {
      id: 'parts-apart',
      name: 'subtracts tops and bottoms separately',
      explanation: 'Fractions must have the same bottom number before one is subtracted from the other.',
    },
    {
      id: 'keyword',
      name: 'goes by a single word',
      explanation:
        'Words such as more and fewer do not tell the operation by themselves. Ask which amount is the larger one.',
    },
    {
      id: 'numbers-swapped',
      name: 'swaps the two numbers',
      explanation: 'One number tells the change, the other one the result. Ask what comes out in the end.',
    },
    {
      id: 'adds-or-multiplies',
      name: 'mixes up adding and multiplying',
      explanation:
        'Equal groups call for multiplying or dividing. A number that is put together with another or taken away calls for adding or subtracting.',
    },
    {
      id: 'guesses',
      name: 'does not put the number in',
      explanation: 'Whether a number is a solution can be tested: put it in and compare both sides.',
    },
  ],
  lesson: {
    idea: [
      'An equation says that two sides are equal. A solution is a number that makes it true when it takes the place of the letter.',
      'An equation stays true when the same thing is done to both sides. So undo what is done to the letter, on both sides.',
      `In ${tex('x + 5 = 12')}, 5 is added to ${tex('x')}. Subtract 5 on both sides: ${tex('x = 12 − 5 = 7')}. In ${tex('3x = 12')}, ${tex('x')} is multiplied by 3. Divide both sides by 3: ${tex(String.raw`x = 12 \div 3 = 4`)}.`,
      'At the end, test it: put your number in for the letter and see whether both sides are equal.',
    ],
    figure: {
      kind: 'tape-diagram',
      description: 'A tape of 3 equal boxes, each marked x. The whole tape is 12 long.',
      tapes: [{ label: '3x = 12', boxes: ['x', 'x', 'x'], total: '12' }],
    },
    workedExample: { model: 'solve', level: 3 },
    words: [
      { word: 'equation', meaning: 'A statement that two sides are equal, written with an equals sign.' },
      { word: 'solution', meaning: 'A number that makes an equation true.' },
      { word: 'variable', meaning: 'A letter that stands for a number.' },
      {
        word: 'inverse operation',
        meaning: 'The operation that undoes another one, as subtracting undoes adding.',
      },
    ],
  },
  models: [solve, story, makesTrue, findMistake],
})
