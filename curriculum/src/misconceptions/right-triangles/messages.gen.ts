// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pythagoras.adds-sides.teacher': null
  'pythagoras.adds-sides.student': null
  'pythagoras.subtracts-sides.teacher': null
  'pythagoras.subtracts-sides.student': null
  'pythagoras.no-root.teacher': null
  'pythagoras.no-root.student': null
  'pythagoras.doubles.teacher': null
  'pythagoras.doubles.student': null
  'pythagoras.wrong-hypotenuse.teacher': null
  'pythagoras.wrong-hypotenuse.student': null
  'pythagoras.squares-areas.teacher': null
  'pythagoras.squares-areas.student': null
  'pythagoras.judges-by-looks.teacher': null
  'pythagoras.judges-by-looks.student': null
  'pythagoras.loses-sign.teacher': null
  'pythagoras.loses-sign.student': null
  'pythagoras.stops-early.teacher': null
  'pythagoras.stops-early.student': null
  'pythagoras.reversed.teacher': null
  'pythagoras.reversed.student': null
}

export const say = defineMessages<Messages>('misconceptions/right-triangles', { en, es })
