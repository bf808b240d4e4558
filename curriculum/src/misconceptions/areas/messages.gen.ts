// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'area.slanted-side.teacher': null
  'area.slanted-side.student': null
  'area.no-half.teacher': null
  'area.no-half.student': null
  'area.halves-too-much.teacher': null
  'area.halves-too-much.student': null
  'area.adds-lengths.teacher': null
  'area.adds-lengths.student': null
  'area.one-base.teacher': null
  'area.one-base.student': null
  'area.any-line.teacher': null
  'area.any-line.student': null
  'area.subtracts-length.teacher': null
  'area.subtracts-length.student': null
  'area.stops-early.teacher': null
  'area.stops-early.student': null
  'area.one-piece.teacher': null
  'area.one-piece.student': null
  'area.adds-cut-piece.teacher': null
  'area.adds-cut-piece.student': null
  'area.wrong-length.teacher': null
  'area.wrong-length.student': null
  'area.box-around.teacher': null
  'area.box-around.student': null
  'area.leaning-changes-area.teacher': null
  'area.leaning-changes-area.student': null
  'area.one-base-only.teacher': null
  'area.one-base-only.student': null
  'area.grows-like-length.teacher': null
  'area.grows-like-length.student': null
  'area.without-cost.teacher': null
  'area.without-cost.student': null
  'area.divides-for-cost.teacher': null
  'area.divides-for-cost.student': null
  'area.reversed.teacher': null
  'area.reversed.student': null
  'area.tile-side.teacher': null
  'area.tile-side.student': null
  'area.one-side.teacher': null
  'area.one-side.student': null
  'area.subtracts-sides.teacher': null
  'area.subtracts-sides.student': null
  'area.squares-length-factor.teacher': null
  'area.squares-length-factor.student': null
  'area.factor-as-scale.teacher': null
  'area.factor-as-scale.student': null
}

export const say = defineMessages<Messages>('misconceptions/areas', { en, es })
