// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.data-displays': null
  'lesson.what': null
  'lesson.halves': null
  'lesson.parts': null
  'lesson.spread': null
  'lesson.word.five-number-summary.word': null
  'lesson.word.five-number-summary.meaning': null
  'lesson.word.lower-quartile.word': null
  'lesson.word.lower-quartile.meaning': null
  'lesson.word.upper-quartile.word': null
  'lesson.word.upper-quartile.meaning': null
  'lesson.word.iqr.word': null
  'lesson.word.iqr.meaning': null
}

export const say = defineMessages<Messages>('box-plots', { en, es })
