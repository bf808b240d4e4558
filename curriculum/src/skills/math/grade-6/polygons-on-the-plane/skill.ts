import { skillFrom } from '#form'
import { areaClaim, orderPolygons, planeArea } from '#shapes/plane-polygons/areas.ts'
import { polyFigure } from '#shapes/plane-polygons/polygons.ts'
import { accepted } from './accepted.gen.ts'
import { buildRectangle, fence, missingCorner } from './corners.ts'
import { say } from './messages.gen.ts'
import { newPlace } from './new-place.ts'

export const polygonsOnThePlane = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'grid',
  prerequisites: ['coordinate-plane', 'area-of-polygons'],
  lesson: {
    idea: ['sides', 'area', 'corner', 'ell'],
    figure: polyFigure([
      [-4, -2],
      [3, -2],
      [3, 2],
      [-4, 2],
    ]),
    workedExample: { model: 'missing-corner', level: 3 },
    words: ['vertex', 'perimeter', 'area'],
  },
  models: [planeArea, fence, missingCorner, buildRectangle, newPlace, orderPolygons, areaClaim],
})
