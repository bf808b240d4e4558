// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'lawn.about': null
  'lawn.gap': { wide: Value; high: Value }
  'lawn.price': { price: Value; one: Quantity | Range | Term }
  'lawn.pack': { cover: Value }
  'lawn.cost': null
  'lawn.packs': null
  'mural.about': null
  'mural.gap': { wide: Value; high: Value }
  'mural.price': { price: Value; one: Quantity | Range | Term }
  'mural.pack': { cover: Value }
  'mural.cost': null
  'mural.packs': null
  'sail.about': null
  'sail.gap': { wide: Value; high: Value }
  'sail.price': { price: Value; one: Quantity | Range | Term }
  'sail.pack': { cover: Value }
  'sail.cost': null
  'sail.packs': null
  'deck.about': null
  'deck.gap': { wide: Value; high: Value }
  'deck.price': { price: Value; one: Quantity | Range | Term }
  'deck.pack': { cover: Value }
  'deck.cost': null
  'deck.packs': null
  'patio.about': null
  'patio.gap': { wide: Value; high: Value }
  'patio.price': { price: Value; one: Quantity | Range | Term }
  'patio.pack': { cover: Value }
  'patio.cost': null
  'patio.packs': null
  'bed.about': null
  'bed.gap': { wide: Value; high: Value }
  'bed.price': { price: Value; one: Quantity | Range | Term }
  'bed.pack': { cover: Value }
  'bed.cost': null
  'bed.packs': null
  'stage.about': null
  'stage.gap': { wide: Value; high: Value }
  'stage.price': { price: Value; one: Quantity | Range | Term }
  'stage.pack': { cover: Value }
  'stage.cost': null
  'stage.packs': null
  'roof.about': null
  'roof.gap': { wide: Value; high: Value }
  'roof.price': { price: Value; one: Quantity | Range | Term }
  'roof.pack': { cover: Value }
  'roof.cost': null
  'roof.packs': null
}

export const say = defineMessages<Messages>('situations/covered-shapes', { en, es })
