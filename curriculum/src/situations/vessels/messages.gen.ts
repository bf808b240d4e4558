// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thing.vase': null
  'thing.bowl': null
  'thing.planter': null
  'thing.bucket': null
  'thing.flask': null
  'thing.jug': null
  'thing.carafe': null
  'thing.pitcher': null
  'thing.jar': null
  'thing.pot': null
  'thing.tank': null
  'thing.bottle': null
  'thing.trophy': null
  straight: { thing: Value; bottom: Value }
  sloped: { thing: Value; bottom: Value; top: Value }
  halves: { thing: Value; bottom: Value; top: Value }
  fill: null
  empty: null
  height: null
  'why.fill.straight': null
  'why.fill.widens': null
  'why.fill.narrows': null
  'why.fill.wide-below': null
  'why.fill.narrow-below': null
  'why.empty.straight': null
  'why.empty.widens': null
  'why.empty.narrows': null
  'why.empty.wide-below': null
  'why.empty.narrow-below': null
}

export const say = defineMessages<Messages>('situations/vessels', { en, es })
