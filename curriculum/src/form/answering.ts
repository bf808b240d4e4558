import type { Text } from '@skills-center/messages/values'
import { type Bug, type Exact, exact, type Thinking, tidy, toNumber } from '../bugs/bug.ts'
import { type Answering, letter, roundedAs } from '../build-item.ts'
import type { KeyOf } from '../item.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { AnsweringTemplate, WrongTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

/**
 * A wrong value and the roundings that a student may type: 0.3, 0.29, and 0.286 all match 2/7, and so does 0.28
 * (truncated). A terminating decimal matches only itself.
 */
export function withRoundings(value: Exact): { value: string; places?: number } {
  const size = Math.abs(toNumber(value))
  if (Number.isInteger(tidy(size * 100))) return { value: exact(value) }
  return { value: exact(value), places: Math.max(1, Math.ceil(-Math.log10(2 * size))) }
}

/** A number to type, with the wrong answers that the bugs produce. */
export function typed<Values>(
  values: Values,
  its: {
    label: Words
    /** Printed before and after the field: `$`, `pages per minute`. */
    before?: Words
    after?: Words
    /** A unit that students may also type; defaults to the text printed after the field. */
    unit?: Words
    key: Exact
    form?: KeyOf<'number'>['form']
    /** Accepted distance from the exact value: for a calculator's π where the question uses 3.14. */
    within?: string
    /** `either` where the words give the direction: a decrease of 20% may also be typed as -20%. */
    sign?: 'either'
    bugs: readonly Thinking<Values>[]
  },
): AnsweringTemplate {
  const {
    label,
    before,
    after,
    unit = after ?? (before === '$' ? before : undefined),
    form,
    within,
    sign,
  } = its
  const keyOf = (value: { value: string; places?: number }): Worded<KeyOf<'number'>> => ({
    kind: 'number',
    ...value,
    ...(unit === undefined ? {} : { unit }),
    ...(form === undefined ? {} : { form }),
    ...(within === undefined ? {} : { within }),
    ...(sign === undefined ? {} : { sign }),
  })
  return {
    interaction: {
      kind: 'number',
      label,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
    key: keyOf({ value: exact(its.key) }),
    wrongAnswers: its.bugs.flatMap((each): WrongTemplate[] => {
      const got = each.answer(values)
      if (got === null) return []
      return [{ misconception: each.id, key: keyOf(withRoundings(got)), feedback: each.feedback(values) }]
    }),
  }
}

/** A fraction, mixed number, or whole number to type. */
export function typedFraction<Values>(
  values: Values,
  its: {
    label: Words
    after?: Words
    key: Exact
    /** `counts` where no exact answer is required: 0.31 and 31% for 4/13. */
    rounded?: 'counts'
    shownAs?: 'mixed'
    bugs: readonly Thinking<Values>[]
  },
): AnsweringTemplate {
  const { label, after, rounded, shownAs } = its
  const wrong = its.bugs.flatMap((each) => {
    const got = each.answer(values)
    return got === null
      ? []
      : [{ misconception: each.id, value: exact(got), feedback: each.feedback(values) }]
  })
  const keyOf = (value: string): Worded<KeyOf<'fraction'>> => ({
    kind: 'fraction',
    value,
    ...(after === undefined ? {} : { unit: after }),
    ...(rounded === undefined ? {} : { rounded }),
  })
  const key = exact(its.key)
  return {
    interaction: { kind: 'fraction', label, ...(after === undefined ? {} : { after }) },
    key: { ...keyOf(key), ...roundedAs(key, wrong), ...(shownAs === undefined ? {} : { shownAs }) },
    wrongAnswers: wrong.map(({ value, ...told }) => ({ ...told, key: keyOf(value) })),
  }
}

/** An expression to type. `form` sets how it must be written; wrong expressions match in every form. */
export function typedExpression<Values>(
  values: Values,
  its: {
    label: Words
    letters: readonly string[]
    /** In plain text: `6x+15`. */
    key: string
    form?: NonNullable<KeyOf<'expression'>['form']>
    bugs: readonly Thinking<Values, string>[]
  },
): AnsweringTemplate {
  const { label, letters, key, form, bugs } = its
  return {
    interaction: { kind: 'expression', label, letters: [...letters] },
    key: { kind: 'expression', value: key, ...(form === undefined ? {} : { form }) },
    wrongAnswers: bugs.flatMap((each): WrongTemplate[] => {
      const value = each.answer(values)
      if (value === null) return []
      return [{ misconception: each.id, key: { kind: 'expression', value }, feedback: each.feedback(values) }]
    }),
  }
}

/** A number to type in scientific notation; values are in plain text: `3.5e4`. */
export function typedScientific<Values>(
  values: Values,
  its: { label: Words; key: string; bugs: readonly Thinking<Values, string>[] },
): AnsweringTemplate {
  const { label, key, bugs } = its
  return {
    interaction: { kind: 'scientific', label },
    key: { kind: 'scientific', value: key },
    wrongAnswers: bugs.flatMap((each): WrongTemplate[] => {
      const value = each.answer(values)
      // An answer field does not accept larger exponents.
      if (value === null || Math.abs(Number(value.split('e')[1])) > 30) return []
      return [{ misconception: each.id, key: { kind: 'scientific', value }, feedback: each.feedback(values) }]
    }),
  }
}

/** A ratio to type; a wrong ratio matches in every equivalent form. */
export function typedRatio<Values>(
  values: Values,
  its: {
    label: Words
    key: readonly [first: number, second: number]
    form?: KeyOf<'ratio'>['form']
    bugs: readonly Thinking<Values, readonly [number, number]>[]
  },
): AnsweringTemplate {
  const { label, key, form, bugs } = its
  const keyOf = (value: readonly [number, number]): Worded<KeyOf<'ratio'>> => ({
    kind: 'ratio',
    value: value.join(':'),
  })
  return {
    interaction: { kind: 'ratio', label },
    key: { ...keyOf(key), ...(form === undefined ? {} : { form }) },
    wrongAnswers: bugs.flatMap((each): WrongTemplate[] => {
      const got = each.answer(values)
      if (got === null) return []
      return [{ misconception: each.id, key: keyOf(got), feedback: each.feedback(values) }]
    }),
  }
}

/** A point to type, such as (3, 5). */
export function typedPoint<Values>(
  values: Values,
  its: {
    label: Words
    key: readonly [x: number, y: number]
    bugs: readonly Bug<Values, readonly [number, number]>[]
  },
): AnsweringTemplate {
  const { label, key, bugs } = its
  const keyOf = ([x, y]: readonly [number, number]): Worded<KeyOf<'coordinates'>> => ({
    kind: 'coordinates',
    value: `(${x}, ${y})`,
  })
  return {
    interaction: { kind: 'coordinates', label },
    key: keyOf(key),
    wrongAnswers: bugs.flatMap((each): WrongTemplate[] => {
      const got = each.answer(values)
      if (got === null) return []
      return [{ misconception: each.id, key: keyOf(got), feedback: each.feedback(values) }]
    }),
  }
}

/**
 * Options with one right answer, in the given order. A bug that picks the right option is ignored. An option gets a
 * misconception only if exactly one bug picks it; all other options get `otherwise`, without a misconception.
 */
export function picked<Values>(
  values: Values,
  its: {
    options: readonly Words[]
    right: number
    bugs: readonly Thinking<Values, number>[]
    otherwise: (at: number) => Text
  },
): AnsweringTemplate {
  const { options, right, bugs, otherwise } = its
  const option = (at: number): KeyOf<'choice'> => ({ kind: 'choice', option: letter(at) })
  return {
    interaction: { kind: 'choice', options: options.map((text, at) => ({ id: letter(at), text })) },
    key: option(right),
    wrongAnswers: options.flatMap((_, at): WrongTemplate[] => {
      if (at === right) return []
      const [only, second] = bugs.filter((each) => each.answer(values) === at)
      return only !== undefined && second === undefined
        ? [{ misconception: only.id, key: option(at), feedback: only.feedback(values) }]
        : [{ misconception: null, key: option(at), feedback: otherwise(at) }]
    }),
  }
}

/** Marks a string that stands for a text; no text of a student or an author begins with it. */
const mark = '\u0001'

/** Turns every marked string back into its text. */
function withTexts(node: unknown): unknown {
  if (typeof node === 'string') {
    const text: unknown = node.startsWith(mark) ? JSON.parse(node.slice(1)) : node
    return text
  }
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(withTexts)
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withTexts(value)]))
}

/**
 * Runs the builders of `build-item.ts`, `build-placed.ts`, and `build-drawn.ts`, which take strings. `word` turns a
 * text into a string that they pass through; afterwards it is turned back. Equal texts give equal strings.
 */
export function built(build: (word: (text: Words) => string) => Answering): AnsweringTemplate {
  const answering = build((text) => (typeof text === 'string' ? text : mark + JSON.stringify(text)))
  // The builders keep the contract's shapes, and every string may have become a text.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return withTexts(answering) as AnsweringTemplate
}

/**
 * An equation to write for a story or figure; its solution alone is not accepted. `value` is plain text (`4x+6=30`),
 * `shownAs` is TeX.
 */
export function typedEquation(its: {
  label: Words
  letter: string
  value: string
  shownAs: string
  wrong: readonly { value: string; misconception: MisconceptionId; feedback: Text }[]
}): AnsweringTemplate {
  const { label, letter: unknown, value, shownAs, wrong } = its
  return {
    interaction: { kind: 'equation', label, letters: [unknown] },
    key: { kind: 'equation', value, shownAs, asks: 'model' },
    wrongAnswers: wrong.map(({ value: other, misconception, feedback }) => ({
      misconception,
      key: { kind: 'equation', value: other },
      feedback,
    })),
  }
}
