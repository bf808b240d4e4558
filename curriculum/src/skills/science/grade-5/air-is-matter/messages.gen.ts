// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.particles-of-matter': null
  'lesson.space': null
  'lesson.mass': null
  'lesson.squeeze': null
  'lesson.push': null
  'lesson.word.matter.word': null
  'lesson.word.matter.meaning': null
  'lesson.word.gas.word': null
  'lesson.word.gas.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.mass.word': null
  'lesson.word.mass.meaning': null
  'lesson.word.compressed.word': null
  'lesson.word.compressed.meaning': null
  'air.grains.sand': null
  'air.grains.gravel': null
  'air.grains.rice': null
  'air.grains.beans': null
  'air.grains.marbles': null
  'air.grains.soil': null
  'air.grains.lentils': null
  'air.grains.beads': null
  'air.grains.corn': null
  'air.grains.pebbles': null
  'air.pour': { dry: Value; water: Value }
  'air.mark': { together: Value }
  'air.bubbles': { air: Value }
  'air.ask-1': null
  'air.ask-2': null
  'air.ask-3': null
  'air.label-air': null
  'air.label-mark': null
  'air.label-100': null
  'air.told-solid': null
  'air.told-all': null
  'air.told-sum': null
  'air.told-forgot': null
  'air.told-added': null
  'air.told-water': null
  'air.told-whole': null
  'air.told-grains': null
  'air.hint': null
  'air.hint-1': null
  'air.hint-2': null
  'air.hint-3': null
  'air.so-sum': { dry: Value; water: Value; sum: Value }
  'air.so-less': { sum: Value; air: Value; together: Value }
  'air.so-air': { together: Value; sum: Value; air: Value }
  'air.so-100': { hundreds: Value; air: Value; each: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.volume': null
  'table.mass': null
  'vessel.balloon': null
  'vessel.football': null
  'vessel.soccer': null
  'vessel.basketball': null
  'vessel.bike': null
  'vessel.beach': null
  'vessel.car': null
  'vessel.mattress': null
  'vessel.scuba': null
  'in.balloon': null
  'in.football': null
  'in.soccer': null
  'in.basketball': null
  'in.bike': null
  'in.beach': null
  'in.car': null
  'in.mattress': null
  'in.scuba': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'claim.volume': { one: Value; other: Value }
  'claim.mass': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-factory': { one: Value }
  'claim.no-week': { one: Value }
  'claim.no-warm': { one: Value }
  'order.ask-mass': null
  'order.ask-volume': null
  'order.ask-packed': null
  'order.least': null
  'order.most': null
  'order.small': null
  'order.large': null
  'order.loose': null
  'order.tight': null
  'order.told-volume': null
  'order.told-mass': null
  'order.told-total': null
  'order.hint-mass': null
  'order.hint-volume': null
  'order.hint-packed': null
  'order.why-mass': null
  'order.why-volume': null
  'order.why-packed': null
  'lab.scene': null
  'lab.strokes.head': null
  'lab.strokes.name': null
  'lab.strokes.some': { count: Value }
  'lab.pump.head': null
  'lab.pump.name': null
  'lab.pump.small': null
  'lab.pump.medium': null
  'lab.pump.large': null
  'lab.pace.head': null
  'lab.pace.name': null
  'lab.pace.slow': null
  'lab.pace.medium': null
  'lab.pace.fast': null
  'lab.gain': null
  'lab.ask-more': null
  'lab.ask-beyond': { pump: Value }
  'lab.why': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('air-is-matter', { en, es })
