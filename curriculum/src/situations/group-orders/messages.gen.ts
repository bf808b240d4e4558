// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'movie.one': { by: Value; letter: Value; known: Value }
  'movie.several': { by: Value; each: Value; letter: Value; known: Value }
  'movie.extra': { extra: Value }
  'movie.asks': null
  'bowling.one': { by: Value; letter: Value; known: Value }
  'bowling.several': { by: Value; each: Value; letter: Value; known: Value }
  'bowling.extra': { extra: Value }
  'bowling.asks': null
  'picnic.one': { by: Value; letter: Value; known: Value }
  'picnic.several': { by: Value; each: Value; letter: Value; known: Value }
  'picnic.extra': { extra: Value }
  'picnic.asks': null
  'garden.one': { by: Value; letter: Value; known: Value }
  'garden.several': { by: Value; each: Value; letter: Value; known: Value }
  'garden.extra': { extra: Value }
  'garden.asks': null
  'workout.one': { by: Value; letter: Value; known: Value }
  'workout.several': { by: Value; each: Value; letter: Value; known: Value }
  'workout.extra': { extra: Value }
  'workout.asks': null
  'shelves.one': { by: Value; letter: Value; known: Value }
  'shelves.several': { by: Value; each: Value; letter: Value; known: Value }
  'shelves.extra': { extra: Value }
  'shelves.asks': null
  'kits.one': { by: Value; letter: Value; known: Value }
  'kits.several': { by: Value; each: Value; letter: Value; known: Value }
  'kits.extra': { extra: Value }
  'kits.asks': null
  'laps.one': { by: Value; letter: Value; known: Value }
  'laps.several': { by: Value; each: Value; letter: Value; known: Value }
  'laps.extra': { extra: Value }
  'laps.asks': null
  'craft.one': { by: Value; letter: Value; known: Value }
  'craft.several': { by: Value; each: Value; letter: Value; known: Value }
  'craft.extra': { extra: Value }
  'craft.asks': null
}

export const say = defineMessages<Messages>('situations/group-orders', { en, es })
