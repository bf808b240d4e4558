// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'weak.rh': null
  'weak.earwax': null
  'weak.milk': null
  'weak.labrador': null
  'weak.cattle': null
  'weak.sheep': null
  'weak.horse': null
  'weak.rabbit': null
  'law.rh': { big: Value; small: Value }
  'law.earwax': { big: Value; small: Value }
  'law.milk': { big: Value; small: Value }
  'law.labrador': { big: Value; small: Value }
  'law.cattle': { big: Value; small: Value }
  'law.sheep': { big: Value; small: Value }
  'law.horse': { big: Value; small: Value }
  'law.rabbit': { big: Value; small: Value }
}

export const say = defineMessages<Messages>('worlds/pedigrees', { en, es })
