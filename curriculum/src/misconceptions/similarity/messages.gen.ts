// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'similar.adds-difference.teacher': null
  'similar.adds-difference.student': null
  'similar.wrong-pair.teacher': null
  'similar.wrong-pair.student': null
  'similar.part-for-side.teacher': null
  'similar.part-for-side.student': null
  'similar.scales-everything.teacher': null
  'similar.scales-everything.student': null
}

export const say = defineMessages<Messages>('misconceptions/similarity', { en, es })
