// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'solid.magnesium': null
  'solid.magnesiumOxide': null
  'solid.zinc': null
  'solid.zincOxide': null
  'solid.copper': null
  'solid.copperOxide': null
  'solid.iron': null
  'solid.ironOxide': null
  'solid.tin': null
  'solid.tinOxide': null
  'solid.tungsten': null
  'solid.tungstenOxide': null
  'solid.silver': null
  'solid.silverSulfide': null
  'solid.copperSulfide': null
  'solid.ironSulfide': null
  'solid.zincSulfide': null
  'solid.salicylic': null
  'solid.aspirin': null
  'solid.soda': null
  'solid.lye': null
  'solid.salt': null
  'solid.sulfur': null
  'solid.saltpeter': null
  'solid.urea': null
  'solid.gold': null
  'solid.platinum': null
  'solid.aluminum': null
  'solid.nickel': null
  'done.magnesium': null
  'done.zinc': null
  'done.copper': null
  'done.iron': null
  'done.tungsten': null
  'done.silver': null
  'done.aspirin': null
  'done.soda': null
  'done.lye': null
  'done.salt': null
  'done.saltpeter': null
  'done.urea': null
  'done.sulfur': null
  'done.tin': null
  'done.gold': null
  'done.platinum': null
  'done.foil': null
  'done.wire': null
  'table.title': null
  'table.title-pieces': null
  'table.sample': null
  'table.mass-before': null
  'table.volume-before': null
  'table.mass-after': null
  'table.volume-after': null
  'table.density-before': null
  'table.density-after': null
  'table.melts-before': null
  'table.melts-after': null
  'table.known': null
  'table.solid': null
  'table.density': null
  'table.melts': null
  'lab.scene': null
  'lab.solid.head': null
  'lab.solid.name': null
  'lab.solid.aspirin': null
  'lab.solid.benzoic': null
  'lab.solid.acetanilide': null
  'lab.other.head': null
  'lab.other.name': null
  'lab.amount.head': null
  'lab.amount.name': null
  'lab.melts': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('worlds/solids', { en, es })
