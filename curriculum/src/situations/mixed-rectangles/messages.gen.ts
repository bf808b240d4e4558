// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'rug.area': { who: Value; one: Value; other: Value }
  'rug.strip': { one: Value; other: Value; who: Value; cut: Value }
  'garden.area': { who: Value; one: Value; other: Value }
  'garden.strip': { one: Value; other: Value; who: Value; cut: Value }
  'banner.area': { who: Value; one: Value; other: Value }
  'banner.strip': { one: Value; other: Value; who: Value; cut: Value }
  'sandbox.area': { who: Value; one: Value; other: Value }
  'sandbox.strip': { one: Value; other: Value; who: Value; cut: Value }
  'table.area': { who: Value; one: Value; other: Value }
  'table.strip': { one: Value; other: Value; who: Value; cut: Value }
  'photo.area': { who: Value; one: Value; other: Value }
  'photo.strip': { one: Value; other: Value; who: Value; cut: Value }
  'mural.area': { who: Value; one: Value; other: Value }
  'mural.strip': { one: Value; other: Value; who: Value; cut: Value }
  'patio.area': { who: Value; one: Value; other: Value }
  'patio.strip': { one: Value; other: Value; who: Value; cut: Value }
}

export const say = defineMessages<Messages>('situations/mixed-rectangles', { en, es })
