// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.human-impact': null
  'why.percent-problems': null
  'lesson.audit': null
  'lesson.baseline': null
  'lesson.cause': null
  'lesson.order': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.liters': null
  'lesson.word.audit.word': null
  'lesson.word.audit.meaning': null
  'lesson.word.baseline.word': null
  'lesson.word.baseline.meaning': null
  'lesson.word.conserve.word': null
  'lesson.word.conserve.meaning': null
  'lesson.word.compost.word': null
  'lesson.word.compost.meaning': null
  'lesson.word.reuse.word': null
  'lesson.word.reuse.meaning': null
  'fixture.toilet': null
  'fixture.urinal': null
  'fixture.faucet': null
  'fixture.shower': null
  'fixture.sprayer': null
  'inside.toilet': null
  'inside.urinal': null
  'inside.faucet': null
  'inside.shower': null
  'inside.sprayer': null
  'audit.scene': null
  'audit.title': null
  'audit.head': null
  'audit.uses': null
  'audit.now': null
  'audit.saving': null
  'audit.cost': null
  'audit.ask-1': { fixture: Value }
  'audit.ask-2': { fixture: Value }
  'audit.ask-3': { fixture: Value }
  'audit.label-1': null
  'audit.label-2': null
  'audit.label-3': null
  'audit.adds': null
  'audit.each-only': null
  'audit.other-row': null
  'audit.one-use': null
  'audit.now-only': null
  'audit.still-used': null
  'audit.own-whole': null
  'audit.rest': null
  'audit.share-now': null
  'audit.liters': null
  'audit.hint-1': null
  'audit.hint-2': null
  'audit.hint-3': null
  'audit.next-1': null
  'audit.next-2': null
  'audit.next-3': null
  'audit.so-row': { uses: Value; now: Value }
  'audit.so-used': { uses: Value; now: Value; used: Value }
  'audit.so-each': { now: Value; saving: Value; gap: Value }
  'audit.so-saved': { uses: Value; gap: Value; saved: Value }
  'audit.so-total': { parts: Value; total: Value }
  'audit.so-percent': { saved: Value; total: Value; value: Value }
  'order.ask-1': null
  'order.ask-2': null
  'order.ask-3': null
  'order.least': null
  'order.most': null
  'order.told-1-one': null
  'order.told-1-other': null
  'order.told-2-one': null
  'order.told-2-other': null
  'order.told-3-one': null
  'order.told-3-other': null
  'order.backward': null
  'order.hint-1': null
  'order.hint-2': null
  'order.hint-3': null
  'order.next-1': null
  'order.next-2': null
  'order.next-3': null
  'order.so-used': { fixture: Value; uses: Value; now: Value; used: Value }
  'order.so-saved': { fixture: Value; uses: Value; gap: Value; saved: Value }
  'order.so-dollar': { fixture: Value; saved: Value; cost: Value; each: Value }
  'kind.food': null
  'kind.paper': null
  'kind.plastic': null
  'kind.metal': null
  'chart.scene-1': null
  'chart.scene-2': { students: Value }
  'chart.scene-3': null
  'chart.ask-1': null
  'chart.ask-2': null
  'chart.ask-3': null
  'chart.title-1': null
  'chart.title-2': null
  'chart.title-3': null
  'chart.kind': null
  'chart.day': { day: Value }
  'chart.grams': null
  'chart.now': null
  'chart.cut': null
  'chart.bars-1': null
  'chart.bars-2': null
  'chart.bars-3': null
  'chart.kilograms': null
  'chart.said-1.first': null
  'chart.said-1.middle': null
  'chart.said-2.hundred': null
  'chart.said-2.swapped': null
  'chart.said-3.cut': null
  'chart.said-3.subtracts': null
  'chart.hint-1': null
  'chart.hint-2': null
  'chart.hint-3': null
  'chart.next-1': null
  'chart.next-2': null
  'chart.next-3': null
  'chart.so-1': null
  'chart.so-2': { students: Value }
  'chart.so-3': null
  'chart.so-bars': { list: Value }
}

export const say = defineMessages<Messages>('conserving-resources', { en, es })
