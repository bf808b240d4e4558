// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'biodiversity.counts-individuals.teacher': null
  'biodiversity.counts-individuals.student': null
  'biodiversity.large-animals-only.teacher': null
  'biodiversity.large-animals-only.student': null
  'biodiversity.one-species-alone.teacher': null
  'biodiversity.one-species-alone.student': null
  'biodiversity.any-species-helps.teacher': null
  'biodiversity.any-species-helps.student': null
  'biodiversity.words-mixed.teacher': null
  'biodiversity.words-mixed.student': null
  'services.only-what-is-sold.teacher': null
  'services.only-what-is-sold.student': null
  'services.made-by-people.teacher': null
  'services.made-by-people.student': null
}

export const say = defineMessages<Messages>('misconceptions/biodiversity', { en, es })
