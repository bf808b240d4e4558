// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'school.about': null
  'school.title': null
  'school.a': null
  'school.b': null
  'school.c': null
  'library.about': null
  'library.title': null
  'library.a': null
  'library.b': null
  'library.c': null
  'orchard.about': null
  'orchard.title': null
  'orchard.a': null
  'orchard.b': null
  'orchard.c': null
  'bus.about': null
  'bus.title': null
  'bus.a': null
  'bus.b': null
  'bus.c': null
  'town.about': null
  'town.title': null
  'town.a': null
  'town.b': null
  'town.c': null
  'club.about': null
  'club.title': null
  'club.a': null
  'club.b': null
  'club.c': null
  'market.about': null
  'market.title': null
  'market.a': null
  'market.b': null
  'market.c': null
  'museum.about': null
  'museum.title': null
  'museum.a': null
  'museum.b': null
  'museum.c': null
  groups: null
  'in-all': null
  'in-sample': null
}

export const say = defineMessages<Messages>('situations/sample-makeups', { en, es })
