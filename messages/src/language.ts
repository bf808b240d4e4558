import { byLanguage, type LanguageCode, languageFacts } from './languages.ts'

/** A noun in all forms that sentences need, written out. No form is derived by rule. */
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
  /** A shorter name for later mentions: “12 ounces of trail mix”, then “per ounce”. */
  short?: NounForms
}

/**
 * A language as data. Messages and nouns are looked up by id, so that they can come from files or from published
 * content.
 */
export interface Language {
  code: LanguageCode
  /** Version of the formats for its values (`formatNumber`); the current one by default. */
  format?: number
  message: (id: string) => string | undefined
  noun: (id: string) => Noun | undefined
  /** The singular for a plural noun: “page” for “pages”. */
  oneOf?: (many: string) => string | undefined
}

/** Text that the language writes between values. */
export const written = byLanguage((code) => ({
  to: languageFacts[code].to,
  plurals: new Intl.PluralRules(code),
}))

const listFormats = new Map<string, Intl.ListFormat>()

/** “x, y, and z”, “x, y o z”. `Intl.ListFormat` changes Spanish “y” and “o” only before plain words. */
export function listed(code: Language['code'], join: 'and' | 'or', parts: readonly string[]): string {
  const name = `${code}-${join}`
  let format = listFormats.get(name)
  if (format === undefined) {
    format = new Intl.ListFormat(code, { type: join === 'and' ? 'conjunction' : 'disjunction' })
    listFormats.set(name, format)
  }
  return format.format(parts)
}
