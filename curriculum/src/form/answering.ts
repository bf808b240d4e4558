import type { Text } from '@skills-center/messages/values'
import { type Bug, type Exact, exact, tidy, toNumber } from '../bugs/bug.ts'
import { type Answering, letter } from '../build-item.ts'
import type { KeyOf } from '../item.ts'
import type { AnsweringTemplate, WrongTemplate } from './item-template.ts'
import type { Worded, Words } from './words.ts'

/**
 * A wrong value with the roundings that a child types: 0.3, 0.29 and 0.286 are all known as 2/7, and 0.28 (cut off)
 * too. A value that ends is known only as itself.
 */
export function withRoundings(value: Exact): { value: string; places?: number } {
  const size = Math.abs(toNumber(value))
  if (Number.isInteger(tidy(size * 100))) return { value: exact(value) }
  return { value: exact(value), places: Math.max(1, Math.ceil(-Math.log10(2 * size))) }
}

/** A number to type, with the wrong answers that the bugs lead to. */
export function typed<Values>(
  values: Values,
  its: {
    label: Words
    /** Printed before and after the field: `$`, `pages per minute`. */
    before?: Words
    after?: Words
    /** The unit that may be typed too; what is printed after the field, where it is left out. */
    unit?: Words
    key: Exact
    form?: KeyOf<'number'>['form']
    bugs: readonly Bug<Values>[]
  },
): AnsweringTemplate {
  const { label, before, after, unit = after ?? (before === '$' ? before : undefined), form } = its
  const keyOf = (value: { value: string; places?: number }): Worded<KeyOf<'number'>> => ({
    kind: 'number',
    ...value,
    ...(unit === undefined ? {} : { unit }),
    ...(form === undefined ? {} : { form }),
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
      const got = each.gets(values)
      if (got === null) return []
      return [{ misconception: each.id, key: keyOf(withRoundings(got)), feedback: each.says(values) }]
    }),
  }
}

/**
 * Options of which one is right, in the order given. A bug that picks the right option is silent. An option carries a
 * misconception only where exactly one bug picks it; what is left is answered by `otherwise`, without a label.
 */
export function picked<Values>(
  values: Values,
  its: {
    options: readonly Words[]
    right: number
    bugs: readonly Bug<Values, number>[]
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
      const [only, second] = bugs.filter((each) => each.gets(values) === at)
      return only !== undefined && second === undefined
        ? [{ misconception: only.id, key: option(at), feedback: only.says(values) }]
        : [{ misconception: null, key: option(at), feedback: otherwise(at) }]
    }),
  }
}

/** Begins a string that holds a text; no text of a child or of an author begins so. */
const mark = '\u0001'

/** Every string that holds a text turned back into it. */
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
 * Builds with the builders of `build-item.ts`, `build-placed.ts` and `build-drawn.ts`, which take strings: `word` turns
 * a text into a string that they pass through, and it is turned back afterwards. The same text is the same string.
 */
export function built(build: (word: (text: Words) => string) => Answering): AnsweringTemplate {
  const answering = build((text) => (typeof text === 'string' ? text : mark + JSON.stringify(text)))
  // The builders keep the shapes of the contract, and every string may have become words.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return withTexts(answering) as AnsweringTemplate
}
