// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'volume.visible-faces.teacher': null
  'volume.visible-faces.student': null
  'volume.hidden-cubes.teacher': null
  'volume.hidden-cubes.student': null
  'volume.one-layer.teacher': null
  'volume.one-layer.student': null
  'volume.adds-edges.teacher': null
  'volume.adds-edges.student': null
  'volume.subtracts-edges.teacher': null
  'volume.subtracts-edges.student': null
  'volume.stops-early.teacher': null
  'volume.stops-early.student': null
  'volume.same-height.teacher': null
  'volume.same-height.student': null
  'volume.other-part.teacher': null
  'volume.other-part.student': null
  'volume.one-part.teacher': null
  'volume.one-part.student': null
  'volume.adds-before-multiplying.teacher': null
  'volume.adds-before-multiplying.student': null
  'volume.divides-one-edge.teacher': null
  'volume.divides-one-edge.student': null
  'volume.square-for-cubic.teacher': null
  'volume.square-for-cubic.student': null
  'volume.gaps.teacher': null
  'volume.gaps.student': null
  'volume.grows-like-one-edge.teacher': null
  'volume.grows-like-one-edge.student': null
  'volume.judges-by-one-edge.teacher': null
  'volume.judges-by-one-edge.student': null
  'volume.reversed.teacher': null
  'volume.reversed.student': null
  'surface.one-of-each.teacher': null
  'surface.one-of-each.student': null
  'surface.volume.teacher': null
  'surface.volume.student': null
  'surface.leaves-out-faces.teacher': null
  'surface.leaves-out-faces.student': null
  'surface.all-faces.teacher': null
  'surface.all-faces.student': null
  'surface.height-for-slant.teacher': null
  'surface.height-for-slant.student': null
  'surface.face-for-edge.teacher': null
  'surface.face-for-edge.student': null
  'surface.neighbor-as-opposite.teacher': null
  'surface.neighbor-as-opposite.student': null
  'volume.forgets-third.teacher': null
  'volume.forgets-third.student': null
  'volume.third-of-cylinder.teacher': null
  'volume.third-of-cylinder.student': null
  'volume.square-for-cube.teacher': null
  'volume.square-for-cube.student': null
  'volume.forgets-four-thirds.teacher': null
  'volume.forgets-four-thirds.student': null
  'volume.cube-as-edge.teacher': null
  'volume.cube-as-edge.student': null
  'volume.part-cube-as-unit.teacher': null
  'volume.part-cube-as-unit.student': null
  'section.takes-face.teacher': null
  'section.takes-face.student': null
  'section.always-triangle.teacher': null
  'section.always-triangle.student': null
  'section.not-followed.teacher': null
  'section.not-followed.student': null
  'section.other-face.teacher': null
  'section.other-face.student': null
  'section.reversed.teacher': null
  'section.reversed.student': null
  'section.number-alone.teacher': null
  'section.number-alone.student': null
  'volume.box-around.teacher': null
  'volume.box-around.student': null
  'volume.unit-size.teacher': null
  'volume.unit-size.student': null
  'net.flat-neighbors.teacher': null
  'net.flat-neighbors.student': null
  'net.overlap.teacher': null
  'net.overlap.student': null
  'net.prism-or-pyramid.teacher': null
  'net.prism-or-pyramid.student': null
  'net.base-shape.teacher': null
  'net.base-shape.student': null
  'net.sides-must-match.teacher': null
  'net.sides-must-match.student': null
  'net.one-end.teacher': null
  'net.one-end.student': null
  'net.cut-corners.teacher': null
  'net.cut-corners.student': null
}

export const say = defineMessages<Messages>('misconceptions/solids', { en, es })
