// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.problem': null
  'lesson.compare': null
  'lesson.test': null
  'lesson.again': null
  'lesson.table.title': null
  'lesson.table.design': null
  'lesson.table.held': null
  'lesson.table.cost': null
  'lesson.word.criterion.word': null
  'lesson.word.criterion.meaning': null
  'lesson.word.constraint.word': null
  'lesson.word.constraint.meaning': null
  'lesson.word.prototype.word': null
  'lesson.word.prototype.meaning': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.failure-point.word': null
  'lesson.word.failure-point.meaning': null
  'parts.cost.bridge': { base: Value; cost: Value }
  'parts.cost.stool': { base: Value; cost: Value }
  'parts.cost.iceBox': { base: Value; cost: Value }
  'parts.cost.tower': { base: Value; cost: Value }
  'parts.cost.raft': { base: Value; cost: Value }
  'parts.cost.chipBox': { base: Value; cost: Value }
  'parts.time.bridge': { each: Value }
  'parts.time.stool': { each: Value }
  'parts.time.iceBox': { each: Value }
  'parts.time.tower': { each: Value }
  'parts.time.raft': { each: Value }
  'parts.time.chipBox': { each: Value }
  'parts.gain.bridge': { start: Value; gain: Value; need: Value }
  'parts.gain.stool': { start: Value; gain: Value; need: Value }
  'parts.gain.iceBox': { start: Value; gain: Value; need: Value }
  'parts.gain.tower': { start: Value; gain: Value; need: Value }
  'parts.gain.raft': { start: Value; gain: Value; need: Value }
  'parts.gain.chipBox': { start: Value; gain: Value; need: Value }
  'parts.budget': { budget: Value }
  'parts.limits': { budget: Value; minutes: Value }
  'parts.ask.bridge': null
  'parts.ask.stool': null
  'parts.ask.iceBox': null
  'parts.ask.tower': null
  'parts.ask.raft': null
  'parts.ask.chipBox': null
  'parts.ask-left.bridge': null
  'parts.ask-left.stool': null
  'parts.ask-left.iceBox': null
  'parts.ask-left.tower': null
  'parts.ask-left.raft': null
  'parts.ask-left.chipBox': null
  'parts.label.bridge': null
  'parts.label.stool': null
  'parts.label.iceBox': null
  'parts.label.tower': null
  'parts.label.raft': null
  'parts.label.chipBox': null
  'parts.left': null
  'parts.noun.bridge': null
  'parts.noun.stool': null
  'parts.noun.iceBox': null
  'parts.noun.tower': null
  'parts.noun.raft': null
  'parts.noun.chipBox': null
  'parts.no-base': null
  'parts.over': null
  'parts.rest-only': null
  'parts.one-limit': null
  'parts.too-few': null
  'parts.spent': null
  'parts.count': null
  'parts.hint-base': null
  'parts.hint-need': null
  'parts.hint-1': null
  'parts.hint-2': null
  'parts.hint-3': null
  'parts.so-rest': { budget: Value; base: Value; rest: Value }
  'parts.so-paid': { paid: Value; all: Value; more: Value; over: Value }
  'parts.so-timed': { minutes: Value; timed: Value; all: Value; fewer: Value }
  'parts.so-need': { start: Value; need: Value; gain: Value; before: Value; needed: Value }
  'parts.so-spent': { base: Value; needed: Value; cost: Value; spent: Value }
  'parts.so-left': { budget: Value; spent: Value; left: Value }
  'fail.story': { tests: Value }
  'fail.changed': { tests: Value; chance: Value }
  'fail.ask-first': null
  'fail.ask-order': null
  'fail.ask-change': null
  'fail.title.bridge': { tests: Value }
  'fail.title.chipBox': { tests: Value }
  'fail.title.tower': { tests: Value }
  'fail.title.raft': { tests: Value }
  'fail.part-axis': null
  'fail.axis': null
  'fail.before': null
  'fail.after': null
  'fail.bars': { bars: Value }
  'fail.bar': { part: Value; count: Value }
  'fail.bar-two': { part: Value; count: Value; later: Value }
  'fail.part.deck': null
  'fail.part.supports': null
  'fail.part.glue': null
  'fail.part.ends': null
  'fail.part.corners': null
  'fail.part.lid': null
  'fail.part.bottom': null
  'fail.part.walls': null
  'fail.part.base': null
  'fail.part.joints': null
  'fail.part.sticks': null
  'fail.part.roof': null
  'fail.part.straws': null
  'fail.part.tape': null
  'fail.part.edge': null
  'fail.part.floor': null
  'fail.first': null
  'fail.last': null
  'fail.fewer': null
  'fail.same': null
  'fail.more': null
  'fail.least': null
  'fail.not-most': null
  'fail.rest': null
  'fail.by-chance': null
  'fail.is-clear': null
  'fail.turned': null
  'fail.hint-what': null
  'fail.hint-bars': null
  'fail.hint-pairs': null
  'fail.hint-chance': null
  'fail.so-most': { part: Value; count: Value; tests: Value }
  'fail.so-first': null
  'fail.so-order': { tests: Value }
  'fail.so-list': { a: Value; d: Value }
  'fail.so-pairs': null
  'fail.so-fewer': { part: Value; b: Value; a: Value }
  'fail.so-same': { part: Value; b: Value; a: Value }
  'fail.so-more': { part: Value; b: Value; a: Value }
}

export const say = defineMessages<Messages>('engineering-design', { en, es })
