// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'diver.apart': { who: Value; p: Value; q: Value }
  'diver.back': { who: Value; p: Value; d: Value; way: string }
  'towns.apart': { who: Value; p: Value; q: Value }
  'towns.back': { who: Value; p: Value; d: Value; way: string }
  'elevator.apart': { who: Value; p: Value; q: Value }
  'elevator.back': { who: Value; p: Value; d: Value; way: string }
  'trail.apart': { who: Value; p: Value; q: Value }
  'trail.back': { who: Value; p: Value; d: Value; way: string }
  'freezer.apart': { who: Value; p: Value; q: Value }
  'freezer.back': { who: Value; p: Value; d: Value; way: string }
  'account.apart': { who: Value; p: Value; q: Value }
  'account.back': { who: Value; p: Value; d: Value; way: string }
  'quiz.apart': { who: Value; p: Value; q: Value }
  'quiz.back': { who: Value; p: Value; d: Value; way: string }
  'mine.apart': { p: Value; q: Value; who: Value }
  'mine.back': { who: Value; p: Value; d: Value; way: string }
  'moon.apart': { who: Value; p: Value; q: Value }
  'moon.back': { who: Value; p: Value; d: Value; way: string }
  'golf.apart': { who: Value; p: Value; q: Value }
  'golf.back': { who: Value; p: Value; d: Value; way: string }
}

export const say = defineMessages<Messages>('situations/apart-stories', { en, es })
