import { arranged, defineModel, exact, math, mathIn, rows, solved, tex, toNumber } from '#form'
import type { Exact, ItemTemplate, Random } from '#form'
import { oneSide, sameOperation } from '#bugs/one-step/one-step-bugs.ts'
import { calculate, inverseOf, isSame, numberTex, type Operation } from '#equations/exact.ts'
import {
  allForms,
  decimalEquation,
  equationTex,
  isClear,
  type OneStep,
  solutionOf,
  solvedBy,
  triedTex,
  wholeEquation,
} from '#equations/one-step.ts'
import { solvedText } from '#equations/typed-solution.ts'
import { soText } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

interface Sorted {
  equations: OneStep[]
  /** Level 1: numbers to try. */
  numbers: Exact[]
  /** Levels 2 and 3: the number that is to make them true, and how many it does. */
  value: Exact
  right: number
  /** Level 3: the equation that tells the number. */
  given: OneStep | null
  shuffle: number
}

const tried = (equation: OneStep, value: Exact) => tex(triedTex(equation, value))
const shown = (value: Exact): string => math(numberTex(value))
const written = (equation: OneStep): string => math(equationTex(equation))

function drawSet(random: Random): Sorted {
  const equations = random.sample<Operation>(allForms, 3).map((form) => wholeEquation(random, form))
  const [first] = equations
  const numbers = equations.map(solutionOf)
  const others = first === undefined ? [] : [first.result, sameOperation.answer(first) ?? 0]
  const shuffle = random.integer(0, 1e9)
  const letter = first?.letter ?? 'x'
  return {
    equations: equations.map((each) => ({ ...each, letter })),
    numbers: [...numbers, ...others],
    value: 0,
    right: 3,
    given: null,
    shuffle,
  }
}

function drawFor(random: Random, level: 2 | 3): Sorted {
  const given = level === 3 ? decimalEquation(random, random.pick(['plus', 'times', 'over'])) : null
  const value = given === null ? random.pick([6, 8, 10, 12]) : solutionOf(given)
  const letter = given?.letter ?? 'x'
  const right = random.integer(1, 3)
  const equations = random.shuffle<Operation>(allForms).map((form, at) => {
    const isSum = form === 'plus' || form === 'minus'
    const divisors = [2, 3, 4, 5].filter(
      (each) => level === 3 || form === 'times' || toNumber(value) % each === 0,
    )
    const by = isSum ? random.integer(2, 9) : random.pick(divisors)
    const equation = solvedBy(form, letter, value, by)
    // Nearly right: read as another operation, 5x as 5 + x.
    const misread = form === 'times' ? 'plus' : inverseOf[form]
    return at < right ? equation : { ...equation, result: calculate(value, misread, by) }
  })
  return { equations, numbers: [], value, right, given, shuffle: random.integer(0, 1e9) }
}

/** A number of a set for each equation. */
function matched({ equations, numbers, shuffle }: Sorted): ItemTemplate {
  const letter = tex(equations[0]?.letter ?? 'x')
  return {
    stem: [say('true.match', { letter })],
    ...arranged.match(shuffle, {
      pairs: equations.map((equation) => ({
        source: written(equation),
        target: shown(solutionOf(equation)),
        slips: [sameOperation, oneSide].flatMap((each) => {
          const got = each.answer(equation)
          const isOffered = got !== null && numbers.some((number) => isSame(number, got))
          return isOffered && !isSame(got, solutionOf(equation))
            ? [{ target: shown(got), misconception: each.id, feedback: each.feedback(equation) }]
            : []
        }),
      })),
      others: numbers.map(shown),
      slip: { misconception: 'equation.does-not-test', feedback: say('true.test', { letter }) },
    }),
    hints: [say('true.nudge', { letter }), say('true.hint', { letter })],
    solution: equations.map((equation) =>
      say('true.works', {
        solution: tex(`${equation.letter} = ${numberTex(solutionOf(equation))}`),
        tried: tried(equation, solutionOf(equation)),
      }),
    ),
  }
}

/** Which equations a number makes true. */
function picked({ equations, value, right, given, shuffle }: Sorted): ItemTemplate {
  const letter = tex(equations[0]?.letter ?? 'x')
  const solution = tex(`${equations[0]?.letter ?? 'x'} = ${numberTex(value)}`)
  const wrong = equations.slice(right)
  const put = say('true.put', { value: tex(numberTex(value)), letter })
  return {
    stem: [
      given === null
        ? say('true.pick', { solution })
        : say('true.same', { equation: tex(equationTex(given)) }),
    ],
    ...arranged.choices(shuffle, {
      right: equations.slice(0, right).map(written),
      wrong: wrong.map((equation) => ({
        text: written(equation),
        misconception: 'equation.does-not-test',
        feedback: say('true.look', {
          equation: tex(equationTex(equation)),
          letter,
          value: tex(numberTex(value)),
          tried: tried(equation, value),
        }),
      })),
      missed: { misconception: 'equation.does-not-test', feedback: say('true.missed', { put }) },
    }),
    hints: [
      given === null ? put : say('true.first', { equation: tex(equationTex(given)) }),
      say('true.read', { letter }),
    ],
    solution: [
      ...(given === null ? [] : [soText(given)]),
      put,
      say('true.come', { list: rows(equations.slice(0, right).map((equation) => tried(equation, value))) }),
      say('true.not', {
        list: rows(
          wrong.map((equation) =>
            say('true.should', { tried: tried(equation, value), result: tex(numberTex(equation.result)) }),
          ),
        ),
      }),
    ],
  }
}

/** A number for each equation (level 1), equations that a number makes true (2), that have the solution of another (3). */
export const makesTrue = defineModel<Sorted>({
  id: 'makes-true',
  thinking: 'classify',
  seconds: 60,
  standards: ['6.EE.B.5'],
  task: ({ equations, right, given }) =>
    given === null
      ? equations
          .map(({ form }) => form)
          .toSorted()
          .join(' ') + String(right)
      : `${given.form} ${right}`,
  draw: (random, level) => (level === 1 ? drawSet(random) : drawFor(random, level)),
  fits({ equations, numbers, value, right, given }) {
    if (numbers.length > 0) {
      return (
        new Set(numbers.map(exact)).size === numbers.length &&
        numbers.every((number) => exact(number) !== '0')
      )
    }
    const all = given === null ? equations : [...equations, given]
    return (
      new Set(all.map(equationTex)).size === all.length &&
      equations.slice(0, right).every(isClear) &&
      all.every(
        ({ form, by, result }) =>
          typeof result === 'number' &&
          typeof by === 'number' &&
          result > 0 &&
          exact(result * 100).match(/^\d+$/) !== null &&
          (form !== 'minus' || by < Number(exact(value))) &&
          // What it gives for the number can be written as a decimal of two places.
          Number.isInteger(100 * toNumber(calculate(value, form, by))),
      ) &&
      equations.slice(right).every((equation) => !isSame(solutionOf(equation), value))
    )
  },
  minWrongAnswers: 1,
  item: (values) => (values.numbers.length > 0 ? matched(values) : picked(values)),
  solve(shownItem) {
    const solutionIn = (text: string): string => solvedText(mathIn(text)[0] ?? '')
    return shownItem.interaction.kind === 'match'
      ? solved.match(shownItem, (source, target) => mathIn(target)[0] === solutionIn(source))
      : solved.choices(shownItem, (text) => solutionIn(text) === solutionIn(shownItem.stem))
  },
})
