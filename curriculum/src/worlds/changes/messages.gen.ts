// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'lab.scene': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.salt.head': null
  'lab.salt.name': null
  'lab.warmth.head': null
  'lab.warmth.name': null
  'lab.weight': null
  'lab.ask-more': null
  'name.ice': null
  'name.wax': null
  'name.water': null
  'name.oil': null
  'name.alcohol': null
  'name.beans': null
  'name.sugar': null
  'name.dough': null
  'name.snow': null
  'name.popcorn': null
  'name.bread': null
  'name.soup': null
  'of.ice': null
  'of.wax': null
  'of.water': null
  'of.oil': null
  'of.alcohol': null
  'of.beans': null
  'of.sugar': null
  'of.dough': null
  'of.snow': null
  'of.popcorn': null
  'of.bread': null
  'of.soup': null
}

export const say = defineMessages<Messages>('worlds/changes', { en, es })
