// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.compare-signed-numbers': null
  'why.one-step-equations': null
  'lesson.what': { example: Value; x: Value }
  'lesson.sign': { example: Value }
  'lesson.graph': null
  'lesson.word.inequality.word': null
  'lesson.word.inequality.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.least.word': null
  'lesson.word.least.meaning': null
  'lesson.word.most.word': null
  'lesson.word.most.meaning': null
  'write.let': { letter: Value; unknown: Value; at: Value }
  'write.nudge': { at: Value }
  'write.hint': { at: Value }
  'graph.asks': { given: Value }
  'graph.words': { given: Value }
  'graph.nudge.plain': { letter: Value }
  'graph.nudge.turned': { letter: Value }
  'graph.nudge.words': null
  'graph.hint': { at: Value }
  'graph.same': { inequality: Value; plain: Value }
  'graph.right': null
  'graph.left': null
  'read.none': { letter: Value }
  'read.alarm': { letter: Value }
  'read.pump': { letter: Value }
  'read.bonus': { letter: Value }
  'read.balance': { letter: Value }
  'read.nudge': { at: Value }
  'read.hint': { at: Value }
  'read.hint-other': { at: Value }
  'read.graph': { inequality: Value }
  'match.asks': null
  'match.edge': { at: Value }
  'match.turned': null
  'match.nudge': { at: Value }
  'match.hint': { at: Value }
  'match.step': { said: Value; inequality: Value }
  'mistake.words': { said: Value; who: Value; inequality: Value }
  'mistake.graph': { who: Value; inequality: Value }
  'mistake.turned': { who: Value; first: Value; inequality: Value }
  'mistake.asks': null
  'mistake.none': { who: Value }
  'mistake.fine': { x: Value }
  'mistake.trusted': null
  'mistake.more': null
  'mistake.nudge': null
  'mistake.hint': { at: Value }
  'mistake.so-right': { who: Value }
  'mistake.so-wrong': { list: Value }
  'mistake.right': { inequality: Value }
  'task.hike.told': { who: Value; goal: Value; k: Value; m: Value }
  'task.hike.model': { lx: Value }
  'task.hike.each': { who: Value }
  'task.hike.left': null
  'task.hike.more': null
  'task.hike.all': null
  'task.hike.limit': { who: Value; d: Value; lt: Value }
  'task.book.told': { goal: Value; k: Value; m: Value }
  'task.book.model': { lx: Value }
  'task.book.each': null
  'task.book.left': null
  'task.book.more': null
  'task.book.all': null
  'task.book.limit': { d: Value; lt: Value }
  'task.trees.told': { goal: Value; k: Value; m: Value }
  'task.trees.model': { lx: Value }
  'task.trees.each': null
  'task.trees.left': null
  'task.trees.more': null
  'task.trees.all': null
  'task.trees.limit': { d: Value; lt: Value }
  'task.mural.told': { goal: Value; k: Value; m: Value }
  'task.mural.model': { lx: Value }
  'task.mural.each': null
  'task.mural.left': null
  'task.mural.more': null
  'task.mural.all': null
  'task.mural.limit': { d: Value; lt: Value }
  'task.tank.told': { goal: Value; k: Value; m: Value }
  'task.tank.model': { lx: Value }
  'task.tank.each': null
  'task.tank.left': null
  'task.tank.more': null
  'task.tank.all': null
  'task.tank.limit': { d: Value; lt: Value }
  'task.scarf.told': { who: Value; goal: Value; k: Value; m: Value }
  'task.scarf.model': { lx: Value }
  'task.scarf.each': { who: Value }
  'task.scarf.left': null
  'task.scarf.more': null
  'task.scarf.all': null
  'task.scarf.limit': { who: Value; d: Value; lt: Value }
  'task.ontime': null
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.adds': null
  'task.slip.swaps': null
  'task.slip.over': { lx: Value }
  'task.slip.subtract': null
  'task.slip.times': null
  'task.slip.whole': null
  'task.slip.done': null
  'task.slip.turn': null
  'task.slip.rest': null
  'task.slip.turned': null
  'task.slip.boundary': null
  'task.slip.time': null
  'task.why.model': { equation: Value }
  'task.why.each': { equation: Value }
  'task.why.left': { equation: Value }
  'task.why.more': { equation: Value }
  'task.why.all': { equation: Value }
  'task.why.limit': { equation: Value }
  'task.why.ontime': { equation: Value }
}

export const say = defineMessages<Messages>('inequalities', { en, es })
