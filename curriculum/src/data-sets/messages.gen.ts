// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'books.title': null
  'books.axis': null
  'books.told': { n: Value }
  'books.who': null
  'sleep.title': null
  'sleep.axis': null
  'sleep.told': { n: Value }
  'sleep.who': null
  'letters.title': null
  'letters.axis': null
  'letters.told': { n: Value }
  'letters.who': null
  'goals.title': null
  'goals.axis': null
  'goals.told': { n: Value }
  'goals.who': null
  'eggs.title': null
  'eggs.axis': null
  'eggs.told': { n: Value }
  'eggs.who': null
  'cousins.title': null
  'cousins.axis': null
  'cousins.told': { n: Value }
  'cousins.who': null
  'texts.title': null
  'texts.axis': null
  'texts.told': { n: Value }
  'texts.who': null
  'songs.title': null
  'songs.axis': null
  'songs.told': { n: Value }
  'songs.who': null
  'commute.title': null
  'commute.axis': null
  'commute.told': { n: Value }
  'commute.who': null
  'quiz.title': null
  'quiz.axis': null
  'quiz.told': { n: Value }
  'quiz.who': null
  'sit-ups.title': null
  'sit-ups.axis': null
  'sit-ups.told': { n: Value }
  'sit-ups.who': null
  'seedlings.title': null
  'seedlings.axis': null
  'seedlings.told': { n: Value }
  'seedlings.who': null
  'pages.title': null
  'pages.axis': null
  'pages.told': { n: Value }
  'pages.who': null
  'riders.title': null
  'riders.axis': null
  'riders.told': { n: Value }
  'riders.who': null
  'puzzle.title': null
  'puzzle.axis': null
  'puzzle.told': { n: Value }
  'puzzle.who': null
  'birds.title': null
  'birds.axis': null
  'birds.told': { n: Value }
  'birds.who': null
  list: { list: Value }
  'number-of': { who: Value }
  dots: { from: Value; to: Value; columns: Value }
  column: { n: number | Quantity; at: Value }
  bars: { columns: Value }
  bar: { from: Value; to: Value; n: Value }
  box: { from: Value; to: Value; boxes: Value }
  five: { a: Value; b: Value; c: Value; d: Value; e: Value }
  'named-five': { name: Value; a: Value; b: Value; c: Value; d: Value; e: Value }
  'group-in.a': null
  'group-in.b': null
  'say.median': { one: Value }
  'say.range': { one: Value }
  'say.iqr': { one: Value }
  'say.greatest': { one: Value }
  'say.half': { one: Value; at: Value }
  'say.quarter': { one: Value; at: Value }
  'say.count': { one: Value }
  'say.mean': { one: Value; at: Value }
  'look.median': null
  'look.range': null
  'look.iqr': null
  'look.greatest': null
  'look.half': null
  'look.quarter': null
  'look.count': null
  'look.mean': null
  'slip.once': null
  'slip.edge': null
  'slip.missing': null
  'slip.not-in-order': null
  'slip.equal-lengths': null
  'slip.mean': null
  'group.a': null
  'group.b': null
  'two.commute': null
  'two.quiz': null
  'two.sit-ups': null
  'two.seedlings': null
  'two.pages': null
  'two.riders': null
  'two.puzzle': null
  'two.birds': null
  'two.named': { name: Value; dots: Value }
  'two.dots': { from: Value; to: Value; a: Value; b: Value }
}

export const say = defineMessages<Messages>('data-sets', { en, es })
