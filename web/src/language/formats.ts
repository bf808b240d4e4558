import { locale } from './language.ts'

/** Formats are expensive to create, so each is created once per language. */
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

/**
 * `const days = dateRangeFormat({ month: 'short', day: 'numeric' })`: “Nov 16 – 22”. Days are given as `2026-11-16`.
 */
export function dateRangeFormat(options: Intl.DateTimeFormatOptions): (from: string, to: string) => string {
  const format = once((locales) => new Intl.DateTimeFormat(locales, options))
  return (from, to) => format().formatRange(new Date(from), new Date(to))
}

function numberFormat(options: Intl.NumberFormatOptions): (figure: number) => string {
  const format = once((locales) => new Intl.NumberFormat(locales, options))
  return (figure) => format().format(figure)
}

/** 12,345 */
export const inFigures = numberFormat({})

const conjunctions = once((locales) => new Intl.ListFormat(locales, { type: 'conjunction' }))

/** Ana, Ben, and Carl */
export const listed = (names: readonly string[]): string => conjunctions().format(names)
