import { type Extent, extentOf, reach } from './label-positions.ts'
import { textSize, type SceneBuilder } from './scene.ts'
import { arcPoints } from './scene-marks.ts'
import { type Vector, plus, times, toward } from './vector.ts'

const center: Vector = { x: 0, y: 0 }

/** A semicircular protractor of the given radius, centered at (0, 0), with both scales from 0 to 180. */
export function drawProtractor(scene: SceneBuilder, radius: number): void {
  const rim = 26
  const body = [...arcPoints(center, radius, 0, 180), { x: -radius, y: rim }, { x: radius, y: rim }]
  scene.line(body, 'line', true)
  scene.line(
    [
      { x: -radius, y: 0 },
      { x: radius, y: 0 },
    ],
    'fine',
  )
  for (let degrees = 1; degrees < 180; degrees++) {
    const length = degrees % 10 === 0 ? 13 : degrees % 5 === 0 ? 9 : 5
    scene.line([ray(degrees, radius), ray(degrees, radius - length)], degrees % 10 === 0 ? 'mark' : 'fine')
  }
  for (const degrees of numeralsAt(radius - 50)) {
    const way = toward(degrees)
    const ticks = radius - 17
    const room = 2 * reach(extentOf(String(180 - degrees), textSize), way)
    const inward = (from: number) => (extent: Extent) => [lifted(ray(degrees, from - reach(extent, way)))]
    scene.text(String(180 - degrees), inward(ticks), plain)
    scene.text(String(degrees), inward(ticks - room - 5), faint)
  }
}

const plain = { isStrong: false } as const
const faint = { isStrong: false, tone: 'soft' } as const

const ray = (degrees: number, radius: number): Vector => plus(center, times(toward(degrees), radius))

/** The numbers at 0 and 180 are on the baseline, not across it. */
const lifted = (at: Vector): Vector => ({ x: at.x, y: Math.min(at.y, -textSize / 2 - 2) })

/** The degrees with numbers: every ten if three digits fit side by side, otherwise every thirty. */
export function numeralsAt(radius: number): number[] {
  const room = (radius * Math.PI * 10) / 180
  const step = room >= 28 ? 10 : room >= 15 ? 20 : 30
  const count = Math.floor(180 / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
