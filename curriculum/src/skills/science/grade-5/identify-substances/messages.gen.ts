// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.mixtures-and-properties': null
  'lesson.measure': null
  'lesson.scratch': null
  'lesson.fair': null
  'lesson.narrow': null
  'lesson.word.property.word': null
  'lesson.word.property.meaning': null
  'lesson.word.hardness.word': null
  'lesson.word.hardness.meaning': null
  'lesson.word.conductor.word': null
  'lesson.word.conductor.meaning': null
  'lesson.word.solubility.word': null
  'lesson.word.solubility.meaning': null
  'scratch.scene.stream': null
  'scratch.scene.box': null
  'scratch.scene.quarry': null
  'scratch.scene.beach': null
  'scratch.scene.garden': null
  'scratch.scene.hike': null
  'scratch.scene.shop': null
  'scratch.scene.mine': null
  'scratch.sample': { letter: Value }
  'scratch.clue-harder': { harder: Value; softer: Value }
  'scratch.clue-softer': { softer: Value; harder: Value }
  'scratch.ask-1': null
  'scratch.softest': null
  'scratch.hardest': null
  'scratch.ask-2': null
  'scratch.title': null
  'scratch.head': null
  'scratch.tool': { tool: Value; hardness: Value }
  'scratch.mineral': { mineral: Value; hardness: Value }
  'scratch.yes': null
  'scratch.no': null
  'scratch.ask-3': { low: Value; high: Value }
  'scratch.told-reversed': null
  'scratch.told-first': null
  'scratch.told-row': null
  'scratch.told-neither': null
  'scratch.told-both': null
  'scratch.told-more': null
  'scratch.hint': null
  'scratch.hint-1': null
  'scratch.hint-2': null
  'scratch.hint-3': null
  'scratch.so-rule': null
  'scratch.so-1': { one: Value; two: Value; three: Value; four: Value }
  'scratch.so-below': { letter: Value; to: Value; mineral: Value }
  'scratch.so-between': { letter: Value; from: Value; to: Value; mineral: Value }
  'scratch.so-above': { letter: Value; from: Value; mineral: Value }
  'scratch.so-3': { from: Value; to: Value }
  'mineral.talc': null
  'mineral.gypsum': null
  'mineral.calcite': null
  'mineral.fluorite': null
  'mineral.apatite': null
  'mineral.feldspar': null
  'mineral.quartz': null
  'mineral.topaz': null
  'tool.fingernail': null
  'tool.penny': null
  'tool.nail': null
  'tool.glass': null
  'tool.file': null
  'bars.scene.recycling': null
  'bars.scene.attic': null
  'bars.scene.museum': null
  'bars.scene.school': null
  'bars.scene.bikes': null
  'bars.scene.kitchen': null
  'bars.scene.boats': null
  'bars.scene.sculptor': null
  'bars.test': null
  'bars.ask-1': null
  'bars.ask-2': null
  'bars.ask-3': null
  'bars.title': null
  'bars.head': null
  'bars.count': null
  'bars.time': null
  'bars.heat': null
  'bars.heat-ten': null
  'bars.sample': { letter: Value }
  'bars.metal': { metal: Value; joules: Value }
  'bars.told': null
  'bars.told-whole': null
  'bars.told-half': null
  'bars.hint': null
  'bars.hint-1': null
  'bars.hint-2': null
  'bars.hint-3': null
  'bars.so-same': { letter: Value; each: Value; metal: Value; joules: Value }
  'bars.so': { letter: Value; total: Value; factor: Value; each: Value; metal: Value; joules: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.hardness': null
  'table.heat': null
  'metal.silver': null
  'metal.copper': null
  'metal.gold': null
  'metal.aluminum': null
  'metal.tungsten': null
  'metal.zinc': null
  'metal.nickel': null
  'metal.iron': null
  'metal.platinum': null
  'metal.tin': null
  'metal.titanium': null
  'in.silver': null
  'in.copper': null
  'in.gold': null
  'in.aluminum': null
  'in.tungsten': null
  'in.zinc': null
  'in.nickel': null
  'in.iron': null
  'in.platinum': null
  'in.tin': null
  'in.titanium': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.two-bars': { one: Value }
  'ask.label-heat': null
  'ask.how-long': { one: Value }
  'ask.label-time': null
  'ask.told-bars': null
  'ask.told-time': null
  'ask.told-plus': null
  'ask.told-one': null
  'ask.told-tens': null
  'ask.told-turned': null
  'ask.hint-one': null
  'ask.hint-two': null
  'ask.hint-ten': null
  'ask.hint-fit': null
  'ask.so-one': { joules: Value }
  'ask.so-two': { joules: Value; value: Value }
  'ask.so-two-about': { joules: Value; value: Value }
  'ask.so-ten': { joules: Value }
  'ask.so-long': { joules: Value; value: Value }
  'claim.harder': { one: Value; other: Value }
  'claim.heat': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-saw': { one: Value }
  'claim.no-runs': { one: Value }
  'claim.no-price': { one: Value }
  'order.ask-heat': null
  'order.ask-hardness': null
  'order.ask-time': null
  'order.least': null
  'order.most': null
  'order.softest': null
  'order.hardest': null
  'order.shortest': null
  'order.longest': null
  'order.told-hardness': null
  'order.told-heat': null
  'order.hint-heat': null
  'order.hint-hardness': null
  'order.hint-time': null
  'order.why-heat': null
  'order.why-hardness': null
  'order.why-time': null
  'lab.scene': null
  'lab.powder.head': null
  'lab.powder.name': null
  'lab.powder.salt': null
  'lab.powder.sugar': null
  'lab.powder.soda': null
  'lab.powder.acid': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.grains.head': null
  'lab.grains.name': null
  'lab.grains.fine': null
  'lab.grains.coarse': null
  'lab.grains.lumps': null
  'lab.dissolved': null
  'lab.ask-more': null
  'lab.ask-beyond': { powder: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('identify-substances', { en, es })
