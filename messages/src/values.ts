/** A number of things or of a unit. The language knows the noun, its plural, and its gender. */
export interface Quantity<Unit extends string = string> {
  q: number
  unit: Unit
}

export interface Money {
  cents: number
}

/** A first name. The gender is used only if a sentence in some language requires it. */
export interface Person {
  person: string
  gender: 'f' | 'm'
}

/** “21 to 23 degrees”; a single quantity if both ends are equal. */
export interface Range<Unit extends string = string> {
  from: number
  to: number
  unit: Unit
}

/** Several values in order: rows that are read aloud (`rows`), or “x, y, and z”. */
export interface List {
  list: readonly Value[]
  join: 'rows' | 'and' | 'or'
}

/** A thing that the language has in every form that a sentence needs: “a foam cup”, “the foam cup”. */
export interface Term<Noun extends string = string> {
  term: Noun
}

/** TeX. It contains braces, so it enters a message as a value, never as text. */
export interface Tex {
  tex: string
}

/** A text to format: the id of its message, and the values that it uses. */
export interface Text {
  say: string
  with?: Values
}

export type Values = Readonly<Record<string, Value>>

/** A plain string is written as it is in every language: a letter, a `?`, or the key of a `select`. */
export type Value = string | number | Quantity | Money | Person | Range | List | Term | Tex | Text

export const money = (cents: number): Money => ({ cents })
export const tex = (source: string): Tex => ({ tex: source })
export const rows = (list: readonly Value[]): List => ({ list, join: 'rows' })
export const all = (list: readonly Value[]): List => ({ list, join: 'and' })
export const any = (list: readonly Value[]): List => ({ list, join: 'or' })
