// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'inequality.turned-sign.teacher': null
  'inequality.turned-sign.student': null
  'inequality.boundary.teacher': null
  'inequality.boundary.student': null
  'inequality.word-alone.teacher': null
  'inequality.word-alone.student': null
  'inequality.drops-sign.teacher': null
  'inequality.drops-sign.student': null
  'inequality.letter-alone.teacher': null
  'inequality.letter-alone.student': null
  'inequality.one-condition.teacher': null
  'inequality.one-condition.student': null
  'inequality.keeps-sign.teacher': null
  'inequality.keeps-sign.student': null
  'inequality.turns-too-often.teacher': null
  'inequality.turns-too-often.student': null
  'inequality.rounds-without-story.teacher': null
  'inequality.rounds-without-story.student': null
}

export const say = defineMessages<Messages>('misconceptions/inequalities', { en, es })
