// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ask: null
  true: null
  false: null
  undecided: null
  check: null
  'not-told': null
  'look-again': null
  hint: null
  'hint-cells': null
  'hint-told': null
  so: { claim: Value; verdict: string }
  then: { first: Value; rest: Value }
}

export const say = defineMessages<Messages>('shapes/sort-facts', { en, es })
