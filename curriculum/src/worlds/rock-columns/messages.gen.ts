// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  site: { n: Value }
  'fossil.trilobite': null
  'fossil.fish': null
  'fossil.fern': null
  'fossil.ammonite': null
  'fossil.bone': null
  'fossil.leaf': null
  'rock.sandstone': null
  'rock.limestone': null
  'rock.shale': null
  'rock.siltstone': null
  bed: { rock: Value; fossil: Value }
  named: { id: Value; bed: Value }
  figure: { list: Value }
  column: { n: Value; beds: Value }
}

export const say = defineMessages<Messages>('worlds/rock-columns', { en, es })
