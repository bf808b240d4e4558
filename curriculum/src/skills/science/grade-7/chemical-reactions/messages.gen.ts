// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.new-substances': null
  'why.unit-rates': null
  'lesson.atoms': null
  'lesson.properties': null
  'lesson.compare': null
  'lesson.signs': null
  'lesson.word.reaction.word': null
  'lesson.word.reaction.meaning': null
  'lesson.word.reactant.word': null
  'lesson.word.reactant.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.density.word': null
  'lesson.word.density.meaning': null
  'lesson.word.solubility.word': null
  'lesson.word.solubility.meaning': null
  'judge.scene': null
  'judge.ask-1': null
  'judge.ask-2': null
  'judge.ask-3': null
  'judge.new': null
  'judge.same': null
  'judge.open': null
  'judge.told.new-open': null
  'judge.told.same-open': null
  'judge.told.open-new': null
  'judge.told.open-same': null
  'judge.told.piece-new': null
  'judge.told.piece-same': null
  'judge.told.new-same': null
  'judge.told.same-new': null
  'judge.hint-1': null
  'judge.hint-2': null
  'judge.hint-3': null
  'judge.hint-error': null
  'judge.hint-divide': null
  'judge.so-1': null
  'judge.so-2': null
  'judge.so-3': null
  'judge.so-new': { done: Value }
  'judge.so-same': { done: Value }
  'judge.so-open': { done: Value }
  'judge.so-pieces': { done: Value; before: Value; after: Value; verdict: string }
  'identify.scene': null
  'identify.ask-1': null
  'identify.ask-2': null
  'identify.size': { mass: Value; volume: Value }
  'identify.readings': { density: Value; melts: Value }
  'identify.dish': { metal: Value }
  'identify.one-part': { mass: Value; volume: Value }
  'identify.two-parts': { first: Value; second: Value }
  'identify.ask-dish': null
  'identify.told-one': null
  'identify.told-row': null
  'identify.told-density': null
  'identify.told-start': null
  'identify.told-missed': null
  'identify.hint-1': null
  'identify.hint-2': null
  'identify.hint-both': null
  'identify.hint-parts': null
  'identify.hint-divide': null
  'identify.so-1': null
  'identify.so-2': null
  'identify.so-match': { readings: Value; solid: Value }
  'identify.so-divide': { mass: Value; volume: Value; density: Value; solid: Value }
  'identify.so-dish': { list: Value }
  'identify.so-exact': { mass: Value; volume: Value; density: Value; solid: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.metal-density': null
  'table.density': null
  'table.metal-melts': null
  'table.melts': null
  'row.magnesium': null
  'row.aluminum': null
  'row.calcium': null
  'row.titanium': null
  'row.chromium': null
  'row.iron': null
  'row.nickel': null
  'row.copper': null
  'row.zinc': null
  'row.tin': null
  'row.molybdenum': null
  'row.tungsten': null
  'in.magnesium': null
  'in.aluminum': null
  'in.calcium': null
  'in.titanium': null
  'in.chromium': null
  'in.iron': null
  'in.nickel': null
  'in.copper': null
  'in.zinc': null
  'in.tin': null
  'in.molybdenum': null
  'in.tungsten': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.mass': { one: Value; amount: Value }
  'ask.label-mass': null
  'ask.volume': { grams: Value; one: Value }
  'ask.label-volume': null
  'ask.told-times': null
  'ask.told-metal': null
  'ask.told-turned': null
  'ask.hint-oxide': null
  'ask.hint-volume': null
  'ask.so-density': { its: Value }
  'ask.so-volume': { grams: Value; its: Value; value: Value }
  'claim.denser': { one: Value; other: Value }
  'claim.melts': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-color': { one: Value }
  'claim.no-water': { one: Value }
  'claim.no-time': { one: Value }
}

export const say = defineMessages<Messages>('chemical-reactions', { en, es })
