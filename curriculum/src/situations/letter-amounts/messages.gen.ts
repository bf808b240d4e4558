// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  gym: { q: Value; p: Value; letter: Value }
  taxi: { q: Value; p: Value; letter: Value }
  plumber: { q: Value; p: Value; letter: Value }
  saving: { who: Value; q: Value; p: Value; letter: Value }
  candle: { q: Value; p: Value; letter: Value }
  card: { who: Value; q: Value; p: Value; letter: Value }
  ribbon: { q: Value; p: Value; letter: Value }
  book: { q: Value; who: Value; p: Value; letter: Value }
  show: { p: Value; letter: Value; q: Value }
  bags: { p: Value; letter: Value; q: Value }
  laps: { p: Value; who: Value; letter: Value; q: Value }
  boxes: { p: Value; letter: Value; q: Value }
  hikes: { p: Value; who: Value; letter: Value; q: Value }
  shirts: { letter: Value; q: Value; p: Value }
  trays: { p: Value; letter: Value; q: Value }
  bracelets: { p: Value; letter: Value; q: Value }
  stickers: { who: Value; letter: Value; p: Value; q: Value }
  fence: { letter: Value; q: Value }
  pages: { who: Value; letter: Value; p: Value; q: Value }
  tickets: { letter: Value; q: Value; p: Value }
  clothes: { letter: Value; q: Value; p: Value }
  trails: { letter: Value; q: Value; who: Value; p: Value }
  triangle: { letter: Value; q: Value }
  buses: { p: Value; letter: Value; q: Value }
}

export const say = defineMessages<Messages>('situations/letter-amounts', { en, es })
