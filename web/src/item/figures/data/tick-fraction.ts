import { textWidth } from '../scale.ts'
import { tickSize } from '../svg.tsx'

interface Fraction {
  whole: string
  top: string
  bottom: string
}

/** Parses `3/8` and `1 3/8`; undefined for any other name. */
export function asFraction(name: string): Fraction | undefined {
  const [, whole = '', top, bottom] = /^([−-]?(?:\d+ )?)(\d+)\/(\d+)$/.exec(name) ?? []
  return top === undefined || bottom === undefined ? undefined : { whole: whole.trim(), top, bottom }
}

/** The width of a name whose fraction has a horizontal bar. */
export function tickNameWidth(name: string): number {
  const fraction = asFraction(name)
  if (!fraction) return textWidth(name, tickSize)
  const { whole, top, bottom } = fraction
  return (
    (whole ? textWidth(whole, tickSize) + 2 : 0) +
    Math.max(textWidth(top, tickSize), textWidth(bottom, tickSize))
  )
}
