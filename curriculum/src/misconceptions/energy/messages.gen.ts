// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'energy.proportional-to-speed.teacher': null
  'energy.proportional-to-speed.student': null
  'energy.squares-mass.teacher': null
  'energy.squares-mass.student': null
  'energy.speed-alone.teacher': null
  'energy.speed-alone.student': null
  'energy.mass-alone.teacher': null
  'energy.mass-alone.student': null
  'energy.adds-steps.teacher': null
  'energy.adds-steps.student': null
  'energy.used-up.teacher': null
  'energy.used-up.student': null
  'energy.only-when-moving.teacher': null
  'energy.only-when-moving.student': null
  'energy.only-living.teacher': null
  'energy.only-living.student': null
  'energy.from-nothing.teacher': null
  'energy.from-nothing.student': null
  'energy.kept-inside.teacher': null
  'energy.kept-inside.student': null
  'energy.wrong-way.teacher': null
  'energy.wrong-way.student': null
  'energy.is-force.teacher': null
  'energy.is-force.student': null
  'energy.words-mixed-up.teacher': null
  'energy.words-mixed-up.student': null
  'energy.height-alone.teacher': null
  'energy.height-alone.student': null
  'potential.near-is-more.teacher': null
  'potential.near-is-more.student': null
  'potential.far-is-more.teacher': null
  'potential.far-is-more.student': null
  'potential.needs-arrangement.teacher': null
  'potential.needs-arrangement.student': null
  'potential.in-one-object.teacher': null
  'potential.in-one-object.student': null
  'potential.is-motion.teacher': null
  'potential.is-motion.student': null
  'potential.same-speed.teacher': null
  'potential.same-speed.student': null
  'energy.rest-and-water.teacher': null
  'energy.rest-and-water.student': null
  'food.one-use.teacher': null
  'food.one-use.student': null
  'food.becomes-energy.teacher': null
  'food.becomes-energy.student': null
}

export const say = defineMessages<Messages>('misconceptions/energy', { en, es })
