// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
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
  'task.books.told': null
  'task.books.count': null
  'task.books.fits': null
  'task.books.dot': { top: Value }
  'task.books.many': { top: Value }
  'task.goals.told': null
  'task.goals.count': null
  'task.goals.fits': null
  'task.goals.dot': { top: Value }
  'task.goals.many': { top: Value }
  'task.cousins.told': null
  'task.cousins.count': null
  'task.cousins.fits': null
  'task.cousins.dot': { top: Value }
  'task.cousins.many': { top: Value }
  'task.texts.told': null
  'task.texts.count': null
  'task.texts.fits': null
  'task.texts.dot': { top: Value }
  'task.texts.many': { top: Value }
  'task.songs.told': null
  'task.songs.count': null
  'task.songs.fits': null
  'task.songs.dot': { top: Value }
  'task.songs.many': { top: Value }
  'task.birds.told': null
  'task.birds.count': null
  'task.birds.fits': null
  'task.birds.dot': { top: Value }
  'task.birds.many': { top: Value }
  'task.riders.told': null
  'task.riders.count': null
  'task.riders.fits': null
  'task.riders.dot': { top: Value }
  'task.riders.many': { top: Value }
  'task.dot': { top: Value }
  'task.median': null
  'task.mean': null
  'task.five': null
  'task.iqr': null
  'task.later': { to: Value; top: Value }
  'task.fits.up': null
  'task.fits.down': null
  'task.fits.none': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.dot': null
  'task.slip.columns': null
  'task.slip.sum': null
  'task.slip.mean': null
  'task.slip.median': null
  'task.slip.once': null
  'task.slip.ends': null
  'task.slip.total': null
  'task.slip.pull': null
  'task.slip.quarters': null
  'task.slip.range': null
  'task.slip.center': null
  'task.slip.same': null
  'task.slip.shared': null
  'task.why.dot': { equation: Value }
  'task.why.count': { equation: Value }
  'task.why.median': { equation: Value }
  'task.why.mean': { equation: Value }
  'task.why.fits': { equation: Value }
  'task.why.five': { equation: Value }
  'task.why.iqr': { equation: Value }
  'task.why.later': { equation: Value }
}

export const say = defineMessages<Messages>('box-plots', { en, es })
