// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'graph.as-picture.teacher': null
  'graph.as-picture.student': null
  'graph.height-for-slope.teacher': null
  'graph.height-for-slope.student': null
  'graph.level-is-zero.teacher': null
  'graph.level-is-zero.student': null
  'graph.reads-backward.teacher': null
  'graph.reads-backward.student': null
  'graph.all-straight.teacher': null
  'graph.all-straight.student': null
  'graph.bends-wrong-way.teacher': null
  'graph.bends-wrong-way.student': null
  'graph.end-for-length.teacher': null
  'graph.end-for-length.student': null
  'graph.one-stretch.teacher': null
  'graph.one-stretch.student': null
  'graph.other-quantity.teacher': null
  'graph.other-quantity.student': null
  'graph.starts-at-zero.teacher': null
  'graph.starts-at-zero.student': null
  'graph.change-for-value.teacher': null
  'graph.change-for-value.student': null
}

export const say = defineMessages<Messages>('misconceptions/graphs', { en, es })
