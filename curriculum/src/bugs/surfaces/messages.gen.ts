// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'one-of-each.box': null
  'one-of-each.prism': null
  'one-of-each.pyramid': null
  'volume.box': null
  'volume.prism': null
  'volume.pyramid': null
  'leaves-out.box': null
  'leaves-out.prism': null
  'leaves-out.pyramid': null
  'no-half': null
  'height-for-slant': null
  'face-for-edge.cube': null
  'face-for-edge.box': null
  'face-for-edge.pyramid': null
  halves: null
  'one-base': null
  'no-half-back': null
}

export const say = defineMessages<Messages>('bugs/surfaces', { en, es })
