// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'grid.swaps-coordinates.teacher': null
  'grid.swaps-coordinates.student': null
  'grid.starts-at-one.teacher': null
  'grid.starts-at-one.student': null
  'grid.counts-points.teacher': null
  'grid.counts-points.student': null
  'grid.end-only.teacher': null
  'grid.end-only.student': null
  'grid.other-axis.teacher': null
  'grid.other-axis.student': null
  'grid.wrong-direction.teacher': null
  'grid.wrong-direction.student': null
  'grid.crooked-side.teacher': null
  'grid.crooked-side.student': null
  'grid.skips-stop.teacher': null
  'grid.skips-stop.student': null
  'grid.one-direction.teacher': null
  'grid.one-direction.student': null
  'grid.value-for-change.teacher': null
  'grid.value-for-change.student': null
  'grid.wrong-point.teacher': null
  'grid.wrong-point.student': null
  'grid.adds-coordinates.teacher': null
  'grid.adds-coordinates.student': null
  'grid.misplaces.teacher': null
  'grid.misplaces.student': null
  'grid.drops-sign.teacher': null
  'grid.drops-sign.student': null
  'grid.wrong-quadrant.teacher': null
  'grid.wrong-quadrant.student': null
  'grid.subtracts-sizes.teacher': null
  'grid.subtracts-sizes.student': null
  'grid.half-perimeter.teacher': null
  'grid.half-perimeter.student': null
  'grid.straight-across.teacher': null
  'grid.straight-across.student': null
  'grid.order-reversed.teacher': null
  'grid.order-reversed.student': null
}

export const say = defineMessages<Messages>('misconceptions/grids', { en, es })
