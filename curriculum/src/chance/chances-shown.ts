import { mathIn } from '../form/math-in.ts'
import { numbersIn } from '../form/numbers-in.ts'
import { solvedFraction } from '../fractions/written.ts'
import type { Response, Shown } from '../item.ts'

/** Parses 45%, 0.45, a fraction, or “9 of 20”. */
function chanceTold(text: string): number {
  const [, top, bottom] = /frac\{(\d+)\}\{(\d+)\}/.exec(mathIn(text)[0] ?? '') ?? []
  if (bottom !== undefined) return Number(top) / Number(bottom)
  const [{ value } = { value: 0 }, all] = numbersIn(text)
  return value / (all?.value ?? (text.includes('%') ? 100 : 1))
}

/** The size of each color, from the counts in the stem or the sections of the spinner. */
function sharesShown({ stem, figure }: Shown): { name: string; size: number }[] {
  return figure?.kind === 'spinner'
    ? figure.sectors.map(({ label, share }) => ({ name: label, size: share }))
    : numbersIn(stem).map(({ noun, value }) => ({ name: noun, size: value }))
}

/** The probability of an event in the figure, or the one stated in a text. */
export function chanceShown(shown: Shown, event: string): number {
  if (/\d/.test(event)) return chanceTold(event)
  const words = event.split(/ (?:or|o|u) |not |no /).filter((word) => word !== '')
  const shares = sharesShown(shown)
  // “Rojo” appears in the counts as “rojos”.
  const isNamed = (name: string) => words.some((word) => name.startsWith(word.slice(0, -1)))
  const of = (some: typeof shares) => some.reduce((sum, { size }) => sum + size, 0)
  const chance = of(shares.filter(({ name }) => isNamed(name))) / of(shares)
  return /^not? /.test(event) ? 1 - chance : chance
}

/** The part that all forms of a color share: “roja”, “rojos”. */
const stemOf = (color: string): string => color.slice(0, 3)

/** The probability of the event asked for, from a spinner or from counted things. */
export function eventShown({ stem, figure }: Shown): Response {
  const ask = stem.search(/What is|¿Cuál/)
  const groups =
    figure?.kind === 'spinner'
      ? figure.sectors.map((sector) => ({ color: stemOf(sector.label), n: sector.share ?? 1 }))
      : numbersIn(stem.slice(0, ask)).map(({ noun, value }) => ({ color: stemOf(noun), n: value }))
  const sumOf = (some: typeof groups): number => some.reduce((sum, { n }) => sum + n, 0)
  const question = stem.slice(ask)
  const named = sumOf(groups.filter(({ color }) => question.includes(` ${color}`)))
  const all = sumOf(groups)
  return solvedFraction(/ not | no (?:sea|es) /.test(question) ? all - named : named, all)
}
