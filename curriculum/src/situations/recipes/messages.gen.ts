// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ingredient: null
  cups: null
  'pancakes.title': null
  'pancakes.first': null
  'pancakes.second': null
  'pancakes.third': null
  'granola.title': null
  'granola.first': null
  'granola.second': null
  'granola.third': null
  'salsa.title': null
  'salsa.first': null
  'salsa.second': null
  'salsa.third': null
  'punch.title': null
  'punch.first': null
  'punch.second': null
  'punch.third': null
  'dough.title': null
  'dough.first': null
  'dough.second': null
  'dough.third': null
  'cornbread.title': null
  'cornbread.first': null
  'cornbread.second': null
  'cornbread.third': null
  'rice.title': null
  'rice.first': null
  'rice.second': null
  'rice.third': null
  'smoothie.title': null
  'smoothie.first': null
  'smoothie.second': null
  'smoothie.third': null
  'mix.title': null
  'mix.first': null
  'mix.second': null
  'mix.third': null
}

export const say = defineMessages<Messages>('situations/recipes', { en, es })
