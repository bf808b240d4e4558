// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.two-step-inequalities': null
  'lesson.model': { inequality: Value }
  'lesson.signed': { inequality: Value; solution: Value }
  'lesson.whole': null
  'lesson.check': null
  'lesson.word.inequality.word': null
  'lesson.word.inequality.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.bound.word': null
  'lesson.word.bound.meaning': null
  'lesson.word.at-least.word': null
  'lesson.word.at-least.meaning': null
  'drift.told.freezer': { start: Value; size: Value }
  'drift.told.submarine': { start: Value; size: Value }
  'drift.told.account': { start: Value; size: Value }
  'drift.told.hiker': { start: Value; size: Value }
  'drift.told.tide': { start: Value; size: Value }
  'drift.told.night': { start: Value; size: Value }
  'drift.told.diver': { start: Value; size: Value }
  'drift.told.river': { start: Value; size: Value }
  'drift.told.drone': { start: Value; size: Value }
  'drift.told.sample': { start: Value; size: Value }
  'drift.asks.freezer': { limit: Value }
  'drift.asks.submarine': { limit: Value }
  'drift.asks.account': { limit: Value }
  'drift.asks.hiker': { limit: Value }
  'drift.asks.tide': { limit: Value }
  'drift.asks.night': { limit: Value }
  'drift.asks.diver': { limit: Value }
  'drift.asks.river': { limit: Value }
  'drift.asks.drone': { limit: Value }
  'drift.asks.sample': { limit: Value }
  'drift.let': { letter: Value; unit: Quantity | Range | Term }
  'drift.keeps': { unit: Quantity | Range | Term }
  'drift.turned': { unit: Quantity | Range | Term }
  'drift.boundary': null
  'drift.ignores': null
  'drift.again': null
  'drift.nudge': { letter: Value; unit: Quantity | Range | Term }
  'drift.hint.up': null
  'drift.hint.down': null
  'drift.write': { inequality: Value }
  'drift.undo': { way: string; n: Value; inequality: Value }
  'drift.divide': { n: Value; inequality: Value }
  'drift.divide-turn': { n: Value; inequality: Value }
  'times.asks': { unit: Quantity | Range | Term }
  'times.option': { time: Value }
  'times.try': { time: Value }
  'times.missed': null
  'times.nudge': { letter: Value; unit: Quantity | Range | Term }
  'times.hint': null
  'times.with': { at: Value }
  'times.without': { at: Value }
  'times.between': { at: Value; unit: Quantity | Range | Term }
  'match.asks': { letter: Value }
  'match.story.crate': { once: Value; each: Value; limit: Value }
  'match.story.budget': { once: Value; each: Value; limit: Value }
  'match.story.saving': { once: Value; each: Value; limit: Value }
  'match.story.reading': { once: Value; each: Value; limit: Value }
  'match.story.game': { once: Value; each: Value; limit: Value }
  'match.story.vine': { once: Value; each: Value; limit: Value }
  'match.story.garden': { once: Value; each: Value; limit: Value }
  'match.story.ribbon': { once: Value; each: Value; limit: Value }
  'match.story.card': { limit: Value; each: Value; once: Value }
  'match.story.paper': { limit: Value; each: Value; once: Value }
  'match.story.tank': { limit: Value; each: Value; once: Value }
  'match.story.rope': { limit: Value; each: Value; once: Value }
  'match.story.tickets': { each: Value; once: Value; limit: Value }
  'match.story.teams': { each: Value; once: Value; limit: Value }
  'match.name.crate': null
  'match.name.budget': null
  'match.name.saving': null
  'match.name.reading': null
  'match.name.game': null
  'match.name.vine': null
  'match.name.garden': null
  'match.name.ribbon': null
  'match.name.card': null
  'match.name.paper': null
  'match.name.tank': null
  'match.name.rope': null
  'match.name.tickets': null
  'match.name.teams': null
  'match.slip.turned': null
  'match.slip.boundary': null
  'match.slip.form': null
  'match.slip.once': null
  'match.nudge': null
  'match.hint': null
  'match.why.sum': { story: Value; sign: string; inequality: Value }
  'match.why.left': { story: Value; sign: string; inequality: Value }
  'match.why.group': { story: Value; sign: string; inequality: Value }
  'told.arcade': { fee: Value; each: Value }
  'told.boat': { fee: Value; each: Value }
  'told.shirts': { fee: Value; each: Value }
  'told.party': { fee: Value; each: Value }
  'told.bowling': { fee: Value; each: Value }
  'told.posters': { fee: Value; each: Value }
  'told.fair': { fee: Value; each: Value }
  'told.climbing': { fee: Value; each: Value }
  'fee.arcade': { fee: Value }
  'fee.boat': { fee: Value }
  'fee.shirts': { fee: Value }
  'fee.party': { fee: Value }
  'fee.bowling': { fee: Value }
  'fee.posters': { fee: Value }
  'fee.fair': { fee: Value }
  'fee.climbing': { fee: Value }
  'things.arcade': null
  'things.boat': null
  'things.shirts': null
  'things.party': null
  'things.bowling': null
  'things.posters': null
  'things.fair': null
  'things.climbing': null
  'thing.arcade': null
  'thing.boat': null
  'thing.shirts': null
  'thing.party': null
  'thing.bowling': null
  'thing.posters': null
  'thing.fair': null
  'thing.climbing': null
  'what.asks.need': { n: Value; things: Value }
  'what.asks.price': { limit: Value; n: Value; things: Value; thing: Value }
  'what.asks.more': { limit: Value; n: Value; things: Value }
  'what.label': null
  'what.answer': { amount: Value }
  'what.ignores': null
  'what.swaps': null
  'what.again': null
  'what.stops.price': null
  'what.stops.more': null
  'what.rest': null
  'what.nudge.need': { things: Value }
  'what.nudge.price': { things: Value }
  'what.nudge.more': { things: Value }
  'what.hint.need': { things: Value }
  'what.hint.price': { things: Value }
  'what.hint.more': { things: Value }
  'what.cost': { equation: Value }
  'what.left': { equation: Value }
  'what.share': { things: Value; equation: Value }
  'what.now': { n: Value; things: Value; rest: Value }
  'what.goal': { n: Value; things: Value; equation: Value }
  'what.extra': { equation: Value }
  'what.so': { amount: Value }
  'order.told.rides': { limit: Value }
  'order.told.weeks': { limit: Value }
  'order.asks.rides': null
  'order.asks.weeks': null
  'order.title.rides': null
  'order.title.weeks': null
  'order.column.rides': null
  'order.column.weeks': null
  'order.fee.rides': null
  'order.fee.weeks': null
  'order.each.rides': null
  'order.each.weeks': null
  'order.option.rides': { name: Value }
  'order.option.weeks': { name: Value }
  'order.price': { price: Value }
  'order.first.rides': null
  'order.first.weeks': null
  'order.last.rides': null
  'order.last.weeks': null
  'order.each-only.rides': null
  'order.each-only.weeks': null
  'order.fee-only.rides': null
  'order.fee-only.weeks': null
  'order.nudge.rides': null
  'order.nudge.weeks': null
  'order.hint.rides': null
  'order.hint.weeks': null
  'order.so.rides': { text: Value; difference: Value; each: Value; count: Value }
  'order.so.weeks': { text: Value; difference: Value; each: Value; count: Value }
  'claim.has.most': { limit: Value }
  'claim.has.less': { limit: Value }
  'claim.told': { fee: Value; each: Value; thing: Value; limit: Value }
  'claim.item.bike': null
  'claim.item.guitar': null
  'claim.item.camera': null
  'claim.item.tablet': null
  'claim.item.skateboard': null
  'claim.item.tent': null
  'claim.item.telescope': null
  'claim.item.keyboard': null
  'claim.said.money': { things: Value; n: Value }
  'claim.said.weeks': { n: Value }
  'claim.truth.money': { things: Value; n: Value }
  'claim.truth.weeks': { n: Value }
  'claim.rounds.money': { who: Value }
  'claim.rounds.weeks': { who: Value }
  'claim.boundary': { who: Value }
  'claim.ignores.money': { who: Value }
  'claim.ignores.weeks': { who: Value }
  'claim.again.money': { who: Value }
  'claim.again.weeks': { who: Value }
  'claim.nudge.most': null
  'claim.nudge.less': null
  'claim.nudge.weeks': null
  'claim.hint.most': null
  'claim.hint.less': null
  'claim.hint.weeks': null
  'claim.left.money': { equation: Value }
  'claim.left.weeks': { equation: Value }
  'claim.even': { equation: Value }
  'claim.between': { each: Value; one: Value; other: Value }
  'claim.round.most': null
  'claim.round.less': null
  'claim.round.weeks': null
}

export const say = defineMessages<Messages>('inequality-problems', { en, es })
