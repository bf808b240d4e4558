// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sized.nudge.right': null
  'sized.nudge.line': null
  'sized.nudge.opposite': null
  'sized.nudge.beside': null
  'sized.nudge.three': null
  'sized.nudge.turn': null
  'sized.nudge.upright': null
  'sized.nudge.far': null
  'sized.nudge.star': null
  'sized.hint.right': null
  'sized.hint.line': null
  'sized.hint.opposite': null
  'sized.hint.beside': null
  'sized.hint.three': null
  'sized.hint.turn': null
  'sized.hint.upright': null
  'sized.hint.far': null
  'sized.hint.star': null
  'sized.why.right': null
  'sized.why.line': null
  'sized.why.opposite': null
  'sized.why.beside': null
  'sized.why.three': null
  'sized.why.turn': null
  'sized.why.upright': null
  'sized.why.far': null
  'sized.why.star': null
  'sized.equal': { known: Value }
  'sized.join': { known: Value; key: Value }
  'sized.sum': { added: Value }
  'sized.rest': { total: Value; sum: Value; key: Value }
  'puzzle.nudge.right': null
  'puzzle.nudge.line': null
  'puzzle.nudge.cross': null
  'puzzle.hint.right': null
  'puzzle.hint.line': null
  'puzzle.hint.cross': null
  'puzzle.solve': { letter: Value }
  'puzzle.why.right': null
  'puzzle.why.line': null
  'puzzle.why.cross': null
  'puzzle.equation': { equation: Value }
  'puzzle.so': { solution: Value }
  'puzzle.sizes': { solution: Value; one: Value; other: Value; larger: Value }
  'compared.total': null
  'compared.letter': { x: Value }
  'compared.why.right': null
  'compared.why.line': null
  'compared.equation': { x: Value; larger: Value; equation: Value }
  'compared.so': { term: Value; x: Value }
  'compared.both': { small: Value; large: Value; total: Value }
}

export const say = defineMessages<Messages>('solutions/angles', { en, es })
