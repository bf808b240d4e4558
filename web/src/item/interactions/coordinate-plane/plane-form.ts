import { t } from '../../../language/messages.ts'
import { readPlace } from '../drawing/read-place.ts'
import { type Place, type Plane, gridsOf, pointAt } from './plane-points.ts'

/**
 * The points that typed texts give (x and y in turn), and what is wrong with each text. Points count from the first
 * on for as long as they are whole, since some of them mean something by their order.
 */
export function typedPoints(
  plane: Plane,
  texts: readonly string[],
): { points: Place[]; problems: (string | null)[] } {
  const grids = gridsOf(plane)
  const points: Place[] = []
  const problems: (string | null)[] = []
  let isUnbroken = true
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const x = readPlace(texts[index] ?? '', grids.x)
    const y = readPlace(texts[index + 1] ?? '', grids.y)
    const place: Place | null = x.at === null || y.at === null ? null : [x.at, y.at]
    const isTaken = place !== null && pointAt(points, place) >= 0
    problems.push(x.problem, isTaken ? t('item/point-at-this-place-already') : y.problem)
    if (place === null || isTaken) isUnbroken = false
    else if (isUnbroken) points.push(place)
  }
  return { points, problems }
}
