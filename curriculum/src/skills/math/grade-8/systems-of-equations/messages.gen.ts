// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.linear-equations': null
  'why.slope': null
  'lesson.what': { one: Value; other: Value }
  'lesson.lines': null
  'lesson.how': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.substitution.word': null
  'lesson.word.substitution.meaning': null
  'lesson.word.elimination.word': null
  'lesson.word.elimination.meaning': null
  point: null
  'graph.asks': null
  'graph.story': null
  'graph.three': { one: Value; other: Value }
  'graph.swapped': null
  'graph.squares': { step: Value }
  'graph.sign': null
  'graph.other': { point: Value }
  'graph.start': { point: Value }
  'graph.nudge': null
  'graph.which': null
  'graph.hint': null
  'graph.scale': { step: Value }
  'graph.starts': { one: Value; other: Value }
  'graph.both': null
  'graph.so': { point: Value }
  'draw.asks': { first: Value; equation: Value }
  'draw.parallel': { point: Value }
  'draw.answer': { equation: Value }
  'draw.turned': null
  'draw.same': null
  'draw.swapped': { point: Value }
  'draw.nudge-line': null
  'draw.nudge-standard': null
  'draw.hint': null
  'draw.nudge-parallel': null
  'draw.hint-parallel': { point: Value }
  'draw.why-parallel': { slope: Value }
  'draw.through': { point: Value; next: Value }
  'draw.rewrite': { equation: Value; line: Value }
  'draw.start': { start: Value; slope: Value }
  'draw.crossing': { point: Value }
  'solve.asks': { one: Value; other: Value }
  'check.asks': { one: Value; other: Value }
  'check.both': null
  'check.first': null
  'check.second': null
  'check.neither': null
  'check.card': { point: Value }
  'check.one-only': null
  'check.signs': null
  'check.nudge': null
  'check.hint': null
  'check.put': null
  'check.so': { point: Value }
  'check.why-first': { point: Value }
  'check.why-second': { point: Value }
  'check.why-neither': { point: Value }
  'count.asks': null
  'count.card': { list: Value }
  'count.looks': null
  'count.parallel': null
  'count.slopes': null
  'count.nudge': null
  'count.hint': null
  'count.why-one': { list: Value; first: Value; second: Value }
  'count.why-none': { list: Value; first: Value; second: Value }
  'count.why-all': { list: Value; first: Value }
  'count.placed': { list: Value; is: Value }
  'count.answer': { list: Value }
  'story.label': null
  'story.equation': null
  'story.let': { x: Value; first: Value; y: Value; second: Value }
  'story.writes': { count: Value }
  'story.other': { second: Value }
  'story.one-kind': null
  'story.evenly': null
  'story.mixed': null
  'story.other-total': null
  'story.no-worth': null
  'story.nudge': null
  'story.hint': null
  'story.each': { x: Value; y: Value }
  'story.parts': { x: Value; p: Value; y: Value; q: Value }
  'story.sum': { worth: Value }
  'story.set': { count: Value; worth: Value }
  'story.put': { y: Value; equation: Value }
  'story.so': { x: Value; y: Value }
  'story.other-price': null
  'story.nudge-orders': null
  'story.hint-orders': null
  'story.let-prices': { x: Value; y: Value; system: Value }
  'story.scale': { by: Value; scaled: Value; times: Value; other: Value }
  'story.subtract': { x: Value; y: Value }
}

export const say = defineMessages<Messages>('systems-of-equations', { en, es })
