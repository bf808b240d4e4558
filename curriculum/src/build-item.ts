import { decimalPlaces, parseRational } from '@skills-center/answers/rational'
import { roundingTo } from '@skills-center/answers/rounded'
import type { NumberKey } from '@skills-center/answers/judge-number'
import type { Terms } from '@skills-center/answers/judge-term'
import { judge } from './check-response.ts'
import type { Item, Key, KeyOf, WrongAnswer } from './item.ts'
import type { Random } from './random.ts'
import { keyResponse } from './key-response.ts'

/** The part of an item that defines how it is answered; spread it into the item. */
export type Answering = Pick<Item, 'interaction' | 'key' | 'wrongAnswers'>

/** The misconception behind a wrong answer, and the feedback to it. */
export interface Slip {
  /** Null where no single misconception leads to it. */
  misconception: string | null
  feedback: string
}

/** A wrong option: its text, its misconception, and its feedback. */
export interface WrongOption extends Slip {
  text: string
}

/** A wrong typed answer: the exact value that the misconception leads to. */
export interface WrongValue extends Slip {
  value: string
}

/** Text around a text field: what to type, what is printed before it (`$`), and what after it (`cm`). */
export interface Field {
  label: string
  before?: string
  after?: string
}

/** Option ids, by position. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
export const letter = (index: number): string => letters[index] ?? `option-${index}`

/**
 * One right option and wrong ones, in random order. `keepOrder` lists all texts in a fixed order, for options that form
 * a scale, such as yes and no. Wrong options that repeat the right option or each other are dropped. Throws if fewer
 * than `least` (default 2) wrong options remain.
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
 * Select all that apply: `right` are the correct options. A wrong option gets its own feedback, alone or along with the
 * right ones; a missing right option gets `missed`.
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
 * Keeps the wrong values that differ from the key and from each other: a value that a misconception shares with the
 * correct method is no evidence of it.
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

/** Wrong tables whose decisive cells do not overlap never collide. */
function canCollide(one: Key, other: Key): boolean {
  const [first, second] = [decidedBy(one), decidedBy(other)]
  if (one.kind !== 'table' || first === undefined || second === undefined) return true
  return first.some((id) => second.includes(id))
}

/** Like `isSame`, but compares only the decisive cells of tables: judging every cell takes most of the time. */
function isSameWhereDecided(one: Key, other: Key): boolean {
  const ids = decidedBy(other)
  if (one.kind !== 'table' || other.kind !== 'table' || ids === undefined) return isSame(one, other)
  return isSame(narrowed(one, ids), narrowed(other, ids))
}

const narrowed = ({ kind, entries }: KeyOf<'table'>, ids: readonly string[]): Key => ({
  kind,
  entries: Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id))),
})

/** Whether an answer that matches the second key is also accepted by the first. */
function isSame(one: Key, other: Key): boolean {
  const verdict = judge(one, keyResponse(other)).verdict
  return verdict === 'correct' || verdict === 'form'
}

/** Students may also type the unit printed beside the field, but no other unit. */
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

/** Whether `text` is `ofText` rounded or truncated to the decimal places of `text`: 1/5 is 3/14 rounded to 0.2. */
function isRounding(text: string, ofText: string): boolean {
  const value = parseRational(text)
  const places = decimalPlaces(value)
  return places !== null && places > 0 && roundingTo(value, parseRational(ofText), places) !== null
}

/** The wrong values that are roundings of the right one. */
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

/**
 * Makes builders for answers that are typed as text and have one value. The key type lists the forms that each accepts.
 */
function typed<Kind extends Relation>(kind: Kind) {
  return (
    field: Field & (Kind extends 'expression' | 'equation' | 'inequality' ? { letters: string[] } : unknown),
    key: Omit<KeyOf<Kind>, 'kind'>,
    wrong: WrongValue[],
  ): Answering => {
    const unit = kind === 'expression' || kind === 'scientific' ? printedUnit(field) : {}
    // Kind and field belong together, but TypeScript cannot follow that through a union.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    const interaction = { kind, ...field } as Answering['interaction']
    const keyOf = (value?: string) => {
      // `shownAs` describes the right answer, so a wrong one drops it.
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

/** Type an expression such as 2x + 6; `letters` are the variables in the question. */
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
 * Type a term. The judge knows the right term and all wrong ones, so it never takes one for a misspelling of another.
 * `others` are more wrong terms of the topic, without feedback.
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

/** Type several numbers: a set, or an ordered list. */
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
