// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plot-points': null
  'lesson.same': { a: Value; b: Value }
  'lesson.subtract': { equation: Value }
  'lesson.walk': { a: Value; c: Value; equation: Value }
  'lesson.means': null
  'lesson.word.coordinates.word': null
  'lesson.word.coordinates.meaning': null
  'lesson.word.distance.word': null
  'lesson.word.distance.meaning': null
  'lesson.word.scale.word': null
  'lesson.word.scale.meaning': null
  'lesson.word.perimeter.word': null
  'lesson.word.perimeter.meaning': null
  'robot.scene.robot': { who: Value }
  'robot.scene.drone': { who: Value }
  'robot.scene.boat': { who: Value }
  'robot.scene.turtle': { who: Value }
  'robot.scene.token': { who: Value }
  'robot.scene.rover': { who: Value }
  'robot.scene.train': { who: Value }
  'robot.scene.ship': { who: Value }
  'robot.starts': { start: Value }
  'robot.moves': { times: Value; move: Value }
  'robot.then': { times: Value; move: Value }
  'robot.move.across': { a: number | Quantity; side: string }
  'robot.move.up': { b: number | Quantity; way: string }
  'robot.move.both': { a: number | Quantity; side: string; b: number | Quantity; way: string }
  'robot.ends': { end: Value }
  'robot.asks.end': null
  'robot.asks.start': null
  'robot.label': null
  'robot.nudge': null
  'robot.hint.end': null
  'robot.hint.start': null
  'robot.swaps': null
  'robot.once': null
  'robot.half': null
  'robot.axes': null
  'robot.origin': null
  'robot.direction.end': null
  'robot.direction.start': null
  'robot.total': { times: Value; across: Value; up: Value }
  'robot.first': { x: Value; across: Value; sum: Value; y: Value; up: Value; rise: Value; point: Value }
  'robot.back': { x: Value; across: Value; left: Value; y: Value; up: Value; down: Value; point: Value }
  'robot.second': { times: Value; side: string; a: number | Quantity; isBoth: string; way: string; b: number | Quantity; point: Value }
  'lot.tells.garden': { who: Value }
  'lot.tells.pen': { who: Value }
  'lot.tells.campsite': { who: Value }
  'lot.tells.sandbox': { who: Value }
  'lot.tells.patio': { who: Value }
  'lot.tells.stage': { who: Value }
  'lot.tells.playground': { who: Value }
  'lot.tells.court': { who: Value }
  'lot.tells.pool': { who: Value }
  'lot.tells.rink': { who: Value }
  'lot.tells.market': { who: Value }
  'lot.tells.parking': { who: Value }
  'lot.drawn': null
  'lot.corners': { a: Value; b: Value; c: Value; d: Value }
  'lot.scale': { scale: Value }
  'lot.length.garden': null
  'lot.length.pen': null
  'lot.length.campsite': null
  'lot.length.sandbox': null
  'lot.length.patio': null
  'lot.length.stage': null
  'lot.length.playground': null
  'lot.length.court': null
  'lot.length.pool': null
  'lot.length.rink': null
  'lot.length.market': null
  'lot.length.parking': null
  'lot.area.playground': null
  'lot.area.court': null
  'lot.area.pool': null
  'lot.area.rink': null
  'lot.area.market': null
  'lot.area.parking': null
  'lot.label-length': null
  'lot.label-area': null
  'lot.nudge.drawn': null
  'lot.nudge.told': null
  'lot.hint.one': null
  'lot.hint.length': null
  'lot.hint.area': null
  'lot.points': null
  'lot.half': null
  'lot.ends': null
  'lot.squares': { scale: Value }
  'lot.once': { scale: Value }
  'lot.adds': null
  'lot.sides': { width: Value; height: Value }
  'lot.meters': { width: Value; height: Value }
  'lot.around': { equation: Value }
  'lot.multiply': { equation: Value }
  'plan.side': { p: Value; q: Value }
  'plan.length': { length: Value }
  'plan.area': { area: Value }
  'plan.asks': null
  'plan.nudge': null
  'plan.hint.length': null
  'plan.hint.area': null
  'plan.hint.scaled': null
  'plan.half': null
  'plan.height': null
  'plan.points': null
  'plan.swaps': null
  'plan.width': { equation: Value; width: Value }
  'plan.height-length': { rest: Value; height: Value }
  'plan.height-area': { equation: Value; height: Value }
  'plan.units': { equation: Value }
  'plan.so': { low: Value; tall: Value; high: Value; p: Value; q: Value }
  'walks.map': { home: Quantity | Range | Term }
  'walks.told': { home: Quantity | Range | Term; at: Value }
  'walks.asks': null
  'walks.card': { place: Quantity | Range | Term; at: Value }
  'walks.first': null
  'walks.last': null
  'walks.reversed': null
  'walks.origin': { home: Quantity | Range | Term }
  'walks.one-direction': null
  'walks.straight': null
  'walks.nudge': null
  'walks.hint': null
  'walks.hint-told': null
  'walks.why': { place: Quantity | Range | Term; equation: Value }
  'objects.asks': null
  'objects.true': null
  'objects.false': null
  'objects.teams.tells': null
  'objects.teams.x': null
  'objects.teams.y': null
  'objects.farms.tells': null
  'objects.farms.x': null
  'objects.farms.y': null
  'objects.gardens.tells': null
  'objects.gardens.x': null
  'objects.gardens.y': null
  'objects.boxes.tells': null
  'objects.boxes.x': null
  'objects.boxes.y': null
  'objects.shelters.tells': null
  'objects.shelters.x': null
  'objects.shelters.y': null
  'objects.players.tells': null
  'objects.players.x': null
  'objects.players.y': null
  'objects.playgrounds.tells': null
  'objects.playgrounds.x': null
  'objects.playgrounds.y': null
  'objects.bakeries.tells': null
  'objects.bakeries.x': null
  'objects.bakeries.y': null
  'objects.says.has-x': { a: Value; n: Value; x: Value }
  'objects.says.has-y': { a: Value; n: Value; y: Value }
  'objects.says.more-x': { a: Value; x: Value; b: Value }
  'objects.says.more-y': { a: Value; y: Value; b: Value }
  'objects.says.differ-x': { a: Value; n: Value; x: Value; b: Value }
  'objects.says.total': { a: Value; n: Value; x: Value; y: Value }
  'objects.says.both': { a: Value; x: Value; y: Value; b: Value }
  'objects.says.most': { x: Value; y: Value }
  'objects.figure': { x: Value; across: Value; one: Value; y: Value; top: Value; other: Value; points: Value }
  'objects.spot': { name: Value; px: Value; py: Value }
  'objects.swaps': null
  'objects.squares': null
  'objects.slip': null
  'objects.nudge': null
  'objects.hint': null
  'objects.yes': null
  'objects.no': null
  'objects.why.one': { said: Value; is: Value; a: Value; at: Value }
  'objects.why.two': { said: Value; is: Value; a: Value; at: Value; b: Value; to: Value }
  'objects.why.most': { said: Value; is: Value; m: Value; x: Value; k: Value; y: Value }
  'claim.said-length': { got: Value }
  'claim.said-area': { got: Value }
  'claim.points': { who: Value }
  'claim.half': { who: Value }
  'claim.ends': { who: Value }
  'claim.squares': { who: Value }
  'claim.once': { who: Value }
  'claim.adds': { who: Value }
  'task.camp.told': null
  'task.camp.scale': { k: Value }
  'task.camp.name': null
  'task.camp.corner': null
  'task.camp.middle': null
  'task.park.told': null
  'task.park.scale': { k: Value }
  'task.park.name': null
  'task.park.corner': null
  'task.park.middle': null
  'task.town.told': null
  'task.town.scale': { k: Value }
  'task.town.name': null
  'task.town.corner': null
  'task.town.middle': null
  'task.museum.told': null
  'task.museum.scale': { k: Value }
  'task.museum.name': null
  'task.museum.corner': null
  'task.museum.middle': null
  'task.island.told': null
  'task.island.scale': { k: Value }
  'task.island.name': null
  'task.island.corner': null
  'task.island.middle': null
  'task.farm.told': null
  'task.farm.scale': { k: Value }
  'task.farm.name': null
  'task.farm.corner': null
  'task.farm.middle': null
  'task.ab': { units: Quantity | Range | Term }
  'task.bc': { units: Quantity | Range | Term }
  'task.walk': { who: Value; units: Quantity | Range | Term }
  'task.around': { units: Quantity | Range | Term }
  'task.route': { who: Value; units: Quantity | Range | Term }
  'task.move': { who: Value; across: number | Quantity; up: number | Quantity }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.scale': null
  'task.slip.swapped': null
  'task.slip.point': null
  'task.slip.end': null
  'task.slip.lines': null
  'task.slip.adds': null
  'task.slip.stop': null
  'task.slip.crooked': null
  'task.slip.half': null
  'task.slip.start': null
  'task.slip.line': null
  'task.slip.from': null
  'task.slip.direction': null
  'task.slip.axes': null
  'task.why.name': { equation: Value }
  'task.why.ab': { equation: Value }
  'task.why.bc': { equation: Value }
  'task.why.walk': { equation: Value }
  'task.why.corner': { equation: Value }
  'task.why.around': { equation: Value }
  'task.why.middle': { equation: Value }
  'task.why.route': { equation: Value }
  'task.why.move': { equation: Value }
}

export const say = defineMessages<Messages>('coordinate-plane-problems', { en, es })
