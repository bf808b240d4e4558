// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'fair.parachute': null
  'fair.plane': null
  'fair.cooler': null
  'fair.catapult': null
  'fair.car': null
  'factor.width.name': null
  'factor.width.head': null
  'factor.load.name': null
  'factor.load.head': null
  'factor.cloth.name': null
  'factor.cloth.head': null
  'factor.nose.name': null
  'factor.nose.head': null
  'factor.paper.name': null
  'factor.paper.head': null
  'factor.start.name': null
  'factor.start.head': null
  'factor.lining.name': null
  'factor.lining.head': null
  'factor.ice.name': null
  'factor.ice.head': null
  'factor.lid.name': null
  'factor.lid.head': null
  'factor.arm.name': null
  'factor.arm.head': null
  'factor.ball.name': null
  'factor.ball.head': null
  'factor.pull.name': null
  'factor.pull.head': null
  'factor.sail.name': null
  'factor.sail.head': null
  'factor.fan.name': null
  'factor.fan.head': null
  'factor.wheels.name': null
  'factor.wheels.head': null
  'value.silk': null
  'value.plastic': null
  'value.cotton': null
  'value.copy': null
  'value.card': null
  'value.news': null
  'value.foam': null
  'value.wool': null
  'value.foil': null
  'value.none': null
  'value.thin': null
  'value.thick': null
  'value.cork': null
  'value.foamball': null
  'value.paperball': null
  'value.caps': null
  'value.disks': null
  'value.spools': null
}

export const say = defineMessages<Messages>('situations/fair-prototypes', { en, es })
