// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'water.processes-mixed.teacher': null
  'water.processes-mixed.student': null
  'water.cloud-is-vapor.teacher': null
  'water.cloud-is-vapor.student': null
  'water.boiling-only.teacher': null
  'water.boiling-only.student': null
  'water.not-conserved.teacher': null
  'water.not-conserved.student': null
  'water.wrong-driver.teacher': null
  'water.wrong-driver.student': null
  'water.energy-reversed.teacher': null
  'water.energy-reversed.student': null
  'water.one-circle.teacher': null
  'water.one-circle.student': null
  'water.ground-forgotten.teacher': null
  'water.ground-forgotten.student': null
  'water.plants-forgotten.teacher': null
  'water.plants-forgotten.student': null
  'water.salt-rises.teacher': null
  'water.salt-rises.student': null
  'budget.adds-outflow.teacher': null
  'budget.adds-outflow.student': null
  'budget.flow-left-out.teacher': null
  'budget.flow-left-out.student': null
  'budget.change-for-level.teacher': null
  'budget.change-for-level.student': null
  'water.mostly-fresh.teacher': null
  'water.mostly-fresh.student': null
  'water.lakes-hold-most.teacher': null
  'water.lakes-hold-most.student': null
  'water.ice-forgotten.teacher': null
  'water.ice-forgotten.student': null
  'water.groundwater-river.teacher': null
  'water.groundwater-river.student': null
  'water.small-is-nothing.teacher': null
  'water.small-is-nothing.student': null
  'water.used-up.teacher': null
  'water.used-up.student': null
  'water.percent-is-count.teacher': null
  'water.percent-is-count.student': null
  'water.wrong-whole.teacher': null
  'water.wrong-whole.student': null
  'water.other-part.teacher': null
  'water.other-part.student': null
  'water.part-not-taken-out.teacher': null
  'water.part-not-taken-out.student': null
  'spheres.mixed.teacher': null
  'spheres.mixed.student': null
  'spheres.turns-cause.teacher': null
  'spheres.turns-cause.student': null
}

export const say = defineMessages<Messages>('misconceptions/water', { en, es })
