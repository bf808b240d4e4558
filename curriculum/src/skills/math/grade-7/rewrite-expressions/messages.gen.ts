// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.linear-expressions': null
  'why.percent-change': null
  'lesson.term': { equation: Value }
  'lesson.forms': { one: Value; other: Value }
  'lesson.sum': { equation: Value }
  'lesson.choose': null
  'lesson.figure.title': null
  'lesson.figure.change': null
  'lesson.figure.steps': null
  'lesson.figure.term': null
  'lesson.figure.up': null
  'lesson.figure.down': null
  'lesson.word.equivalent.word': null
  'lesson.word.equivalent.meaning': null
  'lesson.word.term.word': null
  'lesson.word.term.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'start.jacket': { letter: Value }
  'start.phone': { letter: Value }
  'start.ducks': { letter: Value }
  'start.club': { letter: Value }
  'start.channel': { letter: Value }
  'start.water': { letter: Value }
  'start.video': { letter: Value }
  'start.beans': { letter: Value }
  'start.tickets': { letter: Value }
  'start.bikes': { letter: Value }
  'change.jacket': { way: string; percent: Value }
  'change.phone': { way: string; percent: Value }
  'change.ducks': { way: string; percent: Value }
  'change.club': { way: string; percent: Value }
  'change.channel': { way: string; percent: Value }
  'change.water': { way: string; percent: Value }
  'change.video': { way: string; percent: Value }
  'change.beans': { way: string; percent: Value }
  'change.tickets': { way: string; percent: Value }
  'change.bikes': { way: string; percent: Value }
  then: { way: string; percent: Value }
  'term.nudge': null
  'term.hint.one': { letter: Value }
  'term.hint.two': { letter: Value }
  'term.first': { percent: Value; equation: Value }
  'term.second': { percent: Value; factor: Value; equation: Value }
  'net.told.lamp': { letter: Value }
  'net.told.bag': { letter: Value }
  'net.told.ball': { letter: Value }
  'net.told.watch': { letter: Value }
  'net.told.chair': { letter: Value }
  'net.told.clock': { letter: Value }
  'net.told.game': { letter: Value }
  'net.told.coat': { letter: Value }
  'net.asks.compare': { expression: Value; way: string }
  'net.asks.undo': { expression: Value; way: string }
  'net.label': null
  'net.answer': { n: Value }
  'net.whole': null
  'net.adds': null
  'net.wrong-whole': null
  'net.place': null
  'net.nudge.factor': null
  'net.nudge.two': null
  'net.nudge.undo': null
  'net.hint.factor': null
  'net.hint.two': null
  'net.hint.undo': null
  'net.start': { letter: Value }
  'net.product': { equation: Value }
  'net.so': { letter: Value; equation: Value; n: Value; way: string }
  'net.back': { equation: Value }
  'net.off': { factor: Value; way: string; n: Value }
  'same.told.ticket': { letter: Value }
  'same.told.shirt': { letter: Value }
  'same.told.book': { letter: Value }
  'same.told.meal': { letter: Value }
  'same.told.toy': { letter: Value }
  'same.told.plant': { letter: Value }
  'same.told.poster': { letter: Value }
  'same.told.puzzle': { letter: Value }
  'same.things.ticket': null
  'same.things.shirt': null
  'same.things.book': null
  'same.things.meal': null
  'same.things.toy': null
  'same.things.plant': null
  'same.things.poster': null
  'same.things.puzzle': null
  'same.thing.ticket': null
  'same.thing.shirt': null
  'same.thing.book': null
  'same.thing.meal': null
  'same.thing.toy': null
  'same.thing.plant': null
  'same.thing.poster': null
  'same.thing.puzzle': null
  'same.asks.one': { percent: Value }
  'same.asks.several': { count: Value; things: Value; percent: Value }
  'same.asks.both': { thing: Value; extra: Value; percent: Value }
  'same.slip.amount': null
  'same.slip.rest': null
  'same.slip.up': null
  'same.slip.place': null
  'same.slip.once': null
  'same.slip.extra': null
  'same.missed': null
  'same.nudge.one': null
  'same.nudge.several': null
  'same.nudge.both': null
  'same.hint': { letter: Value }
  'same.part': { percent: Value; part: Value }
  'same.is': { simple: Value }
  'same.fits': { expression: Value; simple: Value }
  'sum.told.pages': { letter: Value; step: Value }
  'sum.told.seats': { letter: Value; step: Value }
  'sum.told.push': { letter: Value; step: Value }
  'sum.told.savings': { letter: Value; step: Value }
  'sum.told.coins': { letter: Value; step: Value }
  'sum.told.minutes': { letter: Value; step: Value }
  'sum.told.blocks': { letter: Value; step: Value }
  'sum.told.stickers': { letter: Value; step: Value }
  'sum.asks.pages': { count: Value; form: Value }
  'sum.asks.seats': { count: Value; form: Value }
  'sum.asks.push': { count: Value; form: Value }
  'sum.asks.savings': { count: Value; form: Value }
  'sum.asks.coins': { count: Value; form: Value }
  'sum.asks.minutes': { count: Value; form: Value }
  'sum.asks.blocks': { count: Value; form: Value }
  'sum.asks.stickers': { count: Value; form: Value }
  'sum.label': null
  'sum.one-term': { count: Value }
  'sum.counts-once': null
  'sum.last': null
  'sum.nudge': { letter: Value }
  'sum.hint': { count: Value }
  'sum.write': { expression: Value }
  'sum.add': { equation: Value; simple: Value }
  'sum.factor': { count: Value; equation: Value }
  'sum.means': { form: Value }
  'place.square.pool': null
  'place.square.garden': null
  'place.square.patio': null
  'place.square.sandbox': null
  'place.square.pond': null
  'place.square.stage': null
  'place.square.fountain': null
  'place.square.mirror': null
  'place.square.flower-bed': null
  'place.square.courtyard': null
  'place.square.dance-floor': null
  'place.square.tray': null
  'place.rectangle.pool': null
  'place.rectangle.garden': null
  'place.rectangle.patio': null
  'place.rectangle.sandbox': null
  'place.rectangle.pond': null
  'place.rectangle.stage': null
  'place.rectangle.fountain': null
  'place.rectangle.mirror': null
  'place.rectangle.flower-bed': null
  'place.rectangle.courtyard': null
  'place.rectangle.dance-floor': null
  'place.rectangle.tray': null
  'stick.straws': null
  'stick.toothpicks': null
  'stick.craft-sticks': null
  'stick.pipe-cleaners': null
  'polygon.four': null
  'polygon.five': null
  'polygon.six': null
  'polygon.eight': null
  'count.told.square': { place: Value; n: Value }
  'count.told.rectangle': { place: Value; n: Value; longer: Value }
  'count.told.row': { n: Value; polygon: Value; stick: Value }
  'count.asks.tiles': null
  'count.asks.row': { stick: Value }
  'count.way.corners': null
  'count.way.strips': null
  'count.way.rows': null
  'count.way.overlap': null
  'count.way.pairs': null
  'count.way.long-rows': null
  'count.way.short-rows': null
  'count.way.stretched': { n: Value; more: Value }
  'count.way.first': { more: Value; sides: Value }
  'count.way.start': { sides: Value }
  'count.way.shared': { more: Value }
  'count.way.between': { around: Value }
  'count.slip': null
  'count.nudge': null
  'count.hint.square': { n: Value }
  'count.hint.rectangle': { n: Value }
  'count.hint.row': { n: Value }
  'count.so': { way: Value; form: Value }
  'count.same': { simple: Value }
  'claim.said': { term: Value }
  'claim.truth': { term: Value }
  'claim.change': { who: Value }
  'claim.direction': { who: Value }
  'claim.place': { who: Value }
  'claim.adds': { who: Value }
  'claim.early': { who: Value }
  'task.jackets.told': { d: Value; letter: Value }
  'task.jackets.pays': { p: Value }
  'task.jackets.expand': { n: Value; f: Value }
  'task.boards.told': { d: Value; letter: Value }
  'task.boards.pays': { p: Value }
  'task.boards.expand': { n: Value; f: Value }
  'task.plants.told': { d: Value; letter: Value }
  'task.plants.pays': { p: Value }
  'task.plants.expand': { n: Value; f: Value }
  'task.games.told': { d: Value; letter: Value }
  'task.games.pays': { p: Value }
  'task.games.expand': { n: Value; f: Value }
  'task.tents.told': { d: Value; letter: Value }
  'task.tents.pays': { p: Value }
  'task.tents.expand': { n: Value; f: Value }
  'task.tickets.told': { d: Value; letter: Value }
  'task.tickets.pays': { p: Value }
  'task.tickets.expand': { n: Value; f: Value }
  'task.factor': { difference: Value; letter: Value }
  'task.meaning': null
  'task.all': { at: Value }
  'task.off': { e: Value; letter: Value }
  'task.tax': { e: Value; letter: Value }
  'task.compare-off': { total: Value }
  'task.compare-tax': { total: Value }
  'task.back': { paid: Value; letter: Value }
  'task.means.rest': { rest: Value }
  'task.means.dollars': { rest: Value }
  'task.higher': null
  'task.lower': null
  'task.same': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.off': null
  'task.slip.more': null
  'task.slip.place': null
  'task.slip.dollars': null
  'task.slip.saved': null
  'task.slip.percent': null
  'task.slip.once': null
  'task.slip.number': null
  'task.slip.before': null
  'task.slip.sum': null
  'task.slip.change': null
  'task.slip.whole': null
  'task.slip.again': null
  'task.slip.first': null
  'task.slip.second': null
  'task.why.factor': { equation: Value }
  'task.why.meaning': { equation: Value }
  'task.why.pays': { equation: Value }
  'task.why.expand': { equation: Value }
  'task.why.all': { equation: Value }
  'task.why.both': { equation: Value }
  'task.why.compare': { equation: Value }
  'task.why.back': { equation: Value }
}

export const say = defineMessages<Messages>('rewrite-expressions', { en, es })
