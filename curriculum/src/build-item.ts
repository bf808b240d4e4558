import { decimalPlaces, parseRational } from '@skills-center/answers/rational'
import { roundingTo } from '@skills-center/answers/rounded'
import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Terms } from '@skills-center/answers/judge-term'
import { judge } from './check-response.ts'
import type { Item, Key, KeyOf, WrongAnswer } from './item.ts'
import type { Random } from './random.ts'
import { keyResponse } from './key-response.ts'

/** The half of an item that says how it is answered; spread it into the item. */
export type Answering = Pick<Item, 'interaction' | 'key' | 'wrongAnswers'>

/** Whose thinking a wrong answer is, and what we say to it. */
export interface Slip {
  /** Null where no single way of thinking leads to it. */
  misconception: string | null
  feedback: string
}

/** A wrong option: what it says, whose thinking it is, what we say to it. */
export interface WrongOption extends Slip {
  text: string
}

/** A wrong typed answer: the exact value that the thinking leads to. */
export interface WrongValue extends Slip {
  value: string
}

/** Words beside a text field: what to type, what stands before it (`$`), what stands behind it (`cm`). */
export interface Field {
  label: string
  before?: string
  after?: string
}

/** Ids of options, by their place. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
export const letter = (index: number): string => letters[index] ?? `option-${index}`

/**
 * One right option among wrong ones, in random order (or in the order given, where `keepOrder` lists all
 * texts: for options that are themselves a scale, such as yes and no). Wrong options that repeat the right
 * one or another are left out; fewer than `least` (2) that remain is a mistake of the author and throws.
 */
export function choice(
  random: Random,
  options: { right: string; wrong: WrongOption[]; most?: number; least?: number; keepOrder?: string[] },
): Answering {
  const wrong: WrongOption[] = []
  for (const option of options.wrong) {
    const isNew = option.text !== options.right && wrong.every((other) => other.text !== option.text)
    if (isNew && wrong.length < (options.most ?? 3)) wrong.push(option)
  }
  if (wrong.length < (options.least ?? 2)) throw new RangeError('Too few different wrong options')
  const present = [options.right, ...wrong.map((option) => option.text)]
  const texts = options.keepOrder?.filter((text) => present.includes(text)) ?? random.shuffle(present)
  const idOf = (text: string): string => letter(texts.indexOf(text))
  return {
    interaction: { kind: 'choice', options: texts.map((text, index) => ({ id: letter(index), text })) },
    key: { kind: 'choice', option: idOf(options.right) },
    wrongAnswers: wrong.map((option) => ({
      misconception: option.misconception,
      key: { kind: 'choice', option: idOf(option.text) },
      feedback: option.feedback,
    })),
  }
}

/**
 * Pick all that fit: `right` are the fitting options. Each wrong option, picked beside the right ones or alone,
 * is answered by its own feedback; a right option that was left out by `missed`.
 */
export function choices(
  random: Random,
  options: { right: string[]; wrong: WrongOption[]; missed: Slip },
): Answering {
  const texts = random.shuffle([...options.right, ...options.wrong.map((option) => option.text)])
  if (new Set(texts).size !== texts.length) throw new RangeError('Options repeat')
  const ids = (wanted: string[]): string[] =>
    texts.flatMap((text, index) => (wanted.includes(text) ? [letter(index)] : []))
  const right = ids(options.right)
  const extra = options.wrong.flatMap((option): WrongAnswer[] => {
    const { misconception, feedback } = option
    return [
      { misconception, feedback, key: { kind: 'choices', options: ids([...options.right, option.text]) } },
      { misconception, feedback, key: { kind: 'choices', options: ids([option.text]) } },
    ]
  })
  const missing =
    options.right.length < 2
      ? []
      : options.right.map((text): WrongAnswer => {
          return {
            ...options.missed,
            key: { kind: 'choices', options: right.filter((id) => !ids([text]).includes(id)) },
          }
        })
  return {
    interaction: { kind: 'choices', options: texts.map((text, index) => ({ id: letter(index), text })) },
    key: { kind: 'choices', options: right },
    wrongAnswers: [...extra, ...missing],
  }
}

/**
 * Keeps the wrong values that differ from the key and from each other: a value that this thinking shares with
 * the right way tells nothing.
 */
export function different<Wrong extends Slip>(
  key: Key,
  wrong: Wrong[],
  keyOf: (wrong: Wrong) => Key,
): WrongAnswer[] {
  const kept: WrongAnswer[] = []
  for (const candidate of wrong) {
    const its = keyOf(candidate)
    const repeats =
      isSameWhereDecided(key, its) ||
      kept.some((answer) => canCollide(answer.key, its) && isSameWhereDecided(answer.key, its))
    const { misconception, feedback } = candidate
    if (!repeats) kept.push({ misconception, feedback, key: its })
  }
  return kept
}

const decidedBy = (key: Key): readonly string[] | undefined => ('decisive' in key ? key.decisive : undefined)

/** Wrong ways of thinking that show in different cells are different. */
function canCollide(one: Key, other: Key): boolean {
  const [first, second] = [decidedBy(one), decidedBy(other)]
  if (one.kind !== 'table' || first === undefined || second === undefined) return true
  return first.some((id) => second.includes(id))
}

/** The same in the cells that decide: those of a table, written and judged one by one, take most of the time. */
function isSameWhereDecided(one: Key, other: Key): boolean {
  const ids = decidedBy(other)
  if (one.kind !== 'table' || other.kind !== 'table' || ids === undefined) return isSame(one, other)
  return isSame(narrowed(one, ids), narrowed(other, ids))
}

const narrowed = ({ kind, entries }: KeyOf<'table'>, ids: readonly string[]): Key => ({
  kind,
  entries: Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id))),
})

/** Whether an answer that meets one key meets the other. */
function isSame(one: Key, other: Key): boolean {
  const verdict = judge(one, keyResponse(other)).verdict
  return verdict === 'correct' || verdict === 'form'
}

/** The unit that is printed beside a field may be typed again, and no other. */
function printedUnit({ before, after }: Field): { unit?: string } {
  const unit = after ?? (before === '$' ? before : undefined)
  return unit === undefined ? {} : { unit }
}

/** Type a number. `key.value` is exact; see `NumberKey` for forms, rounding, tolerance and the printed unit. */
export function number(field: Field, key: NumberKey, wrong: WrongValue[]): Answering {
  const written = { kind: 'number' as const, ...printedUnit(field), ...key, ...roundedAs(key.value, wrong) }
  return {
    interaction: { kind: 'number', ...field },
    key: written,
    wrongAnswers: different(written, wrong, ({ value }) => ({ ...written, value, wrongRounded: undefined })),
  }
}

/** Whether a value is what another rounds to, or is cut off to, at its own places: 1/5 is 3/14, rounded to 0.2. */
function isRounding(text: string, ofText: string): boolean {
  const value = parseRational(text)
  const places = decimalPlaces(value)
  return places !== null && places > 0 && roundingTo(value, parseRational(ofText), places) !== null
}

/** The wrong values that are what the right one rounds to. */
export function roundedAs(right: string, wrong: readonly { value: string }[]): { wrongRounded?: string[] } {
  const wrongRounded = wrong.map(({ value }) => value).filter((value) => isRounding(value, right))
  return wrongRounded.length === 0 ? {} : { wrongRounded }
}

/** Type a fraction, mixed number or whole number. */
export function fraction(field: Field, key: Omit<KeyOf<'fraction'>, 'kind'>, wrong: WrongValue[]): Answering {
  const written = {
    kind: 'fraction' as const,
    ...printedUnit(field),
    ...key,
    ...roundedAs(key.value, wrong),
  }
  return {
    interaction: { kind: 'fraction', ...field },
    key: written,
    wrongAnswers: different(written, wrong, ({ value }) => ({ ...written, value })),
  }
}

type Relation = 'expression' | 'equation' | 'inequality' | 'coordinates' | 'ratio' | 'scientific'

/** Builders of what is typed as text and has one value, each with its own forms: see its key. */
function typed<Kind extends Relation>(kind: Kind) {
  return (
    field: Field & (Kind extends 'expression' | 'equation' | 'inequality' ? { letters: string[] } : unknown),
    key: Omit<KeyOf<Kind>, 'kind'>,
    wrong: WrongValue[],
  ): Answering => {
    const unit = kind === 'expression' || kind === 'scientific' ? printedUnit(field) : {}
    // Of one kind, which TypeScript cannot follow through a union.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    const interaction = { kind, ...field } as Answering['interaction']
    const keyOf = (value?: string) => {
      // How the right answer is shown says nothing of a wrong one.
      const changed = value === undefined ? {} : { value, shownAs: undefined }
      // oxlint-disable-next-line typescript/consistent-type-assertions
      return { kind, ...unit, ...key, ...changed } as Key
    }
    return {
      interaction,
      key: keyOf(),
      wrongAnswers: different(keyOf(), wrong, ({ value }) => keyOf(value)),
    }
  }
}

/** Type an expression such as 2x + 6; `letters` are those that the question uses. */
export const expression = typed('expression')
/** Type an equation such as y = 2x + 1. */
export const equation = typed('equation')
/** Type an inequality such as x > 3. */
export const inequality = typed('inequality')
/** Type a point such as (2, -3). */
export const coordinates = typed('coordinates')
/** Type a ratio such as 2:3. */
export const ratio = typed('ratio')
/** Type a number in scientific notation. */
export const scientific = typed('scientific')

/**
 * Type a term. Wrong terms are known to each other and to the right one, so that none is taken for a slip in
 * spelling another; `others` are terms of the topic that are wrong without feedback of their own.
 */
export function term(
  field: Field,
  key: Omit<KeyOf<'term'>, 'kind'>,
  wrong: (Slip & { terms: Terms })[],
): Answering {
  const known = [key.terms, ...wrong.map(({ terms }) => terms)]
  const keyOf = (terms: Terms): KeyOf<'term'> => {
    const others = known.filter((each) => each !== terms).flatMap((its) => Object.values(its).flat())
    return { kind: 'term', ...key, terms, others: [...others, ...(key.others ?? [])] }
  }
  return {
    interaction: { kind: 'term', ...field },
    key: keyOf(key.terms),
    wrongAnswers: different(keyOf(key.terms), wrong, ({ terms }) => keyOf(terms)),
  }
}

/** Type several numbers: a set, or a list in order. */
export function numbers(
  field: Field,
  key: Omit<KeyOf<'numbers'>, 'kind'>,
  wrong: (Slip & { values: string[] })[],
): Answering {
  const written = { kind: 'numbers' as const, ...key }
  return {
    interaction: { kind: 'numbers', ...field },
    key: written,
    wrongAnswers: different(written, wrong, ({ values }) => ({ ...written, values })),
  }
}
