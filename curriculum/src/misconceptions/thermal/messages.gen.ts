// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thermal.cold-flows.teacher': null
  'thermal.cold-flows.student': null
  'thermal.flows-to-warmer.teacher': null
  'thermal.flows-to-warmer.student': null
  'thermal.material-temperature.teacher': null
  'thermal.material-temperature.student': null
  'thermal.insulator-makes-heat.teacher': null
  'thermal.insulator-makes-heat.student': null
  'thermal.insulators-for-warm-things.teacher': null
  'thermal.insulators-for-warm-things.student': null
  'thermal.temperature-is-energy.teacher': null
  'thermal.temperature-is-energy.student': null
  'thermal.energy-sets-temperature.teacher': null
  'thermal.energy-sets-temperature.student': null
  'thermal.cools-below-room.teacher': null
  'thermal.cools-below-room.student': null
  'thermal.keeps-its-heat.teacher': null
  'thermal.keeps-its-heat.student': null
  'thermal.small-things-hold-heat.teacher': null
  'thermal.small-things-hold-heat.student': null
  'thermal.energy-vanishes.teacher': null
  'thermal.energy-vanishes.student': null
  'thermal.mass-alone.teacher': null
  'thermal.mass-alone.student': null
  'thermal.material-alone.teacher': null
  'thermal.material-alone.student': null
  'thermal.one-path.teacher': null
  'thermal.one-path.student': null
  'thermal.heat-capacity-as-speed.teacher': null
  'thermal.heat-capacity-as-speed.student': null
  'thermal.meets-in-middle.teacher': null
  'thermal.meets-in-middle.student': null
  'thermal.adds-temperatures.teacher': null
  'thermal.adds-temperatures.student': null
  'thermal.more-means-colder.teacher': null
  'thermal.more-means-colder.student': null
  'cooling.steady.teacher': null
  'cooling.steady.student': null
  'heating.slows.teacher': null
  'heating.slows.student': null
  'heating.doubles-reading.teacher': null
  'heating.doubles-reading.student': null
  'heating.stays.teacher': null
  'heating.stays.student': null
  'cooling.stays-hot.teacher': null
  'cooling.stays-hot.student': null
}

export const say = defineMessages<Messages>('misconceptions/thermal', { en, es })
