import { t } from '../../../language/messages.ts'
import { readPlace } from '../drawing/read-place.ts'
import { type Place, type Plane, gridsOf, pointAt } from './plane-points.ts'

/**
 * Parses typed coordinates (x and y alternately) into points, with an error for each text. Takes complete points only
 * up to the first incomplete one, because their order can matter.
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
