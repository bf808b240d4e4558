import { byLanguage, type LanguageCode, languageFacts } from './languages.ts'

/** A noun in the forms that sentences need, written out: nothing is guessed from letters. */
export interface NounForms {
  one: string
  many: string
  /** With its article: “an hour”, “una hora”. */
  a: string
  /** “the hour”, “la hora”. */
  the?: string
}

export interface Noun extends NounForms {
  gender?: 'f' | 'm'
  /** What it is called once it is known: “12 ounces of trail mix”, then “per ounce”. */
  short?: NounForms
}

/** A language as data. Messages and nouns are looked up by id, so that they may come from files or from what was published. */
export interface Language {
  code: LanguageCode
  /** Of the formats that write its values (`formatNumber`); those of today where it is left out. */
  format?: number
  message: (id: string) => string | undefined
  noun: (id: string) => Noun | undefined
  /** What one of a noun is called, by what many are called: “page” for “pages”. */
  oneOf?: (many: string) => string | undefined
}

/** How the language writes what is between values. */
export const written = byLanguage((code) => ({
  to: languageFacts[code].to,
  plurals: new Intl.PluralRules(code),
}))

const listFormats = new Map<string, Intl.ListFormat>()

/** “x, y, and z”, “x, y o z”. The library knows that Spanish “y” and “o” change before plain words, and no more. */
export function listed(code: Language['code'], join: 'and' | 'or', parts: readonly string[]): string {
  const name = `${code}-${join}`
  let format = listFormats.get(name)
  if (format === undefined) {
    format = new Intl.ListFormat(code, { type: join === 'and' ? 'conjunction' : 'disjunction' })
    listFormats.set(name, format)
  }
  return format.format(parts)
}
