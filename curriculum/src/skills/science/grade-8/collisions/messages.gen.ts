// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.net-force': null
  'lesson.pair': null
  'lesson.mass': null
  'lesson.time': null
  'lesson.design': null
  'lesson.word.collision.word': null
  'lesson.word.collision.meaning': null
  'lesson.word.third-law.word': null
  'lesson.word.third-law.meaning': null
  'lesson.word.crumple.word': null
  'lesson.word.crumple.meaning': null
  'lesson.word.velocity.word': null
  'lesson.word.velocity.meaning': null
  'hit.scene.carts': null
  'hit.scene.crates': null
  'hit.scene.pucks': null
  'hit.scene.shopping': null
  'hit.scene.trains': null
  'hit.scene.boats': null
  'hit.scene.sleds': null
  'hit.scene.blocks': null
  'hit.ask-1': null
  'hit.ask-2': null
  'hit.ask-3': null
  'hit.title': null
  'hit.object': null
  'hit.force': null
  'hit.mass': null
  'hit.before': null
  'hit.after': null
  'hit.a': null
  'hit.b': null
  'hit.label-1': null
  'hit.label-2': null
  'hit.label-3': null
  'hit.told-direction': null
  'hit.told-mass': null
  'hit.told-none': null
  'hit.told-equal': null
  'hit.told-upside': null
  'hit.told-all': null
  'hit.told-after': null
  'hit.told-before': null
  'hit.told-same-mass': null
  'hit.told-factor': null
  'hit.hint-pair': null
  'hit.hint-sign': null
  'hit.hint-change': null
  'hit.hint-mass': null
  'hit.hint-factor': null
  'hit.so-size': { size: Value }
  'hit.so-left': { value: Value }
  'hit.so-right': { value: Value }
  'hit.so-change': { speed: Value; after: Value; change: Value }
  'hit.so-back': { speed: Value; after: Value; change: Value }
  'hit.so-times': { heavy: Value; mass: Value; times: Value }
  'hit.so-velocity': { change: Value; times: Value; value: Value }
  'hit.so-factor': { change: Value; gained: Value; times: Value }
  'hit.so-mass': { mass: Value; times: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.mass': null
  'table.time': null
  'table.force': null
  'ball.golf': null
  'ball.tennis': null
  'ball.baseball': null
  'ball.soccer': null
  'ball.volleyball': null
  'ball.pingpong': null
  'ball.squash': null
  'ball.pool': null
  'ball.basketball': null
  'in.golf': null
  'in.tennis': null
  'in.baseball': null
  'in.soccer': null
  'in.volleyball': null
  'in.pingpong': null
  'in.squash': null
  'in.pool': null
  'in.basketball': null
  'ask.back': { one: Value }
  'ask.label-back': null
  'ask.told-mass': null
  'ask.told-half': null
  'ask.hint-force': null
  'ask.hint-pair': null
  'ask.so-force': { newtons: Value }
  'ask.so-pair': { newtons: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.weights': { gram: Value; one: Value }
  'ask.label-weights': null
  'ask.told-grams': null
  'ask.told-turned': null
  'ask.told-weight': null
  'ask.hint-weight': { gram: Value }
  'ask.hint-fit': null
  'ask.so-weight': { gram: Value; grams: Value }
  'ask.so-weights': { newtons: Value; gram: Value; grams: Value; is: string; value: Value }
  'claim.mass': { other: Value; one: Value }
  'claim.time': { other: Value; one: Value }
  'claim.force': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-spin': { one: Value }
  'claim.no-bounce': { one: Value }
  'claim.no-far': { one: Value }
  'order.ask-time': null
  'order.ask-back': null
  'order.ask-change': null
  'order.short': null
  'order.long': null
  'order.weak': null
  'order.strong': null
  'order.slow': null
  'order.fast': null
  'order.told-mass': null
  'order.told-force': null
  'order.hint-time': null
  'order.hint-back': null
  'order.hint-change': null
  'order.why-time': null
  'order.why-back': null
  'order.why-change': null
  'lab.scene': { mass: Value }
  'lab.speed.head': null
  'lab.speed.name': null
  'lab.foam.head': null
  'lab.foam.name': null
  'lab.wall.head': null
  'lab.wall.name': null
  'lab.wall.brick': null
  'lab.wall.concrete': null
  'lab.wall.steel': null
  'lab.force': null
  'lab.ask-more': null
  'lab.ask-beyond': { foam: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('collisions', { en, es })
