// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.body-systems': null
  'lesson.stimulus': null
  'lesson.brain': null
  'lesson.response': null
  'lesson.memory': null
  'lesson.figure.description': null
  'lesson.figure.stimulus': null
  'lesson.figure.receptor': null
  'lesson.figure.brain': null
  'lesson.figure.muscles': null
  'lesson.word.stimulus.word': null
  'lesson.word.stimulus.meaning': null
  'lesson.word.receptor.word': null
  'lesson.word.receptor.meaning': null
  'lesson.word.nerve.word': null
  'lesson.word.nerve.meaning': null
  'lesson.word.response.word': null
  'lesson.word.response.meaning': null
  'lesson.word.memory.word': null
  'lesson.word.memory.meaning': null
  'paths.ask-match': null
  'paths.close': null
  'paths.other': null
  'paths.ask-order': null
  'paths.first': null
  'paths.last': null
  'paths.brain-first': null
  'paths.stimulus-first': null
  'paths.muscles-last': null
  'paths.memory-in-brain': null
  'paths.memory-before': null
  'paths.hint-kind': null
  'paths.hint-rest': null
  'paths.hint-outside': null
  'paths.hint-brain': null
  'paths.so-kind': null
  'paths.so-match': { stimulus: Value; receptor: Value }
  'paths.so-way': null
  'paths.so-end': null
  'paths.so-memory': null
  'presses.ask-sooner': null
  'presses.claim': null
  'presses.evidence': null
  'presses.sooner.first': { one: Value }
  'presses.sooner.second': { other: Value }
  'presses.sooner.none': null
  'presses.because.apart': null
  'presses.because.overlap': null
  'presses.ask-next': null
  'presses.label-see': null
  'presses.label-do': null
  'presses.see.apart': null
  'presses.see.overlap': null
  'presses.see.odd': null
  'presses.do.apart': null
  'presses.do.overlap': null
  'presses.do.odd': null
  'presses.told.apart': null
  'presses.told.overlap': null
  'presses.told.odd': null
  'presses.told.smaller': null
  'presses.hint': null
  'presses.next': null
  'presses.range': { signal: Value; low: Value; high: Value }
  'presses.so.apart': null
  'presses.so.overlap': null
  'presses.so.odd': null
  'presses.hint-row': null
  'presses.ask-mean': { signal: Value }
  'presses.label-mean': null
  'presses.kept': null
  'presses.by-five': null
  'presses.sum': null
  'presses.best': null
  'presses.hint-mean': null
  'presses.so-odd': { odd: Value }
  'presses.so-sum': { list: Value; sum: Value }
  'presses.so-mean': { sum: Value; count: Value; value: Value }
  'lab.scene': null
  'lab.signal.head': null
  'lab.signal.name': null
  'lab.signal.beep': null
  'lab.signal.bright': null
  'lab.signal.dim': null
  'lab.task.head': null
  'lab.task.name': null
  'lab.task.alone': null
  'lab.task.talking': null
  'lab.task.counting': null
  'lab.key.head': null
  'lab.key.name': null
  'lab.key.small': null
  'lab.key.medium': null
  'lab.key.large': null
  'lab.time': null
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('senses-and-the-brain', { en, es })
