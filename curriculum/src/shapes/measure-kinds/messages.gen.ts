// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  'kind.face': null
  'kind.outside': null
  'kind.inside': null
  'thing.carpet': null
  'thing.window': null
  'thing.lawn': null
  'thing.shelf': null
  'thing.wall': null
  'thing.mat': null
  'thing.wrap': null
  'thing.chest': null
  'thing.tent': null
  'thing.block': null
  'thing.crate': null
  'thing.foil': null
  'thing.tank': null
  'thing.sand': null
  'thing.concrete': null
  'thing.air': null
  'thing.soil': null
  'thing.wax': null
  'slip.face': null
  'slip.outside': null
  'slip.inside': null
  nudge: null
  hint: null
  'why.face': null
  'why.outside': null
  'why.inside': null
}

export const say = defineMessages<Messages>('shapes/measure-kinds', { en, es })
