// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'arctic.scene': null
  'arctic.title': null
  'arctic.x': null
  'arctic.y': null
  'arctic.gap': { to: Value; from: Value }
  'arctic.rate': { from: Value; to: Value }
  'arctic.last': { from: Value; to: Value; ahead: Value }
  'arctic.claim.ask': null
  'arctic.claim.right': null
  'arctic.claim.wrong-0': null
  'arctic.claim.told-0': null
  'arctic.claim.wrong-1': null
  'arctic.claim.told-1': null
  'arctic.claim.why': null
  'arctic.cause.ask': null
  'arctic.cause.right': null
  'arctic.cause.wrong-0': null
  'arctic.cause.told-0': null
  'arctic.cause.wrong-1': null
  'arctic.cause.told-1': null
  'arctic.cause.why': null
  'arctic.evidence.ask': null
  'arctic.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'arctic.evidence.wrong-0': { high: Value; to: Value }
  'arctic.evidence.told-0': null
  'arctic.evidence.wrong-1': null
  'arctic.evidence.told-1': null
  'arctic.evidence.why': null
  'arctic.predict.ask': null
  'arctic.predict.right': null
  'arctic.predict.wrong-0': null
  'arctic.predict.told-0': null
  'arctic.predict.wrong-1': null
  'arctic.predict.told-1': null
  'arctic.predict.why': null
  'arctic.limit.ask': null
  'arctic.limit.right': null
  'arctic.limit.wrong-0': null
  'arctic.limit.told-0': null
  'arctic.limit.wrong-1': { to: Value; from: Value }
  'arctic.limit.told-1': null
  'arctic.limit.why': null
  'sea.scene': null
  'sea.title': null
  'sea.x': null
  'sea.y': null
  'sea.gap': { from: Value; to: Value }
  'sea.rate': { from: Value; to: Value }
  'sea.last': { from: Value; to: Value; ahead: Value }
  'sea.claim.ask': null
  'sea.claim.right': null
  'sea.claim.wrong-0': null
  'sea.claim.told-0': null
  'sea.claim.wrong-1': { ahead: Value }
  'sea.claim.told-1': null
  'sea.claim.why': null
  'sea.cause.ask': null
  'sea.cause.right': null
  'sea.cause.wrong-0': null
  'sea.cause.told-0': null
  'sea.cause.wrong-1': null
  'sea.cause.told-1': null
  'sea.cause.why': null
  'sea.evidence.ask': { from: Value; to: Value }
  'sea.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'sea.evidence.wrong-0': { high: Value; to: Value }
  'sea.evidence.told-0': { from: Value }
  'sea.evidence.wrong-1': { to: Value }
  'sea.evidence.told-1': null
  'sea.evidence.why': null
  'sea.predict.ask': null
  'sea.predict.right': null
  'sea.predict.wrong-0': null
  'sea.predict.told-0': null
  'sea.predict.wrong-1': null
  'sea.predict.told-1': null
  'sea.predict.why': null
  'sea.limit.ask': null
  'sea.limit.right': null
  'sea.limit.wrong-0': { to: Value; from: Value }
  'sea.limit.told-0': null
  'sea.limit.wrong-1': null
  'sea.limit.told-1': null
  'sea.limit.why': null
  'glacier.scene': null
  'glacier.title': null
  'glacier.x': null
  'glacier.y': null
  'glacier.gap': { from: Value; to: Value }
  'glacier.rate': { from: Value; to: Value }
  'glacier.last': { from: Value; to: Value; ahead: Value }
  'glacier.claim.ask': null
  'glacier.claim.right': null
  'glacier.claim.wrong-0': null
  'glacier.claim.told-0': null
  'glacier.claim.wrong-1': null
  'glacier.claim.told-1': null
  'glacier.claim.why': null
  'glacier.cause.ask': null
  'glacier.cause.right': null
  'glacier.cause.wrong-0': null
  'glacier.cause.told-0': null
  'glacier.cause.wrong-1': null
  'glacier.cause.told-1': null
  'glacier.cause.why': null
  'glacier.evidence.ask': null
  'glacier.evidence.right': null
  'glacier.evidence.wrong-0': { high: Value; to: Value }
  'glacier.evidence.told-0': null
  'glacier.evidence.wrong-1': null
  'glacier.evidence.told-1': null
  'glacier.evidence.why': null
  'glacier.predict.ask': null
  'glacier.predict.right': null
  'glacier.predict.wrong-0': null
  'glacier.predict.told-0': null
  'glacier.predict.wrong-1': null
  'glacier.predict.told-1': null
  'glacier.predict.why': null
  'glacier.limit.ask': null
  'glacier.limit.right': null
  'glacier.limit.wrong-0': { to: Value; from: Value }
  'glacier.limit.told-0': null
  'glacier.limit.wrong-1': null
  'glacier.limit.told-1': null
  'glacier.limit.why': null
  'records.scene': null
  'records.title': null
  'records.x': null
  'records.y': null
  'records.gap': { to: Value; from: Value }
  'records.rate': { from: Value; to: Value }
  'records.last': { to: Value; from: Value }
  'records.claim.ask': null
  'records.claim.right': null
  'records.claim.wrong-0': null
  'records.claim.told-0': null
  'records.claim.wrong-1': null
  'records.claim.told-1': null
  'records.claim.why': null
  'records.cause.ask': null
  'records.cause.right': null
  'records.cause.wrong-0': null
  'records.cause.told-0': null
  'records.cause.wrong-1': null
  'records.cause.told-1': null
  'records.cause.why': null
  'records.evidence.ask': null
  'records.evidence.right': { low: Value; from: Value; high: Value; to: Value }
  'records.evidence.wrong-0': null
  'records.evidence.told-0': null
  'records.evidence.wrong-1': null
  'records.evidence.told-1': null
  'records.evidence.why': null
  'records.predict.ask': null
  'records.predict.right': null
  'records.predict.wrong-0': null
  'records.predict.told-0': null
  'records.predict.wrong-1': null
  'records.predict.told-1': null
  'records.predict.why': null
  'records.limit.ask': null
  'records.limit.right': null
  'records.limit.wrong-0': null
  'records.limit.told-0': null
  'records.limit.wrong-1': null
  'records.limit.told-1': null
  'records.limit.why': null
  'sun.scene': null
  'sun.title': null
  'sun.x': null
  'sun.y': null
  'sun.other': null
  'sun.gap': { to: Value; from: Value }
  'sun.rate': { from: Value; to: Value }
  'sun.last': { from: Value; to: Value; ahead: Value }
  'sun.claim.ask': null
  'sun.claim.right': null
  'sun.claim.wrong-0': null
  'sun.claim.told-0': null
  'sun.claim.wrong-1': null
  'sun.claim.told-1': null
  'sun.claim.why': null
  'sun.cause.ask': null
  'sun.cause.right': null
  'sun.cause.wrong-0': null
  'sun.cause.told-0': null
  'sun.cause.wrong-1': null
  'sun.cause.told-1': null
  'sun.cause.why': null
  'sun.evidence.ask': null
  'sun.evidence.right': { low: Value; high: Value }
  'sun.evidence.wrong-0': { high: Value; to: Value }
  'sun.evidence.told-0': null
  'sun.evidence.wrong-1': null
  'sun.evidence.told-1': null
  'sun.evidence.why': null
  'sun.predict.ask': null
  'sun.predict.right': null
  'sun.predict.wrong-0': null
  'sun.predict.told-0': null
  'sun.predict.wrong-1': null
  'sun.predict.told-1': null
  'sun.predict.why': null
  'sun.limit.ask': null
  'sun.limit.right': null
  'sun.limit.wrong-0': { to: Value; from: Value }
  'sun.limit.told-0': null
  'sun.limit.wrong-1': null
  'sun.limit.told-1': null
  'sun.limit.why': null
}

export const say = defineMessages<Messages>('phenomena/warming', { en, es })
