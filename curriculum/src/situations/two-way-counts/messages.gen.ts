// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  total: null
  described: { rows: Value }
  row: { name: Value; one: Value; first: Value; other: Value; second: Value; total: Value }
  blank: null
  'short-row': { name: Value; one: Value; first: Value; other: Value; second: Value }
  'travel.about': null
  'travel.r1': null
  'travel.r2': null
  'travel.c1': null
  'travel.c2': null
  'plants.about': null
  'plants.r1': null
  'plants.r2': null
  'plants.c1': null
  'plants.c2': null
  'choir.about': null
  'choir.r1': null
  'choir.r2': null
  'choir.c1': null
  'choir.c2': null
  'bikes.about': null
  'bikes.r1': null
  'bikes.r2': null
  'bikes.c1': null
  'bikes.c2': null
  'teams.about': null
  'teams.r1': null
  'teams.r2': null
  'teams.c1': null
  'teams.c2': null
  'puzzles.about': null
  'puzzles.r1': null
  'puzzles.r2': null
  'puzzles.c1': null
  'puzzles.c2': null
  'snack.about': null
  'snack.r1': null
  'snack.r2': null
  'snack.c1': null
  'snack.c2': null
  'languages.about': null
  'languages.r1': null
  'languages.r2': null
  'languages.c1': null
  'languages.c2': null
  'library.about': null
  'library.r1': null
  'library.r2': null
  'library.c1': null
  'library.c2': null
  'lunch.about': null
  'lunch.r1': null
  'lunch.r2': null
  'lunch.c1': null
  'lunch.c2': null
  'pool.about': null
  'pool.r1': null
  'pool.r2': null
  'pool.c1': null
  'pool.c2': null
  'coding.about': null
  'coding.r1': null
  'coding.r2': null
  'coding.c1': null
  'coding.c2': null
  'cooking.about': null
  'cooking.r1': null
  'cooking.r2': null
  'cooking.c1': null
  'cooking.c2': null
  'camps.about': null
  'camps.r1': null
  'camps.r2': null
  'camps.c1': null
  'camps.c2': null
  'mornings.about': null
  'mornings.r1': null
  'mornings.r2': null
  'mornings.c1': null
  'mornings.c2': null
  'movies.about': null
  'movies.r1': null
  'movies.r2': null
  'movies.c1': null
  'movies.c2': null
  'art.about': null
  'art.r1': null
  'art.r2': null
  'art.c1': null
  'art.c2': null
  'park.about': null
  'park.r1': null
  'park.r2': null
  'park.c1': null
  'park.c2': null
}

export const say = defineMessages<Messages>('situations/two-way-counts', { en, es })
