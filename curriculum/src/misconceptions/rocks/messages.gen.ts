// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'rocks.top-oldest.teacher': null
  'rocks.top-oldest.student': null
  'rocks.cutter-first.teacher': null
  'rocks.cutter-first.student': null
  'rocks.no-gaps.teacher': null
  'rocks.no-gaps.student': null
  'rocks.same-rock-same-age.teacher': null
  'rocks.same-rock-same-age.student': null
  'rocks.level-counts.teacher': null
  'rocks.level-counts.student': null
  'rocks.thickness-is-time.teacher': null
  'rocks.thickness-is-time.student': null
  'rocks.fossils-overlooked.teacher': null
  'rocks.fossils-overlooked.student': null
  'fossils.one-only.teacher': null
  'fossils.one-only.student': null
  'fossils.other-row.teacher': null
  'fossils.other-row.student': null
  'fossils.misreads-ago.teacher': null
  'fossils.misreads-ago.student': null
  'fossils.looks.teacher': null
  'fossils.looks.student': null
  'rocks.place-today.teacher': null
  'rocks.place-today.student': null
  'fossils.all-at-once.teacher': null
  'fossils.all-at-once.student': null
  'fossils.lasts-forever.teacher': null
  'fossils.lasts-forever.student': null
  'fossils.gap-is-absence.teacher': null
  'fossils.gap-is-absence.student': null
  'fossils.ladder.teacher': null
  'fossils.ladder.student': null
  'rocks.never-change.teacher': null
  'rocks.never-change.student': null
  'rocks.melt-is-metamorphic.teacher': null
  'rocks.melt-is-metamorphic.student': null
  'rocks.one-circle.teacher': null
  'rocks.one-circle.student': null
  'rocks.processes-mixed.teacher': null
  'rocks.processes-mixed.student': null
  'rocks.wrong-energy.teacher': null
  'rocks.wrong-energy.student': null
  'rocks.depth-is-heat.teacher': null
  'rocks.depth-is-heat.student': null
  'rocks.matter-vanishes.teacher': null
  'rocks.matter-vanishes.student': null
  'time.squeezed.teacher': null
  'time.squeezed.student': null
  'time.equal-units.teacher': null
  'time.equal-units.student': null
  'time.thousands-for-millions.teacher': null
  'time.thousands-for-millions.student': null
  'land.slow-is-nothing.teacher': null
  'land.slow-is-nothing.student': null
  'land.one-process.teacher': null
  'land.one-process.student': null
  'land.words-mixed-up.teacher': null
  'land.words-mixed-up.student': null
  'land.size-is-speed.teacher': null
  'land.size-is-speed.student': null
}

export const say = defineMessages<Messages>('misconceptions/rocks', { en, es })
