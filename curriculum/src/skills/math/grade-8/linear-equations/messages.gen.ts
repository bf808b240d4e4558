// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.two-step-equations': null
  'why.signed-numbers': null
  'lesson.what': { equation: Value; term: Value; less: Value }
  'lesson.how': { first: Value; second: Value }
  'lesson.count': { none: Value; all: Value }
  'lesson.word.distribute.word': null
  'lesson.word.distribute.meaning': null
  'lesson.word.like-terms.word': null
  'lesson.word.like-terms.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.infinitely-many.word': null
  'lesson.word.infinitely-many.meaning': null
  'solve.asks': { equation: Value }
  'story.let': { letter: Value; unknown: Value }
  'story.writes': null
  'story.label.number': null
  'story.label.equation': null
  'story.nudge': null
  'story.hint': { letter: Value; unknown: Value }
  'story.sides': { letter: Value }
  'story.set': { letter: Value; unknown: Value; equation: Value }
  'lines.solves': { who: Value }
  'lines.check': null
  'count.asks': null
  'count.one-term': null
  'count.expects-one': null
  'count.none-or-all': null
  'count.nudge': null
  'count.hint': null
  'count.why.one': { equation: Value; simple: Value }
  'count.why.none': { equation: Value; simple: Value }
  'count.why.all': { equation: Value; simple: Value }
  'missing.asks.all': { k: Value; equation: Value }
  'missing.asks.none': { k: Value; equation: Value }
  'missing.label': null
  'missing.once': { p: Value }
  'missing.inside': null
  'missing.outside': null
  'missing.adds': { p: Value }
  'missing.nudge.all': null
  'missing.nudge.none': null
  'missing.hint.constant': null
  'missing.hint.coefficient': null
  'missing.hint.factor': null
  'missing.why.all': null
  'missing.why.none': null
  'missing.opened': { group: Value; opened: Value }
  'missing.factor': { p: Value; a: Value; product: Value; q: Value; constant: Value }
  'missing.so': { k: Value }
}

export const say = defineMessages<Messages>('linear-equations', { en, es })
