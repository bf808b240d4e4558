// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.cells': null
  'why.unit-rates': null
  'lesson.levels': null
  'lesson.systems': null
  'lesson.together': null
  'lesson.change': null
  'lesson.figure': null
  'lesson.word.tissue.word': null
  'lesson.word.tissue.meaning': null
  'lesson.word.organ.word': null
  'lesson.word.organ.meaning': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.circulatory.word': null
  'lesson.word.circulatory.meaning': null
  'lesson.word.respiratory.word': null
  'lesson.word.respiratory.meaning': null
  'lesson.word.nervous.word': null
  'lesson.word.nervous.meaning': null
  'organ.brain': null
  'organ.trachea': null
  'organ.lungs': null
  'organ.heart': null
  'organ.esophagus': null
  'organ.stomach': null
  'organ.small-intestine': null
  'organ.large-intestine': null
  'organ.kidneys': null
  'organ.bladder': null
  'organ.muscle': null
  'organ.bone': null
  'place.brain': null
  'place.trachea': null
  'place.lungs': null
  'place.heart': null
  'place.esophagus': null
  'place.stomach': null
  'place.small-intestine': null
  'place.large-intestine': null
  'place.kidneys': null
  'place.bladder': null
  'place.muscle': null
  'place.bone': null
  'job.brain': null
  'job.trachea': null
  'job.lungs': null
  'job.heart': null
  'job.esophagus': null
  'job.stomach': null
  'job.small-intestine': null
  'job.large-intestine': null
  'job.kidneys': null
  'job.bladder': null
  'job.muscle': null
  'job.bone': null
  'does.brain': null
  'does.trachea': null
  'does.lungs': null
  'does.heart': null
  'does.esophagus': null
  'does.stomach': null
  'does.small-intestine': null
  'does.large-intestine': null
  'does.kidneys': null
  'does.bladder': null
  'does.muscle': null
  'does.bone': null
  'pair.oxygen': null
  'pair.urine': null
  'pair.arm': null
  'pair.wave': null
  'pair.meal': null
  'pair.breath': null
  'pair.swallow': null
  'drawing.name': null
  'drawing.pick': null
  'drawing.pick-two': null
  'drawing.description': { spots: Value }
  'drawing.points': { spot: Value; place: Value }
  'drawing.other': { spot: Value; says: Value }
  'drawing.looks': { name: Value; place: Value; spot: Value }
  'drawing.hint-easy': null
  'drawing.hint-place': null
  'drawing.hint-job': null
  'drawing.so': { spot: Value; place: Value }
  'drawing.so-named': { spot: Value; place: Value; name: Value }
  'activity.reading': null
  'activity.walking': null
  'activity.dancing': null
  'activity.stairs': null
  'pulse.title': null
  'pulse.activity': null
  'pulse.in-15': null
  'pulse.in-30': null
  'pulse.scene-beats': null
  'pulse.scene': null
  'pulse.ask-rate': { activity: Value }
  'pulse.ask-more': { other: Value; activity: Value }
  'pulse.ask-each': { activity: Value }
  'pulse.label': null
  'pulse.label-more': null
  'pulse.label-each': null
  'pulse.beats-per-minute': null
  'pulse.breaths-per-minute': null
  'pulse.beats': null
  'pulse.count-only': null
  'pulse.times-15': null
  'pulse.half-minute': null
  'pulse.thirty-only': null
  'pulse.one-row': null
  'pulse.times-30': null
  'pulse.rate-only': null
  'pulse.subtracted': null
  'pulse.other-times': null
  'pulse.hint-row': { activity: Value }
  'pulse.hint-15': null
  'pulse.hint-apart': null
  'pulse.hint-30': null
  'pulse.hint-same-time': null
  'pulse.hint-each': null
  'pulse.so-15': null
  'pulse.so-beats': { beats: Value; rate: Value }
  'pulse.so-apart': { more: Value; fewer: Value; apart: Value }
  'pulse.so-30': { apart: Value; answer: Value }
  'pulse.so-rates': { beats: Value; rate: Value; breaths: Value; breathRate: Value }
  'pulse.so-each': { rate: Value; breathRate: Value; each: Value }
}

export const say = defineMessages<Messages>('body-systems', { en, es })
