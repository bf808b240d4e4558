// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'jacket.new': { start: Value; percent: Value }
  'jacket.percent': { start: Value; end: Value }
  'jacket.start': { percent: Value; end: Value }
  'jacket.whole': { size: Value; percent: Value }
  'bike.new': { start: Value; percent: Value }
  'bike.percent': { start: Value; end: Value }
  'bike.start': { percent: Value; end: Value }
  'bike.whole': { size: Value; percent: Value }
  'meal.new': { start: Value; who: Value; percent: Value }
  'meal.percent': { start: Value; who: Value; end: Value }
  'meal.start': { percent: Value; who: Value; end: Value }
  'meal.whole': { who: Value; size: Value; percent: Value }
  'savings.new': { start: Value; percent: Value }
  'savings.percent': { start: Value; end: Value }
  'savings.start': { percent: Value; end: Value }
  'savings.whole': { size: Value; percent: Value }
  'ticket.new': { start: Value; percent: Value }
  'ticket.percent': { start: Value; end: Value }
  'ticket.start': { percent: Value; end: Value }
  'ticket.whole': { size: Value; percent: Value }
  'town.new': { start: Value; way: string; percent: Value }
  'town.percent': { way: string; start: Value; end: Value }
  'town.start': { way: string; percent: Value; end: Value }
  'town.whole': { size: Value; way: string; percent: Value }
  'channel.new': { start: Value; percent: Value }
  'channel.percent': { start: Value; end: Value }
  'channel.start': { percent: Value; end: Value }
  'channel.whole': { size: Value; percent: Value }
  'lake.new': { start: Value; percent: Value; way: string }
  'lake.percent': { way: string; start: Value; end: Value }
  'lake.start': { way: string; percent: Value; end: Value }
  'lake.whole': { size: Value; way: string; percent: Value }
  'band.new': { start: Value; percent: Value; way: string }
  'band.percent': { start: Value; end: Value; way: string }
  'band.start': { percent: Value; way: string; end: Value }
  'band.whole': { size: Value; way: string; percent: Value }
  'plant.new': { start: Value; percent: Value }
  'plant.percent': { start: Value; end: Value }
  'plant.start': { percent: Value; end: Value }
  'plant.whole': { size: Value; percent: Value }
  'barrel.new': { start: Value; percent: Value }
  'barrel.percent': { start: Value; end: Value }
  'barrel.start': { percent: Value; end: Value }
  'barrel.whole': { size: Value; percent: Value }
  'jar.percent': { who: Value; end: Value; start: Value }
  'stone.percent': { end: Value; start: Value }
  'party.percent': { who: Value; end: Value; start: Value }
  'coat.told': { start: Value; percent: Value; later: Value }
  'coat.asks': null
  'coat.start': { percent: Value; later: Value; end: Value }
  'lamp.told': { start: Value; percent: Value; later: Value }
  'lamp.asks': null
  'lamp.start': { percent: Value; later: Value; end: Value }
  'concert.told': { start: Value; percent: Value; later: Value }
  'concert.asks': null
  'concert.start': { percent: Value; later: Value; end: Value }
  'views.told': { start: Value; percent: Value; later: Value }
  'views.asks': null
  'views.start': { percent: Value; later: Value; end: Value }
  'pond.told': { start: Value; percent: Value; later: Value }
  'pond.asks': null
  'pond.start': { percent: Value; later: Value; end: Value }
  'both.gap': { way: string; start: Value }
  'both.percent': { way: string }
  'unit.dollars': null
  'unit.people': null
  'unit.followers': null
  'unit.fish': null
  'unit.members': null
  'unit.centimeters': null
  'unit.gallons': null
  'unit.marbles': null
  'unit.grams': null
  answer: { n: Value; unit: Value }
}

export const say = defineMessages<Messages>('situations/percent-changes', { en, es })
