// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.scale-drawings': null
  'why.exponents': null
  'lesson.lengths': null
  'lesson.areas': { equation: Value }
  'lesson.parts': { k: Value; equation: Value }
  'lesson.back': { equation: Value }
  'lesson.figure': null
  'lesson.one': null
  'lesson.two': null
  'lesson.three': null
  'lesson.six': null
  'lesson.word.scale-factor.word': null
  'lesson.word.scale-factor.meaning': null
  'lesson.word.copy.word': null
  'lesson.word.copy.meaning': null
  'lesson.word.enlarge.word': null
  'lesson.word.enlarge.meaning': null
  'lesson.word.reduce.word': null
  'lesson.word.reduce.meaning': null
  'scene.poster': null
  'scene.banner': null
  'scene.mural': null
  'scene.sign': null
  'scene.quilt': null
  'scene.photo': null
  'scene.kite': null
  'scene.postcard': null
  'scene.sticker': null
  'scene.magnet': null
  'scene.handout': null
  'scene.game': null
  'copy.factor': { k: Value }
  'copy.asks.area.forth': { known: Value }
  'copy.asks.area.back': { known: Value }
  'copy.asks.around.forth': { known: Value }
  'copy.asks.around.back': { known: Value }
  'copy.asks.height.forth': { known: Value }
  'copy.asks.height.back': { known: Value }
  'copy.label.area': null
  'copy.label.around': null
  'copy.label.height': null
  'copy.nudge': null
  'copy.think.forth': null
  'copy.think.back': null
  'copy.hint.area.forth': null
  'copy.hint.area.back': null
  'copy.hint.length.forth': null
  'copy.hint.length.back': null
  'copy.square': { equation: Value }
  'copy.once': { k: Value }
  'copy.multiply': { equation: Value; result: Value }
  'copy.divide': { equation: Value; result: Value }
  'slip.like-length': null
  'slip.squares-length': null
  'slip.doubles': null
  'slip.once': null
  'slip.wrong-way.forth': null
  'slip.wrong-way.back': null
  'slip.adds': null
  'slip.adds-length': null
  'slip.area-factor': null
  'slip.halves': null
  'slip.turned': null
  'slip.difference': null
  'claim.said.area.forth': { value: Value }
  'claim.said.area.back': { value: Value }
  'claim.said.around.forth': { value: Value }
  'claim.said.around.back': { value: Value }
  'claim.said.height.forth': { value: Value }
  'claim.said.height.back': { value: Value }
  'claim.like': { who: Value }
  'claim.squares': { who: Value }
  'claim.doubles': { who: Value }
  'claim.turned': { who: Value }
  'claim.added': { who: Value }
  'factor.areas': { before: Value; after: Value }
  'factor.asks': null
  'factor.side': { side: Value }
  'factor.label': null
  'factor.side-label': null
  'factor.nudge': null
  'factor.think': null
  'factor.hint.factor': null
  'factor.hint.side': null
  'factor.divide': { equation: Value }
  'factor.root': { equation: Value; k: Value }
  'factor.so': { equation: Value; side: Value }
  'table.rectangles': null
  'table.told': { k: Value }
  'table.asks': null
  'table.measure': null
  'table.original': null
  'table.copy': null
  'table.width': null
  'table.height': null
  'table.around': null
  'table.area': null
  'table.nudge.1': null
  'table.nudge.2': null
  'table.nudge.3': null
  'table.think': null
  'table.hint': null
  'table.find': { equation: Value }
  'table.lengths': { width: Value; height: Value }
  'table.perimeter': { equation: Value }
  'table.so': { equation: Value }
  'draw.told': { corners: Value }
  'draw.factor': { k: Value }
  'draw.times': { n: Value }
  'draw.area': { area: Value }
  'draw.asks': { corner: Value }
  'draw.wrong-way': null
  'draw.one': null
  'draw.nudge.1': null
  'draw.nudge.2': null
  'draw.nudge.3': null
  'draw.think': null
  'draw.hint.lengths': null
  'draw.hint.areas': null
  'draw.ratio': { before: Value; equation: Value }
  'draw.sides': { k: Value }
  'draw.so': { corners: Value }
  'grow.told.area': { n: Value }
  'grow.told.factor': { k: Value }
  'grow.asks': null
  'grow.times': { factor: Value }
  'grow.stays': null
  'grow.length': null
  'grow.area': null
  'grow.same': null
  'grow.nudge.area': null
  'grow.nudge.factor': null
  'grow.think': null
  'grow.hint': null
  'grow.card.perimeter': null
  'grow.card.height': null
  'grow.card.diagonal': null
  'grow.card.side': null
  'grow.card.width': null
  'grow.card.area': null
  'grow.card.part-area': null
  'grow.card.corner-area': null
  'grow.card.squares': null
  'grow.card.angle': null
  'grow.card.sum': null
  'grow.card.right': null
  'grow.card.ratio': null
  'grow.card.ribbon': null
  'grow.card.walk': null
  'grow.card.across': null
  'grow.card.fold': null
  'grow.card.edge-tape': null
  'grow.card.paint': null
  'grow.card.paper': null
  'grow.card.glass': null
  'grow.card.cloth': null
  'grow.card.sharp': null
  'grow.card.width-height': null
  'grow.card.cost': null
  'grow.card.share': null
  'grow.so.length': { card: Value }
  'grow.so.area': { card: Value }
  'grow.so.same': { card: Value }
  'grow.rectangle': null
  'order.asks.1': null
  'order.asks.2': null
  'order.asks.3': null
  'order.both': { area: Value; k: Value }
  'order.told.factor': { k: Value }
  'order.told.sides': { k: Value }
  'order.told.area': { k: Value }
  'order.areas': { before: Value; after: Value }
  'order.least': null
  'order.most': null
  'order.slip.like': null
  'order.slip.factor': null
  'order.slip.area': null
  'order.slip.numbers': null
  'order.slip.difference': null
  'order.slip.copy': null
  'order.nudge.1': null
  'order.nudge.2': null
  'order.nudge.3': null
  'order.think.1': null
  'order.think.2': null
  'order.think.3': null
  'order.hint.1': null
  'order.hint.2': null
  'order.hint.3': null
  'order.find.1': null
  'order.find.2': null
  'order.find.3': null
  'order.step': { text: Value; equation: Value }
  'order.step-told': { text: Value; n: Value }
  'order.step-root': { text: Value; n: Value; k: Value }
  'argue.asks': null
  'argue.known.area': { known: Value }
  'argue.known.around': { known: Value }
  'argue.number': { n: Value }
  'argue.start': null
  'argue.then.factor': null
  'argue.then.area': null
  'argue.whole': null
  'argue.label.side': null
  'argue.label.area': null
  'argue.label.whole': null
  'argue.label.around': null
  'argue.nudge': null
  'argue.think': null
  'argue.hint': null
  'argue.so.area': null
  'argue.so.around': null
}

export const say = defineMessages<Messages>('scale-factor-and-area', { en, es })
