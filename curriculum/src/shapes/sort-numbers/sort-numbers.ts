import type { Level } from '@skills-center/contract/ids'
import { rows, tex } from '@skills-center/messages/values'
import { numberTex } from '../../equations/exact.ts'
import {
  bothConditions,
  type Condition,
  conditionTex,
  edgeOf,
  isTrue,
  plainCondition,
  readCondition,
  sideCondition,
  type Tested,
} from '../../equations/condition.ts'
import { isClosed } from '../../equations/inequality.ts'
import { letters } from '../../equations/one-step.ts'
import { arranged } from '../../form/arranging.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { tex as math } from '../../markup.ts'
import { say } from './messages.gen.ts'

const draws = { plain: plainCondition, side: sideCondition, both: bothConditions }
/** A variable alone, a variable with an operation, or two conditions at once. */
type Kind = keyof typeof draws

interface Sorted extends Tested {
  letter: string
  kind: Kind
  shuffle: number
}

/** True or false; with two conditions: both, only the first, only the second. */
function placeOf(conditions: readonly Condition[], x: number): number {
  const [first, second] = conditions.map((condition) => isTrue(condition, x))
  if (first !== true) return second === undefined ? 1 : 2
  return second === false ? 1 : 0
}

const misconceptionOf = {
  plain: 'inequality.boundary',
  side: 'inequality.letter-alone',
  both: 'inequality.one-condition',
} as const

/**
 * Which numbers make an inequality true: sorted into solutions and others, or by which of two inequalities they
 * satisfy.
 */
export const sortNumbers = (its: {
  seconds: number
  standards: readonly string[]
  kinds: Readonly<Record<Level, Kind>>
}): ModelForm<Sorted> =>
  defineModel<Sorted>({
    id: 'is-solution',
    thinking: 'classify',
    seconds: its.seconds,
    standards: its.standards,
    task: ({ conditions }) =>
      conditions.map(({ times, plus, sign }) => `${times > 1} ${plus > 0} ${sign}`).join(' and '),
    draw: (random, level) => ({
      letter: random.pick(letters),
      kind: its.kinds[level],
      shuffle: random.integer(0, 1e9),
      ...draws[its.kinds[level]](random),
    }),
    fits: ({ conditions, numbers }) =>
      new Set(numbers.map((x) => placeOf(conditions, x))).size === conditions.length + 1,
    minWrongAnswers: 1,
    item({ letter, kind, conditions, numbers, shuffle }) {
      const shown = conditions.map((condition) => tex(conditionTex(letter, condition)))
      const [first = tex(''), second = first] = shown
      const categories =
        kind === 'both'
          ? [say('both'), ...shown.map((inequality) => say('only', { inequality }))]
          : [say('true'), say('false')]
      const listed = (fits: (x: number) => boolean) =>
        rows(
          numbers
            .filter(fits)
            .toSorted((one, other) => one - other)
            .map((x) => tex(numberTex(x))),
        )
      return {
        stem: [say(`asks.${kind}`, { first, second })],
        ...arranged.sort(shuffle, {
          categories,
          cards: numbers.map((x) => ({
            text: math(numberTex(x)),
            category: categories[placeOf(conditions, x)] ?? '',
          })),
          slip: {
            misconception: misconceptionOf[kind],
            feedback: say(`slip.${kind}`, { letter: tex(letter) }),
          },
        }),
        hints: [say(`nudge.${kind}`, { letter: tex(letter) }), say('hint')],
        solution: [
          ...conditions.flatMap((condition, at) => [
            say('edge', {
              edge: tex(`${letter} = ${numberTex(edgeOf(condition))}`),
              inequality: shown[at] ?? first,
              is: isClosed(condition.sign) ? 'in' : 'out',
            }),
            say('list', { inequality: shown[at] ?? first, list: listed((x) => isTrue(condition, x)) }),
          ]),
          ...(kind === 'both' ? [say('so', { list: listed((x) => placeOf(conditions, x) === 0) })] : []),
        ],
      }
    },
    solve(shown) {
      const tests = mathIn(shown.stem).map(readCondition)
      return solved.sort(shown, (card) => placeOf(tests, Number(mathIn(card)[0]?.replace('−', '-'))))
    },
  })
