// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'plates.never-moved.teacher': null
  'plates.never-moved.student': null
  'plates.only-continents.teacher': null
  'plates.only-continents.student': null
  'plates.edges-are-coasts.teacher': null
  'plates.edges-are-coasts.student': null
  'plates.sudden.teacher': null
  'plates.sudden.student': null
  'plates.melted-below.teacher': null
  'plates.melted-below.student': null
  'plates.life-crossed.teacher': null
  'plates.life-crossed.student': null
  'plates.not-the-cause.teacher': null
  'plates.not-the-cause.student': null
  'plates.old-at-ridge.teacher': null
  'plates.old-at-ridge.student': null
  'plates.from-the-coast.teacher': null
  'plates.from-the-coast.student': null
  'plates.wrong-boundary.teacher': null
  'plates.wrong-boundary.student': null
  'plates.wrong-side.teacher': null
  'plates.wrong-side.student': null
  'plates.one-clue.teacher': null
  'plates.one-clue.student': null
  'plates.todays-clue.teacher': null
  'plates.todays-clue.student': null
  'plates.one-side-moves.teacher': null
  'plates.one-side-moves.student': null
  'plates.cm-for-km.teacher': null
  'plates.cm-for-km.student': null
  'plates.parts-mixed-up.teacher': null
  'plates.parts-mixed-up.student': null
}

export const say = defineMessages<Messages>('misconceptions/plates', { en, es })
