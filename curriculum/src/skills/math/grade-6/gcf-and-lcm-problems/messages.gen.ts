// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.factors-and-multiples': null
  'lesson.what': null
  'lesson.groups': null
  'lesson.meet': null
  'lesson.sum': { sum: Value }
  'lesson.figure': null
  'lesson.word.gcf.word': null
  'lesson.word.gcf.meaning': null
  'lesson.word.lcm.word': null
  'lesson.word.lcm.meaning': null
  'lesson.word.identical.word': null
  'lesson.word.identical.meaning': null
  label: null
  'scene.school': null
  'scene.crafts': null
  'scene.snacks': null
  'scene.games': null
  'scene.library': null
  'scene.party': null
  'scene.art': null
  'scene.toys': null
  'kit.amount': { of: Value }
  'kit.told': { things: Value }
  'kit.same': { group: Quantity | Range | Term }
  'kit.same-left': { group: Quantity | Range | Term; left: Value }
  'kit.asks.each': { group: Quantity | Range | Term }
  'kit.asks.third': { group: Quantity | Range | Term; third: Quantity | Range | Term }
  'kit.asks.left': { group: Quantity | Range | Term }
  'kit.nudge.each': { group: Quantity | Range | Term }
  'kit.nudge.third': { group: Quantity | Range | Term }
  'kit.nudge.left': { group: Quantity | Range | Term }
  'kit.hint.each': { group: Quantity | Range | Term }
  'kit.hint.third': { group: Quantity | Range | Term; third: Quantity | Range | Term }
  'kit.hint.left': null
  'kit.work.used': { group: Quantity | Range | Term; m: Value; r: Value; a: Value; n: Value; s: Value; b: Value }
  'kit.work.each': { groups: Value; group: Quantity | Range | Term; a: Value; x: Value; b: Value; y: Value; key: Value }
  'kit.work.third': { groups: Value; group: Quantity | Range | Term; third: Quantity | Range | Term; c: Value; key: Value }
  'kit.work.left': { groups: Value; group: Quantity | Range | Term }
  'kit.slip.first': null
  'kit.slip.lower': null
  'kit.slip.one': null
  'kit.slip.other': null
  'kit.slip.rest': null
  'kit.slip.smaller': null
  'claim.said': { got: Value }
  'claim.truth': { got: Value }
  'claim.first': { who: Value }
  'claim.lower': { who: Value }
  'claim.one': { who: Value }
  'claim.other': { who: Value }
  'claim.rest': { who: Value }
  'claim.smaller': { who: Value }
  'claim.lower-left': { who: Value }
  'plan.asks.groups': { group: Quantity | Range | Term }
  'plan.asks.inside': { group: Quantity | Range | Term }
  'plan.inside': { things: Value; group: Quantity | Range | Term }
  'plan.product': { product: Value }
  'plan.slip.partly': null
  'plan.slip.other': { group: Quantity | Range | Term }
  'plan.nudge': { group: Quantity | Range | Term }
  'plan.hint': null
  'plan.why': { group: Quantity | Range | Term }
  'plan.step': { text: Value; product: Value }
  'cycle.ferries.told': { a: Value; b: Value }
  'cycle.ferries.alone': { span: Value }
  'cycle.ferries.now': null
  'cycle.ferries.last': { ago: Value }
  'cycle.ferries.count': { span: Value }
  'cycle.ferries.ago': { unit: Quantity | Range | Term }
  'cycle.fountain.told': { a: Value; b: Value }
  'cycle.fountain.alone': { span: Value }
  'cycle.fountain.now': null
  'cycle.fountain.last': { ago: Value }
  'cycle.fountain.count': { span: Value }
  'cycle.fountain.ago': { unit: Quantity | Range | Term }
  'cycle.laps.told': { a: Value; b: Value }
  'cycle.laps.alone': { span: Value }
  'cycle.laps.now': null
  'cycle.laps.last': { ago: Value }
  'cycle.laps.count': { span: Value }
  'cycle.laps.ago': { unit: Quantity | Range | Term }
  'cycle.pickup.told': { a: Value; b: Value }
  'cycle.pickup.alone': { span: Value }
  'cycle.pickup.now': null
  'cycle.pickup.last': { ago: Value }
  'cycle.pickup.count': { span: Value }
  'cycle.pickup.ago': { unit: Quantity | Range | Term }
  'cycle.clubs.told': { a: Value; b: Value }
  'cycle.clubs.alone': { span: Value }
  'cycle.clubs.now': null
  'cycle.clubs.last': { ago: Value }
  'cycle.clubs.count': { span: Value }
  'cycle.clubs.ago': { unit: Quantity | Range | Term }
  'cycle.toys.told': { a: Value; b: Value }
  'cycle.toys.alone': { span: Value }
  'cycle.toys.now': null
  'cycle.toys.last': { ago: Value }
  'cycle.toys.count': { span: Value }
  'cycle.toys.ago': { unit: Quantity | Range | Term }
  'cycle.farm.told': { a: Value; b: Value }
  'cycle.farm.alone': { span: Value }
  'cycle.farm.now': null
  'cycle.farm.last': { ago: Value }
  'cycle.farm.count': { span: Value }
  'cycle.farm.ago': { unit: Quantity | Range | Term }
  'cycle.signs.told': { a: Value; b: Value }
  'cycle.signs.alone': { span: Value }
  'cycle.signs.now': null
  'cycle.signs.last': { ago: Value }
  'cycle.signs.count': { span: Value }
  'cycle.signs.ago': { unit: Quantity | Range | Term }
  'cycle.nudge.count': { unit: Quantity | Range | Term }
  'cycle.nudge.ago': { unit: Quantity | Range | Term }
  'cycle.nudge.alone': null
  'cycle.hint.count': null
  'cycle.hint.ago': null
  'cycle.hint.alone': { n: Value; s: Value }
  'cycle.work.count': { common: Value; unit: Quantity | Range | Term; s: Value; key: Value }
  'cycle.work.ago': { common: Value; unit: Quantity | Range | Term; k: Value; key: Value }
  'cycle.work.alone': { s: Value; first: Value; n: Value; together: Value; common: Value; key: Value }
  'cycle.slip.product': null
  'cycle.slip.one': null
  'cycle.slip.all': null
  'cycle.slip.first.count': null
  'cycle.slip.first.ago': null
  'cycle.slip.first.alone': null
  'cycle.slip.factor': null
  'plot.told.first': null
  'plot.told.all': null
  'plot.told.start': { start: Value }
  'plot.asks.first': { unit: Quantity | Range | Term }
  'plot.asks.all': { unit: Quantity | Range | Term }
  'plot.asks.start': { unit: Quantity | Range | Term }
  'plot.nudge': null
  'plot.hint.first': null
  'plot.hint.all': null
  'plot.hint.start': { start: Value; b: Value }
  'plot.work.one': { firsts: Value }
  'plot.work.other': { seconds: Value }
  'plot.work.so': { key: Value }
  'plot.slip.product': null
  'plot.slip.start': null
  'plot.slip.one': null
  'plot.slip.factor': null
  'packs.told': { one: Quantity | Range | Term; a: Value; two: Quantity | Range | Term; b: Value }
  'packs.asks.equal': { who: Value; one: Quantity | Range | Term; two: Quantity | Range | Term }
  'packs.asks.least': { who: Value; one: Quantity | Range | Term; two: Quantity | Range | Term; least: Value }
  'packs.asks.double': { who: Value; one: Quantity | Range | Term; two: Quantity | Range | Term }
  'packs.fill': null
  'packs.what': null
  'packs.number': null
  'packs.all': { of: Quantity | Range | Term }
  'packs.packs': { of: Quantity | Range | Term }
  'packs.nudge.equal': { one: Quantity | Range | Term; two: Quantity | Range | Term }
  'packs.nudge.least': null
  'packs.nudge.double': { two: Quantity | Range | Term }
  'packs.hint.equal': { a: Value; b: Value }
  'packs.hint.least': { a: Value; b: Value; least: Value }
  'packs.hint.double': { b: Value; a: Value }
  'packs.work.least': { common: Value; least: Value; first: Value }
  'packs.work.double': { b: Value; a: Value; second: Value; first: Value }
  'packs.work.first': { one: Quantity | Range | Term; first: Value; a: Value; x: Value }
  'packs.work.second': { two: Quantity | Range | Term; second: Value; b: Value; y: Value }
  'packs.slip.product': null
  'packs.slip.factor': null
  'packs.slip.first.least': { least: Value }
  'packs.slip.first.double': null
  'packs.slip.least': null
  'packs.slip.packs': null
  'packs.slip.other': null
  'which.asks.two': null
  'which.asks.three': null
  'which.gcf': null
  'which.lcm': null
  'which.neither': null
  'which.card.bracelets': { a: Value; b: Value }
  'which.card.ropes': { a: Value; b: Value }
  'which.card.floor': { a: Value; b: Value }
  'which.card.singers': { a: Value; b: Value }
  'which.card.baskets': { a: Value; b: Value }
  'which.card.wall': { a: Value; b: Value }
  'which.card.buses': { a: Value; b: Value }
  'which.card.plates': { a: Value; b: Value }
  'which.card.wheels': { a: Value; b: Value }
  'which.card.tiles': { a: Value; b: Value }
  'which.card.calls': { a: Value; b: Value }
  'which.card.stacks': { a: Value; b: Value }
  'which.card.total': { a: Value; b: Value }
  'which.card.seats': { a: Value; b: Value }
  'which.card.walkers': { b: Value; a: Value }
  'which.card.pages': { a: Value; b: Value }
  'which.slip.gcf': null
  'which.slip.lcm': null
  'which.slip.neither': null
  'which.slip.both': null
  'which.nudge': null
  'which.hint': null
  'which.why.gcf': { card: Value }
  'which.why.lcm': { card: Value }
  'which.why.neither': { card: Value }
  'task.party.told': { who: Value; n: Value; m: Value; p: Value; q: Value }
  'task.party.kits': null
  'task.party.each': null
  'task.party.one': null
  'task.party.gain': { sold: Value }
  'task.party.packs': { c: Value; e: Value }
  'task.aid.told': { n: Value; m: Value; p: Value; q: Value }
  'task.aid.kits': null
  'task.aid.each': null
  'task.aid.one': null
  'task.aid.gain': { sold: Value }
  'task.aid.packs': { c: Value; e: Value }
  'task.flowers.told': { n: Value; m: Value; p: Value; q: Value }
  'task.flowers.kits': null
  'task.flowers.each': null
  'task.flowers.one': null
  'task.flowers.gain': { sold: Value }
  'task.flowers.packs': { c: Value; e: Value }
  'task.fruit.told': { n: Value; m: Value; p: Value; q: Value }
  'task.fruit.kits': null
  'task.fruit.each': null
  'task.fruit.one': null
  'task.fruit.gain': { sold: Value }
  'task.fruit.packs': { c: Value; e: Value }
  'task.school.told': { who: Value; n: Value; m: Value; p: Value; q: Value }
  'task.school.kits': null
  'task.school.each': null
  'task.school.one': null
  'task.school.gain': { sold: Value }
  'task.school.packs': { c: Value; e: Value }
  'task.bracelets.told': { n: Value; m: Value; p: Value; q: Value }
  'task.bracelets.kits': null
  'task.bracelets.each': null
  'task.bracelets.one': null
  'task.bracelets.gain': { sold: Value }
  'task.bracelets.packs': { c: Value; e: Value }
  'task.sum': { n: Value; m: Value }
  'task.total': null
  'task.goal': { goal: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.multiple': null
  'task.slip.greatest': null
  'task.slip.smaller': null
  'task.slip.other': null
  'task.slip.number': null
  'task.slip.term': null
  'task.slip.more': null
  'task.slip.once': null
  'task.slip.first': null
  'task.slip.point': null
  'task.slip.all': null
  'task.slip.cost': null
  'task.slip.kit': null
  'task.slip.goal': null
  'task.slip.product': null
  'task.slip.factor': null
  'task.slip.larger': null
  'task.why.kits': { equation: Value }
  'task.why.each': { equation: Value }
  'task.why.sum': { equation: Value }
  'task.why.total': { equation: Value }
  'task.why.one': { equation: Value }
  'task.why.gain': { equation: Value }
  'task.why.goal': { equation: Value }
  'task.why.packs': { equation: Value }
}

export const say = defineMessages<Messages>('gcf-and-lcm-problems', { en, es })
