// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'trip.title': null
  'trip.a': null
  'trip.b': null
  'trip.c': null
  'pet.title': null
  'pet.a': null
  'pet.b': null
  'pet.c': null
  'lunch.title': null
  'lunch.a': null
  'lunch.b': null
  'lunch.c': null
  'club.title': null
  'club.a': null
  'club.b': null
  'club.c': null
  'movie.title': null
  'movie.a': null
  'movie.b': null
  'movie.c': null
  'commute.title': null
  'commute.a': null
  'commute.b': null
  'commute.c': null
  'snack.title': null
  'snack.a': null
  'snack.b': null
  'snack.c': null
  'season.title': null
  'season.a': null
  'season.b': null
  'season.c': null
  'instrument.title': null
  'instrument.a': null
  'instrument.b': null
  'instrument.c': null
}

export const say = defineMessages<Messages>('situations/surveys', { en, es })
