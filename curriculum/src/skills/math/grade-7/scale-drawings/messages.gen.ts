// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.proportional-relationships': null
  'why.area-of-polygons': null
  'lesson.what': { equation: Value }
  'lesson.area': { equation: Value; square: Value; other: Value }
  'lesson.new': { equation: Value }
  'lesson.ratio': null
  'lesson.word.scale-drawing.word': null
  'lesson.word.scale-drawing.meaning': null
  'lesson.word.scale.word': null
  'lesson.word.scale.meaning': null
  'lesson.word.actual.word': null
  'lesson.word.actual.meaning': null
  'length.label.actual': null
  'length.label.drawing': null
  'length.label.scale': null
  'length.nudge.actual': null
  'length.nudge.drawing': null
  'length.nudge.scale': null
  'length.hint.actual': { drawn: Value }
  'length.hint.drawing': { real: Value }
  'length.hint.scale': { real: Value; drawn: Value }
  'length.each': { small: Value; large: Value }
  'length.multiply': { equation: Value; length: Value }
  'length.divide': { equation: Value; length: Value }
  'length.share': { drawn: Value; real: Value }
  'length.one': { equation: Value; small: Value; length: Value }
  'ratio.car.meters': { ratio: Value; length: Value }
  'ratio.car.ratio': { length: Value; meters: Value }
  'ratio.ship.meters': { ratio: Value; length: Value }
  'ratio.ship.ratio': { length: Value; meters: Value }
  'ratio.train.meters': { ratio: Value; length: Value }
  'ratio.train.ratio': { length: Value; meters: Value }
  'ratio.house.meters': { ratio: Value; length: Value }
  'ratio.house.ratio': { length: Value; meters: Value }
  'ratio.plane.meters': { ratio: Value; length: Value }
  'ratio.plane.ratio': { length: Value; meters: Value }
  'ratio.label': null
  'ratio.units': null
  'ratio.hundred': null
  'ratio.nudge.meters': null
  'ratio.nudge.ratio': null
  'ratio.hint.meters': { n: Value }
  'ratio.hint.ratio': null
  'ratio.multiply': { equation: Value }
  'ratio.convert': { all: Value; meters: Value }
  'ratio.same-unit': { meters: Value; all: Value }
  'ratio.divide': { equation: Value; ratio: Value }
  'new.asks.length': { drawn: Value; small: Value; large: Value }
  'new.asks.scale': { drawn: Value; new: Value; large: Quantity | Range | Term; small: Value }
  'new.asks.area': { area: Value; small: Value; large: Value }
  'new.label.length': null
  'new.label.scale': null
  'new.label.area': null
  'new.inches': null
  'new.centimeters': null
  'new.square-inches': { n: Value }
  'new.square-centimeters': { n: Value }
  'new.wrong-way': null
  'new.real.length': null
  'new.real.scale': null
  'new.real.area': null
  'new.added': null
  'new.turned.longer': null
  'new.turned.shorter': null
  'new.area': null
  'new.nudge.length': null
  'new.nudge.scale': null
  'new.nudge.area': null
  'new.hint.length': null
  'new.hint.scale': null
  'new.hint.area': null
  'new.find-real': { equation: Value }
  'new.so-length': { equation: Value }
  'new.so-scale': { equation: Value }
  'new.side': { equation: Value; times: Value }
  'new.so-area': { equation: Value }
  'redraw.told': { corners: Value; large: Value }
  'redraw.asks': { large: Value; corner: Value }
  'redraw.wrong-way': null
  'redraw.added': null
  'redraw.real': null
  'redraw.nudge': null
  'redraw.hint': null
  'redraw.side': { length: Value; real: Value; equation: Value }
  'redraw.so': { corners: Value }
  'area.scale': { inch: Value; feet: Value }
  'area.shown.garden': null
  'area.shown.patio': null
  'area.shown.classroom': null
  'area.shown.stage': null
  'area.shown.playground': null
  'area.shown.tent': null
  'area.shown.pool': null
  'area.shown.porch': null
  'area.told.garden': null
  'area.told.patio': null
  'area.told.classroom': null
  'area.told.stage': null
  'area.told.playground': null
  'area.told.tent': null
  'area.told.pool': null
  'area.told.porch': null
  'area.known.real': { area: Value }
  'area.known.drawn': { area: Value }
  'area.asks.sides': null
  'area.asks.real': null
  'area.asks.drawn': null
  'area.label.sides': null
  'area.label.real': null
  'area.label.drawn': null
  'area.nudge.sides': null
  'area.nudge.real': null
  'area.nudge.drawn': null
  'area.hint.sides': null
  'area.hint.real': null
  'area.hint.drawn': null
  'area.sides': { one: Value; other: Value }
  'area.find.rectangle': { equation: Value }
  'area.find.triangle': { equation: Value }
  'area.square': { equation: Value }
  'area.so.real': { equation: Value }
  'area.so.drawn': { equation: Value }
  'claim.said': { area: Value }
  'claim.truth': { area: Value }
  'claim.length': { who: Value }
  'claim.drawn': { who: Value }
  'claim.half': { who: Value }
  'claim.added': { who: Value }
  'order.asks.real': null
  'order.asks.scale': { small: Value }
  'order.drawing.real': { drawn: Value; small: Value; large: Value }
  'order.drawing.scale': { drawn: Value; large: Value }
  'order.first.real': null
  'order.first.scale': null
  'order.last.real': null
  'order.last.scale': null
  'order.drawing-alone': null
  'order.scale-alone': null
  'order.real-alone': null
  'order.nudge.real': null
  'order.nudge.scale': null
  'order.hint.real': null
  'order.hint.scale': null
  'order.so.real': { equation: Value; length: Value }
  'order.so.scale': { equation: Value; length: Value }
  'task.gym.told': { k: Value; l: Value; w: Value; h: Value }
  'task.gym.can': { a: Value; b: Value; c: Value }
  'task.gym.longest': { a: Value; b: Value }
  'task.gym.fence': { third: Value }
  'task.library.told': { k: Value; l: Value; w: Value; h: Value }
  'task.library.can': { a: Value; b: Value; c: Value }
  'task.library.longest': { a: Value; b: Value }
  'task.library.fence': { third: Value }
  'task.barn.told': { k: Value; l: Value; w: Value; h: Value }
  'task.barn.can': { a: Value; b: Value; c: Value }
  'task.barn.longest': { a: Value; b: Value }
  'task.barn.fence': { third: Value }
  'task.museum.told': { k: Value; l: Value; w: Value; h: Value }
  'task.museum.can': { a: Value; b: Value; c: Value }
  'task.museum.longest': { a: Value; b: Value }
  'task.museum.fence': { third: Value }
  'task.station.told': { k: Value; l: Value; w: Value; h: Value }
  'task.station.can': { a: Value; b: Value; c: Value }
  'task.station.longest': { a: Value; b: Value }
  'task.station.fence': { third: Value }
  'task.theater.told': { k: Value; l: Value; w: Value; h: Value }
  'task.theater.can': { a: Value; b: Value; c: Value }
  'task.theater.longest': { a: Value; b: Value }
  'task.theater.fence': { third: Value }
  'task.long': null
  'task.floor': null
  'task.flat': null
  'task.upright': { behind: Value }
  'task.cut': { one: Value; other: Value }
  'task.redraw': { other: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.model': null
  'task.slip.adds': null
  'task.slip.way': null
  'task.slip.once': null
  'task.slip.around': null
  'task.slip.face': null
  'task.slip.close': null
  'task.slip.flat': null
  'task.slip.given': null
  'task.slip.shortest': null
  'task.slip.side': null
  'task.slip.actual': null
  'task.why.long': { equation: Value }
  'task.why.floor': { equation: Value }
  'task.why.section': { equation: Value }
  'task.why.can': { equation: Value }
  'task.why.longest': { equation: Value }
  'task.why.fence': { equation: Value }
  'task.why.redraw': { equation: Value }
}

export const say = defineMessages<Messages>('scale-drawings', { en, es })
