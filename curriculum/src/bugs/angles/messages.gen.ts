// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'wrong-total.right': null
  'wrong-total.line': null
  'wrong-total.turn': null
  'equal-beside': null
  'equal-around': null
  'vertical-adds': null
  'leaves-one-out': null
  'stops-at-sum': null
  'stops-inside': null
  'other-angle': null
  'own-part': null
  'forgets-more': null
  'more-or-less': null
  'letter-for.letter': { letter: Value }
  'letter-for.larger': { letter: Value }
  'stops-at-term': { term: Value; letter: Value }
  'wrote.equal': null
  'wrote.right': null
  'wrote.line': null
  'wrote.turn': null
}

export const say = defineMessages<Messages>('bugs/angles', { en, es })
