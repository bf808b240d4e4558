// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'fair.bridge': null
  'fair.raft': null
  'fair.whirligig': null
  'fair.package': null
  'fair.windmill': null
  'fair.shelf': null
  'factor.folds.name': null
  'factor.folds.head': null
  'factor.paper.name': null
  'factor.paper.head': null
  'factor.gap.name': null
  'factor.gap.head': null
  'factor.wall.name': null
  'factor.wall.head': null
  'factor.foil.name': null
  'factor.foil.head': null
  'factor.load.name': null
  'factor.load.head': null
  'factor.blades.name': null
  'factor.blades.head': null
  'factor.length.name': null
  'factor.length.head': null
  'factor.clip.name': null
  'factor.clip.head': null
  'factor.filler.name': null
  'factor.filler.head': null
  'factor.box.name': null
  'factor.box.head': null
  'factor.height.name': null
  'factor.height.head': null
  'factor.angle.name': null
  'factor.angle.head': null
  'factor.color.name': null
  'factor.color.head': null
  'factor.glue.name': null
  'factor.glue.head': null
  'value.copy': null
  'value.card': null
  'value.tissue': null
  'value.news': null
  'value.pennies': null
  'value.washers': null
  'value.marbles': null
  'value.beans': null
  'value.cotton': null
  'value.bubble': null
  'value.foam': null
  'value.shreds': null
  'value.red': null
  'value.blue': null
  'value.green': null
  'value.white': null
  'value.stick': null
  'value.tape': null
  'value.paste': null
  'value.staples': null
}

export const say = defineMessages<Messages>('situations/prototypes', { en, es })
