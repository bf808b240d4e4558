// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.scientific-notation': null
  'lesson.steps': null
  'lesson.sums': { other: Value; alike: Value; one: Value; sum: Value }
  'lesson.units': null
  'lesson.figure.title': null
  'lesson.figure.what': null
  'lesson.figure.kilometers': null
  'lesson.figure.meters': null
  'lesson.figure.said': null
  'lesson.word.scientific-notation.word': null
  'lesson.word.scientific-notation.meaning': null
  'lesson.word.first-factor.word': null
  'lesson.word.first-factor.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'steps.asks': { problem: Value }
  'steps.in-notation': null
  'steps.label': null
  'steps.nudge.chain': null
  'steps.nudge.pair': null
  'steps.nudge.sum': null
  'steps.hint.chain': null
  'steps.hint.sum': null
  'mixed.nudge': null
  'mixed.hint.large': { plain: Value }
  'mixed.hint.small': { plain: Value }
  'mixed.step': { plain: Value }
  'mixed.write': { plain: Value; power: Value }
  'missing.asks': { equation: Value }
  'missing.label': null
  'missing.nudge': null
  'missing.hint.factor': null
  'missing.hint.dividend': null
  'missing.hint.divisor': null
  'missing.hint.addend': null
  'missing.hint.minuend': null
  'missing.hint.subtrahend': null
  'missing.why.factor': { one: Value; other: Value }
  'missing.why.dividend': { one: Value; other: Value }
  'missing.why.divisor': { one: Value; other: Value }
  'missing.why.addend': { other: Value; one: Value }
  'missing.why.minuend': { one: Value; other: Value }
  'missing.why.subtrahend': { other: Value; one: Value }
  'missing.same.factor': null
  'missing.same.dividend': null
  'missing.same.divisor': null
  'missing.same.addend': null
  'missing.same.minuend': null
  'missing.same.subtrahend': null
  'slip.combines.over': null
  'slip.combines.times': null
  'slip.multiplies': null
  'slip.adds-both': null
  'slip.keeps': { raw: Value }
  'slip.wrong-way': { raw: Value }
  'slip.unlike': { a: Value; b: Value; ten: Value; low: Value }
  'slip.operation.over': null
  'slip.operation.times': null
  'slip.stops': null
  'so.times': { equation: Value }
  'so.over': { equation: Value }
  'so.same': { other: Value }
  'so.plus': { equation: Value; got: Value }
  'so.minus': { equation: Value; got: Value }
  'so.rewrite': { raw: Value; result: Value }
  'story.answer': { result: Value; unit: Value }
  'story.so': { result: Value; unit: Value }
  'story.nudge.one': null
  'story.nudge.two': null
  'story.sand.told': { one: Value; other: Value }
  'story.sand.plan': null
  'story.sand.unit': null
  'story.reservoir.told': { one: Value; other: Value }
  'story.reservoir.plan': null
  'story.reservoir.unit': null
  'story.signal.told': { one: Value; other: Value }
  'story.signal.plan': null
  'story.signal.unit': null
  'story.bacteria.told': { one: Value; other: Value }
  'story.bacteria.plan': null
  'story.bacteria.unit': null
  'story.photos.told': { one: Value; other: Value }
  'story.photos.plan': null
  'story.photos.unit': null
  'story.people.told': { one: Value; other: Value }
  'story.people.plan': null
  'story.people.unit': null
  'story.computer.told': { one: Value; other: Value }
  'story.computer.plan': null
  'story.computer.unit': null
  'story.film.told': { one: Value; other: Value }
  'story.film.plan': null
  'story.film.unit': null
  'story.books.told': { one: Value; other: Value; third: Value }
  'story.books.plan': null
  'story.books.unit': null
  'story.bottles.told': { one: Value; other: Value; third: Value }
  'story.bottles.plan': null
  'story.bottles.unit': null
  'story.videos.told': { one: Value; other: Value; third: Value }
  'story.videos.plan': null
  'story.videos.unit': null
  'story.hair.told': { one: Value; other: Value; third: Value }
  'story.hair.plan': null
  'story.hair.unit': null
  'story.frames.told': { one: Value; other: Value; third: Value }
  'story.frames.plan': null
  'story.frames.unit': null
  'story.rain.told': { one: Value; other: Value; third: Value }
  'story.rain.plan': null
  'story.rain.unit': null
  'story.leaves.told': { one: Value; other: Value; third: Value }
  'story.leaves.plan': null
  'story.leaves.unit': null
  'story.ants.told': { one: Value; other: Value; third: Value }
  'story.ants.plan': null
  'story.ants.unit': null
  'story.lakes.told': { one: Value; other: Value; third: Value }
  'story.lakes.plan': null
  'story.lakes.unit': null
  'story.harvest.told': { one: Value; other: Value; third: Value }
  'story.harvest.plan': null
  'story.harvest.unit': null
  'story.drive.told': { one: Value; other: Value; third: Value }
  'story.drive.plan': null
  'story.drive.unit': null
  'story.country.told': { one: Value; other: Value; third: Value }
  'story.country.plan': null
  'story.country.unit': null
  'story.probe.told': { one: Value; other: Value; third: Value }
  'story.probe.plan': null
  'story.probe.unit': null
  'story.songs.told': { one: Value; other: Value; third: Value }
  'story.songs.plan': null
  'story.songs.unit': null
  'story.paper.told': { one: Value; other: Value; third: Value }
  'story.paper.plan': null
  'story.paper.unit': null
  'story.labels.told': { one: Value; other: Value; third: Value }
  'story.labels.plan': null
  'story.labels.unit': null
  'unit.plain': { unit: Value }
  'unit.square': { unit: Value }
  'unit.kilometer': { count: number | Quantity }
  'unit.meter': { count: number | Quantity }
  'unit.centimeter': { count: number | Quantity }
  'unit.millimeter': { count: number | Quantity }
  'unit.micrometer': { count: number | Quantity }
  'unit.nanometer': { count: number | Quantity }
  'unit.ton': { count: number | Quantity }
  'unit.kilogram': { count: number | Quantity }
  'unit.gram': { count: number | Quantity }
  'unit.milligram': { count: number | Quantity }
  'unit.second': { count: number | Quantity }
  'unit.millisecond': { count: number | Quantity }
  'unit.microsecond': { count: number | Quantity }
  'unit.nanosecond': { count: number | Quantity }
  'convert.told': { name: Value; n: Value; unit: Value }
  'convert.relation': { one: Value; power: Value; many: Value }
  'convert.place.city': null
  'convert.place.forest': null
  'convert.place.lake': null
  'convert.place.desert': null
  'convert.place.sea': null
  'convert.asks': { unit: Value }
  'convert.nudge': null
  'convert.hint.plain': { one: Value; power: Value; many: Value; to: Value }
  'convert.hint.square': { one: Value; many: Value }
  'convert.slip.smaller': null
  'convert.slip.larger': null
  'convert.slip.square': null
  'convert.slip.place': null
  'convert.squared': { one: Value; many: Value; equation: Value }
  'convert.smaller': { power: Value }
  'convert.larger': { power: Value }
  'convert.so': { equation: Value; result: Value; unit: Value }
  'compare.asks': { bound: Value }
  'compare.less': { bound: Value }
  'compare.equal': { bound: Value }
  'compare.greater': { bound: Value }
  'compare.nudge': null
  'compare.hint': null
  'compare.slip.multiplies': null
  'compare.slip.firsts': null
  'compare.slip.combines': null
  'compare.slip.unlike': null
  'compare.slip.adds': null
  'compare.slip.other': null
  'compare.why.less': { card: Value; value: Value; bound: Value }
  'compare.why.equal': { card: Value; value: Value }
  'compare.why.greater': { card: Value; value: Value; bound: Value }
  'about.asks.round': null
  'about.asks.sort': null
  'about.asks.order': null
  'about.table.title': null
  'about.table.letter': null
  'about.table.measure': null
  'about.card': { one: Value; other: Value }
  'about.pair': { one: Value; other: Value }
  'about.place.less': { low: Value }
  'about.place.between': { low: Value; high: Value }
  'about.place.more': { high: Value }
  'about.fewest': null
  'about.most': null
  'about.nudge.round': null
  'about.nudge.sort': null
  'about.nudge.order': null
  'about.hint.round': null
  'about.hint.sort': null
  'about.hint.order': null
  'about.slip.places': null
  'about.slip.both': null
  'about.slip.zeros': null
  'about.slip.sign': null
  'about.slip.digits': null
  'about.slip.powers': null
  'about.slip.added': null
  'about.slip.gap': null
  'about.slip.alone': null
  'about.slip.reversed': null
  'about.rounds': { name: Value; n: Value; digit: Value }
  'about.so.card': { one: Value; other: Value; work: Value; about: Value }
  'about.so.pair': { name: Value; work: Value; about: Value }
  'lines.works': { who: Value }
  'lines.check': null
  'lines.truth': { result: Value }
  'lines.times': null
  'lines.over': null
  'lines.sum': null
  'lines.down': null
  'lines.up': null
}

export const say = defineMessages<Messages>('calculate-in-scientific-notation', { en, es })
