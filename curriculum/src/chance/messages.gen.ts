// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Person, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'color.red': { of: Person | Quantity | Range | Term }
  'color.blue': null
  'color.green': null
  'color.yellow': { of: Person | Quantity | Range | Term }
  'color.orange': { of: Person | Quantity | Range | Term }
  'group.red': { n: number | Quantity; of: Person | Quantity | Range | Term }
  'group.blue': { n: number | Quantity }
  'group.green': { n: number | Quantity }
  'group.yellow': { n: number | Quantity; of: Person | Quantity | Range | Term }
  'group.orange': { n: number | Quantity; of: Person | Quantity | Range | Term }
  'event.one': { color: Value }
  'event.not': { color: Value }
  'event.or': { color: Value; other: Value }
  'form.decimal': { n: Value }
  'form.percent': { n: Value }
  'form.fraction': { value: Value }
  result: { who: Value; good: Value; all: Value }
  'source.marble': { list: Value }
  'source.bead': { list: Value }
  'source.game-cube': { list: Value }
  'source.button': { list: Value }
  'source.pencil': { list: Value }
  'source.raffle-ticket': { list: Value }
  'source.sticker': { list: Value }
  'source.chip': { list: Value }
  'source.section': null
  wide: { color: Value; times: number | Quantity }
  'asks.bag': { event: Value }
  'asks.bag-not': { color: Value }
  'asks.spinner': { event: Value }
  'asks.spinner-not': { color: Value }
  'spinner.title': null
  'spinner.equal': { list: Value }
  'spinner.wide': { list: Value; color: Value }
}

export const say = defineMessages<Messages>('chance', { en, es })
