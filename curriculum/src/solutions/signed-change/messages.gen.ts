// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'jumps.nudge.sum': null
  'jumps.nudge.move': null
  'jumps.nudge.start': null
  'jumps.hint.sum': { first: Value; end: Value }
  'jumps.hint.move': { start: Value; end: Value }
  'jumps.hint.start': { end: Value; second: Value }
  'jumps.so.arrows': { first: Value; second: Value }
  'jumps.so.sum': { worked: Value }
  'jumps.so.ends': { start: Value; end: Value }
  'jumps.so.move': { worked: Value }
  'jumps.so.undo': { move: Value; worked: Value }
  'story.nudge.change': null
  'story.nudge.apart': null
  'story.nudge.back': null
  'story.hint.change': { start: Value; size: Value; way: string }
  'story.hint.apart': { start: Value; end: Value }
  'story.hint.back': { end: Value; more: Value }
  'story.so.change': { way: string; worked: Value }
  'story.so.apart': { worked: Value }
  'story.so.last': { more: Value; worked: Value }
  'story.so.first': { size: Value; worked: Value }
  'story.so.answer': { answer: Value }
}

export const say = defineMessages<Messages>('solutions/signed-change', { en, es })
