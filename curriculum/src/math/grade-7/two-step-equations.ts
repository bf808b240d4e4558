import { choice, equation, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import { order } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { type Fraction, fractionTex, fractionValue, greatestCommonFactor, lowest } from '../fractions.ts'
import { linearTex, plusTex, signedTex, solveEquation, termTex } from '../linear-expression.ts'
import { numbersIn } from '../numbers-in-text.ts'
import {
  bracketStories,
  exactly,
  type Form,
  leftSides,
  leftStories,
  minusStories,
  plusStories,
  resultOf,
  sourceOf,
  storiesAt,
  storyNumbers,
  type Story,
} from './two-step-stories.ts'

const letters = ['x', 'n', 'y', 'k', 'p', 'w', 'z', 'r'] as const

const upTo = (most: number, least = 1): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => index + least)
/** Whole numbers but 0. */
const whole = (random: Random, most: number): number => random.integer(1, most) * random.pick([1, 1, -1])

const over = (top: number, bottom: number): Fraction =>
  lowest(bottom < 0 ? { top: -top, bottom: -bottom } : { top, bottom })
const valueOf = (top: number, bottom = 1): string => fractionValue(over(top, bottom))
const shownTex = (its: Fraction): string => (its.bottom === 1 ? signedTex(its.top) : fractionTex(its))

/** `3(x + 4)`. */
const bracketTex = (factor: number, letter: string, inner: number): string =>
  `${factor === 1 ? '' : signedTex(factor)}(${letter}${plusTex(inner)})`

/** “subtract 5 from both sides”, “add 5 to both sides”: what undoes + 5 or − 5. */
const undo = (constant: number): string =>
  constant > 0 ? `subtract ${constant} from both sides` : `add ${-constant} to both sides`

/** px + q = r (level 1), brackets and minus signs (level 2), fractions (level 3). */
const solve: ComputedModel = {
  id: 'solve',
  kind: 'computed',
  thinking: 'compute',
  seconds: 50,
  make(random, level) {
    const letter = random.pick(letters)
    if (level === 1) return plainEquation(random, letter)
    if (level === 2) return random.chance(0.55) ? bracketEquation(random, letter) : takenAway(random, letter)
    return random.chance(0.5) ? fractionSolution(random, letter) : fractionCoefficient(random, letter)
  },
  solve(shown) {
    const source = /Solve ([^⟧]*=[^.]*)\./.exec(plain(shown.stem))?.[1] ?? ''
    const value = solveEquation(source)
    if (typeof value === 'string') throw new TypeError(`no single solution: ${source}`)
    return {
      kind: shown.interaction.kind === 'fraction' ? 'fraction' : 'number',
      text: `${value.numerator}/${value.denominator}`,
    }
  },
}

const field = (letter: string) => ({ label: `Solution`, before: `${letter} = ` })

function plainEquation(random: Random, letter: string): Item {
  const factor = random.integer(2, 12)
  const constant = whole(random, 20)
  const solution = whole(random, 12)
  const right = factor * solution + constant
  const source = `${linearTex({ slope: factor, constant }, letter)} = ${signedTex(right)}`
  return {
    stem: `Solve ${tex(source)}.`,
    ...number(field(letter), { value: String(solution) }, [
      {
        value: valueOf(right + constant, factor),
        misconception: 'wrong-inverse',
        feedback: `It looks as if you ${constant > 0 ? 'added' : 'subtracted'} ${Math.abs(constant)} on the right. To undo ${constant > 0 ? 'adding' : 'subtracting'} ${Math.abs(constant)}, what must be done on both sides?`,
      },
      {
        value: String(right - constant),
        misconception: 'stops-early',
        feedback: `That is ${math`${factor}${letter}`}. How large is one ${math`${letter}`}?`,
      },
      {
        value: String(right - constant - factor),
        misconception: 'subtracts-factor',
        feedback: `You took ${factor} away in the last step. But ${math`${factor}${letter}`} is ${factor} times ${math`${letter}`}. How is multiplying undone?`,
      },
      {
        value: valueOf(right - constant * factor, factor),
        misconception: 'divides-one-part',
        feedback: `You divided only one part of the left side by ${factor}. It is easier to deal with “${constant > 0 ? `+ ${constant}` : `− ${-constant}`}” first.`,
      },
      {
        value: String(-solution),
        misconception: 'loses-sign',
        feedback: `The size is right. Put your number into the equation: which sign makes it true?`,
      },
    ]),
    hints: [
      `Something happens to ${math`${letter}`} in two steps. Which step came last, and how is it undone?`,
      `${sentence(undo(constant))} first. Then ${math`${factor}${letter}`} stands alone on the left.`,
    ],
    solution: [
      `${sentence(undo(constant))}, to leave ${math`${factor}${letter}`} alone: ${tex(`${factor}${letter} = ${signedTex(right - constant)}`)}.`,
      `Divide both sides by ${factor}: ${tex(`${letter} = ${signedTex(solution)}`)}.`,
      check(factor, solution, constant, right),
    ],
  }
}

const inBrackets = (value: number): string => (value < 0 ? `(−${-value})` : String(value))
const check = (factor: number, solution: number, constant: number, right: number): string =>
  `Check: ${tex(`${signedTex(factor)} \\times ${inBrackets(solution)}${plusTex(constant)} = ${signedTex(right)}`)}.`

function bracketEquation(random: Random, letter: string): Item {
  const factor = random.integer(2, 9) * random.pick([1, 1, -1])
  const inner = whole(random, 12)
  const solution = whole(random, 12)
  const right = factor * (solution + inner)
  if (right === 0) return bracketEquation(random, letter)
  const source = `${bracketTex(factor, letter, inner)} = ${signedTex(right)}`
  const share = solution + inner
  return {
    stem: `Solve ${tex(source)}.`,
    ...number(field(letter), { value: String(solution) }, [
      {
        value: valueOf(right - inner, factor),
        misconception: 'half-distributes',
        feedback: `It looks as if you multiplied only ${math`${letter}`} by ${signedText(factor)}. Everything in the parentheses is multiplied, so it counts for ${signedText(inner)} as well.`,
      },
      {
        value: String(share + inner),
        misconception: 'wrong-inverse',
        feedback: `The first step is right: the parentheses are worth ${signedText(share)}. Inside them, ${inner > 0 ? `${inner} is added` : `${-inner} is subtracted`}. How is that undone?`,
      },
      {
        value: String(share),
        misconception: 'stops-early',
        feedback: `That is the value of the parentheses. What is ${math`${letter}`} itself?`,
      },
      {
        value: String(right - factor - inner),
        misconception: 'subtracts-factor',
        feedback: `You took ${signedText(factor)} away. But the parentheses are multiplied by it. How is multiplying undone?`,
      },
      {
        value: String(-solution),
        misconception: 'loses-sign',
        feedback: `The size is right. Put your number into the equation: which sign makes it true?`,
      },
    ]),
    hints: [
      `Everything in the parentheses is multiplied by ${signedText(factor)}. So how much are the parentheses worth?`,
      `Divide both sides by ${signedText(factor)}. That leaves ${tex(`${letter}${plusTex(inner)}`)} on the left.`,
    ],
    solution: [
      `Divide both sides by ${signedText(factor)}: ${tex(`${letter}${plusTex(inner)} = ${signedTex(share)}`)}.`,
      `${sentence(undo(inner))}: ${tex(`${letter} = ${signedTex(solution)}`)}.`,
      `Check: the parentheses are worth ${signedText(share)}, and ${tex(`${signedTex(factor)} \\times ${inBrackets(share)} = ${signedTex(right)}`)}.`,
    ],
  }
}

const signedText = (value: number): string => numeral(value)

/** q − px = r. */
function takenAway(random: Random, letter: string): Item {
  const factor = random.integer(2, 9)
  const start = random.integer(1, 30)
  const solution = whole(random, 10)
  const right = start - factor * solution
  const source = `${start} − ${factor}${letter} = ${signedTex(right)}`
  return {
    stem: `Solve ${tex(source)}.`,
    ...number(field(letter), { value: String(solution) }, [
      {
        value: String(-solution),
        misconception: 'loses-sign',
        feedback: `The minus sign belongs to ${math`${factor}${letter}`}. After ${start} is gone, there is still ${tex(`−${factor}${letter}`)} on the left.`,
      },
      {
        value: valueOf(right + start, factor),
        misconception: 'wrong-inverse',
        feedback: `It looks as if you added ${start} on the right. On the left ${start} is positive. How do you make it go away?`,
      },
      {
        value: valueOf(-(right + start), factor),
        misconception: 'wrong-inverse',
        feedback: `It looks as if you added ${start} on the right. On the left ${start} is positive. How do you make it go away?`,
      },
      {
        value: String(right - start),
        misconception: 'stops-early',
        feedback: `That is ${tex(`−${factor}${letter}`)}. What is one ${math`${letter}`}?`,
      },
      ...(start === factor
        ? []
        : [
            {
              value: valueOf(right, start - factor),
              misconception: 'unlike-terms',
              feedback: `You took ${factor} from ${start} first. But ${factor} is a number of ${math`${letter}`}, and ${start} is not: they cannot be put together.`,
            },
          ]),
    ]),
    hints: [
      `Which part of the left side has no ${math`${letter}`} in it? Make it go away first.`,
      `${sentence(undo(start))}. Mind that the minus sign stays with ${math`${factor}${letter}`}.`,
    ],
    solution: [
      `${sentence(undo(start))}: ${tex(`−${factor}${letter} = ${signedTex(right - start)}`)}. The minus sign stays.`,
      `Divide both sides by −${factor}: ${tex(`${letter} = ${signedTex(solution)}`)}.`,
      `Check: ${tex(`${start} − ${factor} \\times ${inBrackets(solution)} = ${signedTex(right)}`)}.`,
    ],
  }
}

/** Whole numbers whose solution is a fraction. */
function fractionSolution(random: Random, letter: string): Item {
  const factor = random.integer(3, 12)
  const constant = whole(random, 12)
  const rest = random.pick(upTo(25).filter((each) => each % factor !== 0)) * random.pick([1, 1, -1])
  const right = rest + constant
  const solution = over(rest, factor)
  const source = `${linearTex({ slope: factor, constant }, letter)} = ${signedTex(right)}`
  return {
    stem: `Solve ${tex(source)}. The solution is not a whole number.`,
    ...fraction(field(letter), { value: valueOf(rest, factor) }, [
      {
        value: valueOf(factor, rest),
        misconception: 'turned-over',
        feedback: `You divided ${factor} by ${signedText(rest)}. To get one ${math`${letter}`}, divide ${signedText(rest)} by ${factor}.`,
      },
      {
        value: valueOf(right + constant, factor),
        misconception: 'wrong-inverse',
        feedback: `It looks as if you ${constant > 0 ? 'added' : 'subtracted'} ${Math.abs(constant)} on the right. How do you undo ${constant > 0 ? 'adding' : 'subtracting'} it?`,
      },
      {
        value: valueOf(right - constant * factor, factor),
        misconception: 'divides-one-part',
        feedback: `You divided only ${signedText(right)} by ${factor}, but not the other part. Deal with “${constant > 0 ? `+ ${constant}` : `− ${-constant}`}” first.`,
      },
      {
        value: String(rest - factor),
        misconception: 'subtracts-factor',
        feedback: `You took ${factor} away. But ${math`${factor}${letter}`} is ${factor} times ${math`${letter}`}. How is multiplying undone?`,
      },
      {
        value: valueOf(-rest, factor),
        misconception: 'loses-sign',
        feedback: `The size is right. Put your number into the equation: which sign makes it true?`,
      },
    ]),
    hints: [
      `Undo the two steps as always, even if the last division does not come out even.`,
      `${sentence(undo(constant))} first. Then write the division by ${factor} as a fraction.`,
    ],
    solution: [
      `${sentence(undo(constant))}: ${tex(`${factor}${letter} = ${signedTex(rest)}`)}.`,
      `Divide both sides by ${factor} and write it as a fraction: ${tex(`${letter} = ${shownTex({ top: rest, bottom: factor })}${greatestCommonFactor(rest, factor) === 1 ? '' : ` = ${shownTex(solution)}`}`)}.`,
    ],
  }
}

/** (a/b)x + q = r. */
function fractionCoefficient(random: Random, letter: string): Item {
  const bottom = random.integer(2, 6)
  const top = random.pick(upTo(bottom + 3).filter((each) => greatestCommonFactor(each, bottom) === 1))
  const constant = whole(random, 15)
  const share = whole(random, 8)
  const solution = bottom * share
  const right = top * share + constant
  const coefficient = String.raw`\frac{${top}}{${bottom}}`
  const turned = top === 1 ? String(bottom) : String.raw`\frac{${bottom}}{${top}}`
  const rest = right - constant
  return {
    stem: `Solve ${tex(`${coefficient}${letter}${plusTex(constant)} = ${signedTex(right)}`)}.`,
    ...fraction(field(letter), { value: String(solution) }, [
      {
        value: valueOf(rest * top, bottom),
        misconception: 'multiplies-again',
        feedback: `You multiplied ${signedText(rest)} by ${tex(coefficient)} once more. To undo multiplying by ${tex(coefficient)}, divide by it.`,
      },
      {
        value: valueOf((right + constant) * bottom, top),
        misconception: 'wrong-inverse',
        feedback: `It looks as if you ${constant > 0 ? 'added' : 'subtracted'} ${Math.abs(constant)} on the right. How do you undo ${constant > 0 ? 'adding' : 'subtracting'} it?`,
      },
      {
        value: valueOf(rest * bottom),
        misconception: 'half-the-fraction',
        feedback: `You multiplied by ${bottom}. That leaves ${math`${top}${letter}`} on the left. One more step!`,
      },
      {
        value: String(rest),
        misconception: 'stops-early',
        feedback: `That is ${tex(`${coefficient}${letter}`)}. What is a whole ${math`${letter}`}?`,
      },
      {
        value: valueOf(right * bottom - constant * top, top),
        misconception: 'divides-one-part',
        feedback: `You undid the fraction on one part only. Deal with “${constant > 0 ? `+ ${constant}` : `− ${-constant}`}” first.`,
      },
    ]),
    hints: [
      `First leave ${tex(`${coefficient}${letter}`)} alone on the left.`,
      `To undo multiplying by ${tex(coefficient)}, ${top === 1 ? `multiply by ${bottom}` : `multiply by ${tex(turned)}`}.`,
    ],
    solution: [
      `${sentence(undo(constant))}. Then ${tex(`${coefficient}${letter}`)} comes to ${signedText(rest)}.`,
      `Multiply both sides by ${tex(turned)}, because that undoes ${tex(coefficient)}: ${tex(`${letter} = ${signedTex(rest)} \\times ${turned} = ${signedTex(solution)}`)}.`,
      `Check: ${tex(coefficient)} of ${signedText(solution)} is ${signedText(rest)}, and ${tex(`${signedTex(rest)}${plusTex(constant)} = ${signedTex(right)}`)}.`,
    ],
  }
}

const units = (story: Story) =>
  story.isMoney === true ? { before: '$' } : story.unit === undefined ? {} : { after: story.unit }

/** Steps from the result back to the unknown. */
function backwards(story: Story): string[] {
  const { form, p, q, x } = story
  const result = resultOf(story)
  const px = exactly(p * x)
  const share = exactly(result / p)
  const [P, Q, R, X] = [numeral(p), numeral(q), numeral(result), numeral(x)]
  switch (form) {
    case 'plus':
      return [`Subtract: ${R} − ${Q} = ${numeral(px)}.`, `Divide: ${numeral(px)} ÷ ${P} = ${X}.`]
    case 'minus':
      return [`Add: ${R} + ${Q} = ${numeral(px)}.`, `Divide: ${numeral(px)} ÷ ${P} = ${X}.`]
    case 'left':
      return [
        `From ${Q} to ${R}, ${Q} − ${R} = ${numeral(px)} went away.`,
        `Divide: ${numeral(px)} ÷ ${P} = ${X}.`,
      ]
    case 'bracket-plus':
      return [`Divide: ${R} ÷ ${P} = ${numeral(share)}.`, `Subtract: ${numeral(share)} − ${Q} = ${X}.`]
    case 'bracket-minus':
      return [`Divide: ${R} ÷ ${P} = ${numeral(share)}.`, `Add: ${numeral(share)} + ${Q} = ${X}.`]
  }
}

/** p counts for a part of the whole where it is no whole number. */
const hasParts = ({ p }: Story): boolean => !Number.isInteger(p)

/** One fee and a rate (level 1), other forms (level 2), percents, fractions and decimals (level 3). */
const solveStory: ComputedModel = {
  id: 'solve-story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 70,
  make(random, level) {
    const story = random.pick(storiesAt[level])(random)
    const { form, p, q, x } = story
    const result = resultOf(story)
    const unit = story.isMoney === true ? '$' : story.unit
    const value = (its: number) => String(exactly(its))
    const isBracket = form.startsWith('bracket')
    const wrongSign: Record<Form, number> = {
      plus: (result + q) / p,
      minus: (result - q) / p,
      left: (result + q) / p,
      'bracket-plus': result / p + q,
      'bracket-minus': result / p - q,
    }
    const [Q, R] = [numeral(q), numeral(result)]
    const wrongWay: Record<Form, string> = {
      plus: `You added ${Q} to ${R}. The story adds it already: how is that undone?`,
      minus: `You subtracted ${Q} from ${R}. The story takes it away already: how is that undone?`,
      left: `You added ${Q} and ${R}. How much went away from ${Q} until only ${R} was left?`,
      'bracket-plus': `You added ${Q} at the end. The story adds it already: how is that undone?`,
      'bracket-minus': `You subtracted ${Q} at the end. The story takes it away already: how is that undone?`,
    }
    const wrong: WrongValue[] = [
      {
        value: value(wrongSign[form]),
        misconception: 'wrong-inverse',
        feedback: wrongWay[form],
      },
      {
        value: value(
          isBracket ? result / p : form === 'left' ? q - result : form === 'plus' ? result - q : result + q,
        ),
        misconception: 'stops-early',
        feedback: isBracket
          ? `That is for one, with the ${numeral(q)} still in it. What is left to undo?`
          : `You have undone one step. Remember: ${story.each}. What is left to do?`,
      },
      {
        value: value(
          isBracket
            ? (form === 'bracket-plus' ? result - q : result + q) / p
            : result / p - (form === 'minus' ? -q : q),
        ),
        misconception: isBracket ? 'half-distributes' : 'divides-one-part',
        feedback: isBracket
          ? `You counted ${numeral(q)} only once. ${sentence(story.each)}, and ${story.once}.`
          : `You divided before dealing with ${numeral(q)}. But ${story.once}.`,
      },
      {
        value: value(result / p),
        misconception: 'forgets-part',
        feedback: `You divided ${numeral(result)} by ${numeral(p)}. Where does ${numeral(q)} come in?`,
      },
    ]
    const likely = wrong.filter(
      ({ value: its }) =>
        Number(its) > 0 && Math.abs(Number(its) * 100 - Math.round(Number(its) * 100)) < 1e-9,
    )
    return {
      stem: `${story.told(result)} ${story.asks}`,
      ...number(
        { label: 'Answer', ...units(story) },
        { value: value(x), ...(unit !== undefined && { unit }) },
        likely,
      ),
      hints: [
        `Write an equation first. Note: ${story.each}, and ${story.once}.`,
        hasParts(story)
          ? `With ${math`${story.letter}`} for the unknown number, the equation begins with ${tex(leftSides[form](p, q, story.letter))}.`
          : `Let ${math`${story.letter}`} be ${story.stands}. How do you write what ${isBracket ? 'happens each time' : 'happens again and again'}?`,
      ],
      solution: [
        `Let ${math`${story.letter}`} be ${story.stands}. ${sentence(story.each)}, and ${story.once}: ${tex(sourceOf(story))}.`,
        ...backwards(story),
        `Check: ${tex(`${leftSides[form](`${p} \\times `, q, isBracket ? String(x) : String(x)).replace(/\\times \(/, '\\times (')} = ${result}`)}.`,
      ],
    }
  },
  solve(shown) {
    const [, unknown] = storyNumbers(shown.stem)
    return { kind: 'number', text: String(Math.round(unknown * 1e4) / 1e4) }
  },
}

/** From a tape (level 1), px ± q from a story (level 2), brackets and what is left (level 3). */
const writeEquation: ComputedModel = {
  id: 'write-equation',
  kind: 'computed',
  thinking: 'explain',
  seconds: 55,
  make(random, level) {
    if (level === 1) return fromTape(random)
    const story = random.pick(
      level === 2 ? [...plusStories, ...minusStories] : [...bracketStories, ...leftStories],
    )(random)
    const { form, p, q, letter } = story
    const result = resultOf(story)
    const isBracket = form.startsWith('bracket')
    const typed = (source: string) => source.replaceAll('−', '-')
    const say = (its: Form, one: number, other: number) =>
      `${typed(leftSides[its](one, other, letter))}=${result}`
    const swappedForm: Form = isBracket ? form : form === 'left' ? 'left' : form
    const opposite: Record<Form, Form> = {
      plus: 'minus',
      minus: 'plus',
      left: 'plus',
      'bracket-plus': 'bracket-minus',
      'bracket-minus': 'bracket-plus',
    }
    return {
      stem: `${story.told(result)} Let ${math`${letter}`} be ${story.stands}. Write an equation that fits. You may leave it unsolved.`,
      ...equation(
        { label: 'Equation', letters: [letter] },
        { value: typed(sourceOf(story)), shownAs: sourceOf(story), asks: 'model' },
        [
          {
            value: say(swappedForm, q, p),
            misconception: 'swaps-numbers',
            feedback: `Look at what each number counts. Here ${story.each}, and ${story.once}.`,
          },
          ...(isBracket
            ? [
                {
                  value: say(form === 'bracket-plus' ? 'plus' : 'minus', p, q),
                  misconception: 'half-distributes',
                  feedback: `In your equation ${numeral(q)} counts only once. But ${story.each}, and ${story.once}.`,
                },
              ]
            : [
                {
                  value: say(form === 'plus' ? 'bracket-plus' : 'bracket-minus', p, q),
                  misconception: 'counts-all',
                  feedback: `In your equation ${numeral(q)} counts ${p} times. But ${story.once}.`,
                },
              ]),
          {
            value: say(opposite[form], p, q),
            misconception: 'wrong-sign',
            feedback: `Try a number for ${math`${letter}`} in the story. Is ${numeral(q)} added or taken away?`,
          },
          {
            value: `${p}${letter}=${result}`,
            misconception: 'forgets-part',
            feedback: `Where does ${numeral(q)} come in?`,
          },
        ],
      ),
      hints: [
        `Think of a number that ${math`${letter}`} could be, and work out the story with it. What do you do first, and what then?`,
        `Note: ${story.each}, and ${story.once}. Now do the same with ${math`${letter}`}.`,
      ],
      solution: [
        `${sentence(story.each)}, and ${story.once}. So the left side is ${tex(leftSides[form](p, q, letter))}.`,
        `It must come to ${numeral(result)}: ${tex(sourceOf(story))}.`,
      ],
    }
  },
  solve(shown) {
    const letter = shown.interaction.kind === 'equation' ? (shown.interaction.letters[0] ?? '') : ''
    const { figure } = shown
    if (figure?.kind === 'tape-diagram') {
      const [first] = figure.tapes
      return { kind: 'equation', text: `${first?.boxes.join('+')} = ${numbersIn(first?.total ?? '')[0]}` }
    }
    return { kind: 'equation', text: storyNumbers(shown.stem.replace(/ Let .*/, ''))[0](letter) }
  },
}

function tape(letter: string, factor: number, constant: number, total: number): Figure {
  return {
    kind: 'tape-diagram',
    tapes: [
      {
        label: '',
        boxes: [...Array.from({ length: factor }, () => letter), String(constant)],
        total: String(total),
      },
    ],
    description: `A tape made of boxes. ${factor} boxes are equal and marked ${letter}, one more box is marked ${constant}. The whole tape is marked ${total}.`,
  }
}

function fromTape(random: Random): Item {
  const letter = random.pick(letters)
  const factor = random.integer(2, 7)
  const constant = random.integer(2, 15)
  const solution = random.integer(2, 15)
  const total = factor * solution + constant
  return {
    stem: `Write an equation that this tape shows. Use the letter ${math`${letter}`}.`,
    figure: tape(letter, factor, constant, total),
    ...equation(
      { label: 'Equation', letters: [letter] },
      {
        value: `${factor}${letter}+${constant}=${total}`,
        shownAs: `${factor}${letter} + ${constant} = ${total}`,
        asks: 'model',
      },
      [
        {
          value: `${factor}(${letter}+${constant})=${total}`,
          misconception: 'counts-all',
          feedback: `Your equation has ${constant} in each of ${factor} boxes. How often does ${constant} stand on the tape?`,
        },
        {
          value: `${letter}+${constant}=${total}`,
          misconception: 'forgets-part',
          feedback: `How many boxes are marked ${math`${letter}`}?`,
        },
        {
          value: `${factor + 1}${letter}=${total}`,
          misconception: 'forgets-part',
          feedback: `You counted ${factor + 1} equal boxes. Is the last one equal to the others?`,
        },
        {
          value: `${constant}${letter}+${factor}=${total}`,
          misconception: 'swaps-numbers',
          feedback: `How many boxes are marked ${math`${letter}`}? That number is multiplied by ${math`${letter}`}.`,
        },
        {
          value: `${factor}${letter}=${total}`,
          misconception: 'forgets-part',
          feedback: `The equal boxes do not fill the whole tape. What else is there?`,
        },
      ],
    ),
    hints: [
      `The boxes together are as long as the whole tape. How many of them are marked ${math`${letter}`}?`,
      `Add up what stands in the boxes. What do they come to?`,
    ],
    solution: [
      `There are ${factor} boxes of ${math`${letter}`}, which is ${math`${factor}${letter}`}, and one box of ${constant}.`,
      `Together they make ${total}: ${tex(`${factor}${letter} + ${constant} = ${total}`)}.`,
    ],
  }
}

interface Work {
  /** TeX of the lines, the equation first. */
  lines: string[]
  /** What each step did, or should have done. */
  wanted: string[]
}

/** Somebody’s work: with one plus or minus (level 1), with a bracket (level 2), with a minus sign before the letter (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level) {
    const name = person(random)
    const letter = random.pick(letters)
    const works = { 1: plainWork, 2: bracketWork, 3: random.pick([minusWork, negativeBracketWork]) }
    const work = works[level]
    const howMany = work === plainWork || work === minusWork ? 2 : 3
    const faultAt = random.integer(0, howMany)
    const { lines, wanted, did, misconception } = work(random, letter, faultAt)
    const steps = upTo(howMany).map((step) => `Step ${step}`)
    const none = 'There is no mistake.'
    const right = faultAt === 0 ? none : (steps[faultAt - 1] ?? none)
    const step = (index: number) => `Step ${index}: ${tex(lines[index] ?? '')}`
    return {
      stem: `${name} solves ${tex(lines[0] ?? '')}.\n\n${upTo(howMany).map(step).join('\n\n')}\n\nWhich step has the first mistake?`,
      ...choice(random, {
        right,
        wrong: [...steps, none]
          .filter((text) => text !== right)
          .map((text): WrongOption => {
            const index = steps.indexOf(text) + 1
            return {
              text,
              misconception:
                text === none
                  ? misconception
                  : index > faultAt && faultAt > 0
                    ? 'later-step'
                    : 'doubts-right-step',
              feedback:
                text === none
                  ? `Put ${name}’s result into ${tex(lines[0] ?? '')}. Is it true?`
                  : index > faultAt && faultAt > 0
                    ? `That step follows from the line before it. But is that line right?`
                    : `Compare this line with the one before it. The same was done on both sides here: ${wanted[index - 1] ?? ''}.`,
            }
          }),
        keepOrder: [...steps, none],
      }),
      hints: [
        `Put ${name}’s result into the first equation. Does it come out?`,
        `Go from line to line: what was done on the left, and was the same done on the right?`,
      ],
      solution: [
        ...upTo(howMany).map((index) =>
          index === faultAt
            ? `Step ${index} should be: ${wanted[index - 1] ?? ''}. ${name} ${did}.`
            : faultAt > 0 && index > faultAt
              ? `Step ${index} follows from the line before, but that line is wrong already.`
              : `Step ${index} is right: ${wanted[index - 1] ?? ''}.`,
        ),
        faultAt === 0 ? 'So there is no mistake.' : `So the first mistake is in Step ${faultAt}.`,
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const lines = [...shown.stem.matchAll(/⟦([^⟧]*=[^⟧]*)⟧/g)].map(([, source = '']) => source)
    const roots = lines.map((source) => {
      const value = solveEquation(source)
      return typeof value === 'string' ? value : `${value.numerator}/${value.denominator}`
    })
    const first = roots.findIndex((root) => root !== roots[0])
    const needle = first < 0 ? 'no mistake' : `Step ${first}`
    return {
      kind: 'choice',
      option: shown.interaction.options.find(({ text }) => text.includes(needle))?.id ?? '',
    }
  },
}

interface Worked extends Work {
  misconception: string
  /** What was done in the wrong step. */
  did: string
}
type Worker = (random: Random, letter: string, faultAt: number) => Worked

const line = (left: string, right: number): string => `${left} = ${signedTex(right)}`

function plainWork(random: Random, letter: string, faultAt: number): Worked {
  const factor = random.integer(2, 9)
  // With a multiple of half the factor, the wrong way comes out even, too.
  const constant =
    ((random.integer(1, 4) * factor) / (factor % 2 === 0 && random.chance(0.5) ? 2 : 1)) *
    random.pick([1, -1])
  const solution = random.integer(2, 12) * random.pick([1, 1, 1, -1])
  const right = factor * solution + constant
  const rest = faultAt === 1 ? right + constant : right - constant
  const result = faultAt === 2 ? rest - factor : rest / factor
  if (faultAt === 2 && result === rest / factor) return plainWork(random, letter, faultAt)
  return {
    lines: [
      line(linearTex({ slope: factor, constant }, letter), right),
      line(termTex(factor, letter), rest),
      line(letter, result),
    ],
    wanted: [undo(constant), `divide both sides by ${factor}`],
    misconception: faultAt === 1 ? 'wrong-inverse' : faultAt === 2 ? 'subtracts-factor' : 'doubts-right-step',
    did:
      faultAt === 1
        ? `${constant > 0 ? 'added' : 'subtracted'} ${Math.abs(constant)} on the right`
        : `subtracted ${factor} on the right`,
  }
}

const bracketWork: Worker = (random, letter, faultAt) =>
  workWithBracket(random, letter, faultAt, random.integer(2, 6))
const negativeBracketWork: Worker = (random, letter, faultAt) =>
  workWithBracket(random, letter, faultAt, -random.integer(2, 6))

function workWithBracket(random: Random, letter: string, faultAt: number, factor: number): Worked {
  const inner = Math.abs(factor) * random.integer(1, 3) * random.pick([1, -1])
  const solution = random.integer(1, 12) * random.pick([1, 1, 1, -1])
  const right = factor * (solution + inner)
  if (right === 0) return workWithBracket(random, letter, faultAt, factor)
  const constant = faultAt === 1 ? inner : factor * inner
  const rest = faultAt === 2 ? right + constant : right - constant
  const result = faultAt === 3 ? rest - factor : rest / factor
  if (faultAt === 3 && result === rest / factor) return workWithBracket(random, letter, faultAt, factor)
  return {
    lines: [
      line(bracketTex(factor, letter, inner), right),
      line(linearTex({ slope: factor, constant }, letter), right),
      line(termTex(factor, letter), rest),
      line(letter, result),
    ],
    wanted: [
      `multiply both parts in the parentheses by ${signedText(factor)}`,
      undo(faultAt === 1 ? inner : factor * inner),
      `divide both sides by ${signedText(factor)}`,
    ],
    misconception:
      ['doubts-right-step', 'half-distributes', 'wrong-inverse', 'subtracts-factor'][faultAt] ?? '',
    did:
      [
        '',
        `multiplied only ${math`${letter}`} by ${signedText(factor)}`,
        `${constant > 0 ? 'added' : 'subtracted'} ${Math.abs(constant)} on the right`,
        `took ${signedText(factor)} away on the right`,
      ][faultAt] ?? '',
  }
}

function minusWork(random: Random, letter: string, faultAt: number): Worked {
  const factor = random.integer(2, 9)
  const start = random.integer(1, 12) * factor + (random.chance(0.5) ? 0 : factor)
  const solution = random.integer(2, 12) * random.pick([1, -1])
  const right = start - factor * solution
  const isSignLost = random.chance(0.5)
  const rest = faultAt === 1 && !isSignLost ? right + start : right - start
  const slope = faultAt === 1 && isSignLost ? factor : -factor
  const result = faultAt === 2 ? -rest / slope : rest / slope
  if (rest === 0) return minusWork(random, letter, faultAt)
  return {
    lines: [
      line(`${start} − ${termTex(factor, letter)}`, right),
      line(termTex(slope, letter), rest),
      line(letter, result),
    ],
    wanted: [
      `${undo(start)}, and keep the minus sign of ${math`${factor}${letter}`}`,
      `divide both sides by ${faultAt === 1 && isSignLost ? '' : '−'}${factor}`,
    ],
    misconception:
      faultAt === 1 && !isSignLost ? 'wrong-inverse' : faultAt === 0 ? 'doubts-right-step' : 'loses-sign',
    did:
      faultAt === 1
        ? isSignLost
          ? `lost the minus sign of ${math`${factor}${letter}`}`
          : `added ${start} on the right`
        : 'got the sign of the result wrong',
  }
}

/** Lines of a solution that got mixed up: plain (level 1), a minus sign (level 2), a bracket multiplied out (level 3). */
const orderSteps: ComputedModel = {
  id: 'order-steps',
  kind: 'computed',
  thinking: 'classify',
  seconds: 55,
  make(random, level) {
    const letter = random.pick(letters)
    const name = person(random)
    const faultless = { 1: plainWork, 2: minusWork, 3: negativeBracketWork }[level](random, letter, 0)
    const lines = faultless.lines.map((source) => tex(source))
    const [start = '', ...steps] = lines
    const solved = steps.at(-1) ?? ''
    const value = /= (.*)⟧/.exec(solved)?.[1] ?? ''
    const given = faultless.lines[0] ?? ''
    const inserted = value.startsWith('−') ? `(${value})` : value
    const checked = tex(
      given
        .replace(new RegExp(`(\\d)${letter}`), `$1 \\times ${inserted}`)
        .replace(new RegExp(`(\\d)\\(${letter}`), `$1 \\times (${value}`),
    )
    const options = [...lines, checked]
    return {
      stem: `${name} solved an equation and checked the solution, one line after the other. Then the lines got mixed up. Put them in order.`,
      ...order(random, {
        options,
        first: 'first line',
        last: 'last line',
        wrong: [
          {
            before: [solved, steps.at(-2) ?? start],
            misconception: 'solution-too-soon',
            feedback: `${solved} says what the letter is. Which line must come before it, so that one division leads there?`,
          },
          ...(level === 3
            ? [
                {
                  before: [steps[1] ?? '', steps[0] ?? ''] satisfies [string, string],
                  misconception: 'half-distributes',
                  feedback: `Look at ${steps[0] ?? ''}: it comes from multiplying out the parentheses. What happens to it next?`,
                },
              ]
            : []),
          {
            before: [steps[0] ?? '', start],
            misconception: 'solution-too-soon',
            feedback: `Which line has most still to be undone? The work starts there.`,
          },
          {
            before: [checked, solved],
            misconception: 'check-too-soon',
            feedback: `${checked} uses the solution. Can it come before the solution is known?`,
          },
        ],
      }),
      hints: [
        'Which line is the equation as it was given? Most happens to the letter there.',
        `${level === 3 ? 'Next the parentheses are multiplied out. ' : ''}Then one thing after the other is undone, until the letter stands alone. The check comes last.`,
      ],
      solution: [
        `The equation is ${start}.`,
        ...steps.map((text, index) => `${sentence(faultless.wanted[index] ?? '')}: ${text}.`),
        `At the end the solution is put into the equation: ${checked}.`,
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'order') throw new TypeError('expects an order')
    const ranked = shown.interaction.options.map(({ id, text }) => ({ id, rank: rankOf(plain(text)) }))
    return {
      kind: 'order',
      options: ranked.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id),
    }
  },
}

/** The less is still to be undone, the later the line; a line without a letter is the check. */
function rankOf(source: string): number {
  const bare = source.replaceAll(String.raw`\times`, '')
  if (!/[a-z]/.test(bare)) return 9
  const left = bare.split('=')[0]?.trim() ?? ''
  if (/^[a-z]$/.test(left)) return 8
  if (left.includes('(')) return 0
  return / [+−] /.test(left) ? 1 : 2
}

export const twoStepEquations = defineSkill({
  id: 'two-step-equations',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Expressions and equations',
  name: 'Two-step equations',
  description: 'Write an equation for a story, and undo two steps to solve it.',
  icon: 'balance',
  standards: ['7.EE.B.3', '7.EE.B.4a'],
  prerequisites: ['one-step-equations', 'signed-numbers'],
  misconceptions: [
    {
      id: 'wrong-inverse',
      name: 'undoes a step with the same operation',
      explanation: 'Adding is undone by subtracting, and subtracting by adding. Do it on both sides.',
    },
    {
      id: 'stops-early',
      name: 'stops after one step',
      explanation: 'There are two steps to undo. Ask what the letter alone is.',
    },
    {
      id: 'subtracts-factor',
      name: 'subtracts the number before the letter',
      explanation: '4x means 4 times x. Multiplying is undone by dividing.',
    },
    {
      id: 'divides-one-part',
      name: 'divides only one part of a side',
      explanation: 'Who divides first must divide every part. It is easier to add or subtract first.',
    },
    {
      id: 'loses-sign',
      name: 'loses a minus sign',
      explanation: 'A minus sign in front of a term belongs to it. Put your solution in to check the sign.',
    },
    {
      id: 'half-distributes',
      name: 'multiplies only one part in parentheses',
      explanation: '3(x + 4) is 3x + 12. Both parts in the parentheses count 3 times.',
    },
    {
      id: 'unlike-terms',
      name: 'puts unlike terms together',
      explanation: '10 − 3x is not 7x. A number and a number of x cannot be put together.',
    },
    {
      id: 'turned-over',
      name: 'divides the wrong way round',
      explanation: 'From 5x = 3 follows x = 3/5. Divide by the number before the letter.',
    },
    {
      id: 'multiplies-again',
      name: 'multiplies by a fraction instead of dividing',
      explanation: 'To undo multiplying by 2/3, divide by 2/3. That is multiplying by 3/2.',
    },
    {
      id: 'half-the-fraction',
      name: 'undoes only the bottom of a fraction',
      explanation: 'For 2/3 of x, multiply by 3 and then divide by 2.',
    },
    {
      id: 'forgets-part',
      name: 'leaves a part of the story out',
      explanation: 'Each number of the story has its place in the equation.',
    },
    {
      id: 'swaps-numbers',
      name: 'swaps what happens once and what happens often',
      explanation: 'What is paid for each month is multiplied. What is paid once is added.',
    },
    {
      id: 'counts-all',
      name: 'multiplies what happens only once',
      explanation: 'Parentheses say that everything in them happens several times.',
    },
    {
      id: 'wrong-sign',
      name: 'adds where the story takes away',
      explanation: 'Try a number in the story and see whether the result grows or shrinks.',
    },
    {
      id: 'later-step',
      name: 'blames a later step',
      explanation: 'A step can be done rightly on a line that is wrong. Look for the first wrong line.',
    },
    {
      id: 'doubts-right-step',
      name: 'takes a right step for wrong',
      explanation: 'A step is right when the same was done on both sides.',
    },
    {
      id: 'solution-too-soon',
      name: 'puts the lines of work in the wrong order',
      explanation: 'Start with the line in which most happens to the letter. Undo one thing at a time.',
    },
    {
      id: 'check-too-soon',
      name: 'checks before solving',
      explanation: 'The check puts the solution into the first equation, so it comes last.',
    },
  ],
  lesson: {
    idea: [
      `In ${math`3x + 4 = 19`} two things happen to ${math`x`}: it is multiplied by 3, and then 4 is added. To find ${math`x`}, undo them backwards: the last one first.`,
      `Subtract 4 from both sides: ${math`3x = 15`}. Divide both sides by 3: ${math`x = 5`}. What you do on one side you must do on the other, or they are no longer equal.`,
      `Parentheses, as in ${math`3(x + 4)`}, say that the whole sum happens 3 times. Here you can divide first, or multiply out: ${math`3x + 12`}.`,
    ],
    figure: tape('x', 3, 4, 19),
    workedExample: { model: 'solve-story', level: 1 },
    words: [
      { word: 'equation', meaning: 'Two expressions that are equal, with an equals sign between them.' },
      { word: 'solution', meaning: 'The number for the letter that makes the equation true.' },
      { word: 'undo', meaning: 'Do the opposite: subtract what was added, divide by what was multiplied.' },
    ],
  },
  models: [solve, solveStory, writeEquation, findMistake, orderSteps],
})
