// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'less.1': { x: Value; n: Value }
  'less.2': { x: Value; n: Value }
  'less.3': { x: Value; n: Value }
  'less.4': { n: Value; x: Value }
  'less.5': { n: Value; x: Value }
  'greater.1': { x: Value; n: Value }
  'greater.2': { x: Value; n: Value }
  'greater.3': { x: Value; n: Value }
  'greater.4': { n: Value; x: Value }
  'greater.5': { n: Value; x: Value }
  'most.1': { x: Value; n: Value }
  'most.2': { x: Value; n: Value }
  'most.3': { x: Value; n: Value }
  'most.4': { x: Value; n: Value }
  'most.5': { x: Value; n: Value }
  'least.1': { x: Value; n: Value }
  'least.2': { x: Value; n: Value }
  'least.3': { x: Value; n: Value }
  'least.4': { x: Value; n: Value }
  'least.5': { x: Value; n: Value }
}

export const say = defineMessages<Messages>('situations/comparisons', { en, es })
