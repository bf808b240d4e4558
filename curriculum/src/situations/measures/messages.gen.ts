// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'diameter.pluto': null
  'diameter.moon': null
  'diameter.mercury': null
  'diameter.mars': null
  'diameter.venus': null
  'diameter.earth': null
  'diameter.uranus': null
  'diameter.saturn': null
  'diameter.jupiter': null
  'diameter.sun': null
  'distance.moon': null
  'distance.mercury': null
  'distance.venus': null
  'distance.earth': null
  'distance.mars': null
  'distance.jupiter': null
  'distance.saturn': null
  'distance.neptune': null
  'distance.proxima': null
  'mass.pluto': null
  'mass.moon': null
  'mass.mercury': null
  'mass.mars': null
  'mass.venus': null
  'mass.earth': null
  'mass.uranus': null
  'mass.saturn': null
  'mass.jupiter': null
  'mass.sun': null
  'area.rhode-island': null
  'area.superior': null
  'area.great-lakes': null
  'area.texas': null
  'area.alaska': null
  'area.australia': null
  'area.africa': null
  'area.land': null
  'area.earth': null
  'particle.electron': null
  'particle.proton': null
  'particle.helium': null
  'particle.carbon': null
  'particle.water': null
  'particle.oxygen': null
  'particle.iron': null
  'particle.sugar': null
  'particle.gold': null
  'length.atom': null
  'length.silicon': null
  'length.dna': null
  'length.blu-ray': null
  'length.red-laser': null
  'length.cd-track': null
  'length.dollar': null
  'length.cd': null
  'length.penny': null
  'time.cesium': null
  'time.oven': null
  'time.light-meter': null
  'time.radio': null
  'time.light-kilometer': null
  'time.quartz': null
  'time.note': null
  'time.sound': null
  'time.outlet': null
  'unit.diameter': null
  'unit.distance': null
  'unit.mass': null
  'unit.area': null
  'unit.particle': null
  'unit.length': null
  'unit.time': null
  'least.diameter': null
  'least.distance': null
  'least.mass': null
  'least.area': null
  'least.particle': null
  'least.length': null
  'least.time': null
  'most.diameter': null
  'most.distance': null
  'most.mass': null
  'most.area': null
  'most.particle': null
  'most.length': null
  'most.time': null
  measured: { name: Value; n: Value; unit: Value }
}

export const say = defineMessages<Messages>('situations/measures', { en, es })
