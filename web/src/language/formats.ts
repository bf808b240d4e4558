import { locale } from './language.ts'

/** Formats are costly to make: each is made once for each language. */
function once<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const known = made.get(locale()) ?? make(locale())
    made.set(locale(), known)
    return known
  }
}

/** `const day = dateFormat({ month: 'long', day: 'numeric' })` at the top of a file, `day(date)` where it is shown. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number | string) => string {
  const format = once((locales) => new Intl.DateTimeFormat(locales, options))
  return (date) => format().format(typeof date === 'string' ? new Date(date) : date)
}

export function numberFormat(options: Intl.NumberFormatOptions): (figure: number) => string {
  const format = once((locales) => new Intl.NumberFormat(locales, options))
  return (figure) => format().format(figure)
}

/** 12,345 */
export const inFigures = numberFormat({})

/** `share` is a part of 1. */
export const inPercent = numberFormat({ style: 'percent', maximumFractionDigits: 0 })

const conjunctions = once((locales) => new Intl.ListFormat(locales, { type: 'conjunction' }))
const disjunctions = once((locales) => new Intl.ListFormat(locales, { type: 'disjunction' }))

/** Ana, Ben, and Carl */
export const listed = (names: readonly string[]): string => conjunctions().format(names)

/** 1, 2, or 3 */
export const listedOr = (names: readonly string[]): string => disjunctions().format(names)
