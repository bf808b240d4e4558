import type { FigureOf } from '@skills-center/contract/figure'
import { numeral } from '../../item/figures/numeral.ts'
import { t } from '../../language/messages.ts'
import { type Motion, rounded } from './motion.ts'

type Plane = FigureOf<'coordinate-plane'>

/** The slope and the intercept of the only line on a plane. A proportional line only has a slope. */
export function lineMotion(figure: Plane): Motion | null {
  const { x, y, points, lines, polygons = [], curves = [], segments = [], halfPlanes = [] } = figure
  const [line] = lines
  if (line === undefined || lines.length > 1) return null
  if (polygons.length + curves.length + segments.length + halfPlanes.length > 0) return null
  const [[x1, y1], [x2, y2]] = line.through
  if (x1 === x2) return null
  const slope = (y2 - y1) / (x2 - x1)
  const intercept = rounded(y1 - slope * x1)
  const isProportional = intercept === 0 && x.from === 0 && y.from === 0
  const steepest = (3 * (y.to - y.from)) / (x.to - x.from)
  const slopes = {
    label: t('skills/slope'),
    min: isProportional ? 0.5 : -steepest,
    max: steepest,
    step: 0.5,
    start: slope,
  }
  const intercepts = {
    label: t('skills/y-intercept'),
    min: y.from,
    max: y.to,
    step: y.step,
    start: intercept,
  }
  return {
    sliders: isProportional ? [slopes] : [slopes, intercepts],
    draw([m = slope, b = 0]) {
      const heightAt = (at: number) => rounded(m * at + b)
      return {
        ...figure,
        points: points
          .map((point) => ({ ...point, at: [point.at[0], heightAt(point.at[0])] satisfies [number, number] }))
          .filter(({ at: [, height] }) => height >= y.from && height <= y.to),
        lines: [
          {
            ...line,
            through: [
              [0, b],
              [1, heightAt(1)],
            ],
          },
        ],
      }
    },
    says: ([m = slope, b = 0]) => `y = ${sumOf(m, b)}`,
  }
}

/** `mx + b` as people write it. */
function sumOf(m: number, b: number): string {
  if (m === 0) return numeral(b)
  const first = m === 1 ? 'x' : m === -1 ? '−x' : `${numeral(m)}x`
  if (b === 0) return first
  return `${first} ${b < 0 ? '−' : '+'} ${numeral(Math.abs(b))}`
}
