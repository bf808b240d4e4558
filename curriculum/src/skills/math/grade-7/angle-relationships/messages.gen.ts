// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.one-step-equations': null
  'why.two-step-equations': null
  'lesson.what': null
  'lesson.vertical': null
  'lesson.how': { equation: Value }
  'lesson.word.complementary.word': null
  'lesson.word.complementary.meaning': null
  'lesson.word.supplementary.word': null
  'lesson.word.supplementary.meaning': null
  'lesson.word.vertical-angles.word': null
  'lesson.word.vertical-angles.meaning': null
  'lesson.word.adjacent.word': null
  'lesson.word.adjacent.meaning': null
  degrees: { degrees: Value }
  'find.asks': null
  'find.label': null
  'puzzle.write': { letter: Value }
  'puzzle.find': { letter: Value }
  'puzzle.larger': null
  'puzzle.label.equation': null
  'puzzle.label.letter': null
  'puzzle.label.larger': null
  'relations.told.cross': null
  'relations.told.upright': null
  'relations.told.star': null
  'relations.asks': null
  'relations.pair': { one: Value; other: Value }
  'relations.vertical': null
  'relations.complementary': null
  'relations.supplementary': null
  'relations.adjacent': null
  'relations.neither': null
  'relations.picked.vertical': null
  'relations.picked.complementary': null
  'relations.picked.supplementary': null
  'relations.picked.adjacent': null
  'relations.picked.neither': null
  'relations.look': null
  'relations.hint.cross': null
  'relations.hint.upright': null
  'relations.hint.star': null
  'relations.means.cross': null
  'relations.means.upright': null
  'relations.means.star': null
  'relations.so': { pair: Value; category: Value }
  'clues.known': { degrees: Value }
  'clues.compared.times': { times: Value }
  'clues.compared.plain': { degrees: Value }
  'clues.compared.more': { degrees: Value; times: Value }
  'clues.compared.less': { degrees: Value; times: Value }
  'clues.asks.other': null
  'clues.asks.opposite': null
  'clues.asks.beside': null
  'clues.asks.smaller': null
  'clues.asks.larger': null
  'clues.sketch': null
  'clues.hint.other': null
  'clues.hint.opposite': null
  'clues.hint.beside': null
  'mistake.context.three': { list: Value }
  'mistake.context.turn': { list: Value }
  'mistake.context.star': { list: Value }
  'mistake.said.three': { degrees: Value }
  'mistake.said.turn': { degrees: Value }
  'mistake.said.star': { degrees: Value }
  'mistake.truth': { degrees: Value }
  'mistake.verdict.total': { who: Value }
  'mistake.verdict.left-out': { who: Value }
  'mistake.verdict.sum': { who: Value }
  'mistake.nudge.three': null
  'mistake.nudge.turn': null
  'mistake.nudge.star': null
  'mistake.hint': null
}

export const say = defineMessages<Messages>('angle-relationships', { en, es })
