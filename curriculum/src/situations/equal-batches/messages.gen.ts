// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'muffins.full': { all: Value; size: Value }
  'muffins.needed': { all: Value; size: Value }
  'muffins.left': { all: Value; size: Value }
  'buses.full': { size: Value; all: Value }
  'buses.needed': { size: Value; all: Value }
  'buses.left': { all: Value; size: Value }
  'books.full': { size: Value; all: Value }
  'books.needed': { size: Value; all: Value }
  'books.left': { all: Value; size: Value }
  'chairs.full': { size: Value; all: Value }
  'chairs.needed': { size: Value; all: Value }
  'chairs.left': { all: Value; size: Value }
  'photos.full': { size: Value; all: Value }
  'photos.needed': { size: Value; all: Value }
  'photos.left': { all: Value; size: Value }
  'bottles.full': { size: Value; all: Value }
  'bottles.needed': { size: Value; all: Value }
  'bottles.left': { all: Value; size: Value }
  'tiles.full': { size: Value; all: Value }
  'tiles.needed': { size: Value; all: Value }
  'tiles.left': { all: Value; size: Value }
  'stickers.full': { size: Value; all: Value }
  'stickers.needed': { size: Value; all: Value }
  'stickers.left': { all: Value; size: Value }
  'plants.full': { size: Value; all: Value }
  'plants.needed': { size: Value; all: Value }
  'plants.left': { all: Value; size: Value }
  'beads.full': { size: Value; all: Value }
  'beads.needed': { size: Value; all: Value }
  'beads.left': { size: Value; all: Value }
  'pages.full': { size: Value; all: Value }
  'pages.needed': { size: Value; all: Value }
  'pages.left': { size: Value; all: Value }
  'kits.full': { size: Value; all: Value }
  'kits.needed': { size: Value; all: Value }
  'kits.left': { all: Value; size: Value }
}

export const say = defineMessages<Messages>('situations/equal-batches', { en, es })
