// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.groups': { inside: Value; sum: Value }
  'lesson.once': { other: Value }
  'lesson.parts': { inside: Value }
  'lesson.look': { sum: Value; inside: Value }
  'lesson.figure': null
  'lesson.word.expression.word': null
  'lesson.word.expression.meaning': null
  'lesson.word.parentheses.word': null
  'lesson.word.parentheses.meaning': null
  'lesson.word.value.word': null
  'lesson.word.value.meaning': null
  'lesson.word.sum.word': null
  'lesson.word.sum.meaning': null
  'match.asks': null
  'match.nudge': null
  'match.hint': null
  'slip.each': null
  'slip.once': null
  'slip.less': null
  'slip.taken': null
  'slip.shared': null
  'value.asks': null
  'value.label': null
  'value.money': { cost: Value }
  'value.left': null
  'value.stops': null
  'value.nudge': null
  'value.hint.each': null
  'value.hint.once': null
  'value.hint.less': null
  'value.hint.taken': null
  'value.hint.shared': null
  'value.write': { expression: Value }
  'value.first': { equation: Value }
  'value.last': { equation: Value }
  'means.asks': null
  'means.slip.total': null
  'means.slip.each': null
  'means.slip.first': null
  'means.slip.second': null
  'means.nudge': null
  'means.hint': null
  'means.so': { expression: Value; text: Value }
  'means.bags.total': null
  'means.bags.each': null
  'means.bags.first': null
  'means.bags.second': null
  'means.shelves.total': null
  'means.shelves.each': null
  'means.shelves.first': null
  'means.shelves.second': null
  'means.trays.total': null
  'means.trays.each': null
  'means.trays.first': null
  'means.trays.second': null
  'means.boxes.total': null
  'means.boxes.each': null
  'means.boxes.first': null
  'means.boxes.second': null
  'means.pages.total': null
  'means.pages.each': null
  'means.pages.first': null
  'means.pages.second': null
  'means.rounds.total': null
  'means.rounds.each': null
  'means.rounds.first': null
  'means.rounds.second': null
  'means.tickets.total': null
  'means.tickets.each': null
  'means.tickets.first': null
  'means.tickets.second': null
  'means.days.total': null
  'means.days.each': null
  'means.days.first': null
  'means.days.second': null
  'fit.asks': null
  'fit.missed': null
  'fit.nudge': null
  'fit.same.each': { a: Value; expression: Value }
  'fit.same.once': { expression: Value }
  'fit.same.less': { a: Value; expression: Value }
  'fit.same.taken': { a: Value; expression: Value }
  'fit.same.shared': { expression: Value }
  'who.wrote': { one: Value; mine: Value; two: Value; yours: Value }
  'who.asks': null
  'who.one': { one: Value }
  'who.two': { two: Value }
  'who.both': null
  'who.neither': null
  'who.trusts': null
  'who.blames': null
  'who.nudge': null
  'look.asks.times': { expression: Value; sum: Value }
  'look.asks.parts': { sum: Value; expression: Value }
  'look.asks.more': { expression: Value; base: Value }
  'look.asks.known': { known: Value; expression: Value }
  'look.label': null
  'look.inside-slip': null
  'look.groups-slip': null
  'look.more-slip': null
  'look.one-slip': null
  'look.value-slip': null
  'look.nudge': null
  'look.hint.times': null
  'look.hint.parts': null
  'look.hint.more': null
  'look.hint.inside': null
  'look.hint.groups': null
  'look.so.times': { sum: Value; n: Value }
  'look.so.parts': { sum: Value; n: Value }
  'look.so.more': { n: Value }
  'look.so.inside': { n: Value; a: Value; product: Value }
  'look.so.groups': { sum: Value }
  'look.add': { equation: Value }
  'look.see': { part: Value }
  'look.see-inside': { equation: Value }
  'story.bags.each': { who: Value; a: Value; b: Value; c: Value }
  'story.bags.once': { who: Value; a: Value; b: Value; c: Value }
  'story.bags.less': { who: Value; a: Value; b: Value; c: Value }
  'story.bags.taken': { who: Value; b: Value; a: Value; c: Value }
  'story.bags.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.shelves.each': { who: Value; a: Value; b: Value; c: Value }
  'story.shelves.once': { who: Value; a: Value; b: Value; c: Value }
  'story.shelves.less': { a: Value; b: Value; who: Value; c: Value }
  'story.shelves.taken': { who: Value; b: Value; c: Value; a: Value }
  'story.shelves.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.trays.each': { who: Value; a: Value; b: Value; c: Value }
  'story.trays.once': { who: Value; a: Value; b: Value; c: Value }
  'story.trays.less': { who: Value; a: Value; b: Value; c: Value }
  'story.trays.taken': { who: Value; b: Value; c: Value; a: Value }
  'story.trays.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.boxes.each': { who: Value; a: Value; b: Value; c: Value }
  'story.boxes.once': { who: Value; a: Value; b: Value; c: Value }
  'story.boxes.less': { a: Value; b: Value; who: Value; c: Value }
  'story.boxes.taken': { who: Value; b: Value; a: Value; c: Value }
  'story.boxes.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.pages.each': { who: Value; a: Value; b: Value; c: Value }
  'story.pages.once': { who: Value; a: Value; b: Value; c: Value }
  'story.pages.less': { a: Value; b: Value; c: Value; who: Value }
  'story.pages.taken': { who: Value; b: Value; c: Value; a: Value }
  'story.pages.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.rounds.each': { who: Value; a: Value; b: Value; c: Value }
  'story.rounds.once': { who: Value; a: Value; b: Value; c: Value }
  'story.rounds.less': { who: Value; a: Value; b: Value; c: Value }
  'story.rounds.taken': { who: Value; b: Value; a: Value; c: Value }
  'story.rounds.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.tickets.each': { who: Value; a: Value; b: Value; c: Value }
  'story.tickets.once': { who: Value; a: Value; b: Value; c: Value }
  'story.tickets.less': { b: Value; c: Value; who: Value; a: Value }
  'story.tickets.taken': { who: Value; b: Value; a: Value; c: Value }
  'story.tickets.shared': { who: Value; b: Value; c: Value; a: Value }
  'story.days.each': { who: Value; a: Value; b: Value; c: Value }
  'story.days.once': { who: Value; b: Value; a: Value; c: Value }
  'story.days.less': { who: Value; b: Value; a: Value; c: Value }
  'story.days.taken': { b: Value; who: Value; c: Value; a: Value }
  'story.days.shared': { b: Value; c: Value; who: Value; a: Value }
  'because.each': { b: Value; c: Value; a: Value; expression: Value }
  'because.once': { a: Value; b: Value; c: Value; expression: Value }
  'because.less': { b: Value; c: Value; a: Value; expression: Value }
  'because.taken': { a: Value; c: Value; b: Value; expression: Value }
  'because.shared': { b: Value; c: Value; a: Value; expression: Value }
  'task.marbles.told': { n: Value; b: Value; c: Value }
  'task.marbles.first': null
  'task.marbles.second': null
  'task.marbles.one': null
  'task.marbles.write': null
  'task.marbles.total': null
  'task.marbles.lost': { d: Value }
  'task.marbles.share': { m: Value }
  'task.flowers.told': { n: Value; b: Value; c: Value }
  'task.flowers.first': null
  'task.flowers.second': null
  'task.flowers.one': null
  'task.flowers.write': null
  'task.flowers.total': null
  'task.flowers.lost': { d: Value }
  'task.flowers.share': { m: Value }
  'task.seats.told': { n: Value; b: Value; c: Value }
  'task.seats.first': null
  'task.seats.second': null
  'task.seats.one': null
  'task.seats.write': null
  'task.seats.total': null
  'task.seats.lost': { d: Value }
  'task.seats.share': { m: Value }
  'task.riders.told': { n: Value; b: Value; c: Value }
  'task.riders.first': null
  'task.riders.second': null
  'task.riders.one': null
  'task.riders.write': null
  'task.riders.total': null
  'task.riders.lost': { d: Value }
  'task.riders.share': { m: Value }
  'task.books.told': { n: Value; b: Value; c: Value }
  'task.books.first': null
  'task.books.second': null
  'task.books.one': null
  'task.books.write': null
  'task.books.total': null
  'task.books.lost': { d: Value }
  'task.books.share': { m: Value }
  'task.muffins.told': { n: Value; b: Value; c: Value }
  'task.muffins.first': null
  'task.muffins.second': null
  'task.muffins.one': null
  'task.muffins.write': null
  'task.muffins.total': null
  'task.muffins.lost': { d: Value }
  'task.muffins.share': { m: Value }
  'task.means': { expression: Value }
  'task.left': null
  'task.each': null
  'task.double': { plan: Value; first: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.means': null
  'task.slip.groups': null
  'task.slip.outside': null
  'task.slip.adds': null
  'task.slip.one': null
  'task.slip.from': null
  'task.slip.each': null
  'task.slip.still': null
  'task.slip.inside': null
  'task.slip.brackets': null
  'task.slip.shared': null
  'task.why.means': { equation: Value }
  'task.why.write': { equation: Value }
  'task.why.total': { equation: Value }
  'task.why.lost': { equation: Value }
  'task.why.left': { equation: Value }
  'task.why.double': { equation: Value }
  'task.why.share': { equation: Value }
  'task.why.each': { equation: Value }
}

export const say = defineMessages<Messages>('write-expressions', { en, es })
