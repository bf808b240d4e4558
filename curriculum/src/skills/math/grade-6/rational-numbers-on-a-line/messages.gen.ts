// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.compare-signed-numbers': null
  'lesson.what': null
  'lesson.read': { near: Value; point: Value; far: Value }
  'lesson.opposite': { one: Value; other: Value }
  'lesson.order': { less: Value }
  'lesson.word.rational.word': null
  'lesson.word.rational.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'lesson.word.tick.word': null
  'lesson.word.tick.meaning': null
  label: null
  answer: { key: Value }
  'line.horizontal': { labels: Value; n: Value; points: Value }
  'line.vertical': { labels: Value; n: Value; points: Value }
  'line.on': { letter: Value; at: Value }
  'line.above': { letter: Value; spaces: number | Quantity; below: Value }
  'line.right': { letter: Value; spaces: number | Quantity; below: Value }
  'read.asks': null
  'read.nudge': { left: Value; right: Value; n: Value }
  'read.hint.horizontal.down': { start: Value }
  'read.hint.horizontal.up': { start: Value }
  'read.hint.vertical.down': { start: Value }
  'read.hint.vertical.up': { start: Value }
  'read.space': { n: Value; left: Value; right: Value; step: Value }
  'read.count.horizontal.down': { m: number | Quantity; start: Value; key: Value }
  'read.count.horizontal.up': { m: number | Quantity; start: Value; key: Value }
  'read.count.vertical.down': { m: number | Quantity; start: Value; key: Value }
  'read.count.vertical.up': { m: number | Quantity; start: Value; key: Value }
  'slip.side.negative': null
  'slip.side.positive': null
  'slip.away': null
  'slip.tenth': { n: Value }
  'slip.ticks': null
  'claim.context': null
  'claim.said': { got: Value }
  'claim.side': { who: Value }
  'claim.away': { who: Value }
  'claim.ticks': { who: Value }
  'story.temperature': null
  'story.river': null
  'story.sea': null
  'story.soil': null
  'story.tide': null
  'story.well': null
  'story.seesaw': null
  'story.dock': null
  'story.asks.read': null
  'story.asks.opposite': null
  'story.asks.twice': null
  'story.asks.half': null
  'story.hint.read': null
  'story.hint.other': null
  'story.slip.read': null
  'story.slip.side': null
  'story.slip.early': null
  'story.so.opposite': { value: Value; key: Value }
  'story.so.twice': { value: Value; key: Value }
  'story.so.half': { value: Value; key: Value }
  'plot.asks.both': { a: Value; b: Value }
  'plot.asks.opposite': { a: Value; b: Value }
  'plot.asks.halfway': { a: Value; b: Value }
  'plot.nudge': { parts: Value }
  'plot.hint.both': { a: Value; b: Value }
  'plot.hint.opposite': { a: Value; b: Value }
  'plot.hint.halfway': { a: Value; b: Value }
  'plot.space': { parts: Value }
  'plot.so.both': { key: Value; second: Value }
  'plot.so.opposite': { key: Value; second: Value }
  'plot.so.halfway': { a: Value; b: Value; key: Value }
  'plot.slip.side': null
  'plot.slip.same': null
  'plot.slip.signs': null
  'plot.slip.half': null
  'match.asks': null
  'match.point': { letter: Value }
  'match.nudge': { parts: Value }
  'match.hint': null
  'match.slip.side': null
  'match.slip.turned': null
  'match.slip.count': null
  'match.plain': { letter: Value; value: Value }
  'match.turned': { number: Value; value: Value; letter: Value }
  'between.asks': null
  'between.category': { low: Value; high: Value }
  'between.slip.away': null
  'between.slip.other': null
  'between.nudge': null
  'between.hint': null
  'between.so': { number: Value; low: Value; high: Value }
  'order.asks.rising': null
  'order.asks.falling': null
  'order.least': null
  'order.greatest': null
  'order.slip.end': null
  'order.slip.size': null
  'order.slip.drops': null
  'order.nudge': null
  'order.hint': null
  'order.why': null
  'order.so': { list: Value }
  unit: { unit: Quantity | Range | Term }
  'task.robots.told': null
  'task.robots.title': null
  'task.robots.thing': null
  'task.robots.measure': null
  'task.robots.zero': null
  'task.robots.is-zero': null
  'task.robots.not-zero': null
  'task.robots.write': { fifth: Value }
  'task.robots.lowest': null
  'task.robots.far': null
  'task.robots.farther': null
  'task.robots.apart': null
  'task.robots.opposite': null
  'task.robots.halfway': null
  'task.towns.told': null
  'task.towns.title': null
  'task.towns.thing': null
  'task.towns.measure': null
  'task.towns.zero': null
  'task.towns.is-zero': null
  'task.towns.not-zero': null
  'task.towns.write': { fifth: Value }
  'task.towns.lowest': null
  'task.towns.far': null
  'task.towns.farther': null
  'task.towns.apart': null
  'task.towns.opposite': null
  'task.towns.halfway': null
  'task.lakes.told': null
  'task.lakes.title': null
  'task.lakes.thing': null
  'task.lakes.measure': null
  'task.lakes.zero': null
  'task.lakes.is-zero': null
  'task.lakes.not-zero': null
  'task.lakes.write': { fifth: Value }
  'task.lakes.lowest': null
  'task.lakes.far': null
  'task.lakes.farther': null
  'task.lakes.apart': null
  'task.lakes.opposite': null
  'task.lakes.halfway': null
  'task.clubs.told': null
  'task.clubs.title': null
  'task.clubs.thing': null
  'task.clubs.measure': null
  'task.clubs.zero': null
  'task.clubs.is-zero': null
  'task.clubs.not-zero': null
  'task.clubs.write': { fifth: Value }
  'task.clubs.lowest': null
  'task.clubs.far': null
  'task.clubs.farther': null
  'task.clubs.apart': null
  'task.clubs.opposite': null
  'task.clubs.halfway': null
  'task.clocks.told': null
  'task.clocks.title': null
  'task.clocks.thing': null
  'task.clocks.measure': null
  'task.clocks.zero': null
  'task.clocks.is-zero': null
  'task.clocks.not-zero': null
  'task.clocks.write': { fifth: Value }
  'task.clocks.lowest': null
  'task.clocks.far': null
  'task.clocks.farther': null
  'task.clocks.apart': null
  'task.clocks.opposite': null
  'task.clocks.halfway': null
  'task.sacks.told': null
  'task.sacks.title': null
  'task.sacks.thing': null
  'task.sacks.measure': null
  'task.sacks.zero': null
  'task.sacks.is-zero': null
  'task.sacks.not-zero': null
  'task.sacks.write': { fifth: Value }
  'task.sacks.lowest': null
  'task.sacks.far': null
  'task.sacks.farther': null
  'task.sacks.apart': null
  'task.sacks.opposite': null
  'task.sacks.halfway': null
  'task.chain': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.zero': null
  'task.slip.sign': null
  'task.slip.size': null
  'task.slip.end': null
  'task.slip.ignored': null
  'task.slip.distance': null
  'task.slip.farther': null
  'task.slip.apart': null
  'task.slip.part': null
  'task.slip.opposite': null
  'task.slip.highest': null
  'task.slip.half': null
  'task.why.zero': { equation: Value }
  'task.why.write': { equation: Value }
  'task.why.lowest': { equation: Value }
  'task.why.chain': { equation: Value }
  'task.why.far': { equation: Value }
  'task.why.farther': { equation: Value }
  'task.why.apart': { equation: Value }
  'task.why.opposite': { equation: Value }
  'task.why.halfway': { equation: Value }
}

export const say = defineMessages<Messages>('rational-numbers-on-a-line', { en, es })
