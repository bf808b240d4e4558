// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'theater.all': { groups: Value; each: Value }
  'theater.left': { groups: Value; each: Value; rest: Value }
  'oranges.all': { groups: Value; each: Value }
  'oranges.left': { groups: Value; each: Value; rest: Value }
  'buses.all': { groups: Value; each: Value }
  'buses.left': { groups: Value; each: Value; rest: Value }
  'chapters.all': { who: Value; groups: Value; each: Value }
  'chapters.left': { groups: Value; each: Value; who: Value; rest: Value }
  'tiles.all': { groups: Value; each: Value }
  'tiles.left': { groups: Value; each: Value; rest: Value }
  'truck.all': { each: Value; groups: Value }
  'truck.left': { each: Value; groups: Value; rest: Value }
  'books.all': { groups: Value; each: Value }
  'books.left': { groups: Value; each: Value; rest: Value }
  'orchard.all': { groups: Value; each: Value }
  'orchard.left': { groups: Value; each: Value; rest: Value }
  'bricks.all': { groups: Value; each: Value }
  'bricks.left': { groups: Value; each: Value; rest: Value }
  'tickets.all': { groups: Value; each: Value }
  'tickets.left': { groups: Value; each: Value; rest: Value }
  'laps.all': { each: Value; who: Value; groups: Value }
  'laps.left': { each: Value; who: Value; groups: Value; rest: Value }
  'photos.all': { who: Value; groups: Value; each: Value }
  'photos.left': { groups: Value; each: Value; who: Value; rest: Value }
}

export const say = defineMessages<Messages>('situations/large-groups', { en, es })
