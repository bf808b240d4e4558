// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'adds-edges': null
  'one-layer': null
  surface: null
  'subtracts-edges': null
  'divides-once': null
  'same-height': null
  'volume-given': null
  visible: null
  hidden: null
  bottom: null
  there: null
  full: null
  'one-part': null
  'joined-edges': null
  'one-edge': null
  'divides-by-edge': null
  'front.overlap': null
  'front.one.step': null
  'front.one.notch': null
  'front.around': null
  'front.face': null
  'front.squares': null
  'front.depth-part': null
  'front.depth-face': null
  'front.depth-minus': null
  'composite.one.cut': null
  'composite.one.joined': null
  'composite.adds-cut': null
  'composite.edges': null
  'composite.around': null
  'composite.rest': null
  'composite.all': null
  'composite.one-edge': null
  'counted.faces': null
  'counted.hidden': null
  'counted.footprint': null
  'counted.around': null
  'counted.front-row': null
}

export const say = defineMessages<Messages>('bugs/solids', { en, es })
