// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.atoms-and-molecules': null
  'why.volume-of-prisms': null
  'lesson.two': null
  'lesson.pattern': null
  'lesson.formula': null
  'lesson.properties': null
  'lesson.word.molecule.word': null
  'lesson.word.molecule.meaning': null
  'lesson.word.extended-structure.word': null
  'lesson.word.extended-structure.meaning': null
  'lesson.word.crystal.word': null
  'lesson.word.crystal.meaning': null
  'lesson.word.formula.word': null
  'lesson.word.formula.meaning': null
  'lesson.word.model.word': null
  'lesson.word.model.meaning': null
  'layer.title': null
  'layer.row': null
  'layer.scene': null
  'layer.should': null
  'layer.ask-1': null
  'layer.ask-2': { all: Value }
  'layer.ask-3': null
  'layer.label-1': null
  'layer.label-2': null
  'layer.label-3': null
  'layer.told-piece': null
  'layer.told-group': null
  'layer.told-gap': null
  'layer.told-drawn': null
  'layer.told-half': null
  'layer.told-b': null
  'layer.told-all': null
  'layer.told-as-a': null
  'layer.told-as-b': null
  'layer.told-first': null
  'layer.hint-repeat': null
  'layer.hint-1': null
  'layer.hint-2': null
  'layer.hint-should': null
  'layer.hint-3': null
  'layer.so-checker': null
  'layer.so-thirds': null
  'layer.so-quarters': null
  'layer.so-each': { count: Value; others: Value; each: Value }
  'layer.so-large': { group: Value; all: Value; repeats: Value }
  'layer.so-check': null
  'layer.so-broken': { asA: number | Quantity; asB: number | Quantity; count: Value }
  'crystal.salt.name': null
  'crystal.salt.one': null
  'crystal.salt.two': null
  'crystal.galena.name': null
  'crystal.galena.one': null
  'crystal.galena.two': null
  'crystal.magnesia.name': null
  'crystal.magnesia.one': null
  'crystal.magnesia.two': null
  'crystal.sylvite.name': null
  'crystal.sylvite.one': null
  'crystal.sylvite.two': null
  'block.scene': { crystal: Value; element: Value; other: Value }
  'block.size': { long: Value; wide: Value; high: Value }
  'block.ask-1': { element: Value }
  'block.ask-3': null
  'block.ask-inside': { element: Value; other: Value }
  'block.ask-face': { element: Value; other: Value }
  'block.ask-edge': { element: Value; other: Value }
  'block.ask-corner': { element: Value; other: Value }
  'block.label': null
  'block.label-neighbors': null
  'block.told-all': null
  'block.told-layer': null
  'block.told-adds': null
  'block.told-six': null
  'block.told-flat': null
  'block.told-one': null
  'block.told-surface': null
  'block.told-one-side': null
  'block.told-inner-layer': null
  'block.hint-1': null
  'block.next-1': { element: Value }
  'block.hint-2': null
  'block.next-2': null
  'block.hint-3': null
  'block.next-3': null
  'block.so-all': { long: Value; wide: Value; high: Value; all: Value }
  'block.so-half': { element: Value; all: Value; half: Value }
  'block.so-sides': null
  'block.so-inside': null
  'block.so-face': null
  'block.so-edge': null
  'block.so-corner': null
  'block.so-peel': null
  'block.so-inner': { lessLong: Value; lessWide: Value; lessHigh: Value; inner: Value }
  'molecule.peroxide': null
  'molecule.ammonia': null
  'molecule.methane': null
  'molecule.methanol': null
  'molecule.alcohol': null
  'molecule.propane': null
  'molecule.vinegar': null
  'molecule.glucose': null
  'molecule.urea': null
  'element.hydrogen': null
  'element.oxygen': null
  'element.nitrogen': null
  'element.carbon': null
  'kit.scene': { name: Value; formula: Value; count: Value }
  'kit.has': { name: Value; formula: Value; list: Value }
  'kit.some': { count: Value; element: Value }
  'kit.ask-1': { element: Value }
  'kit.ask-2': null
  'kit.ask-3': null
  'kit.label-balls': null
  'kit.label-molecules': null
  'kit.told-one': null
  'kit.told-subscript': null
  'kit.told-adds': null
  'kit.told-elements': null
  'kit.told-other': null
  'kit.told-total': null
  'kit.told-plus': null
  'kit.hint-formula': null
  'kit.hint-1': { element: Value }
  'kit.hint-2': null
  'kit.hint-3': null
  'kit.so-parts': { formula: Value; parts: Value }
  'kit.so-element': { count: Value; each: Value; key: Value; element: Value }
  'kit.so-all': { inOne: Value; count: Value; key: Value }
  'kit.so-scarce': { element: Value; has: Value; each: Value; count: Value }
  'kit.so-rest': null
  'solids.scene': null
  'solids.title': null
  'solids.head': null
  'solids.melts': null
  'solids.hard': null
  'solid.wax': null
  'solid.sulfur': null
  'solid.sugar': null
  'solid.salt': null
  'solid.gold': null
  'solid.copper': null
  'solid.fluorite': null
  'solid.iron': null
  'solid.quartz': null
  'solid.corundum': null
  'solid.magnesia': null
  'of.wax': null
  'of.sulfur': null
  'of.sugar': null
  'of.salt': null
  'of.gold': null
  'of.copper': null
  'of.fluorite': null
  'of.iron': null
  'of.quartz': null
  'of.corundum': null
  'of.magnesia': null
  'claim.melts': { one: Value; other: Value }
  'claim.hard': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-water': { one: Value }
  'claim.no-cost': { one: Value }
  'claim.no-size': { one: Value }
  'order.ask-hard': null
  'order.ask-melts': null
  'order.ask-oven': { oven: Value }
  'order.softest': null
  'order.hardest': null
  'order.lowest': null
  'order.highest': null
  'order.nearest': null
  'order.farthest': null
  'order.told-melts': null
  'order.told-hard': null
  'order.told-oven': { oven: Value }
  'order.hint-hard': null
  'order.hint-melts': null
  'order.hint-oven': { oven: Value }
  'order.why-hard': null
  'order.why-melts': null
  'order.why-oven': null
}

export const say = defineMessages<Messages>('crystals-and-molecules', { en, es })
