// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.pool': null
  'scene.reading': null
  'scene.candle': null
  'scene.fuel': null
  'scene.tub': null
  'scene.lift': null
  'scene.bus': null
  'scene.game': null
  'scene.landing': null
  'scene.home': null
  'scene.phone': null
  'scene.barrel': null
  'scene.mailbox': null
  'scene.elevator': null
  'scene.plant': null
  'scene.rumor': null
  'scene.charging': null
  'scene.milk': null
  'scene.drop': null
  'scene.finish': null
  'scene.cocoa': null
  'scene.balloon': null
  'ride.story': null
  'ride.rate': null
  'ride.total': null
  'ride.left': null
  'filling.story': null
  'filling.rate': null
  'filling.total': null
  'filling.left': null
  'burning.story': null
  'burning.rate': null
  'burning.total': null
  'burning.left': null
  'book.story': null
  'book.rate': null
  'book.total': null
  'book.left': null
  'saving.story': null
  'saving.rate': null
  'saving.total': null
  'saving.left': null
  'braking.story': null
  'braking.rate': null
  'braking.total': null
  'braking.left': null
  'ramp.story': null
  'ramp.rate': null
  'ramp.total': null
  'ramp.left': null
  'shape.up': null
  'shape.down': null
  'shape.level': null
  'shape.up-level': null
  'shape.level-up': null
  'shape.down-level': null
  'shape.level-down': null
  'shape.up-down': null
  'shape.up-steeper': null
  'shape.up-flatter': null
  'shape.down-steeper': null
  'shape.down-flatter': null
  'shape.up-slow-fast': null
  'shape.up-fast-slow': null
  'shape.down-slow-fast': null
  'shape.down-fast-slow': null
  'why.up': null
  'why.down': null
  'why.level': null
  'why.up-level': null
  'why.level-up': null
  'why.down-level': null
  'why.level-down': null
  'why.up-down': null
  'why.up-steeper': null
  'why.up-flatter': null
  'why.down-steeper': null
  'why.down-flatter': null
  title: null
  time: null
  amount: null
  graph: { name: Value }
  named: { name: Value; shape: Value }
  described: { graphs: Value }
}

export const say = defineMessages<Messages>('situations/graph-shapes', { en, es })
