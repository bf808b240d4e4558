import { findAll, type XmlElement } from './xml.ts'

const number = /^\d+(?:\.\d+)?$/
const exact = /^0+(?:\.0+)?$/

const twice = (text: string): string[] => {
  const all = text.trim().split(/\s+/)
  return all.length === 1 ? [...all, ...all] : all
}

/** A product of decimals without floating-point noise. */
const times = (a: string, b: number): string => String(Number((Number(a) * b).toPrecision(12)))

/**
 * How far a typed number may be from the right one, by the item's scoring: an empty string for no distance, null for a
 * rule that one distance cannot express.
 */
export function toleranceOf(item: XmlElement, id: string, right: string): string | null {
  const isAbout = (element: XmlElement) =>
    [...findAll(element, 'qti-variable')].some(({ attributes }) => attributes['identifier'] === id)
  const [processing] = findAll(item, 'qti-response-processing')
  if (processing === undefined) return ''
  if ([...findAll(processing, 'qti-equal-rounded')].some(isAbout)) return null
  const [rule] = [...findAll(processing, 'qti-equal')].filter(isAbout)
  const { 'tolerance-mode': mode = 'exact', tolerance = '' } = rule?.attributes ?? {}
  if (rule === undefined || mode === 'exact') return ''
  const [below = '', above = ''] = twice(tolerance)
  if (below !== above || !number.test(below)) return null
  if (exact.test(below)) return ''
  if (mode === 'absolute') return below
  return number.test(right.replace('-', '')) ? times(right.replace('-', ''), Number(below) / 100) : null
}
