import { translated } from '@skills-center/messages/languages'
import {
  formatDecimal,
  formatMixed,
  multiply,
  parseRational,
  rational,
} from '@skills-center/answers/rational'
import { formatRepeating } from '@skills-center/answers/repeating'
import { runsThatAnswer } from '@skills-center/answers/judge-simulation'
import { workedLines, workWithBug } from '@skills-center/answers/judge-steps'
import type { InteractionKind } from '@skills-center/contract/interaction'
import type { Key, KeyOf, Response } from './item.ts'
import { writtenNumber, writtenUnit } from './wording.ts'

const isMixed = (key: KeyOf<'fraction'>): boolean => key.form === 'mixed' || key.shownAs === 'mixed'

type Typed =
  | 'number'
  | 'quantity'
  | 'fraction'
  | 'expression'
  | 'equation'
  | 'inequality'
  | 'coordinates'
  | 'ratio'
  | 'scientific'
  | 'numbers'
  | 'term'

/** The text that a student who knows the answer would type. */
const typed: { [Kind in Typed]: (key: KeyOf<Kind>) => string } = {
  number: (key) =>
    key.form === 'percent'
      ? writtenUnit(formatDecimal(multiply(parseRational(key.value), rational(100))), '%')
      : key.form === 'decimal'
        ? formatRepeating(parseRational(key.value))
        : writtenNumber(key.value),
  quantity: (key) => writtenUnit(writtenNumber(key.value), key.unit),
  fraction: (key) => (isMixed(key) ? formatMixed(parseRational(key.value)) : key.value),
  expression: (key) => key.value,
  equation: (key) => key.value,
  inequality: (key) => key.value,
  coordinates: (key) => key.value,
  ratio: (key) => key.value,
  scientific: (key) => key.value,
  numbers: (key) => (key.values.length === 0 ? 'no solution' : key.values.join(', ')),
  term: ({ terms, language = 'en' }) => translated(terms, language)[0],
}

const responses: { [Kind in InteractionKind]: (key: KeyOf<Kind>) => Response } = {
  choice: ({ kind, option }) => ({ kind, option }),
  choices: ({ kind, options }) => ({ kind, options }),
  'inline-choice': ({ kind, placed }) => ({ kind, placed }),
  number: (key) => ({ kind: key.kind, text: typed.number(key) }),
  quantity: (key) => ({ kind: key.kind, text: typed.quantity(key) }),
  fraction: (key) => ({ kind: key.kind, text: typed.fraction(key) }),
  expression: (key) => ({ kind: key.kind, text: typed.expression(key) }),
  equation: (key) => ({ kind: key.kind, text: typed.equation(key) }),
  inequality: (key) => ({ kind: key.kind, text: typed.inequality(key) }),
  coordinates: (key) => ({ kind: key.kind, text: typed.coordinates(key) }),
  ratio: (key) => ({ kind: key.kind, text: typed.ratio(key) }),
  scientific: (key) => ({ kind: key.kind, text: typed.scientific(key) }),
  numbers: (key) => ({ kind: key.kind, text: typed.numbers(key) }),
  term: (key) => ({ kind: key.kind, text: typed.term(key) }),
  order: ({ kind, options }) => ({ kind, options: [...options] }),
  match: ({ kind, placed }) => ({ kind, placed }),
  sort: ({ kind, placed }) => ({ kind, placed }),
  label: ({ kind, placed }) => ({ kind, placed }),
  'hot-spot': ({ kind, options }) => ({ kind, options }),
  'number-line': ({ kind, marks }) => ({ kind, marks: [...marks] }),
  'coordinate-plane': ({ kind, points }) => ({ kind, points: points.map(([x, y]) => [x, y]) }),
  table: ({ kind, entries }) => ({
    kind,
    placed: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [
        id,
        'option' in entry ? entry.option : typed.number({ kind: 'number', ...entry }),
      ]),
    ),
  }),
  plot: ({ kind, values }) => ({ kind, values: [...values] }),
  simulation: (key) => ({
    kind: key.kind,
    runs: runsThatAnswer(key),
    answer:
      key.answer.kind === 'choice'
        ? { kind: 'choice', option: key.answer.option }
        : { kind: 'number', text: typed.number(key.answer) },
  }),
  // A model's mistake does not always apply to a task; then there are no lines.
  steps: ({ kind, task, bug }) => ({
    kind,
    lines: [...((bug === undefined ? workedLines(task) : workWithBug(task, bug)) ?? [])],
  }),
}

/** The response for a key: what a student who knows the answer would type, pick, or draw. */
export function keyResponse(key: Key): Response {
  // The look-up guarantees one kind, but TypeScript cannot connect the table entry to its argument.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return (responses[key.kind] as (key: Key) => Response)(key)
}
