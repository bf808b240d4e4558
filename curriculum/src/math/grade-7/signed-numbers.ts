import {
  add,
  formatDecimal,
  parseRational,
  type Rational,
  subtract,
  zero,
} from '@skills-center/answers/rational'
import { choice, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral } from '../../wording.ts'

/** “5”, “(−5)”: as a number stands after an operation sign. */
const after = (value: number): string => (value < 0 ? `(${numeral(value)})` : numeral(value))
const sum = (one: number, other: number): string => `${numeral(one)} + ${after(other)}`
const difference = (one: number, other: number): string => `${numeral(one)} − ${after(other)}`
const key = (value: number): string => String(value)

/** Numbers of a text as read, with their signs; a minus between two numbers with spaces around it is no sign. */
const signedIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d)] )−?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replaceAll(',', '').replace('−', '-')),
  )

/** Works out “−2.5 − (−4) + 3” from left to right, exactly: how the solvers read an expression. */
function evaluate(expression: string): Rational {
  const terms = expression.matchAll(/(?:(^|[+−])\s+|^)\(?(−?\d+(?:\.\d+)?)\)?(?:\s|$)/g)
  return [...terms].reduce((total, [, sign, size = '0']) => {
    const term = parseRational(size.replace('−', '-'))
    return sign === '−' ? subtract(total, term) : add(total, term)
  }, zero)
}

const nonZero = (random: Random, from: number, to: number): number => {
  const value = random.integer(from, to)
  return value === 0 ? nonZero(random, from, to) : value
}

function line(
  points: { at: number; label: string }[],
  jumps: [number, number][],
  description: string,
): Figure {
  return {
    kind: 'number-line',
    from: -15,
    to: 15,
    step: 1,
    labelled: [-15, -10, -5, 0, 5, 10, 15],
    points,
    jumps: jumps.map(([from, to]) => ({ from, to, label: '' })),
    description: `A number line from −15 to 15 with a tick at every whole number. ${description}`,
  }
}

const units = (size: number): string =>
  `${numeral(Math.abs(size))} ${Math.abs(size) === 1 ? 'unit' : 'units'}`
const way = (move: number): string => (move < 0 ? 'left' : 'right')

/** Which sum the arrows show (level 1), which number a jump adds (level 2), where the jumps began (level 3). */
const jumps: ComputedModel = {
  id: 'jumps',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 40,
  make(random, level) {
    if (level === 1) return sumOfJumps(random)
    return level === 2 ? missingJump(random) : startOfJumps(random)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const { points, jumps: arrows } = shown.figure
    const { interaction } = shown
    if (interaction.kind === 'choice') {
      const moves = arrows.map(({ from, to }) => to - from)
      const fits = interaction.options.find(({ text }) => {
        const read = signedIn(text.replaceAll(/[()]/g, ''))
        return read.length === moves.length && read.every((each, index) => each === moves[index])
      })
      return { kind: 'choice', option: fits?.id ?? '' }
    }
    const at = (label: string): number => points.find((point) => point.label === label)?.at ?? 0
    const undone = signedIn(shown.stem).reduce((place, move) => place - move, at('E'))
    return { kind: 'number', text: String(shown.stem.includes('begin') ? undone : at('B') - at('A')) }
  },
}

function sumOfJumps(random: Random): Item {
  const [first, second] = [nonZero(random, -10, 10), nonZero(random, -10, 10)]
  const end = first + second
  if (end === 0 || Math.abs(end) > 15 || (first > 0 && second > 0)) return sumOfJumps(random)
  const wrong: WrongOption[] = [
    {
      text: sum(first, end),
      misconception: 'end-as-jump',
      feedback: `${numeral(end)} is where the second arrow ends, not how far it goes. Count its length from ${numeral(first)}.`,
    },
    {
      text: sum(first, -second),
      misconception: 'wrong-way',
      feedback: `The second arrow is ${units(second)} long, but look at its direction: it points ${way(second)}.`,
    },
    {
      text: sum(-first, second),
      misconception: 'wrong-way',
      feedback: `Look at the first arrow. It starts at 0 and points ${way(first)}, to ${numeral(first)}.`,
    },
    {
      text: sum(first, -end),
      misconception: 'end-as-jump',
      feedback: 'The second number must be the length of the second arrow, with the sign of its direction.',
    },
  ]
  return {
    stem: 'Two arrows show a sum. The first one starts at 0, and the second one starts where the first one ends. Which sum do they show?',
    figure: line(
      [],
      [
        [0, first],
        [first, end],
      ],
      `The first arrow goes from 0 to ${numeral(first)}. The second arrow goes from ${numeral(first)} to ${numeral(end)}.`,
    ),
    ...choice(random, { right: sum(first, second), wrong }),
    hints: [
      'An arrow to the right adds a positive number. An arrow to the left adds a negative number.',
      `The second arrow goes from ${numeral(first)} to ${numeral(end)}. How many units is that, and which way?`,
    ],
    solution: [
      `The first arrow goes from 0 to ${numeral(first)}, so the first number is ${numeral(first)}.`,
      `The second arrow goes ${units(second)} to the ${way(second)}, so the second number is ${numeral(second)}.`,
      `Together: ${sum(first, second)} = ${numeral(end)}, and that is where the second arrow ends.`,
    ],
  }
}

function missingJump(random: Random): Item {
  const [from, to] = [nonZero(random, -14, 14), nonZero(random, -14, 14)]
  const move = to - from
  if (move === 0 || (from > 0 && to > from)) return missingJump(random)
  return {
    stem: 'A jump goes from point A to point B. What number does the jump add?',
    figure: line(
      [
        { at: from, label: 'A' },
        { at: to, label: 'B' },
      ],
      [],
      `Point A is at ${numeral(from)} and point B is at ${numeral(to)}.`,
    ),
    ...number({ label: 'Number that is added' }, { value: key(move) }, [
      {
        value: key(-move),
        misconception: 'wrong-way',
        feedback: `The distance is right: ${units(move)}. But from A to B, you go to the ${way(move)}. Which sign does that have?`,
      },
      {
        value: key(to),
        misconception: 'end-as-jump',
        feedback: `${numeral(to)} is where the jump ends. It starts at ${numeral(from)}, not at 0, so count from there.`,
      },
      {
        value: key(from + to),
        misconception: 'adds-to-compare',
        feedback: `You added the two numbers. To find the jump from one to the other, subtract: end minus start.`,
      },
      {
        value: key(move + Math.sign(move)),
        misconception: 'counts-ticks',
        feedback: 'You counted the tick where you start. Count the steps between the ticks instead.',
      },
    ]),
    hints: [
      'Does the jump go to the right or to the left? That gives the sign.',
      from < 0 === to < 0
        ? `Count the steps from ${numeral(from)} to ${numeral(to)}. Both are on the same side of 0.`
        : `Count in two parts: the steps from ${numeral(from)} to 0, and then the steps from 0 to ${numeral(to)}.`,
    ],
    solution: [
      `The jump starts at ${numeral(from)} and ends at ${numeral(to)}. It goes to the ${way(move)}, so the number is ${move < 0 ? 'negative' : 'positive'}.`,
      `End minus start: ${difference(to, from)} = ${numeral(move)}.`,
      `Check: ${sum(from, move)} = ${numeral(to)}.`,
    ],
  }
}

function startOfJumps(random: Random): Item {
  const [start, first, second] = [random.integer(-12, 12), nonZero(random, -14, 14), nonZero(random, -14, 14)]
  const end = start + first + second
  const isInside = [start + first, end].every((place) => Math.abs(place) <= 14)
  if (Math.abs(start) === Math.abs(first) || Math.abs(start) === Math.abs(second)) return startOfJumps(random)
  if (!isInside || first + second === 0 || end === 0 || (first > 0 && second > 0)) return startOfJumps(random)
  return {
    stem: `A marker makes two jumps. The first adds ${numeral(first)} and the second adds ${numeral(second)}. The marker ends at point E. At what number did it begin?`,
    figure: line([{ at: end, label: 'E' }], [], `Point E is at ${numeral(end)}.`),
    ...number({ label: 'Starting number' }, { value: key(start) }, [
      {
        value: key(end + first + second),
        misconception: 'goes-on',
        feedback: `You started at E and made both jumps again. The marker has made them already: undo them to go back.`,
      },
      {
        value: key(end - second),
        misconception: 'stops-early',
        feedback: `You undid the second jump. Now undo the first one, too.`,
      },
      {
        value: key(end - second + first),
        misconception: 'wrong-way',
        feedback: `You undid the second jump but made the first one again. To undo adding ${numeral(first)}, go ${units(first)} to the ${way(-first)}.`,
      },
      {
        value: key(first + second),
        misconception: 'end-as-jump',
        feedback: `${numeral(first + second)} is how far both jumps go together. Use it to get from E back to the start.`,
      },
    ]),
    hints: [
      'Think of a movie that runs backward. What undoes a jump to the left?',
      `Start at E, at ${numeral(end)}. Undo the last jump first: go ${units(second)} to the ${way(-second)}. Then undo the other one.`,
    ],
    solution: [
      `The marker ends at ${numeral(end)}. Go back, the last jump first.`,
      `Undo adding ${numeral(second)}: ${difference(end, second)} = ${numeral(end - second)}.`,
      `Undo adding ${numeral(first)}: ${difference(end - second, first)} = ${numeral(start)}.`,
      `Check: ${sum(start, first)} + ${after(second)} = ${numeral(end)}.`,
    ],
  }
}

/** Keeps wrong values once each: an expression’s slips often meet in one number. */
const slip = (value: number, misconception: string, feedback: string): WrongValue => ({
  value: key(value),
  misconception,
  feedback,
})
const answerField = { label: 'Answer' }

/** A sum (level 1), a difference (level 2), three decimals with both signs (level 3). */
const compute: ComputedModel = {
  id: 'compute',
  kind: 'computed',
  thinking: 'compute',
  seconds: 40,
  make(random, level) {
    if (level === 1) return workOutSum(random)
    return level === 2 ? workOutDifference(random) : workOutThree(random)
  },
  solve(shown) {
    return {
      kind: 'number',
      text: formatDecimal(evaluate(shown.stem.replace('Find ', '').replace(/\.$/, ''))),
    }
  },
}

function workOutSum(random: Random): Item {
  const [one, other] = [nonZero(random, -20, 20), nonZero(random, -20, 20)]
  const result = one + other
  const isTiny = [one, other].some((each) => Math.abs(each) === 1)
  if (result === 0 || isTiny || Math.abs(result) === Math.abs(other) || (one > 0 && other > 0))
    return workOutSum(random)
  const [big, small] = [Math.max(Math.abs(one), Math.abs(other)), Math.min(Math.abs(one), Math.abs(other))]
  const isSameSign = one < 0 && other < 0
  const sign = result < 0 ? 'negative' : 'positive'
  return {
    stem: `Find ${sum(one, other)}.`,
    ...number(answerField, { value: key(result) }, [
      slip(
        -result,
        isSameSign ? 'two-minuses-plus' : 'wrong-sign',
        isSameSign
          ? 'The size is right, but not the sign. Two negative numbers are added: starting left of 0 and going further left never leads to the right side.'
          : `The size is right, but not the sign. Which of the two numbers is farther from 0?`,
      ),
      slip(
        isSameSign ? big - small : big + small,
        isSameSign ? 'two-minuses-plus' : 'ignores-signs',
        isSameSign
          ? `You took the difference of ${small} and ${big}. Here both steps go the same way, to the left.`
          : 'You added as if both numbers were positive. One of them is negative, so the two go in opposite directions.',
      ),
      slip(
        isSameSign ? small - big : -(big + small),
        'wrong-way',
        isSameSign
          ? `You took the difference of ${small} and ${big}. Both steps go to the left, so they add up.`
          : one > 0
            ? `You treated both numbers as negative. But ${one} is positive: start at ${one}, to the right of 0.`
            : `You went the wrong way. From ${numeral(one)}, adding ${other} goes to the right.`,
      ),
    ]),
    hints: [
      'Picture a number line. Where do you start, and which way do you go?',
      `Start at ${numeral(one)} and go ${units(other)} to the ${way(other)}. ${isSameSign ? 'Do you get closer to 0 or farther from it?' : 'Do you cross 0?'}`,
    ],
    solution: [
      `Start at ${numeral(one)}. Adding ${numeral(other)} means going ${units(other)} to the ${way(other)}.`,
      isSameSign
        ? `Both numbers go to the left, so add their sizes: ${big} + ${small} = ${big + small}, on the negative side.`
        : `The numbers go in opposite directions, so find the difference of their sizes: ${big} − ${small} = ${big - small}. The number farther from 0 is ${sign}, so the answer is ${sign}.`,
      `So ${sum(one, other)} = ${numeral(result)}.`,
    ],
  }
}

function workOutDifference(random: Random): Item {
  const [one, other] = [nonZero(random, -20, 20), nonZero(random, -20, 20)]
  const result = one - other
  const isTiny = [one, other].some((each) => Math.abs(each) === 1)
  if (result === 0 || isTiny || Math.abs(result) === Math.abs(other) || (one > other && other > 0))
    return workOutDifference(random)
  return {
    stem: `Find ${difference(one, other)}.`,
    ...number(answerField, { value: key(result) }, [
      slip(
        one + other,
        'keeps-sign',
        other < 0
          ? `You went ${units(other)} to the left. But taking away a negative number does the opposite of adding it: it goes to the right.`
          : `You added ${other}. Subtracting ${other} goes to the left.`,
      ),
      slip(
        -result,
        'turns-around',
        `That is ${difference(other, one)}, in the wrong order. Start at ${numeral(one)} and subtract ${numeral(other)}.`,
      ),
      slip(
        -(one + other),
        one < 0 && other > 0 ? 'two-minuses-plus' : 'wrong-sign',
        `Rewrite the subtraction as adding the opposite, and take one step at a time. Which way do you go from ${numeral(one)}?`,
      ),
      slip(
        Math.abs(one) + Math.abs(other),
        'two-minuses-plus',
        'Two minus signs make a plus only where a negative number is subtracted. The sign of the first number stays.',
      ),
    ]),
    hints: [
      'Subtracting a number is the same as adding its opposite.',
      `The opposite of ${numeral(other)} is ${numeral(-other)}. So start at ${numeral(one)} and go ${units(other)} to the ${way(-other)}.`,
    ],
    solution: [
      `Subtracting is adding the opposite. The opposite of ${numeral(other)} is ${numeral(-other)}.`,
      `So ${difference(one, other)} = ${sum(one, -other)}.`,
      `From ${numeral(one)} go ${units(other)} to the ${way(-other)}: ${sum(one, -other)} = ${numeral(result)}.`,
    ],
  }
}

function workOutThree(random: Random): Item {
  const tenths = [nonZero(random, -95, 95), random.integer(-95, -5), nonZero(random, -95, 95)]
  const [one = 1, two = -1, three = 1] = tenths
  const isMinusFirst = random.chance(0.5)
  // One of the two signs is a minus before a negative number, the other a plus.
  const [middle, last] = isMinusFirst ? [two, three] : [three, two]
  const result = isMinusFirst ? one - two + three : one + three - two
  const size = (value: number): number => value / 10
  const isPlain = tenths.some((each) => each % 10 === 0 || Math.abs(each) === Math.abs(result))
  if (isPlain || result === 0 || (one > 0 && three > 0)) return workOutThree(random)
  const expression = isMinusFirst
    ? `${difference(size(one), size(middle))} + ${after(size(last))}`
    : `${sum(size(one), size(middle))} − ${after(size(last))}`
  const between = isMinusFirst ? one - two : one + three
  const rewritten = `${sum(size(one), size(isMinusFirst ? -middle : middle))} + ${after(size(isMinusFirst ? last : -last))}`
  const lastTerm = isMinusFirst ? last : -last
  return {
    stem: `Find ${expression}.`,
    ...number(answerField, { value: key(size(result)) }, [
      slip(
        size(result + 2 * two),
        'keeps-sign',
        `You took ${numeral(size(-two))} away. But − ${after(size(two))} takes away a negative number, and that is the same as adding ${numeral(size(-two))}.`,
      ),
      slip(
        size(result - 2 * three),
        'wrong-way',
        `Look at + ${after(size(three))} again. Adding ${numeral(size(three))} goes to the ${way(three)}.`,
      ),
      slip(
        size(-result),
        'wrong-sign',
        'The size is right, but not the sign. Follow the steps on a number line: on which side of 0 do you end?',
      ),
      slip(
        size(between),
        'stops-early',
        `That is the result of the first two numbers. There is one more step.`,
      ),
    ]),
    hints: [
      'First turn the subtraction into adding the opposite. Then go from left to right.',
      `The expression becomes ${rewritten}. Combine the first two numbers, then go on.`,
    ],
    solution: [
      `Subtracting ${numeral(size(two))} is adding ${numeral(size(-two))}: ${expression} = ${rewritten}.`,
      `The first two numbers: ${sum(size(one), size(isMinusFirst ? -middle : middle))} = ${numeral(size(between))}.`,
      `Then the last one: ${sum(size(between), size(lastTerm))} = ${numeral(size(result))}.`,
    ],
  }
}

interface Setting {
  unit: string
  low: number
  high: number
  /** A change from a start; asked is what it is then. */
  change: (who: string, start: string, size: string, isUp: boolean) => string
  /** Two values; asked is how far apart they are. */
  apart: (who: string, low: string, high: string) => string
  /** Two changes that lead to an end; asked is the start. */
  back: (who: string, up: string, down: string, end: string) => string
}

const settings: Setting[] = [
  {
    unit: '°C',
    low: -25,
    high: 18,
    change: (_who, start, size, isUp) =>
      `At dawn it is ${start} °C. By noon the temperature ${isUp ? 'rises' : 'falls'} by ${size} °C. What is the temperature at noon?`,
    apart: (who, low, high) =>
      `${who} records the weather one winter. The lowest temperature was ${low} °C and the highest was ${high} °C. By how many degrees Celsius do they differ?`,
    back: (_who, up, down, end) =>
      `During the day, the temperature rose by ${up} °C. At night, it fell by ${down} °C, to ${end} °C. What was the temperature at the beginning?`,
  },
  {
    unit: 'meters',
    low: -50,
    high: 40,
    change: (_who, start, size, isUp) =>
      `A drone flies in a desert valley that is partly below sea level. Its elevation is ${start} meters, where 0 is sea level. It ${isUp ? 'climbs' : 'drops'} ${size} meters. What is its elevation now?`,
    apart: (who, low, high) =>
      `${who} sees a gull at an elevation of ${high} meters, where 0 is sea level. A seal swims straight below it, at ${low} meters. How many meters apart are they?`,
    back: (who, up, down, end) =>
      `${who} steers a research submarine. It rises ${up} meters and then sinks ${down} meters. Now its elevation is ${end} meters, where 0 is sea level. What was its elevation at the beginning?`,
  },
  {
    unit: 'dollars',
    low: -45,
    high: 60,
    change: (who, start, size, isUp) =>
      `The balance of ${who}’s account is ${start} dollars. Then ${who} ${isUp ? 'deposits' : 'spends'} ${size} dollars. What is the balance now?`,
    apart: (who, low, high) =>
      `The balance of ${who}’s account was ${low} dollars on Monday and ${high} dollars on Friday. By how many dollars did it grow?`,
    back: (who, up, down, end) =>
      `${who} deposited ${up} dollars into an account and then spent ${down} dollars from it. The balance is now ${end} dollars. What was the balance at the beginning?`,
  },
  {
    unit: 'points',
    low: -40,
    high: 50,
    change: (who, start, size, isUp) =>
      `In a quiz game, ${who} has ${start} points and then ${isUp ? 'wins' : 'loses'} ${size} points. What is the score now?`,
    apart: (who, low, high) =>
      `In a quiz game, ${who} has ${high} points and the other player has ${low} points. By how many points is ${who} ahead?`,
    back: (who, up, down, end) =>
      `In a quiz game, ${who} won ${up} points and then lost ${down} points. The score is now ${end} points. What was the score at the beginning?`,
  },
  {
    unit: 'units of charge',
    low: -30,
    high: 20,
    change: (_who, start, size, isUp) =>
      `A small ball has a charge of ${start} units. It ${isUp ? 'loses' : 'gains'} ${size} electrons, each with a charge of −1 unit. What is its charge now?`,
    apart: (_who, low, high) =>
      `One ball has a charge of ${high} units and another has ${low} units. By how many units do the charges differ?`,
    back: (_who, up, down, end) =>
      `A small ball lost ${up} electrons and then gained ${down} electrons, each with a charge of −1 unit. Its charge is now ${end} units. What was its charge at the beginning?`,
  },
]

/** One change (level 1), how far apart two values are (level 2), back to the start (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 55,
  make(random, level) {
    const setting = random.pick(settings)
    const field = { label: 'Answer', after: setting.unit }
    const unit = setting.unit === 'units of charge' ? 'units' : setting.unit
    if (level === 1) return oneChange(random, setting, field, unit)
    return level === 2 ? farApart(random, setting, field, unit) : backToStart(random, setting, field, unit)
  },
  solve(shown) {
    const { stem } = shown
    const read = signedIn(stem.replace('where 0 is sea level', '').replace('of −1 unit', ''))
    const [first = 0, second = 0, third = 0] = read
    if (stem.includes('beginning')) return { kind: 'number', text: String(third - first + second) }
    if (/differ|apart|grow|ahead/.test(stem))
      return { kind: 'number', text: String(Math.abs(first - second)) }
    const isUp = /rises|climbs|deposits|wins|loses \d+ electrons/.test(stem)
    return { kind: 'number', text: String(isUp ? first + second : first - second) }
  },
}

type Field = { label: string; after: string }

function oneChange(random: Random, setting: Setting, field: Field, unit: string): Item {
  const isUp = random.chance(0.6)
  const start = isUp ? random.integer(setting.low, -3) : random.integer(Math.floor(setting.low / 2), 12)
  const size = random.integer(2, Math.floor((setting.high - setting.low) / 3))
  const move = isUp ? size : -size
  const end = start + move
  if (
    Math.abs(start) < 2 ||
    Math.abs(end) < 2 ||
    end > setting.high ||
    end < setting.low * 1.5 ||
    (start > 0 && end > 0)
  ) {
    return oneChange(random, setting, field, unit)
  }
  return {
    stem: setting.change(person(random), numeral(start), numeral(size), isUp),
    ...number(field, { value: key(end), unit }, [
      slip(
        start - move,
        'wrong-way',
        `You went the wrong way. Here the value goes ${isUp ? 'up, so the answer must be more' : 'down, so the answer must be less'} than ${numeral(start)}.`,
      ),
      slip(
        -end,
        'wrong-sign',
        `The size is right, but not the sign. Which side of 0 do you end on when you start at ${numeral(start)}?`,
      ),
      slip(
        Math.abs(start) + size,
        'ignores-signs',
        `You added ${numeral(Math.abs(start))} and ${numeral(size)} as if both were positive. Look at the sign of the ${start < 0 ? 'start' : 'change'} again.`,
      ),
    ]),
    hints: [
      'Picture a vertical number line with 0 in the middle. Where do you start, and does the value go up or down?',
      `Start at ${numeral(start)} and go ${numeral(size)} ${isUp ? 'up' : 'down'}. Do you pass 0?`,
    ],
    solution: [
      setting.unit === 'units of charge'
        ? isUp
          ? `Each electron that leaves takes away a charge of −1, so the charge goes up by 1 each time.`
          : `Each electron that arrives brings a charge of −1, so the charge goes down by 1 each time.`
        : `The value starts at ${numeral(start)} and goes ${isUp ? 'up' : 'down'} by ${numeral(size)}.`,
      `${isUp ? sum(start, size) : difference(start, size)} = ${numeral(end)}, so the answer is ${numeral(end)} ${unit}.`,
    ],
  }
}

function farApart(random: Random, setting: Setting, field: Field, unit: string): Item {
  const low = random.integer(setting.low, -2)
  const canBeNegative = setting.unit !== 'meters'
  const high =
    canBeNegative && random.chance(0.3) ? random.integer(low + 1, -1) : random.integer(2, setting.high)
  const gap = high - low
  if (low + 1 > -1 || gap < 2 || Math.abs(high) < 2) return farApart(random, setting, field, unit)
  const isAcross = high > 0
  return {
    stem: setting.apart(person(random), numeral(low), numeral(high)),
    ...number(field, { value: key(gap), unit }, [
      slip(
        isAcross ? Math.abs(high + low) : Math.abs(low) + Math.abs(high),
        'adds-to-compare',
        isAcross
          ? `You took the difference of ${numeral(high)} and ${numeral(-low)}. But the two values are on different sides of 0. Go down from ${numeral(high)} to 0, then from 0 to ${numeral(low)}.`
          : `You added the sizes. That is right only when 0 is between the values. Here both are below 0.`,
      ),
      slip(
        -gap,
        'wrong-sign',
        'You subtracted the higher value from the lower one. Start with the higher value instead.',
      ),
      slip(
        high + low,
        'adds-to-compare',
        `You added the two values. To compare them, subtract the lower one from the higher one.`,
      ),
    ]),
    hints: [
      'Mark both values on a number line. Is 0 between them?',
      isAcross
        ? `How far is it from ${numeral(low)} up to 0, and from 0 up to ${numeral(high)}?`
        : `Both values are below 0. How many steps are there from ${numeral(low)} up to ${numeral(high)}?`,
    ],
    solution: [
      `Subtract the lower value from the higher one: ${difference(high, low)}.`,
      `Subtracting ${numeral(low)} is adding its opposite: ${difference(high, low)} = ${sum(high, -low)} = ${numeral(gap)}.`,
      `So the answer is ${numeral(gap)} ${unit}.`,
    ],
  }
}

function backToStart(random: Random, setting: Setting, field: Field, unit: string): Item {
  const span = Math.floor((setting.high - setting.low) / 2)
  const [up, down] = [random.integer(3, span), random.integer(3, span)]
  const start = random.integer(setting.low, Math.floor(setting.high / 3))
  const end = start + up - down
  const floor = setting.low * 1.6
  const isSea = setting.unit === 'meters'
  if (
    Math.abs(start) < 2 ||
    Math.abs(end) < 2 ||
    up === down ||
    end < floor ||
    (isSea && (start + up > 0 || end > 0)) ||
    (start > 0 && end > 0)
  ) {
    return backToStart(random, setting, field, unit)
  }
  return {
    stem: setting.back(person(random), numeral(up), numeral(down), numeral(end)),
    ...number(field, { value: key(start), unit }, [
      slip(
        end + up - down,
        'goes-on',
        `You started at the end, ${numeral(end)}, and made both changes again. They have already happened: undo them.`,
      ),
      slip(
        end + down,
        'stops-early',
        `You undid going down by ${numeral(down)}. Before that it had gone up by ${numeral(up)}; undo that, too.`,
      ),
      slip(
        end + down + up,
        'wrong-way',
        `Undo going up by ${numeral(up)} with a step down. You went up once more.`,
      ),
      slip(
        -start,
        'wrong-sign',
        'The size is right, but not the sign. Check it: make both changes from your answer and see where you end.',
      ),
    ]),
    hints: [
      'You know the end and want the start. Run the story backward.',
      `Start at ${numeral(end)}. What undoes a step down by ${numeral(down)}? Then undo the step up by ${numeral(up)}.`,
    ],
    solution: [
      `Undo the last change first. Going down by ${numeral(down)} is undone by going up: ${sum(end, down)} = ${numeral(end + down)}.`,
      `Going up by ${numeral(up)} is undone by going down: ${difference(end + down, up)} = ${numeral(start)}.`,
      `Check: ${sum(start, up)} − ${numeral(down)} = ${numeral(end)}. The answer is ${numeral(start)} ${unit}.`,
    ],
  }
}

/** What went wrong in a sum (level 1), which line slips (level 2), an example against a rule (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 55,
  make(random, level) {
    if (level === 1) return judgeSum(random)
    return level === 2 ? judgeLines(random) : judgeRule(random)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const { options } = shown.interaction
    const rule = rules.find(({ says }) => shown.stem.includes(says))
    const wanted =
      rule === undefined
        ? shown.stem.includes('Line 1')
          ? falseLine(shown)
          : sumVerdict(shown)
        : options.find(({ text }) => rule.breaks(...operandsOf(text)))?.text
    return {
      kind: 'choice',
      option:
        options.find(
          ({ text }) => text === wanted || text.startsWith(`${wanted}:`) || text.endsWith(` ${wanted}`),
        )?.id ?? '',
    }
  },
}

function judgeSum(random: Random): Item {
  const name = person(random)
  const [one, other] = [random.integer(-19, -2), random.integer(2, 19)]
  const result = one + other
  if (result === 0) return judgeSum(random)
  const kind = random.pick(['way', 'sign', 'ignored', 'none'] as const)
  const written = { way: one - other, sign: -result, ignored: other - one, none: result }
  const verdicts = {
    way: `${name} moved in the wrong direction`,
    sign: `${name} has the right size but the wrong sign`,
    ignored: `${name} did not look at the minus sign`,
    none: `${name} is right`,
  }
  const feedback = {
    way: {
      misconception: 'wrong-way',
      feedback: `From ${numeral(one)}, ${units(other)} in the wrong direction would lead to ${numeral(written.way)}.`,
    },
    sign: {
      misconception: 'wrong-sign',
      feedback:
        kind === 'none'
          ? `Find the answer yourself first. Should the sign of ${numeral(written[kind])} be different?`
          : `Find the answer yourself first. Does ${numeral(written[kind])} have the same size?`,
    },
    ignored: {
      misconception: 'ignores-signs',
      feedback: `Without the minus sign it would be ${-one} + ${other} = ${written.ignored}.`,
    },
    none: {
      misconception: kind === 'way' ? 'wrong-way' : kind === 'ignored' ? 'ignores-signs' : 'wrong-sign',
      feedback: `Start at ${numeral(one)} and go ${units(other)} to the right. Do you get to ${numeral(written[kind])}?`,
    },
  }
  const order = ['way', 'sign', 'ignored', 'none'] as const
  const wrong = order
    .filter((id) => id !== kind)
    .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] }))
  return {
    stem: `${name} finds ${sum(one, other)} and gets ${numeral(written[kind])}. Which is true?`,
    ...choice(random, { right: verdicts[kind], wrong, keepOrder: order.map((id) => verdicts[id]) }),
    hints: [
      'Find it yourself on a number line. Where do you start?',
      `Start at ${numeral(one)} and go ${units(other)} to the right. Then compare with what ${name} got.`,
    ],
    solution: [
      `From ${numeral(one)} go ${units(other)} to the right: ${sum(one, other)} = ${numeral(result)}.`,
      kind === 'none'
        ? `That is what ${name} got.`
        : `${name} got ${numeral(written[kind])}. ${kind === 'way' ? `That is ${units(other)} to the left.` : kind === 'sign' ? 'That is just as far from 0, but on the other side.' : `That is ${-one} + ${other}, as if there were no minus sign.`}`,
    ],
  }
}

function sumVerdict(shown: Shown): string {
  const [, expression = '', said = ''] = /finds (.*) and gets (\S+)\./.exec(shown.stem) ?? []
  const [true_, given] = [evaluate(expression), parseRational(said.replace('−', '-'))].map((value) =>
    Number(formatDecimal(value)),
  )
  if (true_ === given) return 'is right'
  if (given === -(true_ ?? 0)) return 'has the right size but the wrong sign'
  return (given ?? 0) < 0 ? 'moved in the wrong direction' : 'did not look at the minus sign'
}

function judgeLines(random: Random): Item {
  const [one, two, three] = [nonZero(random, -12, 12), random.integer(-12, -2), nonZero(random, -12, 12)]
  const slipAt = random.pick([null, 0, 0, 1, 2])
  const opposite = slipAt === 0 ? two : -two
  const right = one + opposite
  // A wrong sign in the second line, a step the wrong way in the third.
  const first = slipAt === 1 ? -right : right
  const result = slipAt === 2 ? first - three : first + three
  if (Math.abs(three) === 1 || right === 0 || first + three === 0 || result === 0 || (one > 0 && three > 0))
    return judgeLines(random)
  const name = person(random)
  const lines = [
    `${difference(one, two)} + ${after(three)} = ${sum(one, opposite)} + ${after(three)}`,
    `${sum(one, opposite)} + ${after(three)} = ${sum(first, three)}`,
    `${sum(first, three)} = ${numeral(result)}`,
  ]
  const because = [
    `Subtracting ${numeral(two)} is the same as adding ${numeral(-two)}.`,
    `The first two numbers make ${numeral(right)}.`,
    `From ${numeral(first)}, go ${units(three)} to the ${way(three)}.`,
  ]
  const labels = ['Line 1', 'Line 2', 'Line 3']
  const none = 'No line: all of it is right'
  const rightText = slipAt === null ? none : (labels[slipAt] ?? none)
  const own = slipAt === 0 ? 'keeps-sign' : slipAt === 1 ? 'wrong-sign' : 'wrong-way'
  const wrong = [...labels, none]
    .filter((text) => text !== rightText)
    .map((text): WrongOption =>
      text === none
        ? {
            text,
            misconception: own,
            feedback: 'One line is wrong. Do both sides of each equals sign have the same value?',
          }
        : {
            text,
            misconception: 'blames-right-step',
            feedback: `${text} is right. ${because[labels.indexOf(text)] ?? ''}`,
          },
    )
  return {
    stem: [
      `${name} is finding ${difference(one, two)} + ${after(three)}. In which line is the first mistake?`,
      ...lines.map((text, index) => `${labels[index]}: ${text}`),
    ].join('\n\n'),
    ...choice(random, { right: rightText, wrong, keepOrder: [...labels, none] }),
    hints: [
      'Take one line at a time. Ask if both sides of the equals sign have the same value.',
      `The first line turns the subtraction into an addition. What is the opposite of ${numeral(two)}?`,
    ],
    solution: [
      ...because
        .slice(0, slipAt ?? because.length)
        .map((text, index) => `Line ${index + 1} is right. ${text}`),
      slipAt === null
        ? 'Every line is right, so there is no mistake.'
        : `Line ${slipAt + 1} is wrong. ${slipAt === 0 ? `Subtracting ${numeral(two)} is adding its opposite: it should be ${sum(one, -two)} + ${after(three)}.` : slipAt === 1 ? `${sum(one, opposite)} = ${numeral(right)}, so the sign is wrong.` : `${sum(first, three)} = ${numeral(first + three)}, since adding ${numeral(three)} goes to the ${way(three)}.`}`,
      ...(slipAt === null ? [] : ['That is the first mistake, so we can stop here.']),
    ],
  }
}

function falseLine(shown: Shown): string {
  const lines = shown.stem
    .split('\n\n')
    .slice(1)
    .map((text) => text.replace(/^Line \d: /, '').split(' = '))
  const at = lines.findIndex(
    ([left = '', right = '']) => formatDecimal(evaluate(left)) !== formatDecimal(evaluate(right)),
  )
  return at === -1 ? 'No line: all of it is right' : `Line ${at + 1}`
}

type Operands = [first: number, sign: string, second: number]
const operandsOf = (text: string): Operands => {
  const [, first = '0', sign = '+', second = '0'] = /^(−?\d+) ([+−]) \(?(−?\d+)\)?$/.exec(text) ?? []
  const value = (part: string): number => Number(part.replace('−', '-'))
  return [value(first), sign, value(second)]
}
const resultOf = ([first, sign, second]: Operands): number => (sign === '+' ? first + second : first - second)
const showOperands = ([first, sign, second]: Operands): string =>
  sign === '+' ? sum(first, second) : difference(first, second)

/** Rules that hold for positive numbers, or for some cases, and fail for others. */
const rules: {
  says: string
  misconception: string
  breaks: (first: number, sign: string, second: number) => boolean
  against: (small: number, big: number) => Operands
  supports: (small: number, big: number, other: number) => Operands[]
  why: string
}[] = [
  {
    says: 'When you subtract, the answer is always less than the first number.',
    misconception: 'subtracting-makes-less',
    breaks: (first, sign, second) => sign === '−' && first - second >= first,
    against: (small, big) => [big, '−', -small],
    supports: (small, big, other) => [
      [big, '−', small],
      [-small, '−', big],
      [small, '−', other + big],
    ],
    why: 'Taking away a negative number goes to the right, so the answer is more than the first number.',
  },
  {
    says: 'When you add, the answer is always more than the first number.',
    misconception: 'adding-makes-more',
    breaks: (first, sign, second) => sign === '+' && first + second <= first,
    against: (small, big) => [small, '+', -big],
    supports: (small, big, other) => [
      [-big, '+', small],
      [small, '+', big],
      [-small, '+', other],
    ],
    why: 'Adding a negative number goes to the left, so the answer is less than the first number.',
  },
  {
    says: 'A negative number minus a negative number is always negative.',
    misconception: 'same-signs-same-result',
    breaks: (first, sign, second) => sign === '−' && first < 0 && second < 0 && first - second >= 0,
    against: (small, big) => [-small, '−', -big],
    supports: (small, big, other) => [
      [-big, '−', -small],
      [-(big + other), '−', -other],
      [-(big + small), '−', -small],
    ],
    why: 'When the number taken away is farther to the left, the answer is positive.',
  },
  {
    says: 'Subtracting a negative number always gives a positive answer.',
    misconception: 'two-minuses-plus',
    breaks: (first, sign, second) => sign === '−' && second < 0 && first - second <= 0,
    against: (small, big) => [-big, '−', -small],
    supports: (small, big, other) => [
      [small, '−', -big],
      [-small, '−', -big],
      [other, '−', -small],
    ],
    why: 'Subtracting a negative number goes to the right, but from far on the left you may not reach the positive side.',
  },
  {
    says: 'The sum of a negative and a positive number is always negative.',
    misconception: 'wrong-sign',
    breaks: (first, sign, second) => sign === '+' && first * second < 0 && first + second >= 0,
    against: (small, big) => [-small, '+', big],
    supports: (small, big, other) => [
      [-big, '+', small],
      [small, '+', -big],
      [other, '+', -(big + other)],
    ],
    why: 'The positive number is farther from 0, so it decides the sign.',
  },
  {
    says: 'The sum of two negative numbers is always positive.',
    misconception: 'two-minuses-plus',
    breaks: (first, sign, second) => sign === '+' && first < 0 && second < 0 && first + second <= 0,
    against: (small, big) => [-small, '+', -big],
    supports: (small, big, other) => [
      [-small, '+', big],
      [big, '+', -small],
      [-small, '−', -(big + other)],
    ],
    why: 'Both numbers go to the left, so the sum is negative.',
  },
]

function judgeRule(random: Random): Item {
  const rule = random.pick(rules)
  const [small = 2, big = 9] = random
    .sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2)
    .toSorted((one, next) => one - next)
  const other = random.integer(2, 9)
  const against = rule.against(small, big)
  const name = person(random)
  const wrong = rule.supports(small, big, other).map((operands): WrongOption => {
    const result = resultOf(operands)
    const isAbout = rule.says.includes('two negative numbers')
    return {
      text: showOperands(operands),
      misconception: rule.misconception,
      feedback: isAbout
        ? `${showOperands(operands)} = ${numeral(result)}, but that is not a sum of two negative numbers. Look for one that is.`
        : `${showOperands(operands)} = ${numeral(result)}. That fits the rule, so it does not show that the rule is wrong.`,
    }
  })
  return {
    stem: `${name} says: “${rule.says}” Which example shows that this rule is wrong?`,
    ...choice(random, { right: showOperands(against), wrong }),
    hints: [
      'To prove a rule wrong, an example must be a case that the rule is about, with a result that breaks it.',
      'Find the answer to each option, and compare it with what the rule says.',
    ],
    solution: [
      `The rule is about cases like this one, but ${showOperands(against)} = ${numeral(resultOf(against))}, and that breaks it.`,
      rule.why,
      'One such example is enough to show that a rule with “always” does not hold.',
    ],
  }
}

export const signedNumbers = defineSkill({
  id: 'signed-numbers',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'The number system',
  name: 'Add and subtract signed numbers',
  description: 'Add, subtract and compare numbers on both sides of zero.',
  icon: 'number-line',
  standards: ['7.NS.A.1b', '7.NS.A.1c'],
  prerequisites: ['decimal-place-value'],
  misconceptions: [
    {
      id: 'wrong-way',
      name: 'moves in the wrong direction',
      explanation:
        'Adding a positive number goes to the right, adding a negative number to the left. Subtracting does the opposite.',
    },
    {
      id: 'wrong-sign',
      name: 'has the right size but the wrong sign',
      explanation: 'When the signs differ, the number farther from 0 decides the sign of the sum.',
    },
    {
      id: 'ignores-signs',
      name: 'adds as if all were positive',
      explanation: 'A minus sign is part of the number. −7 and 7 are on different sides of 0.',
    },
    {
      id: 'two-minuses-plus',
      name: 'uses “two minuses make a plus” everywhere',
      explanation:
        'That is true only where a negative number is subtracted, as in 5 − (−3). Two negative numbers that are added stay negative.',
    },
    {
      id: 'keeps-sign',
      name: 'subtracts a negative as if it were positive',
      explanation: 'Taking away a debt makes you richer: subtracting −4 is the same as adding 4.',
    },
    {
      id: 'turns-around',
      name: 'subtracts in the wrong order',
      explanation: '3 − 8 is not 8 − 3. The order matters, and the two answers are opposites.',
    },
    {
      id: 'end-as-jump',
      name: 'takes the end of a jump for its length',
      explanation: 'A jump is how far you go from where you are. Only a jump from 0 ends at its own length.',
    },
    {
      id: 'counts-ticks',
      name: 'counts ticks instead of steps',
      explanation: 'The tick that you start from is not a step. Count the gaps.',
    },
    {
      id: 'adds-to-compare',
      name: 'adds to find a distance',
      explanation:
        'A distance is the higher value minus the lower one. The sizes are added only when 0 is between them.',
    },
    {
      id: 'goes-on',
      name: 'goes on instead of going back',
      explanation: 'To find the start, undo each change, the last one first.',
    },
    {
      id: 'stops-early',
      name: 'stops after the first step',
      explanation: 'Check that you used every number before you answer.',
    },
    {
      id: 'subtracting-makes-less',
      name: 'thinks that subtracting makes less',
      explanation: 'Subtracting a negative number makes more.',
    },
    {
      id: 'adding-makes-more',
      name: 'thinks that adding makes more',
      explanation: 'Adding a negative number makes less.',
    },
    {
      id: 'same-signs-same-result',
      name: 'keeps the common sign when subtracting',
      explanation:
        'What you take away can be farther to the left than what you have. Then the answer is positive.',
    },
    {
      id: 'blames-right-step',
      name: 'takes a right step for a mistake',
      explanation:
        'A rewritten line looks different but can have the same value. Find the value of both sides.',
    },
  ],
  lesson: {
    idea: [
      'A signed number says how far from 0, and on which side. On a number line, adding a positive number goes to the right, and adding a negative number goes to the left.',
      'Start at −3 and add 8: go 8 to the right and end at 5, so −3 + 8 = 5. Start at −3 and add −4: go 4 to the left and end at −7, so −3 + (−4) = −7.',
      'Subtracting is adding the opposite. 2 − 6 = 2 + (−6) = −4, and 2 − (−6) = 2 + 6 = 8.',
      'The distance between two numbers is the higher one minus the lower one. From −5 to 4, the distance is 4 − (−5) = 9.',
    ],
    figure: {
      kind: 'number-line',
      from: -10,
      to: 10,
      step: 1,
      labelled: [-10, -5, 0, 5, 10],
      points: [],
      jumps: [
        { from: 0, to: -3, label: '−3' },
        { from: -3, to: 5, label: '+8' },
      ],
      description:
        'A number line from −10 to 10. The first arrow goes from 0 to −3. The second arrow goes 8 to the right, from −3 to 5.',
    },
    workedExample: { model: 'compute', level: 3 },
    words: [
      { word: 'negative number', meaning: 'A number less than 0, written with a minus sign.' },
      { word: 'opposite', meaning: 'The number just as far from 0 on the other side: 4 and −4.' },
      { word: 'absolute value', meaning: 'How far a number is from 0, without its sign.' },
      {
        word: 'additive inverse',
        meaning: 'Another name for the opposite: a number and its additive inverse add up to 0.',
      },
    ],
  },
  models: [jumps, compute, story, findMistake],
})
