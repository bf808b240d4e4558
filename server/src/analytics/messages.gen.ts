// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-such-student': null
  'stuck-why': { answers: number | Quantity; skill: Value }
  'stuck-next-lesson': { skill: Value }
  'stuck-next-below': { below: Value; skill: Value }
  'stuck-closes': null
  'wrong-run-why': { questions: Value; skill: Value }
  'wrong-run-next': null
  'wrong-run-next-idea': { idea: Value }
  'wrong-run-closes': null
  'guessing-why': { rapid: Value; questions: number | Quantity }
  'guessing-next': null
  'guessing-closes': null
  'low-accuracy-why': { correct: Value; questions: number | Quantity }
  'low-accuracy-next': { skill: Value }
  'low-accuracy-closes': null
  'idle-why-never': null
  'idle-why': { days: Value }
  'idle-next-never': null
  'idle-next': null
  'idle-closes': null
  'faded-why': { skill: Value; mastery: Value }
  'faded-next': null
  'faded-closes': null
  'group-gap': { skill: Value }
  'group-gap-next': null
  'group-idea-next': null
  'missing-work-why': { count: number | Quantity; title: Value }
  'missing-work-next': null
  'missing-work-next-closed': null
  'missing-work-closes': null
  'long-struggle-why': { minutes: number | Quantity; questions: number | Quantity; skill: Value }
  'long-struggle-next': null
  'long-struggle-closes': null
}

export const say = defineMessages<Messages>('analytics', { en, es })
