// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: null
  'hint.hypotenuse': { squares: Value }
  'hint.leg': { squares: Value }
  'why.hypotenuse': null
  'why.leg': null
  worked: { worked: Value }
  even: { root: Value; side: Value }
  rounded: { root: Value; about: Value; side: Value }
  exact: { root: Value }
  simplest: { root: Value; inside: Value; square: Value; rest: Value; simplest: Value }
  'two.nudge.box': null
  'two.nudge.shortcut': null
  'two.hint.box': null
  'two.hint.shortcut': null
  'two.first.box': { a: Value; b: Value; base: Value }
  'two.first.shortcut': { a: Value; b: Value; sum: Value }
  'two.second.box': { base: Value; c: Value; square: Value }
  'two.second.shortcut': { a: Value; b: Value; square: Value; straight: Value }
  'two.so.box': { key: Value }
  'two.so.shortcut': { sum: Value; straight: Value; key: Value }
  'areas.nudge': null
  'areas.hint.sum': null
  'areas.hint.rest': null
  'areas.why': null
  'areas.sum': { one: Value; other: Value; key: Value }
  'areas.rest': { all: Value; one: Value; key: Value }
}

export const say = defineMessages<Messages>('solutions/right-triangles', { en, es })
