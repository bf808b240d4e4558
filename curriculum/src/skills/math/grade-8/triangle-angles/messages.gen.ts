// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.angles-and-parallel-lines': null
  'why.linear-equations': null
  'lesson.sum': null
  'lesson.exterior': null
  'lesson.equal': null
  'lesson.x': null
  'lesson.word.exterior-angle.word': null
  'lesson.word.exterior-angle.meaning': null
  'lesson.word.isosceles.word': null
  'lesson.word.isosceles.meaning': null
  'lesson.word.obtuse.word': null
  'lesson.word.obtuse.meaning': null
  'lesson.word.acute.word': null
  'lesson.word.acute.meaning': null
  label: null
  nudge: null
  'slip.total': null
  'x.equal': null
  'x.outside': { angle: Value }
  'x.asks': { name: Value }
  'x.slip.letter': null
  'x.slip.outside': null
  'x.nudge-outside': null
  'x.hint': null
  'x.why.inside': null
  'x.why.equal': null
  'x.why.outside': null
  'x.equation': { equation: Value; x: Value }
  'x.so': { name: Value; work: Value }
  'lines.about': { who: Value }
  'lines.check': null
  'lines.truth': { x: Value }
  'lines.combine': null
  'lines.collect': null
  'lines.add': { number: Value }
  'lines.subtract': { number: Value }
  'lines.divide': { number: Value }
}

export const say = defineMessages<Messages>('triangle-angles', { en, es })
