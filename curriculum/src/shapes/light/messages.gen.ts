// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'seen.scene-1': null
  'seen.scene-2': { color: Value }
  'seen.ask-reflect': { color: Value }
  'seen.ask-look': null
  'seen.reflects': { color: Value }
  'seen.absorbs': { color: Value }
  'seen.looks': { color: Value }
  'seen.black': null
  'seen.told-hit': null
  'seen.told-miss': null
  'seen.hint-white': null
  'seen.hint-filters': null
  'seen.hint-parts': null
  'seen.so-rule': { color: Value }
  'seen.so-filters': { color: Value }
  'seen.so-hit': { thing: Value; color: Value }
  'seen.so-miss': { thing: Value; color: Value }
  'seen.scene-wide-first': { color: Value; other: Value }
  'seen.scene-wide-last': { color: Value; other: Value }
  'budget.window': null
  'budget.tent': null
  'budget.sunglasses': null
  'budget.greenhouse': null
  'budget.lampshade': null
  'budget.curtain': null
  'budget.awning': null
  'budget.visor': null
  'budget.given': { reflected: Value; transmitted: Value }
  'budget.given-through': { transmitted: Value }
  'budget.ask-1': null
  'budget.ask-2': { arriving: Value }
  'budget.ask-3': null
  'budget.label-1': null
  'budget.label-2': null
  'budget.label-3': null
  'budget.units': null
  'budget.told-transmitted': null
  'budget.told-reflected': null
  'budget.told-sum': null
  'budget.told-percent': null
  'budget.told-minus': null
  'budget.told-one': null
  'budget.told-half': null
  'budget.told-again': null
  'budget.hint-1': null
  'budget.hint-2': null
  'budget.hint-3': null
  'budget.next-1': null
  'budget.next-2': null
  'budget.next-3': null
  'budget.so-rest': { reflected: Value; transmitted: Value; absorbed: Value }
  'budget.so-energy': { absorbed: Value; arriving: Value; value: Value }
  'budget.so-first': { transmitted: Value }
  'budget.so-second': { transmitted: Value; value: Value }
  'budget.so-all': null
  'mirror.scene': null
  'mirror.ask-1': null
  'mirror.ask-2': null
  'mirror.ask-3': null
  'mirror.label': null
  'mirror.air': null
  'mirror.incoming': null
  'mirror.reflected': null
  'mirror.from-normal': { given: Value }
  'mirror.from-surface': { given: Value }
  'mirror.told-surface': null
  'mirror.told-given': null
  'mirror.told-both': null
  'mirror.told-twice': null
  'mirror.told-one': null
  'mirror.hint-law': null
  'mirror.hint-1': null
  'mirror.hint-2': null
  'mirror.hint-3': null
  'mirror.so-normal': { surface: Value; angle: Value }
  'mirror.so-law': { angle: Value }
  'mirror.so-between': { angle: Value; value: Value }
  'mirror.so-given': { angle: Value }
}

export const say = defineMessages<Messages>('shapes/light', { en, es })
