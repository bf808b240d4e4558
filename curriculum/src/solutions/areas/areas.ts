import { square, type LengthUnit } from '../../round-figures/round-figures.ts'
import { areaOf, fullOf, type Polygon } from '../../areas/polygons.ts'
import { say } from './messages.gen.ts'

/** A field for an area, with its unit. */
export const areaField = (key: number, unit: LengthUnit) => {
  const of = square(key, unit)
  return { field: { label: say('area'), after: say('unit', { of }), key }, answer: say('answer', { of }) }
}

/** Hints and steps to the area of one polygon. */
export function areaSteps(its: Polygon) {
  const terms = { base: its.base, top: its.top, height: its.height, full: fullOf(its), area: areaOf(its) }
  const shape = its.shape === 'parallelogram' || its.shape === 'trapezoid' ? its.shape : 'triangle'
  return {
    hints: [say(`area-of.${shape}.nudge`), say(`area-of.${shape}.hint`)],
    solution: [
      say(`area-of.${shape}.why`),
      say(`area-of.${shape}.step`, terms),
      say(`area-of.${shape}.so`, terms),
    ],
  }
}
