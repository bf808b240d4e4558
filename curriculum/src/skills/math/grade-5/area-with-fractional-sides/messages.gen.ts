// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'why.multiply-mixed-numbers': null
  'lesson.tile': { third: Value; fourth: Value; area: Value }
  'lesson.count': { area: Value }
  'lesson.same': { long: Value; wide: Value; product: Value }
  'lesson.parts': null
  'lesson.word.area.word': null
  'lesson.word.area.meaning': null
  'lesson.word.square-unit.word': null
  'lesson.word.square-unit.meaning': null
  'lesson.word.unit-fraction.word': null
  'lesson.word.unit-fraction.meaning': null
  'lesson.word.tile.word': null
  'lesson.word.tile.meaning': null
  'scene.tray': { who: Value }
  'scene.tabletop': { who: Value }
  'scene.wall': { who: Value }
  'scene.patio': { who: Value }
  'scene.mosaic': { who: Value }
  'scene.shower': { who: Value }
  'scene.doorway': { who: Value }
  'scene.counter': { who: Value }
  'scene.bench': { who: Value }
  'scene.lid': { who: Value }
  'tile.square': { side: Value }
  'tile.oblong': { side: Value; other: Value }
  'tile.sides': { one: Value; other: Value }
  'figure.tiles': { across: Value; down: Value }
  'figure.shaded': { across: Value; down: Value; w: Value; h: Value }
  'figure.split': { h: Value; s: Value; rest: Value; l: Value }
  'figure.step': { w: Value; h: Value; s: Value; l: Value }
  'figure.frame': { w: Value; h: Value }
  'tiles.asks': null
  'tiles.asks-open': null
  'tiles.nudge': null
  'tiles.hint': null
  'tiles.hint-open': null
  'tiles.counts': null
  'tiles.side': null
  'tiles.adds': null
  'tiles.all': null
  'tiles.shaded': null
  'tiles.one-tile': { equation: Value; unit: Quantity | Range | Term }
  'tiles.count': { equation: Value }
  'tiles.open': { equation: Value }
  'tiles.so': { equation: Value; area: Value }
  'count.asks.count': null
  'count.asks.width': { one: Value }
  'count.known': { count: Value }
  'count.nudge.count': null
  'count.nudge.width': null
  'count.hint.count': null
  'count.hint.width': null
  'count.side': { n: Value }
  'count.stops.count': null
  'count.stops.width': null
  'count.adds': null
  'count.area': null
  'count.divides': null
  'count.along': { side: Value; count: Value }
  'count.rename': { equation: Value; count: Value }
  'count.all': { equation: Value }
  'count.rows': { equation: Value }
  'count.width': { equation: Value; width: Value }
  'table.asks': null
  'table.what': null
  'table.number': null
  'table.row.along': null
  'table.row.across': null
  'table.row.all': null
  'table.row.per': { unit: Quantity | Range | Term }
  'table.slip.swaps': null
  'table.slip.adds': null
  'table.slip.side': null
  'table.nudge': null
  'table.hint': null
  'table.sides': { one: Value; across: Value; other: Value; down: Value }
  'table.all': { equation: Value }
  'table.per': { equation: Value; unit: Quantity | Range | Term }
  'table.so': { count: Value; per: Value; unit: Quantity | Range | Term; area: Value }
  'table.same': { equation: Value }
  'fit.asks': null
  'fit.yes': null
  'fit.no': null
  'fit.card': { side: Value }
  'fit.one-side': null
  'fit.slip': null
  'fit.nudge': null
  'fit.hint': null
  'fit.fits': { size: Value; along: Value; down: Value }
  'fit.fails': { size: Value; side: Value; few: number | Quantity; many: Value }
  'parts.shape.foot': null
  'parts.shape.inch': null
  'parts.shape.meter': null
  'parts.frame.foot': { side: Value }
  'parts.frame.inch': { side: Value }
  'parts.frame.meter': { side: Value }
  'parts.nudge.split': null
  'parts.nudge.step': null
  'parts.nudge.frame': null
  'parts.hint.split': null
  'parts.hint.step': null
  'parts.hint.frame': null
  'parts.box': null
  'parts.piece': null
  'parts.overlap': null
  'parts.inner': null
  'parts.once': null
  'parts.sides': null
  'parts.rest': { equation: Value }
  'parts.high': { equation: Value }
  'parts.low': { equation: Value }
  'parts.add': { equation: Value; area: Value }
  'parts.opening-width': { equation: Value }
  'parts.opening-height': { equation: Value }
  'parts.outer': { equation: Value }
  'parts.hole': { equation: Value }
  'parts.subtract': { equation: Value; area: Value }
  'made.flags.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.flags.total': { count: Value }
  'made.flags.left': { given: Value }
  'made.flags.cost': { price: Value }
  'made.boards.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.boards.total': { count: Value }
  'made.boards.left': { given: Value }
  'made.boards.cost': { price: Value }
  'made.windows.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.windows.total': { count: Value }
  'made.windows.left': { given: Value }
  'made.windows.cost': { price: Value }
  'made.beds.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.beds.total': { count: Value }
  'made.beds.left': { given: Value }
  'made.beds.cost': { price: Value }
  'made.banners.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.banners.total': { count: Value }
  'made.banners.left': { given: Value }
  'made.banners.cost': { price: Value }
  'made.shelves.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.shelves.total': { count: Value }
  'made.shelves.left': { given: Value }
  'made.shelves.cost': { price: Value }
  'made.mats.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.mats.total': { count: Value }
  'made.mats.left': { given: Value }
  'made.mats.cost': { price: Value }
  'made.screens.tells': { who: Value; count: Value; one: Value; other: Value }
  'made.screens.total': { count: Value }
  'made.screens.left': { given: Value }
  'made.screens.cost': { price: Value }
  'made.price': null
  'made.dollars': { cost: Value }
  'made.one': null
  'made.used': null
  'made.adds': null
  'made.single': null
  'made.no-price': null
  'made.nudge.total': null
  'made.nudge.left': null
  'made.nudge.cost': null
  'made.hint.total': null
  'made.hint.left': null
  'made.hint.cost': null
  'made.each': { equation: Value }
  'made.all': { equation: Value }
  'made.subtract': { equation: Value }
  'made.times': { equation: Value }
  'claim.covers': { one: Value; other: Value }
  'claim.board': { one: Value; other: Value }
  'claim.cut': { width: Value; height: Value }
  'claim.said': { area: Value }
  'claim.said-left': { area: Value }
  'claim.nudge': null
  'claim.nudge-hole': null
  'claim.hint-hole': null
  'claim.outer': { equation: Value }
  'claim.inner': { equation: Value }
  'claim.subtract': { equation: Value }
  'claim.side': { who: Value }
  'claim.adds': { who: Value }
  'claim.around': { who: Value }
  'claim.keeps': { who: Value }
  'claim.sides': { who: Value }
  'claim.whole': { who: Value }
  'claim.hole': { who: Value }
}

export const say = defineMessages<Messages>('area-with-fractional-sides', { en, es })
