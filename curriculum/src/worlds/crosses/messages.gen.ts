// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  law: { many: Value; big: Value; strong: Value; small: Value; weak: Value }
  'many.peaFlowers': null
  'many.peaStems': null
  'many.peaPods': null
  'many.peaPodShape': null
  'many.tomatoFruit': null
  'many.tomatoVines': null
  'many.guineaPigFur': null
  'many.guineaPigCoat': null
  'many.guineaPigHair': null
  'many.rabbitFur': null
  'many.rabbitHair': null
  'many.catHair': null
  'many.flyWings': null
  'many.flyEyes': null
  'strong.peaFlowers': null
  'strong.peaStems': null
  'strong.peaPods': null
  'strong.peaPodShape': null
  'strong.tomatoFruit': null
  'strong.tomatoVines': null
  'strong.guineaPigFur': null
  'strong.guineaPigCoat': null
  'strong.guineaPigHair': null
  'strong.rabbitFur': null
  'strong.rabbitHair': null
  'strong.catHair': null
  'strong.flyWings': null
  'strong.flyEyes': null
  'weak.peaFlowers': null
  'weak.peaStems': null
  'weak.peaPods': null
  'weak.peaPodShape': null
  'weak.tomatoFruit': null
  'weak.tomatoVines': null
  'weak.guineaPigFur': null
  'weak.guineaPigCoat': null
  'weak.guineaPigHair': null
  'weak.rabbitFur': null
  'weak.rabbitHair': null
  'weak.catHair': null
  'weak.flyWings': null
  'weak.flyEyes': null
  'head.strong.peaFlowers': null
  'head.strong.peaStems': null
  'head.strong.peaPods': null
  'head.strong.peaPodShape': null
  'head.strong.tomatoFruit': null
  'head.strong.tomatoVines': null
  'head.strong.guineaPigFur': null
  'head.strong.guineaPigCoat': null
  'head.strong.guineaPigHair': null
  'head.strong.rabbitFur': null
  'head.strong.rabbitHair': null
  'head.strong.catHair': null
  'head.strong.flyWings': null
  'head.strong.flyEyes': null
  'head.weak.peaFlowers': null
  'head.weak.peaStems': null
  'head.weak.peaPods': null
  'head.weak.peaPodShape': null
  'head.weak.tomatoFruit': null
  'head.weak.tomatoVines': null
  'head.weak.guineaPigFur': null
  'head.weak.guineaPigCoat': null
  'head.weak.guineaPigHair': null
  'head.weak.rabbitFur': null
  'head.weak.rabbitHair': null
  'head.weak.catHair': null
  'head.weak.flyWings': null
  'head.weak.flyEyes': null
  'letter.big': { letter: Value }
  'letter.small': { letter: Value }
  pair: { one: Value; other: Value }
  square: { top: Value; side: Value; boxes: Value }
  empty: null
  boxes: { one: Value; two: Value; three: Value; four: Value }
  'boxes-of': { pair: Value; n: number | Quantity }
  'young.trait': null
  'young.number': null
  'young.percent': null
  'young.title': null
  'tree.has': { trait: Value }
  'tree.with': { id: Value; trait: Value }
  'tree.without': { id: Value }
  'tree.family': { one: Value; other: Value; young: Value; numbers: Value; generation: Value }
  'tree.description': { members: Value; families: Value }
  'fill.corner': null
  'fill.box': { row: Value; column: Value; over: Value; beside: Value }
  'fill.twice': { twice: Value }
  'fill.mixed': null
  'fill.neither': null
  'wrong.shows': { pair: Value }
  'wrong.look-alike': { pure: Value; pair: Value }
  'wrong.three-to-one': { pair: Value }
  'wrong.other': null
  'wrong.half': null
  'wrong.left-out': { weak: Value }
  'counts.dominant': { pure: Value; mixed: Value; strong: Value; big: Value }
  'counts.recessive': { none: Value; weak: Value; big: Value }
  'counts.mixed': { mixed: Value }
  'counts.carrier': { none: Value; mixed: Value }
  'hint.trait': { trait: Value }
  'hint.pair': { pair: Value }
  'sort.sure': { mixed: Value }
  'sort.either': { pure: Value; mixed: Value }
  'sort.filled': { name: Value; weak: Value }
  'sort.not-filled': { name: Value; none: Value }
  'sort.settled': { name: Value; weak: Value }
  'sort.open': { name: Value; pure: Value }
  'sort.so-none': { none: Value; list: Value }
  'sort.so-mixed': { mixed: Value; list: Value }
  'sort.so-either': { pure: Value; mixed: Value; list: Value }
  'told.weak': { n: Value; weak: Value }
  'told.line': { n: Value; strong: Value }
  'told.parent': { n: Value; strong: Value; relative: string; weak: Value }
  'told.so-0': { n: Value; pair: Value }
  'told.so-1': { n: Value; pair: Value }
  'told.so-2': { n: Value; pair: Value }
}

export const say = defineMessages<Messages>('worlds/crosses', { en, es })
