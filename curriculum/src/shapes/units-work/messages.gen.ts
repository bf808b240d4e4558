// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  units: null
  known: { name: Value; amount: Value }
  'name.distance': null
  'name.time': null
  'name.speed': null
  'name.mass': null
  'name.volume': null
  'name.density': null
  'name.force': null
  'name.forward': null
  'name.backward': null
  'name.acceleration': null
  'name.weight': null
  'name.gravity': null
  'name.height': null
  'name.energy': null
  'name.frequency': null
  'name.wavelength': null
  'name.model': null
  'name.scale': null
  'name.real': null
  'scale-of': { model: Value; real: Value }
  'scene.speed.train': null
  'scene.speed.cyclist': null
  'scene.speed.ferry': null
  'scene.speed.bus': null
  'scene.density.block': null
  'scene.density.stone': null
  'scene.density.liquid': null
  'scene.density.piece': null
  'scene.force.cart': null
  'scene.force.sled': null
  'scene.force.box': null
  'scene.force.boat': null
  'scene.weight.mars': null
  'scene.weight.earth': null
  'scene.weight.moon': null
  'scene.weight.titan': null
  'scene.potential.crate': null
  'scene.potential.bucket': null
  'scene.potential.book': null
  'scene.potential.ball': null
  'scene.kinetic.cart': null
  'scene.kinetic.ball': null
  'scene.kinetic.skater': null
  'scene.kinetic.drone': null
  'scene.wave.rope': null
  'scene.wave.pond': null
  'scene.wave.tank': null
  'scene.wave.sea': null
  'scene.scale.ceres': null
  'scene.scale.moon': null
  'scene.scale.canyon': null
  'scene.scale.volcano': null
  'ask.speed': null
  'ask.distance': null
  'ask.density': null
  'ask.mass': null
  'ask.force': null
  'ask.acceleration': null
  'ask.weight': null
  'ask.mass-of-weight': null
  'ask.energy': null
  'ask.height': null
  'ask.motion': null
  'ask.wave': null
  'ask.wavelength': null
  'ask.real': null
  'ask.model': null
  'formula.speed': null
  'formula.distance': null
  'formula.density': null
  'formula.mass': null
  'formula.force': null
  'formula.acceleration': null
  'formula.net': null
  'formula.weight': null
  'formula.mass-of-weight': null
  'formula.energy': null
  'formula.height': null
  'formula.motion': null
  'formula.wave': null
  'formula.wavelength': null
  'formula.scale': null
  change: null
  fits: null
  so: { line: Value }
}

export const say = defineMessages<Messages>('shapes/units-work', { en, es })
