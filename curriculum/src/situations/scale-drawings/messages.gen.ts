// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'map.told': { small: Value; large: Value }
  'map.actual': { drawn: Value }
  'map.drawing': { real: Value }
  'map.both': { real: Value; drawn: Value }
  'map.scale': { large: Quantity | Range | Term; small: Value }
  'plan.told': { small: Value; large: Value }
  'plan.actual': { drawn: Value }
  'plan.drawing': { real: Value }
  'plan.both': { real: Value; drawn: Value }
  'plan.scale': { large: Quantity | Range | Term; small: Value }
  'garden.told': { small: Value; large: Value }
  'garden.actual': { drawn: Value }
  'garden.drawing': { real: Value }
  'garden.both': { real: Value; drawn: Value }
  'garden.scale': { large: Quantity | Range | Term; small: Value }
  'whale.told': { small: Value; large: Value }
  'whale.actual': { drawn: Value }
  'whale.drawing': { real: Value }
  'whale.both': { real: Value; drawn: Value }
  'whale.scale': { large: Quantity | Range | Term; small: Value }
  'bridge.told': { small: Value; large: Value }
  'bridge.actual': { drawn: Value }
  'bridge.drawing': { real: Value }
  'bridge.both': { real: Value; drawn: Value }
  'bridge.scale': { large: Quantity | Range | Term; small: Value }
  'trail.told': { small: Value; large: Value }
  'trail.actual': { drawn: Value }
  'trail.drawing': { real: Value }
  'trail.both': { real: Value; drawn: Value }
  'trail.scale': { large: Quantity | Range | Term; small: Value }
  'stage.told': { small: Value; large: Value }
  'stage.actual': { drawn: Value }
  'stage.drawing': { real: Value }
  'stage.both': { real: Value; drawn: Value }
  'stage.scale': { large: Quantity | Range | Term; small: Value }
  'tower.told': { small: Value; large: Value }
  'tower.actual': { drawn: Value }
  'tower.drawing': { real: Value }
  'tower.both': { real: Value; drawn: Value }
  'tower.scale': { large: Quantity | Range | Term; small: Value }
  'bus.told': { small: Value; large: Value }
  'bus.actual': { drawn: Value }
  'bus.drawing': { real: Value }
  'bus.both': { real: Value; drawn: Value }
  'bus.scale': { large: Quantity | Range | Term; small: Value }
}

export const say = defineMessages<Messages>('situations/scale-drawings', { en, es })
