// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.divide-unit-fractions': null
  'why.fractions-as-division': null
  'lesson.pieces': { third: Value; pieces: Value }
  'lesson.share': { third: Value; share: Value }
  'lesson.ask': null
  'lesson.check': { product: Value }
  'lesson.figure': null
  'lesson.word.unit-fraction.word': null
  'lesson.word.unit-fraction.meaning': null
  'lesson.word.serving.word': null
  'lesson.word.serving.meaning': null
  'lesson.word.share.word': null
  'lesson.word.share.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'label.money': null
  money: { cost: Value }
  'scene.lemonade.have': { who: Value; have: Value; size: Value }
  'scene.lemonade.left': { used: Value }
  'scene.lemonade.cost': { who: Value; price: Value }
  'scene.lemonade.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.cheese.have': { who: Value; have: Value; size: Value }
  'scene.cheese.left': { used: Value }
  'scene.cheese.cost': { who: Value; price: Value }
  'scene.cheese.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.fabric.have': { who: Value; have: Value; size: Value }
  'scene.fabric.left': { used: Value }
  'scene.fabric.cost': { who: Value; price: Value }
  'scene.fabric.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.seed.have': { who: Value; have: Value; size: Value }
  'scene.seed.left': { used: Value }
  'scene.seed.cost': { who: Value; price: Value }
  'scene.seed.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.laps.have': { who: Value; have: Value; size: Value }
  'scene.laps.left': { used: Value }
  'scene.laps.cost': { who: Value; price: Value }
  'scene.laps.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.lessons.have': { who: Value; have: Value; size: Value }
  'scene.lessons.left': { used: Value }
  'scene.lessons.cost': { who: Value; price: Value }
  'scene.lessons.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.batter.have': { who: Value; have: Value; size: Value }
  'scene.batter.left': { used: Value }
  'scene.batter.cost': { who: Value; price: Value }
  'scene.batter.some': { who: Value; size: Value; sharers: Value; some: Value }
  'scene.wire.have': { who: Value; have: Value; size: Value }
  'scene.wire.left': { used: Value }
  'scene.wire.cost': { who: Value; price: Value }
  'scene.wire.some': { who: Value; size: Value; sharers: Value; some: Value }
  'slip.stops.left': null
  'slip.stops.some': null
  'slip.stops.cost': null
  'slip.whole': { n: Value }
  'slip.adds': null
  'slip.units.left': null
  'slip.units.some': null
  'slip.units.cost': null
  'slip.times': null
  'nudge.left': null
  'nudge.some': null
  'nudge.cost': null
  'hint.left': null
  'hint.some': null
  'hint.cost': null
  'work.share': { equation: Value }
  'work.some': { equation: Value }
  'work.in-one': { n: Value; size: Value; unit: Quantity | Range | Term }
  'work.pieces': { equation: Value }
  'work.left': { equation: Value }
  'work.cost': { equation: Value }
  'claim.said': { got: Value }
  'claim.said-money': { cost: Value }
  'claim.stops.left': { who: Value }
  'claim.stops.some': { who: Value }
  'claim.stops.cost': { who: Value }
  'claim.adds': { who: Value }
  'claim.units.left': { who: Value }
  'claim.units.some': { who: Value }
  'claim.units.cost': { who: Value }
  'claim.whole': { who: Value; n: Value }
  'claim.times': { who: Value }
  'back.paint.size': { who: Value; have: Value; count: Value }
  'back.paint.sharers': { who: Value; start: Value; each: Value }
  'back.paint.start': { who: Value; sharers: Value; each: Value }
  'back.honey.size': { who: Value; have: Value; count: Value }
  'back.honey.sharers': { who: Value; start: Value; each: Value }
  'back.honey.start': { who: Value; sharers: Value; each: Value }
  'back.path.size': { who: Value; have: Value; count: Value }
  'back.path.sharers': { who: Value; start: Value; each: Value }
  'back.path.start': { who: Value; each: Value; sharers: Value }
  'back.rope.size': { who: Value; have: Value; count: Value }
  'back.rope.sharers': { who: Value; start: Value; each: Value }
  'back.rope.start': { who: Value; sharers: Value; each: Value }
  'back.sand.size': { who: Value; have: Value; count: Value }
  'back.sand.sharers': { who: Value; start: Value; each: Value }
  'back.sand.start': { who: Value; sharers: Value; each: Value }
  'back.practice.size': { who: Value; have: Value; count: Value }
  'back.practice.sharers': { who: Value; start: Value; each: Value }
  'back.practice.start': { who: Value; sharers: Value; each: Value }
  'back.flour.size': { who: Value; have: Value; count: Value }
  'back.flour.sharers': { who: Value; start: Value; each: Value }
  'back.flour.start': { who: Value; sharers: Value; each: Value }
  'back.board.size': { who: Value; have: Value; count: Value }
  'back.board.sharers': { who: Value; start: Value; each: Value }
  'back.board.start': { who: Value; sharers: Value; each: Value }
  'back.turned': null
  'back.times': null
  'back.again': null
  'back.product': null
  'back.denominator': null
  'back.nudge.size': null
  'back.nudge.sharers': null
  'back.nudge.start': null
  'back.hint.size': null
  'back.hint.sharers': null
  'back.hint.start': null
  'back.why.size': { count: Value; whole: Value; n: Value }
  'back.why.sharers': { start: Value; each: Value }
  'back.why.start': { sharers: Value; each: Value }
  'back.so': { equation: Value }
  'back.check': { equation: Value }
  'table.one.rice': { size: Value }
  'table.one.nuts': { size: Value }
  'table.one.soup': { size: Value }
  'table.one.oats': { size: Value }
  'table.one.beans': { size: Value }
  'table.one.yogurt': { size: Value }
  'table.two.rice': { size: Value; other: Value }
  'table.two.nuts': { size: Value; other: Value }
  'table.two.soup': { size: Value; other: Value }
  'table.two.oats': { size: Value; other: Value }
  'table.two.beans': { size: Value; other: Value }
  'table.two.yogurt': { size: Value; other: Value }
  'table.asks': null
  'table.cups': null
  'table.whole': null
  'table.adds': null
  'table.back': null
  'table.nudge': null
  'table.hint.count': null
  'table.hint.back': null
  'table.why': { n: Value; size: Value }
  'table.so': { equation: Value }
  'table.servings': null
  'table.large': null
  'table.small': null
  'which.asks': null
  'which.missed': null
  'which.slip.pieces': null
  'which.slip.share': null
  'which.slip.part': null
  'which.nudge': null
  'which.hint.pieces': null
  'which.hint.share': null
  'which.hint.part': null
  'which.why.pieces': { first: Value }
  'which.why.share': { first: Value }
  'which.why.part': { first: Value }
  'which.same': { second: Value }
  'figure.of.rice': null
  'figure.of.nuts': null
  'figure.of.soup': null
  'figure.of.oats': null
  'figure.of.beans': null
  'figure.of.yogurt': null
  'figure.size': { size: Value }
  'figure.eaten': null
  'figure.asks.servings': null
  'figure.asks.cups': null
  'figure.asks.small': { half: Value }
  'figure.bars': { cups: Value; n: Value; used: Value }
  'figure.shaded': null
  'figure.all': null
  'figure.one': null
  'figure.servings': null
  'figure.large': null
  'figure.half': null
  'figure.nudge': null
  'figure.hint.servings': null
  'figure.hint.cups': null
  'figure.hint.small': null
  'figure.count': { cups: Value; n: Value; all: Value; used: Value; rest: Value }
  'figure.so.servings': { rest: Value }
  'figure.so.cups': { n: Value; rest: Value; left: Value }
  'figure.so.small': { rest: Value; double: Value }
  'wholes.clay.told': { groups: Value; have: Value }
  'wholes.clay.together': { some: Value }
  'wholes.clay.gap': { others: Value; have: Value }
  'wholes.clay.pieces': { size: Value }
  'wholes.rice.told': { groups: Value; have: Value }
  'wholes.rice.together': { some: Value }
  'wholes.rice.gap': { others: Value; have: Value }
  'wholes.rice.pieces': { size: Value }
  'wholes.juice.told': { groups: Value; have: Value }
  'wholes.juice.together': { some: Value }
  'wholes.juice.gap': { others: Value; have: Value }
  'wholes.juice.pieces': { size: Value }
  'wholes.ribbon.told': { groups: Value; have: Value }
  'wholes.ribbon.together': { some: Value }
  'wholes.ribbon.gap': { others: Value; have: Value }
  'wholes.ribbon.pieces': { size: Value }
  'wholes.race.told': { groups: Value; have: Value }
  'wholes.race.together': { some: Value }
  'wholes.race.gap': { others: Value; have: Value }
  'wholes.race.pieces': { size: Value }
  'wholes.stops.together': null
  'wholes.stops.gap': null
  'wholes.stops.pieces': null
  'wholes.adds': null
  'wholes.nudge.together': null
  'wholes.nudge.gap': null
  'wholes.nudge.pieces': null
  'wholes.hint.together': null
  'wholes.hint.gap': null
  'wholes.hint.pieces': { size: Value }
  'wholes.work.share': { equation: Value }
  'wholes.work.together': { equation: Value }
  'wholes.work.other': { equation: Value }
  'wholes.work.gap': { equation: Value }
  'wholes.work.all': { equation: Value }
  'wholes.work.each': { equation: Value }
  'wholes.work.check': { equation: Value }
}

export const say = defineMessages<Messages>('unit-fraction-problems', { en, es })
