import { formatFraction, parseRational } from '@skills-center/answers/rational'
import type { StepBug, StepsTask } from '@skills-center/answers/judge-steps'
import type { Level } from '@skills-center/contract/ids'
import type { Calculator } from '@skills-center/contract/item'
import type { Text } from '@skills-center/messages/values'
import type { AnsweringTemplate, ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Shown } from '../../item.ts'
import { tex } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

/** The misconception behind each mistake in a line. */
const misconceptions = {
  'distributes-to-one': 'expression.distributes-once',
  'factors-from-one': 'expression.factors-one-term',
  'unlike-terms': 'expression.unlike-terms',
  'lone-letter-as-zero': 'expression.skips-lone-letter',
  'moves-without-sign': 'equation.same-operation',
  'multiplies-for-dividing': 'equation.same-operation',
  'one-side-only': 'equation.one-side',
  'divides-one-side': 'equation.one-side',
  'divides-one-term': 'equation.divides-one-part',
  'subtracts-coefficient': 'equation.wrong-inverse',
  'coefficient-sign-lost': 'equation.loses-sign',
  'left-to-right': 'operations.left-to-right',
  'adds-first': 'operations.adds-first',
  'power-as-product': 'exponents.base-times-exponent',
  'multiplies-exponents': 'exponents.multiplies-exponents',
  'adds-exponents-of-power': 'exponents.adds-exponents',
  'divides-exponents': 'exponents.divides-exponents',
  'multiplies-bases': 'exponents.multiplies-bases',
  'power-on-one-factor': 'exponents.one-part',
  'adds-denominators': 'fraction.adds-across',
  'keeps-numerators': 'fraction.keeps-numerator',
  'divides-without-inverting': 'fraction.no-reciprocal',
  'inverts-first': 'fraction.flips-dividend',
  'multiplies-both-parts': 'fraction.multiplies-both',
  'mixed-number-as-product': 'fraction.parts-apart',
  'sign-in-distributing': 'expression.subtracts-first-term',
  'double-negative': 'signed.two-minuses',
  'sign-lost': 'signed.ignores-signs',
  'sign-not-turned': 'inequality.turned-sign',
  'sign-turned-needlessly': 'inequality.turned-sign',
  'endpoint-changed': 'inequality.boundary',
  'combines-one-side': 'system.one-side',
  'squares-termwise': 'exponents.spreads-over-sum',
  'point-moved': 'decimal.point-one-off',
  'percent-as-whole': 'percent.factor-place',
  'root-as-half': 'circle.halves-for-root',
  'unit-not-changed': 'unit.no-conversion',
  'unit-factor-turned': 'unit.wrong-operation',
  'unit-wrong-factor': 'unit.base-ten-only',
  'unit-wrong': 'unit.keeps-first',
  'quantities-turned': 'rate.upside-down',
} as const satisfies Partial<Record<StepBug, MisconceptionId>>

/** The mistakes that a model detects. */
export type WorkBug = keyof typeof misconceptions

/** Mistakes that a line of any equation with parentheses on its two sides may contain. */
export const equationBugs = [
  'moves-without-sign',
  'one-side-only',
  'distributes-to-one',
  'divides-one-side',
] as const satisfies readonly WorkBug[]

/** The task that a student works out, and the mistakes that can occur. */
interface Work<Values> {
  /** The skill's model with one typed answer for the same task: its numbers, words, hints, and solution are reused. */
  of: Omit<ModelForm<Values>, 'item'> & {
    item: (values: Values) => Pick<ItemTemplate, 'stem' | 'figure' | 'hints' | 'solution' | 'answer'>
  }
  seconds: number
  /** The task in TeX or plain text, as the judge reads it. */
  task: (values: Values) => StepsTask
  /** The lines to start from, in TeX, if they differ from the task. */
  given?: (values: Values) => readonly string[]
  /** What is known, in words, if the work starts from it and not from a line of math. */
  knowns?: (values: Values) => readonly Text[]
  calculator?: Calculator
  /** None by default: work with numbers only. */
  letters?: (values: Values) => readonly string[]
  /** Mistakes that a line may contain; not every question allows each of them. */
  bugs: readonly WorkBug[]
  /** The right answer as shown, in TeX; by default that of the other model. */
  answer?: (values: Values) => string
  /** The last line, solved from the shown item by a different method; by default the other model's solver. */
  lastLine?: (shown: Shown) => string
}

/** The given lines and the work below them: at level 1 each line is judged when finished, above that all at once. */
function shownWork<Values>(
  { task: taskOf, given: givenOf, knowns, letters, bugs }: Work<Values>,
  values: Values & AtLevel,
): AnsweringTemplate {
  const task = taskOf(values)
  const given = givenOf?.(values) ?? (task.kind === 'system' ? task.given : [task.given])
  return {
    interaction: {
      kind: 'steps',
      task: task.kind === 'system' ? { kind: 'system', given: [...task.given] } : { ...task },
      given: [...(knowns?.(values) ?? given.map(tex))],
      label: say('label'),
      letters: [...(letters?.(values) ?? [])],
      judged: values.level === 1 ? 'each-line' : 'at-check',
    },
    key: { kind: 'steps', task },
    wrongAnswers: bugs.map((bug) => ({
      misconception: misconceptions[bug],
      key: { kind: 'steps', task, bug },
      feedback: say('look-back'),
    })),
  }
}

interface AtLevel {
  level: Level
}

/** Asks for the work behind another model's question: the same numbers and words, answered line by line. */
export const showWork = <Values extends object>(its: Work<Values>): ModelForm<Values & AtLevel> =>
  defineModel({
    id: 'show-work',
    thinking: 'compute',
    seconds: its.seconds,
    ...(its.calculator === undefined ? {} : { calculator: its.calculator }),
    standards: its.of.standards,
    task: its.of.task,
    draw: (random, level) => ({ ...its.of.draw(random, level, undefined), level }),
    fits: (values, level) => its.of.fits?.(values, level) ?? true,
    item(values) {
      const { stem, figure, hints, solution, answer } = its.of.item(values)
      const shown = its.answer === undefined ? answer : tex(its.answer(values))
      return {
        stem: [say('show'), ...stem],
        ...(figure === undefined ? {} : { figure }),
        ...shownWork(its, values),
        ...(shown === undefined ? {} : { answer: shown }),
        hints,
        solution,
      }
    },
    solve(shown) {
      if (its.lastLine !== undefined) return { kind: 'steps', lines: [its.lastLine(shown)] }
      const { interaction } = shown
      const response = its.of.solve?.(shown)
      if (response === undefined || !('text' in response) || interaction.kind !== 'steps')
        throw new TypeError('expects work on a model whose answer is typed')
      const [letter] = interaction.letters
      const isSolved = interaction.task.kind === 'solve' && /^[-\d./ ]+$/.test(response.text)
      const text = response.kind === 'fraction' ? formatFraction(parseRational(response.text)) : response.text
      return { kind: 'steps', lines: [isSolved ? `${letter ?? ''} = ${text}` : text] }
    },
  })
